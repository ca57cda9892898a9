// Leaves, crowns and stones as SVG path data. Grown from a few numbers rather than stored point by point: a dense jungle
// in little weight. Everything is deterministic: the same call gives the same path. Angles in degrees, 0 to the right,
// growing clockwise; lengths in user units.

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A stream of numbers in [0, 1) from a seed, for natural unevenness. */
export function uneven(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

/** One pointed leaf from (x, y). `belly` is its greatest half width as a share of its length. */
export function leaf(x: number, y: number, angle: number, length: number, belly = 0.2): string {
  const along = (share: number, aside: number): string => {
    const a = radians(angle);
    return `${short(x + Math.cos(a) * length * share - Math.sin(a) * length * aside)} ${short(y + Math.sin(a) * length * share + Math.cos(a) * length * aside)}`;
  };
  return `M${short(x)} ${short(y)}Q${along(0.35, belly * 1.5)} ${along(1, 0)}Q${along(0.45, -belly * 1.5)} ${short(x)} ${short(y)}Z`;
}

/** A palm or fern frond: a midrib that turns by `bend` degrees along its way, with leaflets on both sides. */
export function frond(x: number, y: number, angle: number, length: number, bend: number, leaflet: number, pairs = 18): string {
  let path = '';
  let px = x;
  let py = y;
  const rib: string[] = [];
  for (let i = 0; i <= pairs; ++i) {
    const share = i / pairs;
    const heading = angle + bend * share * share;
    rib.push(`${short(px)} ${short(py)}`);
    const size = leaflet * Math.sin(Math.PI * (0.12 + 0.84 * share)) + 2;
    const spread = 72 - 46 * share;
    if (i > 0) {
      path += leaf(px, py, heading - spread, size, 0.1) + leaf(px, py, heading + spread, size, 0.1);
    }
    px += Math.cos(radians(heading)) * (length / pairs);
    py += Math.sin(radians(heading)) * (length / pairs);
  }
  const back = rib.slice().reverse();
  const last = back[0] ?? '';
  return `M${rib.join('L')}L${last}L${back.map((point) => shifted(point, 1.6)).join('L')}Z${path}`;
}

function shifted(point: string, by: number): string {
  const [x = '0', y = '0'] = point.split(' ');
  return `${x} ${short(Number(y) + by)}`;
}

/** A fan of fronds around one heart, as an understorey palm has it. */
export function fan(x: number, y: number, from: number, to: number, count: number, length: number, leaflet: number): string {
  const roll = uneven(Math.round(x * 7 + y));
  let path = '';
  for (let i = 0; i < count; ++i) {
    const angle = from + ((to - from) * i) / Math.max(1, count - 1) + (roll() - 0.5) * 8;
    const droop = (Math.cos(radians(angle)) >= 0 ? 1 : -1) * (34 + 26 * roll());
    path += frond(x, y, angle, length * (0.8 + 0.35 * roll()), droop, leaflet);
  }
  return path;
}

/** A broad leaf with slits, as a monstera has it; `side` is its half width. */
export function broad(x: number, y: number, angle: number, length: number, side: number, slits = 5): string {
  const a = radians(angle);
  const at = (along: number, aside: number): string =>
    `${short(x + Math.cos(a) * along - Math.sin(a) * aside)} ${short(y + Math.sin(a) * along + Math.cos(a) * aside)}`;
  const edge = (share: number): number => side * Math.sin(Math.PI * Math.pow(share, 0.62)) * (1 - 0.12 * share);
  let path = `M${at(0, 0)}`;
  const half = (sign: number, forth: boolean): void => {
    for (let i = 0; i < slits; ++i) {
      const k = forth ? i : slits - 1 - i;
      const start = (k + 0.08) / slits;
      const end = (k + 0.86) / slits;
      const [first, second] = forth ? [start, end] : [end, start];
      const inner = edge((k + (forth ? 1 : 0)) / slits) * 0.42;
      path += `L${at(length * first, sign * edge(first) * 0.96)}Q${at(length * (first + second) * 0.52, sign * edge((first + second) / 2) * 1.08)} ${at(length * second, sign * edge(second) * 0.97)}`;
      path += `L${at(length * ((k + (forth ? 0.93 : 0.02)) / slits), sign * inner)}`;
    }
  };
  half(1, true);
  path += `L${at(length * 1.06, 0)}`;
  half(-1, false);
  return `${path}Z`;
}

/** A liana that hangs between two points, with leaves along it. `sag` is how far its middle hangs below the line. */
export function liana(x1: number, y1: number, x2: number, y2: number, sag: number, leaves: number, size: number): { stem: string; leaves: string } {
  const roll = uneven(Math.round(x1 + x2 * 3 + sag));
  const cx = (x1 + x2) / 2;
  const cy = (y1 + y2) / 2 + sag * 2;
  let path = '';
  for (let i = 1; i <= leaves; ++i) {
    const t = i / (leaves + 1);
    const px = (1 - t) * (1 - t) * x1 + 2 * t * (1 - t) * cx + t * t * x2;
    const py = (1 - t) * (1 - t) * y1 + 2 * t * (1 - t) * cy + t * t * y2;
    path += leaf(px, py, 60 + 70 * roll() + (i % 2 ? 0 : 10), size * (0.7 + 0.6 * roll()), 0.24);
  }
  return { stem: `M${short(x1)} ${short(y1)}Q${short(cx)} ${short(cy)} ${short(x2)} ${short(y2)}`, leaves: path };
}

/** The upper edge of a forest between two x, closed down to `floor`: crowns of uneven size, with palms among them. */
export function canopy(from: number, to: number, top: number, floor: number, seed: number, crown: number, palms: number): string {
  const roll = uneven(seed);
  let path = `M${short(from)} ${short(floor)}L${short(from)} ${short(top)}`;
  let x = from;
  while (x < to) {
    const width = crown * (0.5 + roll());
    const rise = crown * (0.25 + 0.5 * roll());
    const next = top + (roll() - 0.5) * crown * 0.7;
    path += `q${short(width * 0.1)} ${short(-rise)} ${short(width * 0.5)} ${short(-rise)}T${short(x + width)} ${short(next)}`;
    x += width;
  }
  path += `L${short(x)} ${short(floor)}Z`;
  for (let i = 0; i < palms; ++i) {
    const px = from + ((to - from) * (i + 0.2 + 0.6 * roll())) / palms;
    const height = crown * (0.9 + 0.8 * roll());
    const lean = (roll() - 0.5) * crown * 0.5;
    const py = top - height;
    path += `M${short(px - 2)} ${short(floor)}Q${short(px - 2 + lean * 0.2)} ${short(top)} ${short(px + lean)} ${short(py)}l3 0Q${short(px + 3 + lean * 0.2)} ${short(top)} ${short(px + 4)} ${short(floor)}Z`;
    for (let k = 0; k < 7; ++k) {
      const angle = 180 + k * 30 + (roll() - 0.5) * 14;
      path += frond(px + lean + 1, py, angle, crown * 0.72, Math.cos(radians(angle)) >= -0.05 ? 70 : -70, crown * 0.17, 9);
    }
  }
  return path;
}

/** Points of a star field: [x, y, radius] each. */
export function stars(count: number, width: number, height: number, seed: number): [number, number, number][] {
  const roll = uneven(seed);
  return Array.from({ length: count }, () => [Math.round(roll() * width), Math.round(roll() ** 1.6 * height), 0.5 + Math.round(roll() ** 3 * 14) / 10]);
}
