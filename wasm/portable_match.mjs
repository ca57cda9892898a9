// Plays the matches of portable_match.cpp in WebAssembly and compares them with those of the program.
// node wasm/portable_match.mjs WASM PROGRAM

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const [wasm, program] = process.argv.slice(2);

// The engine does no input or output: whatever of the system it were to call is a fault.
const system = new Proxy({}, { get: (_, name) => () => { throw new Error(`the module calls ${String(name)}`); } });
const { instance } = await WebAssembly.instantiate(readFileSync(wasm), { wasi_snapshot_preview1: system });
const { memory, _initialize, tempora_portable_match } = instance.exports;
_initialize();

// The text that ends with 0 at that address.
const textAt = (address) => {
  const bytes = new Uint8Array(memory.buffer);
  return new TextDecoder().decode(bytes.subarray(address, bytes.indexOf(0, address)));
};

const matches = [];
for (let game = 0; tempora_portable_match(game, 0, 1) !== 0; ++game) {
  for (let players = 0; players <= 10; ++players) {
    for (let seed = 1; seed <= 5; ++seed) matches.push(textAt(tempora_portable_match(game, players, seed)));
  }
}

const expected = execFileSync(program, { encoding: "utf8", maxBuffer: 1 << 30 });
if (matches.join("") !== expected) {
  const [ours, theirs] = [matches.join("").split("\n"), expected.split("\n")];
  const line = ours.findIndex((text, index) => text !== theirs[index]);
  console.error(`line ${line + 1} differs:\n  WebAssembly: ${ours[line]}\n  program:     ${theirs[line]}`);
  process.exit(1);
}
const played = matches.filter((match) => match.includes("\n{")).length;
if (played === 0) throw new Error("no match was played");
console.log(`${played} whole matches, ${expected.length} bytes, are the same in WebAssembly and in the program`);
