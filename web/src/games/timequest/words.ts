// Facts, moves, questions and refusals of this game as sentences in the reader's language.

import { nameOf } from '../../lib/players';
import type { Fact, Move, Refusal, Result, Translate, Words } from '../types';
import { cardName, crystalsText, goodName, goodsText, goodText, meansName, programText, tileName } from './cards';
import { ACTION_CARDS, ALL_EVENTS, ARTIFACTS, CHARACTERS, costAt, periodContent, QUESTS } from './content';
import {
  asFact,
  asMove,
  countedAs,
  countOf,
  deckOf,
  DECKS,
  GOODS,
  isSecret,
  playerOf,
  VOID,
  type Asked,
  type DeckName,
  type FactOf,
  type Good,
  type Goods,
  type Id,
  type Means,
  type TimeQuestFact,
  type TimeQuestMove,
  type TimeQuestView,
} from './model';

export const deckName = (t: Translate, deck: DeckName | 'actions'): string => t(`timequest-deck-${deck}`);
const cardNames = (t: Translate, cards: readonly Id[]): string => cards.map((card) => cardName(t, card)).join(', ');

// Facts.

/** Which sentence tells a fact, or null for what the board shows anyway, is told by another fact, or is secret. */
function sentenceOf(fact: TimeQuestFact, { covered, viewer }: Words): string | null {
  switch (fact.what) {
    case 'answered':
    case 'turn_ended':
      return null;
    case 'moved':
      // Where it leads, the arrival says.
      return fact.by_portal ? fact.what : null;
    case 'failed':
      // Who blocks says so when it is carried out.
      return fact.with === 'none' ? fact.what : null;
    case 'objective':
      return fact.objective && !covered && fact.seat === viewer ? fact.what : null;
    case 'gained':
    case 'lost':
    case 'paid':
      return countOf(fact.goods) + fact.crystals > 0 ? fact.what : null;
    case 'passed':
      return countOf(fact.goods) > 0 ? 'given' : null;
    case 'deposited':
      return countOf(fact.goods) > 0 ? fact.what : 'stays_out';
    case 'entered_void':
      return fact.by_portal ? 'entered_void-portal' : fact.what;
    case 'face':
      return fact.up ? 'face-up' : 'face-down';
    case 'drew':
      return fact.card && !covered ? 'drew-card' : fact.what;
    case 'looked':
      return fact.cards.length > 0 && !covered ? 'looked-cards' : fact.what;
    case 'die':
      return fact.seat === null ? 'die-shown' : fact.what;
    case 'shown_quest':
    case 'auction':
      return 'turned_up';
    case 'event_drawn':
      return fact.kept ? 'event_drawn-kept' : fact.what;
    case 'event_used':
      return 'used';
    case 'event_kept':
      return fact.event && !covered ? 'event_kept-card' : fact.what;
    case 'challenged':
      return `challenged-${fact.for}`;
    case 'bet':
      return fact.spot > 0 ? fact.what : 'no-bet';
    case 'bet_paid':
      return fact.right ? 'bet_right' : 'bet_wrong';
    case 'guardian':
      return fact.bounty ? 'guardian-bounty' : fact.what;
    case 'lottery':
      return fact.seat === null ? 'lottery-tie' : fact.what;
    case 'auctioned':
      return fact.seat === null ? 'auctioned-nobody' : fact.what;
    default:
      return fact.what;
  }
}

/** The fields of all facts, by what they mean wherever they stand. */
interface Told {
  seat?: number | null;
  to?: number | null;
  card?: Id | null;
  with?: Means | number;
  goods?: Goods;
  crystals?: number;
  good?: Good;
  count?: number;
  tile?: number;
  deck?: DeckName;
  cards?: Id[] | number;
  number?: number;
  left?: number;
  [more: string]: unknown;
}

