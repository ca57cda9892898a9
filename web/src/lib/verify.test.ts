import { createHash, createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawsOf, fairKey, verifyLog, type Finding } from './verify';

// The same construction once more with another library, so that an error here does not confirm itself.
const sha = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');

function referenceDraws(key: Buffer, event: number, bounds: number[]): number[] {
  let block = 0;
  let bytes = Buffer.alloc(0);
  const word = () => {
    if (bytes.length === 0) {
      const position = Buffer.alloc(8);
      position.writeUInt32BE(event, 0);
      position.writeUInt32BE(block++, 4);
      bytes = createHmac('sha256', key).update(position).digest();
    }
    const value = bytes.readUInt32BE(0);
    bytes = bytes.subarray(4);
    return BigInt(value);
  };
  return bounds.map((bound) => {
    const wide = BigInt(bound);
    const threshold = (2n ** 32n - wide) % wide;
    for (;;) {
      const product = word() * wide;
      if (product % 2n ** 32n >= threshold) return Number(product >> 32n);
    }
  });
}

const MATCH = 'm-17';
const secret = sha('the server’s secret');
const parts = [sha('part of seat 0'), sha('part of seat 2')];
const hashOf = (hex: string) => sha(Buffer.from(hex, 'hex'));
const key = createHash('sha256')
  .update(Buffer.concat([Buffer.from('tempora dice 1\0m-17\0'), Buffer.from(secret + parts.join(''), 'hex')]))
  .digest();

type Line = Record<string, unknown>;
function writeLog(lines: Line[]): string {
  let prev = '';
  let text = '';
  for (const line of lines) {
    const written = JSON.stringify({ ...line, prev });
    prev = sha(written);
    text += written + '\n';
  }
  return text;
}
function goodLines(): Line[] {
  const bounds = [[5, 4, 3, 2], [], [25, 4_000_000_000, 3, 2, 9, 8, 7, 6, 5, 4]];
  return [
    {
      tempora_log: 1,
      match: MATCH,
      dice: {
        kind: 'fair',
        secret,
        commitment: hashOf(secret),
        contributions: { 0: parts[0], 2: parts[1] },
        commitments: { 0: hashOf(parts[0]!), 2: hashOf(parts[1]!) },
      },
    },
    ...bounds.map((event, n) => ({
      n,
      ...(event.length > 0 ? { draws: referenceDraws(key, n, event).map((outcome, at) => [event[at], outcome]) } : {}),
    })),
    { end: { outcome: {} } },
  ];
}
const witness = {
  commitment: hashOf(secret),
  own: { bytes: parts[1]!, commitment: hashOf(parts[1]!) },
};
const states = (findings: Finding[]) => Object.fromEntries(findings.map(({ what, state }) => [what, state]));

describe('drawsOf', () => {
  it('gives what another implementation gives, over block borders and for bounds that reject words', () => {
    expect(Buffer.from(fairKey(MATCH, secret, parts))).toEqual(key);
    for (let event = 0; event < 50; event += 1) {
      const bounds = Array.from({ length: 40 }, (_, at) => (at % 2 ? 4_294_967_295 - at : 2 + at * event));
      const below = drawsOf(fairKey(MATCH, secret, parts), event);
      expect(bounds.map((bound) => below(bound))).toEqual(referenceDraws(key, event, bounds));
    }
  });
});

describe('verifyLog', () => {
  it('finds nothing wrong with an honest log', () => {
    expect(verifyLog(writeLog(goodLines()), witness)).toEqual([
      { what: 'chain', state: 'good' },
      { what: 'secret', state: 'good' },
      { what: 'witness', state: 'good' },
      { what: 'contributions', state: 'good', args: { count: 2 } },
      { what: 'own', state: 'good' },
      { what: 'draws', state: 'good', args: { count: 14 } },
    ]);
  });

  it('says where this browser has nothing to hold against the log', () => {
    const found = states(verifyLog(writeLog(goodLines()), null));
    expect(found).toMatchObject({ witness: 'open', own: 'open', draws: 'good' });
  });

  it('notices another secret than the one this browser saw promised', () => {
    const other = { ...witness, commitment: hashOf(sha('another')) };
    expect(states(verifyLog(writeLog(goodLines()), other))).toMatchObject({ secret: 'good', witness: 'bad' });
  });

  it('notices that the own part was left out or replaced', () => {
    const bytes = randomBytes(32).toString('hex');
    const other = { ...witness, own: { bytes, commitment: hashOf(bytes) } };
    expect(states(verifyLog(writeLog(goodLines()), other))).toMatchObject({ own: 'bad' });
  });

  it('notices a secret that is not the promised one', () => {
    const lines = goodLines();
    (lines[0]!.dice as Line).secret = sha('another');
    expect(states(verifyLog(writeLog(lines), witness))).toMatchObject({ secret: 'bad' });
  });

  it('notices a part that does not fit its promise, and names the seat', () => {
    const lines = goodLines();
    ((lines[0]!.dice as Line).contributions as Line)[2] = sha('another');
    expect(verifyLog(writeLog(lines), witness)).toContainEqual({ what: 'contributions', state: 'bad', args: { seat: 3 } });
  });

  it('notices a single changed draw, and names the event', () => {
    const lines = goodLines();
    const draws = lines[3]!.draws as number[][];
    draws[9]![1] = (draws[9]![1]! + 1) % draws[9]![0]!;
    expect(verifyLog(writeLog(lines), witness)).toContainEqual({ what: 'draws', state: 'bad', args: { event: 2 } });
  });

  it('notices a changed line by the chain', () => {
    const text = writeLog(goodLines()).replace('"n":1', '"n":9');
    expect(verifyLog(text, witness)).toEqual([{ what: 'chain', state: 'bad', args: { line: 4 } }]);
  });

  it('calls a log without its end open, and claims nothing for a seed', () => {
    expect(states(verifyLog(writeLog(goodLines().slice(0, -1)), witness))).toMatchObject({ chain: 'open', draws: 'good' });
    const lines = goodLines();
    lines[0]!.dice = { kind: 'seed', seed: 7 };
    expect(states(verifyLog(writeLog(lines), witness))).toEqual({ chain: 'good', draws: 'open' });
  });

  it('does not fail on rubbish', () => {
    for (const text of ['', 'rubbish', '[]', 'null', '{"prev":""}']) {
      expect(verifyLog(text, null)[0]).toMatchObject({ what: 'chain', state: 'bad' });
    }
  });
});
