import type { Move } from '../games/types';

/** Values of moves are plain, or lists of plain ones. */
const sameValue = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((value, k) => value === other[k]));

/** In whatever order they name their fields. */
export const sameMove = (one: Move, other: Move | null | undefined): boolean =>
  other != null && Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([key, value]) => sameValue(value, other[key]));
