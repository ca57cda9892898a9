// Shapes and lengths for drawing, in units of 0.1 mm, x to the east and y to the north. What is allowed is the server's business;
// nothing here decides a rule.

/** In the order of every list (WT-1.6). */
export const TYPES = ['cc', 'dozer', 'well', 'store', 'field', 'barr', 'fact', 'batt', 'super', 'boat', 'tank', 'truck', 'inf', 'jet'] as const;
export type Type = (typeof TYPES)[number];
const BUILDINGS: readonly Type[] = ['cc', 'well', 'store', 'field', 'barr', 'fact', 'batt', 'super'];

/** One pip of a roll (WT-1.7). */
export const PIP = 200;
/** From the first tooth of a stick to the last. */
export const STICK = 6 * PIP;
/** How wide the frame around the table is. */
export const FRAME = 150;

/** How many sticks in a row measure a length. */
export const sticksFor = (length: number): number => Math.max(1, Math.min(3, Math.ceil(length / STICK - 0.01)));

export type Point = readonly [x: number, y: number];
/** A convex core, counter-clockwise, and a radius around it (WT-2.9). */
export interface Shape {
  core: readonly Point[];
  radius: number;
}
/** Something that lies somewhere, turned by whole degrees, counter-clockwise from east. */
export interface Lying {
  type: Type;
  x: number;
  y: number;
  facing: number;
  fort?: boolean;
}

const box = (x: number, y: number): readonly Point[] => [[-x, -y], [x, -y], [x, y], [-x, y]];
const SQUARE: Shape = { core: box(190, 190), radius: 0 };
const FORT: Shape = { core: box(240, 240), radius: 0 };
const VEHICLE: Shape = { core: box(190, 90), radius: 0 };
const BOAT: Shape = { core: [[-190, -90], [120, -90], [190, 0], [120, 90], [-190, 90]], radius: 0 };
const JET: Shape = { core: [[-190, -104], [-170, -130], [-130, -130], [190, -10], [190, 10], [-130, 130], [-170, 130], [-190, 104]], radius: 0 };
const INFANTRY: Shape = { core: [[0, 0]], radius: 60 };

export const isBuilding = (type: Type): boolean => BUILDINGS.includes(type);

export function shapeOf(type: Type, fort = false): Shape {
  if (isBuilding(type)) return fort ? FORT : SQUARE;
  return type === 'boat' ? BOAT : type === 'jet' ? JET : type === 'inf' ? INFANTRY : VEHICLE;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const degreesTo = ([x, y]: Point, [u, v]: Point): number => ((Math.atan2(v - y, u - x) * 180) / Math.PI + 360) % 360;
export const pointAt = ([x, y]: Point, distance: number, degrees: number): Point => [x + distance * Math.cos(radians(degrees)), y + distance * Math.sin(radians(degrees))];
export const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(u - x, v - y);
/** How far two directions lie apart, 0 to 180. */
export const turn = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

/** The corners of a piece where it lies. */
export function cornersOf({ type, x, y, facing, fort }: Lying): Point[] {
  const [c, s] = [Math.cos(radians(facing)), Math.sin(radians(facing))];
  return shapeOf(type, fort).core.map(([u, v]): Point => [x + u * c - v * s, y + u * s + v * c]);
}

const round = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
export const polygonPath = (points: readonly Point[]): string => (points.length > 0 ? `M${points.map(pair).join('L')}Z` : '');
export const circlePath = ([x, y]: Point, r: number): string => `M${pair([x + r, y])}A${round(r)} ${round(r)} 0 1 1 ${pair([x - r, y])}A${round(r)} ${round(r)} 0 1 1 ${pair([x + r, y])}Z`;

/** The outline of a piece grown by a distance: all points that near. */
export function grownPath(lying: Lying, by: number): string {
  const corners = cornersOf(lying);
  const r = shapeOf(lying.type, lying.fort).radius + by;
  if (corners.length === 1) return circlePath(corners[0]!, r);
  if (r === 0) return polygonPath(corners);
  // Along each edge at the distance, then around the corner.
  const parts = corners.map((from, k) => {
    const to = corners[(k + 1) % corners.length]!;
    const length = distance(from, to);
    const [nx, ny] = [((to[1] - from[1]) / length) * r, (-(to[0] - from[0]) / length) * r];
    const start: Point = [from[0] + nx, from[1] + ny];
    const end: Point = [to[0] + nx, to[1] + ny];
    return `${k === 0 ? `M${pair(start)}` : `A${round(r)} ${round(r)} 0 0 1 ${pair(start)}`}L${pair(end)}`;
  });
  const first = /^M([^L]*)/.exec(parts[0]!)![1]!;
  return `${parts.join('')}A${round(r)} ${round(r)} 0 0 1 ${first}Z`;
}

/** A part of a circle, counter-clockwise from one direction to another. */
export function arcPath(centre: Point, r: number, from: number, to: number): string {
  const span = to - from;
  if (span >= 360) return circlePath(centre, r);
  return `M${pair(pointAt(centre, r, from))}A${round(r)} ${round(r)} 0 ${span > 180 ? 1 : 0} 1 ${pair(pointAt(centre, r, to))}`;
}

/** The one of these directions that is nearest to where the pointer is. */
export function nearestDegree(degrees: readonly number[], wanted: number): number | null {
  return degrees.reduce<number | null>((best, k) => (best === null || turn(k, wanted) < turn(best, wanted) ? k : best), null);
}

/** The points of two pieces that are nearest to each other, for the stick between them. */
export function nearestPoints(one: Lying, other: Lying): [Point, Point] {
  const [p, q] = [cornersOf(one), cornersOf(other)];
  let best: [Point, Point] = [p[0]!, q[0]!];
  const take = (a: Point, b: Point): void => {
    if (distance(a, b) < distance(...best)) best = [a, b];
  };
  const onEdge = (point: Point, corners: readonly Point[], use: (at: Point) => void): void => {
    corners.forEach((from, k) => {
      const to = corners[(k + 1) % corners.length]!;
      const along = Math.max(0, Math.min(1, ((point[0] - from[0]) * (to[0] - from[0]) + (point[1] - from[1]) * (to[1] - from[1])) / (distance(from, to) ** 2 || 1)));
      use([from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along]);
    });
  };
  for (const point of p) onEdge(point, q, (at) => take(point, at));
  for (const point of q) onEdge(point, p, (at) => take(at, point));
  const [a, b] = best;
  const direction = degreesTo(a, b);
  const [r, s] = [shapeOf(one.type, one.fort).radius, shapeOf(other.type, other.fort).radius];
  return [r > 0 ? pointAt(a, r, direction) : a, s > 0 ? pointAt(b, -s, direction) : b];
}
