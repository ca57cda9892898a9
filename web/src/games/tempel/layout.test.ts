import { describe, expect, it } from 'vitest';
import { arrange, doorCentre, KEY, keyAt, neighbour, PLATE, type Box, type Direction } from './layout';

const WIDTHS = [300, 336, 360, 420, 500, 540, 561, 600, 700, 744, 752, 760, 800, 896, 1100, 1240];
const PLAYERS = [3, 4, 5, 6, 7, 8, 9, 10];
const apart = (a: Box, b: Box): boolean => a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

const all = PLAYERS.flatMap((players) =>
  WIDTHS.flatMap((width) => [5, 4, 3, 2].flatMap((each) => [undefined, 420, 700].map((height) => ({ players, width, each, height })))),
);

describe('the board', () => {
  it.each(all)('keeps $players players with $each doors apart within $width pixels (height $height)', ({ players, width, each, height }) => {
    const bottom = players - 2;
    const layout = arrange(players, bottom, width, each, height);
    const boxes = Array.from({ length: players }, (_, seat) => layout.seats[seat] as Box);
    for (const [k, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(layout.height);
      expect(box.width).toBeGreaterThanOrEqual(each * layout.door.width + (each - 1) * layout.door.gap);
      for (const other of boxes.slice(k + 1)) expect(apart(box, other), `seats of ${JSON.stringify([box, other])}`).toBe(true);
    }
    // The reader's own seat lies lowest, and everything can be touched.
    expect(boxes[bottom]?.y).toBe(Math.max(...boxes.map(({ y }) => y)));
    expect(Math.min(layout.door.width, layout.door.height, PLATE)).toBeGreaterThanOrEqual(44);
  });

  it.each(all)('lets arrows reach every door: $players players, $width pixels, $each doors, height $height', ({ players, width, each, height }) => {
    const layout = arrange(players, 0, width, each, height);
    const doors = Array.from({ length: players * each }, (_, k) => ({ k, ...doorCentre(layout, Math.floor(k / each), k % each, each) }));
    const reached = new Set([0]);
    const waiting = [0];
    for (let k = waiting.pop(); k !== undefined; k = waiting.pop()) {
      for (const direction of ['left', 'right', 'up', 'down'] as Direction[]) {
        const next = neighbour(doors[k] as (typeof doors)[0], doors, direction);
        if (next && !reached.has(next.k)) {
          reached.add(next.k);
          waiting.push(next.k);
        }
      }
    }
    expect(reached.size).toBe(players * each);
  });

  it('fits ten players with five doors each into a small window, and fills a large one', () => {
    expect(arrange(10, 0, 780, 5, 500).height).toBeLessThanOrEqual(500);
    for (const players of PLAYERS) expect(arrange(players, 0, 1000, 4, 760).height).toBe(760);
  });

  it('goes clockwise from the reader: the next seat lies left, the one before lies right', () => {
    for (const players of PLAYERS) {
      const { seats, centre } = arrange(players, 2, 1100, 5);
      const middle = centre.x + centre.width / 2;
      const [next, before] = [seats[3 % players], seats[1]];
      expect((next?.x ?? 0) + (next?.width ?? 0) / 2).toBeLessThan(middle);
      expect((before?.x ?? 0) + (before?.width ?? 0) / 2).toBeGreaterThan(middle);
    }
  });

  it.each(all)('mirrors names and doors, not the way around the table: $players players, $width pixels, $each doors, height $height', ({ players, width, each, height }) => {
    const plain = arrange(players, 0, width, each, height);
    const mirrored = arrange(players, 0, width, each, height, true);
    for (let seat = 0; seat < players; ++seat) {
      const [box, other] = [plain.seats[seat]!, mirrored.seats[seat]!];
      const alone = Math.abs(box.x + box.width / 2 - width / 2) <= 1;
      const x = plain.kind === 'ring' || alone ? box.x : 2 * Math.floor(width / 2) - box.x - box.width;
      expect(Math.abs(other.x - x)).toBeLessThanOrEqual(1);
      expect({ ...other, x: box.x }).toEqual(box);
      for (let place = 0; place < each; ++place) {
        const [here, there] = [doorCentre(plain, seat, place, each), doorCentre(mirrored, seat, place, each)];
        expect(there.x - other.x).toBeCloseTo(box.width - (here.x - box.x));
        expect(there.y).toBe(here.y);
      }
      const [key, turned] = [keyAt(plain, seat), keyAt(mirrored, seat)];
      expect(turned.x - other.x).toBeCloseTo(box.width - (key.x - box.x) - KEY);
      expect(turned.y).toBe(key.y);
    }
  });

  it('takes the nearest door in a row before one in another row', () => {
    const doors = [{ x: 0, y: 0 }, { x: 50, y: 0 }, { x: 40, y: 30 }, { x: 0, y: 60 }];
    expect(neighbour(doors[0]!, doors, 'right')).toBe(doors[1]);
    expect(neighbour(doors[0]!, doors, 'down')).toBe(doors[3]);
    expect(neighbour(doors[0]!, doors, 'left')).toBeNull();
    expect(neighbour(doors[0]!, doors, 'up')).toBeNull();
  });
});
