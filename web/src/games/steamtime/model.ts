// The view, the moves and the facts of Steam Time in the shapes of docs/protocol.md, and what a board reads off them without a
// rule of its own.

import { seatsOf } from '../../lib/players';
import type { Fact, Move } from '../types';

/** The colours in the order in which six numbers stand; a generator goes by its colour. */
export const COLOURS = ['GN', 'BU', 'BK', 'PK', 'GY', 'OR'] as const;
export type Colour = (typeof COLOURS)[number];
export type Crystals = [GN: number, BU: number, BK: number, PK: number, GY: number, OR: number];
/** What a space does; the generator of an action is that of its place here. */
export const ACTIONS = ['mission', 'encounter', 'deposit', 'upgrade', 'gold', 'expedition'] as const;
export type Action = (typeof ACTIONS)[number];
/** Where esteem comes from: the lines of the score. */
export const SOURCES = ['upgrade', 'expedition', 'encounter', 'bridge', 'extra', 'tile', 'mission'] as const;
export type Source = (typeof SOURCES)[number];
export const STEAM_TRACK = 10;
export const PORTAL_TRACK = 5;
export const ROUNDS = 5;
export const actionOf = (colour: Colour): Action => ACTIONS[COLOURS.indexOf(colour)]!;

/** Ids: spaces "3.2", upgrades and expeditions "III-C", missions "M7", encounters "N12", specialists "P3", effort cards "α1". */
export type Id = string;
export const boardOf = (space: Id): number => Number(space.split('.')[0]);
export const placeOf = (space: Id): number => Number(space.split('.')[1]);
export type Half = 'top' | 'bottom';
/** Where a crystal that is paid comes from; steam alone only with option `mint`. */
export type PaidFrom = Colour | 'steam';

// Moves.

type Does<Act extends string, Fields = unknown> = { do: Act } & Fields;
export type SteamTimeMove =
  | Does<'tile' | 'skip' | 'none' | 'top' | 'bottom' | 'stop' | 'time' | 'decline' | 'done'>
  | Does<'place' | 'sabotage' | 'bonus', { space: Id }>
  | Does<'specialist', { specialist: Id }>
  | Does<'pay', { from: PaidFrom }>
  | Does<'card', { card: Id }>
  | Does<'buy', { colour: Colour }>
  | Does<'gain', { what: 'colour' | 'time' | 'any' | 'free'; into: Colour; space?: Id }>
  | Does<'discover', { number: number }>
  | Does<'esteem', { steam: number }>
  | Does<'mission', { number: number; half: Half }>;
export const asMove = (move: Move): SteamTimeMove => move as unknown as SteamTimeMove;

// The view.

export interface Space {
  lies: Id | null;
  airship: number | null;
}
export type Filling = [coloured: number, time: number];
export interface Player {
  score: number;
  esteem: Record<Source, number>;
  gold: number;
  steam: number;
  portal: number;
  hangar: number;
  highest: number;
  turns: number;
  withdrawn: boolean;
  generators: Filling[];
  /** What counts for the bonus of each action. */
  bonuses: number[];
  upgrades: Id[];
  upgrades_spent: number;
  expeditions: Id[];
  expeditions_spent: number;
  missions: { mission: Id; done: boolean }[];
  saboteur: Id | null;
  /** Specialists that were played; the last is on top. */
  pile: Id[];
  hand: { cards: number; known: Id[] };
  deck: number;
}
export interface Prospect {
  /** An airship may go there; Mr. TIME could. */
  place: boolean;
  use: boolean;
  /** Of upgrades and expeditions that lie there: whether the crystals suffice, and how many are lacking. */
  payable?: boolean;
  deficit?: number;
}

/** While the viewer is asked for a mission: those that bring most together, in a best order. */
export interface BestMissions {
  moves: Extract<SteamTimeMove, { do: 'mission' }>[];
  esteem: number;
}

type Asks<What extends string, Fields = unknown> = { what: What } & Fields;
export type Asked =
  | Asks<'menu' | 'specialist' | 'sabotage' | 'tile' | 'bonus' | 'missions'>
  | Asks<'toll', { space: Id; left: number }>
  | Asks<'card', { cards: Id[] }>
  | Asks<'choose_act' | 'purple', { card: Id }>
  | Asks<'pay', { owed: number[] }>
  | Asks<'rainbow', { left: number }>
  | Asks<'discover', { space: Id; left: number; chosen: number[] }>
  | Asks<'buy', { space: Id; bought: number }>
  /** By colour, then TIME, any colour, free. */
  | Asks<'gain', { owed: number[] }>;
export type What = Asked['what'];

export interface SteamTimeView extends Record<string, unknown> {
  players: number;
  options: {
    sabotage: boolean;
    specialists: boolean;
    basic_income: boolean;
    upgrade_income: 'at_once' | 'next_round';
    steam_payment: 'recolour' | 'mint';
    time_in_bonus: 'counts' | 'coloured_only';
    mission_halves: 'top' | 'either';
  };
  round: number;
  first: number;
  holder?: number | null;
  active?: number | null;
  skips: number;
  /** Bonus actions of the active player. */
  owed_actions: number;
  /** Boards from the bottom up. */
  stream: number[];
  efforts: Id[];
  spaces: Record<Id, Space>;
  /** In the order of their spaces. */
  deposits: Crystals[];
  bag: Crystals;
  mine: number;
  bank: number;
  encounters: Id[];
  encounter_discards: Id[];
  missions: Id[];
  seats: Record<string, Player>;
  asked?: Asked | null;
  owing: number[];
  own?: { seat: number; spaces: Record<Id, Prospect>; best?: BestMissions } | null;
}