export function describeFact(fact: Fact, words: Words): string | null {
  const { t } = words;
  const sentence = sentenceOf(asFact(fact), words);
  if (sentence === null) return null;
  const told = fact as Told;
  const who = (seat: unknown): string => (typeof seat === 'number' ? nameOf(words, seat) : '');
  const card = told.card ?? told.quest ?? told.event ?? told.character ?? told.objective ?? told.with;
  const numbers = Object.entries(fact).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  const good = (told.good ?? told.bounty) as Good | undefined;
  return t(`timequest-fact-${sentence}`, {
    ...Object.fromEntries(numbers),
    name: who(told.seat),
    to: told.to === null ? t('timequest-bank') : who(told.to ?? told.at ?? told.over ?? told.and),
    card: typeof card === 'string' && card !== 'none' ? meansName(t, card) : '',
    with: typeof told.with === 'string' && told.with !== 'none' ? meansName(t, told.with) : (told.with ?? ''),
    tile: told.tile === undefined ? '' : tileName(t, Math.max(VOID, told.tile)),
    what: told.goods ? goodsText(t, told.goods, told.crystals) : good && told.count ? goodText(t, good, told.count) : '',
    good: good ? goodName(t, good) : '',
    deck: told.deck ? deckName(t, told.deck) : '',
    cards: Array.isArray(told.cards) ? cardNames(t, told.cards) : '',
    count: typeof told.cards === 'number' ? told.cards : (told.count ?? 0),
    number: fact.what === 'option' ? Number(told.number) + 1 : (told.number ?? Number(told.bid)),
    left: fact.what === 'wagered' ? crystalsText(t, Number(told.left)) : (told.left ?? 0),
    side: told.side_b ? 'B' : 'A',
    bar: fact.what === 'barred' ? t(`timequest-bar-${fact.from as string}`) : '',
    act: fact.what === 'reversed' ? t(`timequest-act-${fact.act as string}`) : '',
    ...(told.give ? offerTexts(t, fact as unknown as FactOf<'offered'>) : {}),
  });
}

const offerTexts = (t: Translate, { give, given, ask, asked }: Pick<FactOf<'offered'>, 'give' | 'given' | 'ask' | 'asked'>): { given: string; asked: string } => ({
  given: goodText(t, give, given),
  asked: goodText(t, ask, asked),
});

// Moves.

/** A move as a wish. What is asked is not known here: moveText says more. */
export function describeMove(wish: Move, words: Words): string {
  const { t } = words;
  const move = asMove(wish);
  switch (move.do) {
    case 'end':
    case 'collect':
    case 'draw':
    case 'enter_void':
    case 'trade':
    case 'attempt':
    case 'shield':
    case 'bottom':
    case 'think_again':
      return t(`timequest-move-${move.do}`);
    case 'yes':
      return t('timequest-yes');
    case 'no':
      return t('timequest-no');
    case 'move':
    case 'free_move':
      return t(`timequest-move-${move.do}`, { tile: tileName(t, move.to) });
    case 'quest':
    case 'artifact':
      return t(`timequest-move-${move.do}`, { card: cardName(t, move.quest) });
    case 'fight':
    case 'duel':
      return t(`timequest-move-${move.do}`, { name: nameOf(words, move.player) });
    case 'play':
      return t('timequest-move-play', { card: cardName(t, move.card) });
    case 'use_card':
      return t('timequest-move-use', { card: cardName(t, move.card) });
    case 'event':
      return t('timequest-move-use', { card: cardName(t, move.event) });
    case 'use_artifact':
      return t('timequest-move-use', { card: cardName(t, move.artifact) });
    case 'use_character':
      return t('timequest-move-power');
    case 'character':
      return t('timequest-move-character', { card: cardName(t, move.character) });
    case 'objective':
      return t('timequest-move-objective', { card: cardName(t, move.objective) });
    case 'goods':
      return goodsText(t, move.goods);
    case 'good':
      return goodName(t, move.good);
    case 'two_goods':
      return t('timequest-move-two', { one: goodName(t, move.good), two: goodName(t, move.and) });
    case 'number':
      return String(move.number);
    case 'player':
      return nameOf(words, move.player);
    case 'tile':
      return tileName(t, move.tile);
    case 'side':
      return t('timequest-move-side', { good: goodName(t, move.twice) });
    case 'payment':
      return t('timequest-move-payment', { x: move.x, y: move.y });
    case 'way':
      return paidText(t, crystalsText(t, move.crystals), [move.with]);
    case 'card':
      return cardName(t, move.card);
    case 'any_quest':
      return cardName(t, move.quest);
    case 'any_event':
      return cardName(t, move.event);
    case 'offer':
      return goodText(t, move.good, move.count);
    case 'bet':
      return move.spot > 0 ? t('timequest-move-bet', { what: goodsText(t, move.goods), spot: move.spot }) : t('timequest-move-no-bet');
    case 'wager':
      return move.spot > 0 ? t('timequest-move-bet', { what: crystalsText(t, move.crystals), spot: move.spot }) : t('timequest-move-no-bet');
    case 'reroll':
      return t('timequest-move-reroll', { with: meansName(t, move.with) });
    case 'block':
      return t('timequest-move-block', { with: meansName(t, move.with) });
    case 'dice':
      return t('timequest-move-dice', { count: move.number });
    case 'bounty':
      return t('timequest-move-bounty', { good: goodName(t, move.good) });
    case 'meet':
      return t('timequest-move-meet', { what: goodsText(t, move.goods, move.crystals) });
    case 'fail':
      return move.with === 'none' ? t('timequest-move-fail') : t('timequest-move-fail-block', { with: meansName(t, move.with) });
    case 'option':
      return t('timequest-move-option', { number: move.number + 1 });
    case 'order':
      return t('timequest-move-order', { list: [move.first, move.second, move.third].map((place) => place + 1).join(', ') });
    case 'deck':
      return deckName(t, DECKS[move.number] ?? 'quests');
  }
}

