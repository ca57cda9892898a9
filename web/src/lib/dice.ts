import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { keep, kept } from './storage';

// A browser's part in fair dice: 32 random bytes, promised by their hash before the match and shown when it is dealt.
// They are kept to hold the finished record against them.

export interface Promised {
  bytes: string;
  commitment: string;
}

/** What this browser saw while the match began. */
export interface Witness {
  /** The server's promise. */
  commitment: string;
  /** This browser's own part; null for somebody who only watched. */
  own: Promised | null;
}

const promiseKey = (code: string, number: number) => `promise.${code}.${number}`;
const witnessKey = (match: string) => `witness.${match}`;

/** This browser's bytes for a match of a table: made once, the same ones ever after. */
export function promised(code: string, number: number): Promised {
  const before = kept<Promised>(promiseKey(code, number));
  if (before) return before;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const made = { bytes: bytesToHex(bytes), commitment: bytesToHex(sha256(bytes)) };
  keep(promiseKey(code, number), made);
  return made;
}

export function promisedBefore(code: string, number: number): Promised | null {
  return kept<Promised>(promiseKey(code, number));
}

/** Keeps the server's promise as it was first seen: a later one can not replace it. */
export function bearWitness(match: string, witness: Witness): void {
  const before = kept<Witness>(witnessKey(match));
  if (!before) keep(witnessKey(match), witness);
  else if (!before.own && witness.own) keep(witnessKey(match), { ...before, own: witness.own });
}

export const witnessOf = (match: string): Witness | null => kept<Witness>(witnessKey(match));