/** The halves of a mission that count. */
export const halvesOf = ({ options }: SteamTimeView): readonly Half[] => (options.mission_halves === 'either' ? ['top', 'bottom'] : ['top']);
export const playerOf = (view: SteamTimeView, seat: number): Player | undefined => view.seats[seat];
export const isAsked = (view: SteamTimeView, seat: number): boolean => view.owing.includes(seat);
export const isOver = (view: SteamTimeView): boolean => view.asked == null;
/** The effort card in force. */
export const effortOf = (view: SteamTimeView): Id => view.efforts.at(-1) ?? '';
/** The spaces of a board from the left. */
export const spacesOf = (view: SteamTimeView, board: number): Id[] =>
  Object.keys(view.spaces)
    .filter((space) => boardOf(space) === board)
    .sort((a, b) => placeOf(a) - placeOf(b));
export const saboteursAt = (view: SteamTimeView, space: Id): number[] => seatsOf(view).filter((seat) => playerOf(view, seat)?.saboteur === space);
export const filled = ([coloured, time]: Filling): number => coloured + time;
/** All crystals of an airship board, TIME-crystals too. */
export const crystalsOf = (player: Player): number => player.generators.reduce((sum, filling) => sum + filled(filling), 0);
export const fillingOf = (player: Player | undefined, colour: Colour): Filling => player?.generators[COLOURS.indexOf(colour)] ?? [0, 0];
/** What of a payment goes on crystal by crystal. */
export const isPaying = (view: SteamTimeView): boolean => view.asked?.what === 'toll' || view.asked?.what === 'pay' || view.asked?.what === 'rainbow';
/** The discs of the esteem track (ST-17.11): its place, and the tile beside it. */
export const esteemTile = (score: number): 0 | 60 | 120 => (score < 60 ? 0 : score < 120 ? 60 : 120);

// Which moves of a list belong to which thing on the board.

export interface Choices {
  spaces: Map<Id, SteamTimeMove[]>;
  /** Generators: where a crystal goes, or where it comes from. */
  generators: Map<Colour, SteamTimeMove[]>;
  /** Own missions by their number. */
  missions: Map<number, SteamTimeMove[]>;
}
/** The moves of a list by the things that they are about; others need a button of their own. */
export function choicesOf(legal: readonly Move[]): Choices {
  const choices: Choices = { spaces: new Map(), generators: new Map(), missions: new Map() };
  const add = <Key>(map: Map<Key, SteamTimeMove[]>, key: Key, move: SteamTimeMove): void => void map.set(key, [...(map.get(key) ?? []), move]);
  for (const one of legal) {
    const move = asMove(one);
    switch (move.do) {
      case 'place':
      case 'sabotage':
      case 'bonus':
        add(choices.spaces, move.space, move);
        break;
      case 'pay':
        if (move.from !== 'steam') add(choices.generators, move.from, move);
        break;
      case 'gain':
        add(choices.generators, move.into, move);
        if (move.space !== undefined) add(choices.spaces, move.space, move);
        break;
      case 'buy':
        add(choices.generators, move.colour, move);
        break;
      case 'mission':
        add(choices.missions, move.number, move);
        break;
      default:
    }
  }
  return choices;
}

// Facts.

type Tells<What extends string, Fields = unknown> = { what: What } & Fields;
type By = { seat: number };
export type SteamTimeFact =
  | Tells<'first_player' | 'income' | 'tile' | 'scoring' | 'declined' | 'stopped', By>
  | Tells<'round', { round: number; first: number }>
  | Tells<'filled', { space: Id; crystals: Crystals }>
  | Tells<'laid_mission', { space: Id; mission: Id }>
  | Tells<'laid_upgrade', { space: Id; upgrade: Id }>
  | Tells<'laid_expedition', { space: Id; expedition: Id }>
  | Tells<'effort', { round: number; effort: Id }>
  | Tells<'turn', By & { round: number }>
  | Tells<'skipped', By & { withdrawn: boolean }>
  | Tells<'completed', By & { mission: Id; half: Half }>
  | Tells<'placed' | 'mr_time' | 'sabotage' | 'toll', By & { space: Id }>
  | Tells<'took_mission', By & { mission: Id }>
  | Tells<'shuffled'>
  | Tells<'drew', By & { cards: Id[] }>
  | Tells<'chose' | 'declined_act', By & { card: Id }>
  | Tells<'acted', By & { card: Id; half: Half }>
  | Tells<'upgrade', By & { upgrade: Id }>
  | Tells<'expedition', By & { expedition: Id; discoveries: number[] }>
  | Tells<'bought' | 'took_free', By & { space: Id; colour: Colour }>
  | Tells<'crystal', By & { into: Colour; time: boolean }>
  | Tells<'paid_crystal', By & { from: Colour; time: boolean }>
  | Tells<'esteem', By & { count: number; from: Source }>
  | Tells<'gold' | 'steam' | 'portal' | 'bonus_action' | 'paid_gold' | 'paid_steam', By & { count: number }>
  | Tells<'specialist', By & { specialist: Id }>
  | Tells<'drew_specialist', By & { specialist: Id | null }>;
export const asFact = (fact: Fact): SteamTimeFact => fact as unknown as SteamTimeFact;