/** "pay 2 Food", or "pay 1 Food, with Time Saver". */
function paidText(t: Translate, what: string, means: readonly Id[]): string {
  const used = means.filter((one) => one !== 'none').map((one) => meansName(t, one));
  return used.length > 0 ? t('timequest-move-pay-with', { what, with: used.join(', ') }) : t('timequest-move-pay', { what });
}

// Questions that are answered by yes or no, where that alone would say too little.
const TO_YES = ['artifact', 'use_now', 'expert', 'trade', 'duel', 'prize', 'all_event'];
const TO_NO = ['artifact', 'use_now', 'expert', 'trade', 'duel', 'prize', 'treasure', 'slip', 'duellist', 'block', 'reroll', 'guardian', 'vision', 'all_event'];

/** An answer to what the view asks, as a wish or as the words of a button. */
export function moveText(wish: Move, view: TimeQuestView, words: Words): string {
  const { t } = words;
  const move = asMove(wish);
  const { asked } = view;
  const what = asked?.what ?? 'menu';
  switch (move.do) {
    case 'yes':
      return TO_YES.includes(what) ? t(`timequest-yes-${what}`) : describeMove(wish, words);
    case 'no':
      return TO_NO.includes(what) ? t(`timequest-no-${what}`) : describeMove(wish, words);
    case 'goods': {
      const takes = asked?.what === 'mix' ? asked.for : asked?.what === 'draft' ? 'draft' : asked?.what === 'all_event' ? 'bank' : null;
      return takes && countOf(move.goods) > 0 ? t(`timequest-take-${takes}`, { what: goodsText(t, move.goods) }) : describeMove(wish, words);
    }
    case 'good':
      return asked?.what === 'one_type' ? t(`timequest-take-${asked.for}`, { what: goodText(t, move.good, asked.count) }) : describeMove(wish, words);
    case 'number':
      if (asked?.what === 'mix' && asked.good) return goodText(t, asked.good, move.number);
      return asked?.what === 'exchange' && asked.get ? goodText(t, asked.get, move.number) : describeMove(wish, words);
    case 'payment': {
      const period = periodContent(ownTile(view));
      if (!period) return describeMove(wish, words);
      const goods = GOODS.map((good) => (good === period.x ? move.x : 0) + (good === period.y ? move.y : 0));
      return paidText(t, goodsText(t, goods), [move.with, move.and]);
    }
    case 'reroll': {
      if (asked?.what !== 'reroll') return describeMove(wish, words);
      return t('timequest-move-reroll-die', { die: view.dice[dieOf(asked, move)] ?? 0, with: meansName(t, move.with) });
    }
    case 'option': {
      const offer = ALL_EVENTS.get(view.event ?? '')?.offers?.[move.number];
      return offer ? programText(t, offer.get, offer.price) : describeMove(wish, words);
    }
    case 'use_character': {
      const use = CHARACTERS.get(playerOf(view, view.active ?? 0)?.character ?? '')?.uses?.[move.number];
      return use ? programText(t, use) : describeMove(wish, words);
    }
    case 'order': {
      if (asked?.what !== 'order') return describeMove(wish, words);
      const { known } = deckOf(view, asked.deck);
      const cards = [move.first, move.second, move.third].slice(0, asked.count).flatMap((place) => known[place] ?? []);
      return cards.length === asked.count ? t('timequest-move-order', { list: cardNames(t, cards) }) : describeMove(wish, words);
    }
    default:
      return describeMove(wish, words);
  }
}

const ownTile = (view: TimeQuestView): number => playerOf(view, view.own?.seat ?? view.active ?? 0)?.tile ?? 0;
/** Which die of the view a re-roll means: an own one, or the opponent's. */
function dieOf(asked: Asked & { what: 'reroll' }, move: TimeQuestMove & { do: 'reroll' }): number {
  const card = ACTION_CARDS.get(move.with) ?? ARTIFACTS.get(move.with);
  const isOpponents = card?.traits?.some((trait) => trait.do === 'reroll_opponent') ?? false;
  return isOpponents ? asked.opponent : asked.own + move.die;
}

