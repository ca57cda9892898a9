// Facts, moves, questions and refusals of this game as sentences in the reader's language.

import { nameOf } from '../../lib/players';
import type { Fact, Move, Refusal, Result, Translate, Words } from '../types';
import { amountText, boardName, cardName, colourName, generatorName, missionText, spaceName, tradeText, upgradeName } from './cards';
import { discoveriesOf, encounterOf, spaceContent } from './content';
import { paymentsOf } from './reckoning';
import { asFact, asMove, COLOURS, isPaying, playerOf, type Colour, type Half, type Id, type PaidFrom, type SteamTimeFact, type SteamTimeView } from './model';

const tableOf = ({ seats }: Words): Pick<SteamTimeView, 'players'> => ({ players: seats.length });
export const fromText = (t: Translate, from: PaidFrom): string => (from === 'steam' ? t('steamtime-steam-alone') : generatorName(t, from));

// Facts.

/** Which sentence tells a fact, or null for what the board shows anyway or another fact tells. */
function sentenceOf(fact: SteamTimeFact, { covered, viewer }: Words): string | null {
  switch (fact.what) {
    case 'filled':
    case 'laid_mission':
    case 'laid_upgrade':
    case 'laid_expedition':
      return null;
    case 'skipped':
      return fact.withdrawn ? 'withdrawn' : 'skipped';
    case 'crystal':
    case 'paid_crystal':
      return fact.time ? `${fact.what}-time` : fact.what;
    case 'expedition':
      return fact.discoveries.length > 0 ? 'expedition' : 'expedition-find';
    case 'drew_specialist':
      return fact.specialist && !covered && fact.seat === viewer ? 'drew_specialist-known' : fact.what;
    default:
      return fact.what;
  }
}

/** The fields of all facts, by what they mean wherever they stand. */
interface Told {
  seat?: number;
  space?: Id;
  count?: number;
  round?: number;
  half?: Half;
  mission?: Id;
  discoveries?: number[];
  [more: string]: unknown;
}

export function describeFact(fact: Fact, words: Words): string | null {
  const { t } = words;
  const sentence = sentenceOf(asFact(fact), words);
  if (sentence === null) return null;
  const told = fact as Told;
  const text = (key: string): string => String(told[key] ?? '');
  const card = text('card') || text('mission') || text('specialist') || text('expedition');
  const colour = (told.what === 'crystal' ? told.into : told.what === 'paid_crystal' ? told.from : told.colour) as Colour | undefined;
  return t(`steamtime-fact-${sentence}`, {
    name: told.seat === undefined ? '' : nameOf(words, told.seat),
    first: typeof told.first === 'number' ? nameOf(words, told.first) : '',
    space: told.space ? spaceName(t, tableOf(words), told.space) : '',
    card: told.upgrade ? upgradeName(t, text('upgrade')) : card ? cardName(t, card) : '',
    cards: Array.isArray(told.cards) ? (told.cards as Id[]).map((one) => cardName(t, one)).join(', ') : '',
    what: detailOf(told, t),
    count: told.discoveries?.length ?? told.count ?? 0,
    round: told.round ?? 0,
    effort: text('effort'),
    colour: colour ? colourName(t, colour) : '',
    generator: colour ? generatorName(t, colour) : '',
    from: told.what === 'esteem' ? t(`steamtime-score-${text('from')}`) : '',
  });
}

/** What was done with a card. */
function detailOf(told: Told, t: Translate): string {
  if (told.what === 'acted') return tradeText(t, encounterOf(String(told.card))[told.half ?? 'top']);
  if (told.what === 'completed') return missionText(t, told.mission!, told.half ?? 'top');
  if (told.what === 'took_mission') return missionText(t, told.mission!, 'top');
  return '';
}

// Moves.

/** A move as a wish. What is asked is not known here: moveText says more. */
export function describeMove(wish: Move, words: Words): string {
  const { t } = words;
  const move = asMove(wish);
  switch (move.do) {
    case 'place':
    case 'sabotage':
    case 'bonus':
      return t(`steamtime-move-${move.do}`, { space: spaceName(t, tableOf(words), move.space) });
    case 'specialist':
      return t('steamtime-move-specialist', { card: cardName(t, move.specialist) });
    case 'card':
      return t('steamtime-move-card', { card: cardName(t, move.card) });
    case 'pay':
      return t('steamtime-move-pay', { from: fromText(t, move.from) });
    case 'buy':
      return t('steamtime-move-buy', { colour: colourName(t, move.colour) });
    case 'gain':
      return move.what === 'free'
        ? t('steamtime-move-gain-free', { colour: colourName(t, move.into), board: boardName(t, Number(move.space?.split('.')[0])) })
        : t(`steamtime-move-gain-${move.what}`, { colour: colourName(t, move.into), generator: generatorName(t, move.into) });
    case 'discover':
      return t('steamtime-move-discover', { number: move.number + 1 });
    case 'esteem':
      return move.steam > 0 ? t('steamtime-move-esteem', { count: move.steam }) : t('steamtime-move-esteem-none');
    case 'mission':
      return t('steamtime-move-mission', { number: move.number + 1 });
    default:
      return t(`steamtime-move-${move.do}`);
  }
}

