// The board as headings and lines: everything that the picture shows, for those who read or hear it.

import { nameOf } from '../../lib/players';
import type { TextSection, Translate, Words } from '../types';
import { cardName, crystalsText, goodName, goodsText, goodText, slotText, tileName } from './cards';
import { periodContent, powersOf, QUESTS } from './content';
import { cardText, kindText } from './effects';
import { closedCount, countOf, isClosed, isLocked, LEVELS, periodAt, PERIODS, playerOf, SLOTS, travellersAt, VOID, type Id, type Player, type TimeQuestView } from './model';
import { costText, deckName } from './words';

const list = (parts: readonly string[]): string => parts.join(', ');
const namesOf = (words: Words, seats: readonly number[]): string => list(seats.map((seat) => nameOf(words, seat)));
const cardNames = (t: Translate, cards: readonly Id[]): string => list(cards.map((card) => cardName(t, card)));
/** A card with its kind and what it does. */
const wholeCard = (t: Translate, card: Id): string => t('timequest-help-card', { name: cardName(t, card), kind: kindText(t, card), text: cardText(t, card) });

/** A tile in one line: visits, what quests cost and collecting brings, who is there, what lies there. */
export function tileLine(view: TimeQuestView, tile: number, words: Words): string {
  const { t } = words;
  const [content, period] = [periodContent(tile), periodAt(view, tile)];
  const here = travellersAt(view, tile);
  const move = view.own?.moves[tile];
  return [
    content ? t('timequest-text-tile', { number: tile, name: tileName(t, tile) }) : tileName(t, VOID),
    ...(period ? [isClosed(view, tile) ? t('timequest-board-closed') : t('timequest-board-visits', { count: period.visits })] : []),
    ...(isLocked(view, tile) ? [t('timequest-board-locked')] : []),
    ...(content ? [t('timequest-text-costs', { x: goodName(t, content.x), y: goodName(t, content.y) }), t('timequest-text-gains', { list: list(content.gains.map((good) => goodName(t, good))) })] : []),
    ...(period?.engineer == null ? [] : [t('timequest-board-engineer', { name: nameOf(words, period.engineer) })]),
    ...(here.length > 0 ? [t('timequest-board-here', { names: namesOf(words, here) })] : []),
    ...(move ? [t('timequest-text-move', { crystals: crystalsText(t, move.crystals) })] : []),
  ].join('; ');
}

/** A quest in one line: its period, what it costs, there and where the reader stands, and what the reader can do with it. */
export function questLine(view: TimeQuestView, quest: Id, { t }: Words): string {
  const card = QUESTS.get(quest);
  if (!card) return cardName(t, quest);
  const tile = view.own ? (playerOf(view, view.own.seat)?.tile ?? VOID) : VOID;
  const can = view.own?.quests[quest];
  return [
    t('timequest-text-quest', { card: cardName(t, quest), tile: tileName(t, card.period), x: card.x, y: card.y, crystals: crystalsText(t, card.crystals) }),
    ...(tile === VOID ? [] : [t('timequest-text-quest-here', { paid: costText(t, quest, tile) })]),
    ...(can?.complete ? [t('timequest-text-complete')] : []),
    ...(can?.acquire ? [t('timequest-text-acquire')] : []),
  ].join('; ');
}

const artifactsText = (t: Translate, player: Player): string =>
  list(powersOf(player).map(({ artifact, used }) => (used ? `${cardName(t, artifact)} (${t('timequest-board-used')})` : cardName(t, artifact))));

/** What lies before a player. */
function before(view: TimeQuestView, player: Player, t: Translate): string[] {
  const artifacts = Object.keys(player.artifacts);
  return [
    ...(artifacts.length > 0 ? [t('timequest-text-artifacts', { count: artifacts.length, list: artifactsText(t, player) })] : []),
    ...(player.slots.length > 0 ? [t('timequest-text-slots', { count: SLOTS, list: list(player.slots.map((slot) => slotText(t, slot))) })] : []),
    ...(player.set.length > 0 ? [t('timequest-text-set', { list: cardNames(t, player.set) })] : []),
    ...(player.events.length > 0 ? [t('timequest-text-events', { list: cardNames(t, player.events.map(({ event }) => event)) })] : []),
    ...(player.event_place === 'hidden' ? [t('timequest-text-place')] : []),
    ...player.barred.map((bar) => t(`timequest-bar-${bar}`)),
    ...(player.voucher ? [t('timequest-voucher')] : []),
    ...(countOf(player.deposit) > 0 ? [t('timequest-text-deposit', { what: goodsText(t, player.deposit), round: player.due })] : []),
    ...(player.objective_shown && player.objectives[0] ? [t('timequest-text-objective', { card: cardName(t, player.objectives[0]), level: player.level })] : []),
    ...(player.ready > view.round ? [t('timequest-text-ready', { round: player.ready })] : []),
  ];
}

/** A player in one line. */
export function playerLine(view: TimeQuestView, seat: number, words: Words): string {
  const { t } = words;
  const player = playerOf(view, seat);
  if (!player) return '';
  const isOther = view.own?.seat !== seat;
  const known = isOther && !words.covered ? [...player.hand.known, ...player.hand.known_marked] : [];
  return [
    t('timequest-text-player', { name: nameOf(words, seat), count: player.score }),
    ...(player.character ? [cardName(t, player.character)] : []),
    player.tile === VOID ? t(player.portal ? 'timequest-text-portal' : 'timequest-text-adjacent', { tile: tileName(t, VOID) }) : tileName(t, player.tile),
    goodsText(t, player.goods, player.crystals),
    t(player.face_up ? 'timequest-badge-up' : 'timequest-badge-down'),
    t('timequest-text-hand', { count: player.hand.cards + player.hand.marked }),
    ...(known.length > 0 ? [t('timequest-text-known', { list: cardNames(t, known) })] : []),
    ...before(view, player, t),
    ...(view.answered.includes(seat) ? [t('timequest-board-state-answered')] : []),
  ].join('; ');
}