/** A whole path as one wish, with what it costs: "complete Scribe’s Scholarly Test: 5 Stone, 1 Cloth for 3 crystals". */
export function describePath(path: Move[], view: TimeQuestView, words: Words): string {
  const { t } = words;
  const [first, second, third, fourth] = path.map(asMove);
  if (first?.do === 'trade' && second?.do === 'player' && third?.do === 'offer' && fourth?.do === 'offer') {
    return t('timequest-path-trade', { name: nameOf(words, second.player), given: goodText(t, third.good, third.count), asked: goodText(t, fourth.good, fourth.count) });
  }
  if (first?.do === 'move' && path.length === 1) {
    const crystals = view.own?.moves[first.to]?.crystals ?? 0;
    if (crystals > 0) return t('timequest-path-move', { tile: tileName(t, first.to), crystals: crystalsText(t, crystals) });
  }
  if (first?.do === 'collect' && second?.do === 'side' && path.length === 2) {
    const other = periodContent(ownTile(view))?.gains.find((good) => good !== second.twice);
    const goods = countedAs(second.twice, 2).map((count, k) => count + (GOODS[k] === other ? 1 : 0));
    return t('timequest-path-collect', { what: goodsText(t, goods) });
  }
  const quest = first?.do === 'quest' || first?.do === 'artifact' ? QUESTS.get(first.quest) : undefined;
  if (quest && path.length === 1) {
    const card = cardName(t, quest.id);
    const crystals = crystalsText(t, quest.crystals);
    if (first?.do === 'quest') return t('timequest-path-quest', { card, paid: costText(t, quest.id, ownTile(view)), crystals });
    const resources = view.own?.quests[quest.id]?.resources ?? 0;
    return t('timequest-path-artifact', { card, paid: resources > 0 ? `${crystals}, ${t('timequest-amount-choice', { count: resources })}` : crystals });
  }
  // Only the first answers what is asked now; a payment is of the place where the reader stands all the same.
  return path.map((move, k) => (k === 0 || move.do === 'payment' ? moveText(move, view, words) : describeMove(move, words))).join(', ');
}

/** What a quest costs on a tile: "5 Stone, 1 Cloth"; on the Void only how many of X and Y. */
export function costText(t: Translate, quest: Id, tile: number): string {
  const goods = costAt(quest, tile).reduce((sum, [good, count]) => sum.map((old, k) => old + (GOODS[k] === good ? count : 0)) as Goods, countedAs('food', 0));
  return countOf(goods) > 0 ? goodsText(t, goods) : `${QUESTS.get(quest)?.x ?? 0} X, ${QUESTS.get(quest)?.y ?? 0} Y`;
}

// Questions.

/** What the view asks of whoever owes the answer, without what caused it. */
function question(view: TimeQuestView, words: Words): string {
  const { t } = words;
  const { asked } = view;
  const ask = (id: string, args?: Record<string, string | number>): string => t(`timequest-prompt-${id}`, args);
  const seat = (number: number | undefined): string => nameOf(words, number ?? 0);
  const good = (one: Parameters<typeof goodName>[1] | undefined, count?: number): string => (one ? (count === undefined ? goodName(t, one) : goodText(t, one, count)) : '');
  switch (asked?.what) {
    case undefined:
      return ask('over');
    case 'menu':
      return ask('menu', { count: view.turn.points });
    case 'all_event': {
      const kind = ALL_EVENTS.get(view.event ?? '')?.ask ?? 'goal';
      return ask(kind === 'loop' ? 'again' : kind);
    }
    case 'mix':
      return ask(`mix-${asked.for}`, { count: asked.left });
    case 'one_type':
      return ask(`one_type-${asked.for}`, { count: asked.count });
    case 'two_types':
    case 'extra':
    case 'refund':
      return ask(asked.what, { count: asked.count });
    case 'exchange':
      return asked.stage < 2 ? ask(`exchange-${asked.stage}`, { good: good(asked.give) }) : ask('exchange-2', { good: good(asked.get), given: good(asked.give) });
    case 'quest':
    case 'artifact':
    case 'expert':
      return ask(asked.what, { quest: cardName(t, asked.quest) });
    case 'use_now':
      return ask('use_now', { event: cardName(t, asked.event) });
    case 'trade':
      return ask(`trade-${asked.stage}`, { name: seat(asked.stage < 3 ? asked.to : asked.from), given: good(asked.give, asked.given), asked: good(asked.ask, asked.asked) });
    case 'push':
    case 'raid':
    case 'swap_places':
      return asked.stage === 0 ? ask('whom') : ask(asked.what, { name: seat(asked.at) });
    case 'forced_trade':
      return asked.stage === 0 ? ask('whom') : ask(`forced_trade-${asked.stage}`, { name: seat(asked.at), given: good(asked.give, asked.given) });
    case 'block':
      return asked.of
        ? ask(`block-${asked.of}`, {
            name: seat(asked.by),
            tile: tileName(t, asked.tile ?? 0),
            taken: good(asked.good ?? asked.ask, asked.count ?? asked.given),
            given: good(asked.give, asked.given),
          })
        : ask('block');
    case 'lay':
    case 'replace':
      return ask(asked.what, { card: cardName(t, asked.card) });
    case 'discard':
      return ask(asked.marked ? 'discard-marked' : 'discard');
    case 'melt':
      return ask('melt', { count: asked.times });
    case 'prize':
      return ask('prize', { count: asked.items });
    case 'duel':
      return ask(`duel-${asked.stage}`, { name: seat(view.owing[0] === asked.from ? asked.to : asked.from) });
    case 'vision':
      return asked.deck ? ask('vision-card', { card: cardName(t, deckOf(view, asked.deck).known[0] ?? '') }) : ask('vision');
    default:
      return ask(asked!.what);
  }
}