/** An answer to what the view asks, as a wish or as the words of a button. */
export function moveText(wish: Move, view: SteamTimeView, words: Words): string {
  const { t } = words;
  const move = asMove(wish);
  const { asked } = view;
  switch (move.do) {
    case 'top':
    case 'bottom':
      return asked?.what === 'choose_act' || asked?.what === 'purple' ? tradeText(t, encounterOf(asked.card)[move.do]) : describeMove(wish, words);
    case 'discover': {
      const found = asked?.what === 'discover' ? discoveriesOf(view.spaces[asked.space]?.lies ?? '')[move.number] : undefined;
      return found ? amountText(t, found) : describeMove(wish, words);
    }
    case 'mission': {
      const mission = playerOf(view, view.own?.seat ?? view.owing[0] ?? 0)?.missions[move.number]?.mission;
      return mission ? t('steamtime-move-mission-known', { card: cardName(t, mission), what: missionText(t, mission, move.half) }) : describeMove(wish, words);
    }
    case 'none':
      return asked?.what === 'specialist' ? t('steamtime-move-none-specialist') : asked?.what === 'purple' ? t('steamtime-move-none-purple') : describeMove(wish, words);
    default:
      return describeMove(wish, words);
  }
}

/** "Bridge, 2 × Time Portal, 1 steam". */
export function paymentText(t: Translate, from: readonly [PaidFrom, number][], steam: number): string {
  const parts = from.filter(([source]) => source !== 'steam').map(([source, count]) => (count > 1 ? t('steamtime-times', { count, what: fromText(t, source) }) : fromText(t, source)));
  return [...parts, ...(steam > 0 ? [t('steamtime-amount-s', { count: steam })] : [])].join(', ');
}

/** A whole path as one wish; what it pays is said together. */
export function describePath(path: Move[], view: SteamTimeView, words: Words): string {
  const { t } = words;
  const pays = path.filter((move) => move.do === 'pay');
  const others = path.filter((move) => move.do !== 'pay').map((move, k) => (k === 0 ? moveText(move, view, words) : describeMove(move, words)));
  if (pays.length === 0) return others.join(', ');
  // Steam is known where the payment itself is asked.
  const steam = isPaying(view) && view.asked ? (paymentsOf([pays], view.asked)[0]?.steam ?? 0) : pays.filter((move) => move.from === 'steam').length;
  const from = COLOURS.flatMap((colour): [Colour, number][] => {
    const count = pays.filter((move) => move.from === colour).length;
    return count > 0 ? [[colour, count]] : [];
  });
  return [...others, t('steamtime-path-pay', { what: paymentText(t, from, steam) })].join(': ');
}

// Questions.

export function prompt(view: SteamTimeView, seat: number, words: Words): string {
  const { t } = words;
  const { asked } = view;
  const ask = (id: string, args?: Record<string, string | number>): string => t(`steamtime-prompt-${id}`, args);
  switch (asked?.what) {
    case undefined:
      return ask('over');
    case 'menu':
      return ask('menu', { count: playerOf(view, seat)?.hangar ?? 0 });
    case 'toll':
      return ask('toll', { count: asked.left });
    case 'rainbow':
      return ask('rainbow', { count: asked.left });
    case 'choose_act':
    case 'purple':
      return ask(asked.what, { card: cardName(t, asked.card) });
    case 'pay': {
      const colour = COLOURS[asked.owed.findIndex((count) => count > 0)];
      return ask('pay', { colour: colour ? colourName(t, colour) : '' });
    }
    case 'discover':
      return ask('discover', { count: asked.left, card: cardName(t, view.spaces[asked.space]?.lies ?? '') });
    case 'buy':
      return ask(asked.bought > 0 ? 'buy-more' : 'buy');
    case 'gain':
      return ask('gain', { what: owedText(t, asked.owed) });
    default:
      return ask(asked!.what);
  }
}
const OWED = [...COLOURS, 'T', '*', 'D'] as const;
/** What crystals are owed: by colour, then TIME, any colour, free. */
export const owedText = (t: Translate, owed: readonly number[]): string => amountText(t, OWED.flatMap((sign, k): [typeof sign, number][] => ((owed[k] ?? 0) > 0 ? [[sign, owed[k]!]] : [])));

export function waiting(view: SteamTimeView, owing: number[], words: Words): string {
  const { t } = words;
  const [seat] = owing;
  if (view.asked == null || seat === undefined) return t(view.asked == null ? 'steamtime-prompt-over' : 'steamtime-waiting');
  const name = nameOf(words, seat);
  return view.asked.what === 'menu' ? t('steamtime-waiting-turn', { name, round: view.round }) : t('steamtime-waiting-one', { name });
}

export function describeResult(result: Result, { t }: Words): string {
  return 'stopped' in result ? t('steamtime-stopped') : t('steamtime-result');
}

// Refusals.

/** Rules that a refusal names, and for which there is a sentence here. */
export const REFUSED: readonly string[] = ['ST-7.2', 'ST-7.3', 'ST-7.4', 'ST-7.5', 'ST-8.1', 'ST-8.2', 'ST-8.3', 'ST-8.5', 'ST-9.6', 'ST-10.1', 'ST-10.3', 'ST-11.7', 'ST-14.3', 'ST-16.2', 'ST-17.4', 'ST-18.5'];

/** Why a wish is refused, in the reader's language. Where a rule has no sentence of its own, something else is asked. */
export function refusalText(t: Translate, refusal: Refusal, view: SteamTimeView): string {
  const { rule } = refusal;
  if (!rule) return refusal.text;
  if (!REFUSED.includes(rule)) return t('steamtime-why-choice');
  const [code = 0] = refusal.causes ?? [];
  const space = `${Math.floor(code / 10)}.${code % 10}`;
  const seat = view.own?.seat ?? 0;
  const number = rule.slice('ST-'.length).replace('.', '_');
  if (rule === 'ST-8.5') {
    const { does } = spaceContent(view, space);
    return t(`steamtime-why-8_5-${does === 'deposit' || does === 'gold' ? does : 'card'}`);
  }
  return t(`steamtime-why-${number}`, { count: rule === 'ST-11.7' ? (view.own?.spaces[space]?.deficit ?? 0) : (playerOf(view, seat)?.highest ?? 0) });
}
