import type { SeatInfo } from '../games/types';

const NAMES = ['Ada', 'Benedikt', 'Chiara', 'Dov', 'Emilia-Sophie', 'Farid', 'Greta', 'Hanno', 'Ines', 'Jonathan'];

export const seatInfos = (players: number, mine: number | null): SeatInfo[] =>
  Array.from({ length: players }, (_, seat) => ({
    seat,
    name: NAMES[seat] ?? `Player ${seat + 1}`,
    colour: `var(--player-${seat})`,
    shape: seat,
    kind: seat % 3 === 2 ? 'bot' : 'person',
    connected: true,
    standIn: false,
    mine: seat === mine,
  }));
