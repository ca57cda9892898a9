import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { witnessOf, type Witness } from './dice';

// Checks a finished match's log as docs/dice.md says, without any rule of the game: the chain of its lines, the promises, and
// every draw. What this browser kept itself goes before what the log says about it.

export interface Finding {
  what: 'chain' | 'secret' | 'witness' | 'contributions' | 'own' | 'draws';
  /** "open": nothing to hold against it, or nothing claimed. */
  state: 'good' | 'bad' | 'open';
  args?: Record<string, string | number>;
}

interface FairDice {
  kind: 'fair';
  commitment: string;
  secret: string;
  commitments: Record<string, string>;
  contributions: Record<string, string>;
}
type LogLine = Record<string, unknown> & { prev?: string };

const hashOfText = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));
const isHash = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
const hashOfHex = (hex: unknown) => (isHash(hex) ? bytesToHex(sha256(hexToBytes(hex))) : null);

/** key = SHA-256(tag ‖ 0 ‖ match ‖ 0 ‖ secret ‖ contributions in seat order). */
export function fairKey(match: string, secret: string, contributions: string[]): Uint8Array {
  const zero = new Uint8Array(1);
  return sha256(
    concatBytes(
      utf8ToBytes('tempora dice 1'),
      zero,
      utf8ToBytes(match),
      zero,
      hexToBytes(secret),
      ...contributions.map((hex) => hexToBytes(hex)),
    ),
  );
}

/** The draws of one event: HMAC-SHA-256(key, event ‖ block) in 32-bit words, each made an outcome without bias. */
export function drawsOf(key: Uint8Array, event: number): (bound: number) => number {
  const words: number[] = [];
  let block = 0;
  const word = (): bigint => {
    if (words.length === 0) {
      const position = new DataView(new ArrayBuffer(8));
      position.setUint32(0, event);
      position.setUint32(4, block);
      block += 1;
      const bytes = hmac(sha256, key, new Uint8Array(position.buffer));
      const view = new DataView(bytes.buffer, bytes.byteOffset);
      for (let at = 0; at < 32; at += 4) words.push(view.getUint32(at));
    }
    return BigInt(words.shift()!);
  };
  return (bound) => {
    const wide = BigInt(bound);
    const low = (product: bigint) => product & 0xffff_ffffn;
    let product = word() * wide;
    if (low(product) < wide) {
      const threshold = (0x1_0000_0000n - wide) % wide;
      while (low(product) < threshold) product = word() * wide;
    }
    return Number(product >> 32n);
  };
}

export function verifyLog(text: string, witness?: Witness | null): Finding[] {
  const lines = text.split('\n').filter((line) => line !== '');
  const parsed: LogLine[] = [];
  for (const [index, line] of lines.entries()) {
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      value = null;
    }
    const before = index === 0 ? '' : hashOfText(lines[index - 1]!);
    if (typeof value !== 'object' || value === null || (value as LogLine).prev !== before) {
      return [{ what: 'chain', state: 'bad', args: { line: index + 1 } }];
    }
    parsed.push(value as LogLine);
  }
  const header = parsed[0];
  if (!header || typeof header.match !== 'string') return [{ what: 'chain', state: 'bad', args: { line: 1 } }];
  const complete = parsed.length > 1 && 'end' in parsed.at(-1)!;
  const findings: Finding[] = [{ what: 'chain', state: complete ? 'good' : 'open' }];
  const dice = header.dice as FairDice | { kind: string } | undefined;
  if (dice?.kind !== 'fair') return [...findings, { what: 'draws', state: 'open' }];

  const fair = dice as FairDice;
  const kept = witness === undefined ? witnessOf(header.match) : witness;
  const secretHolds = isHash(fair.secret) && hashOfHex(fair.secret) === fair.commitment;
  findings.push({ what: 'secret', state: secretHolds ? 'good' : 'bad' });
  findings.push({ what: 'witness', state: !kept ? 'open' : kept.commitment === fair.commitment ? 'good' : 'bad' });

  const seats = Object.keys(fair.contributions ?? {}).sort((a, b) => Number(a) - Number(b));
  const broken = seats.find((seat) => hashOfHex(fair.contributions[seat]) !== fair.commitments?.[seat]);
  findings.push(
    broken === undefined
      ? { what: 'contributions', state: 'good', args: { count: seats.length } }
      : { what: 'contributions', state: 'bad', args: { seat: Number(broken) + 1 } },
  );
  if (kept?.own) {
    const there = seats.some((seat) => fair.contributions[seat] === kept.own!.bytes);
    findings.push({ what: 'own', state: there ? 'good' : 'bad' });
  } else {
    findings.push({ what: 'own', state: 'open' });
  }
  if (secretHolds && broken === undefined) {
    const key = fairKey(header.match, fair.secret, seats.map((seat) => fair.contributions[seat]!));
    findings.push(checkDraws(key, complete ? parsed.slice(1, -1) : parsed.slice(1)));
  }
  return findings;
}

function checkDraws(key: Uint8Array, events: LogLine[]): Finding {
  let count = 0;
  for (const [number, event] of events.entries()) {
    const below = drawsOf(key, number);
    const draws = Array.isArray(event.draws) ? (event.draws as unknown[]) : [];
    for (const pair of draws) {
      const [bound, outcome] = Array.isArray(pair) ? (pair as number[]) : [];
      if (!Number.isInteger(bound) || bound! < 2 || bound! > 0xffff_ffff || below(bound!) !== outcome) {
        return { what: 'draws', state: 'bad', args: { event: number } };
      }
      count += 1;
    }
  }
  return { what: 'draws', state: 'good', args: { count } };
}