/** The card behind a question: what was played or is carried out. */
function causeOf(view: TimeQuestView): Id | null {
  const { asked } = view;
  if (!asked || asked.what === 'menu' || asked.what === 'battle') return null;
  if ((asked.what === 'extra' || asked.what === 'refund') && asked.with !== 'none') return asked.with;
  if ('quest' in asked) return null;
  return view.event ?? view.cause ?? null;
}

function withCause(view: TimeQuestView, text: string, { t }: Words): string {
  const cause = causeOf(view);
  return cause ? t('timequest-prompt-of', { cause: cardName(t, cause), question: text }) : text;
}

export const prompt = (view: TimeQuestView, _seat: number, words: Words): string => withCause(view, question(view, words), words);

export function waiting(view: TimeQuestView, owing: number[], words: Words): string {
  const { t } = words;
  const [seat] = owing;
  if (view.asked == null || seat === undefined) return t(view.asked == null ? 'timequest-prompt-over' : 'timequest-waiting');
  if (isSecret(view)) return withCause(view, t('timequest-waiting-secret', { names: owing.map((one) => nameOf(words, one)).join(', ') }), words);
  const name = nameOf(words, seat);
  return view.asked.what === 'menu' ? t('timequest-waiting-turn', { name, round: view.round }) : withCause(view, t('timequest-waiting-one', { name }), words);
}

export function describeResult(result: Result, { t }: Words): string {
  if ('stopped' in result) return t('timequest-stopped');
  return t(result.rule === 'TQ-15.4' ? 'timequest-result-artifacts' : result.rule === 'TQ-6.5' ? 'timequest-result-limit' : 'timequest-result-closed');
}

// Refusals.

/** Rules that a refusal names, and for which there is a sentence here. */
const REFUSED: readonly string[] = [
  'TQ-4.1', 'TQ-7.1', 'TQ-7.3', 'TQ-7.5', 'TQ-8.1.1', 'TQ-8.1.3', 'TQ-8.1.4', 'TQ-8.2.1', 'TQ-8.3', 'TQ-8.3.2', 'TQ-8.5', 'TQ-8.7', 'TQ-8.8', 'TQ-9.1', 'TQ-9.4', 'TQ-9.6',
  'TQ-9.7', 'TQ-10.4', 'TQ-12.1', 'TQ-12.6', 'TQ-12.8', 'TQ-14.2', 'TQ-14.6', 'TQ-14.8', 'TQ-15.1', 'TQ-15.3', 'TQ-20.1', 'TQ-21.4', 'TQ-24.1', 'TQ-24.4',
];

/** Why a wish is refused, in the reader's language. Where a rule has no sentence of its own, something else is asked. */
export function refusalText(t: Translate, refusal: Refusal): string {
  if (!refusal.rule) return refusal.text;
  return t(`timequest-why-${REFUSED.includes(refusal.rule) ? refusal.rule.slice('TQ-'.length).replaceAll('.', '_') : 'choice'}`);
}