function match(view: TimeQuestView, words: Words): string[] {
  const { t } = words;
  const lines = [t('timequest-text-round', { round: Math.max(1, view.round), level: t(`timequest-level-${view.level}`), name: nameOf(words, view.first) })];
  if (view.active != null) lines.push(t('timequest-text-active', { name: nameOf(words, view.active), count: view.turn.points }));
  lines.push(t('timequest-text-end', { count: closedCount(view), end: view.options.end, round: view.options.rounds }));
  if (view.final_round) lines.push(t('timequest-text-final', { round: view.final_round }));
  if (view.event) lines.push(wholeCard(t, view.event));
  if (view.guardian) {
    const names = namesOf(words, view.guardian.seats);
    lines.push(view.guardian.bounty ? t('timequest-text-bounty', { names, good: goodName(t, view.guardian.bounty) }) : t('timequest-text-shield', { names }));
  }
  for (const offer of view.active == null ? [] : view.offers) {
    const [given, asked] = [goodText(t, offer.give, offer.given), goodText(t, offer.ask, offer.asked)];
    lines.push(t('timequest-fact-offered', { name: nameOf(words, view.active!), to: nameOf(words, offer.to), given, asked }));
  }
  const { asked } = view;
  if (asked?.what === 'reroll') {
    const dice = [...Array(asked.dice).keys()].map((k) => view.dice[asked.own + k]);
    if (asked.arena) dice.push(view.dice[asked.opponent]);
    lines.push(t('timequest-text-dice', { list: list(dice.map(String)) }));
  }
  for (const [seat, { spot, goods }] of Object.entries(view.stakes)) {
    const [name, what] = [nameOf(words, Number(seat)), goodsText(t, goods)];
    lines.push(spot > 0 ? t('timequest-fact-bet', { name, what, spot }) : t('timequest-text-stake', { name, what }));
  }
  for (const [seat, left] of Object.entries(view.battle)) lines.push(t('timequest-fact-wagered', { name: nameOf(words, Number(seat)), left: crystalsText(t, left) }));
  if (view.beacons > 0) lines.push(t('timequest-text-beacon'));
  return lines;
}

function own(view: TimeQuestView, words: Words): string[] {
  const { t } = words;
  const player = view.own && playerOf(view, view.own.seat);
  if (!player || words.covered) return [];
  const cards = [...player.hand.known, ...player.hand.known_marked].map((card) => wholeCard(t, card));
  if (player.event_place) cards.push(wholeCard(t, player.event_place));
  const objectives = player.objectives.map((objective, k) =>
    k === 0 && view.options.objectives > 0 ? `${wholeCard(t, objective)} ${t('timequest-text-counted', { count: player.counted, level: player.level })}` : wholeCard(t, objective),
  );
  const powers = powersOf(player).map(({ artifact }) => wholeCard(t, artifact));
  return [...(player.character ? [wholeCard(t, player.character)] : []), ...cards, ...player.slots.map(({ card }) => wholeCard(t, card)), ...player.set.map((card) => wholeCard(t, card)), ...powers, ...objectives];
}

function supply(view: TimeQuestView, words: Words): string[] {
  const { t } = words;
  const deck = (name: string, size: number): string => t('timequest-text-deck', { name, count: size });
  const known = Object.entries(view.decks).flatMap(([, { known: cards }]) => (words.covered ? [] : Object.entries(cards).map(([place, card]) => t('timequest-text-seen', { card: cardName(t, card), count: Number(place) + 1 }))));
  const events = Object.entries(view.discards.events).map(([card, count]) => `${cardName(t, card)} ${count}`);
  const actions = Object.entries(view.discards.actions).map(([card, count]) => `${cardName(t, card)} ${count}`);
  const discarded = [...(view.discards.quests.length > 0 ? [cardNames(t, view.discards.quests)] : []), ...events, ...actions];
  return [
    t('timequest-text-bank', { what: goodsText(t, view.bank.goods, view.bank.crystals) }),
    deck(deckName(t, 'quests'), view.decks.quests.size),
    deck(deckName(t, 'events'), view.decks.events.size),
    deck(deckName(t, 'actions'), view.decks.actions.size),
    ...LEVELS.map((level) => deck(`${deckName(t, 'all')}, ${t(`timequest-level-${level}`)}`, view.decks[level].size)),
    ...known,
    ...(discarded.length > 0 ? [t('timequest-text-discards', { list: list(discarded) })] : []),
  ];
}

export function textView(view: TimeQuestView, words: Words): TextSection[] {
  const { t } = words;
  const explorers = view.explorers.length > 0 ? view.explorers.map((quest) => `${t('timequest-text-explorer')}: ${questLine(view, quest, words)}`) : [];
  const shown = view.handled.map((quest) => t('timequest-fact-turned_up', { card: questLine(view, quest, words) }));
  const sections = [
    { heading: t('timequest-text-match'), lines: match(view, words) },
    { heading: t('timequest-text-players'), lines: words.seats.map(({ seat }) => playerLine(view, seat, words)) },
    { heading: t('timequest-text-own'), lines: own(view, words) },
    { heading: t('timequest-text-display'), lines: [...view.display.map((quest) => questLine(view, quest, words)), ...explorers, ...shown] },
    { heading: t('timequest-text-circle'), lines: [VOID, ...PERIODS].map((tile) => tileLine(view, tile, words)) },
    { heading: t('timequest-text-supply'), lines: supply(view, words) },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}
