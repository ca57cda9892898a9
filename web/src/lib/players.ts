import type { SeatInfo, Words } from '../games/types';
import type { Person, Result, Seat, TableDocument } from './protocol';

export const seatsOf = ({ players }: { players: number }): number[] => Array.from({ length: players }, (_, seat) => seat);
export const nameOf = ({ seats }: Pick<Words, 'seats'>, seat: number): string => seats[seat]?.name ?? String(seat + 1);
export const playerColour = (seat: number): string => `var(--player-${seat % 10})`;

/** The seats of a table in order, as boards and lists show them. */
export function seatInfos(doc: TableDocument, nameOfEmpty: (seat: number) => string): SeatInfo[] {
  return Array.from({ length: doc.table.players }, (_, seat) => {
    const entry: Seat | undefined = doc.table.seats[seat];
    const owner: Person | undefined = entry?.person == null ? undefined : doc.table.people[entry.person];
    const kind = entry?.kind ?? 'empty';
    return {
      seat,
      name: entry?.name ?? owner?.name ?? nameOfEmpty(seat),
      colour: playerColour(seat),
      shape: seat % 10,
      kind,
      connected: kind !== 'person' || (owner?.connected ?? false),
      standIn: entry?.stand_in != null,
      mine: doc.you.seats.includes(seat),
    };
  });
}

/** Seats of a finished or replayed match, of which only names are known. */
export function seatInfosFromNames(names: string[], mine: number | null): SeatInfo[] {
  return names.map((name, seat) => ({
    seat,
    name,
    colour: playerColour(seat),
    shape: seat % 10,
    kind: 'person',
    connected: true,
    standIn: false,
    mine: seat === mine,
  }));
}

/** The best place first; in the order of seats where no places were given. */
export function byPlace(seats: SeatInfo[], result: Result): SeatInfo[] {
  const places = 'places' in result ? result.places : [];
  return seats.toSorted((a, b) => (places[a.seat] ?? 0) - (places[b.seat] ?? 0) || a.seat - b.seat);
}
