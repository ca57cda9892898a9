import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, listening, messagesOf, RECORDINGS, translate, wordsFor, wordsOf } from '../../testing/timequest/fixtures';
import type { Fact, Move } from '../types';
import { explain, RULE_OF } from './explain';
import type { Asked, TimeQuestView } from './model';
import { sounds, soundsOf } from './sounds';
import { describeFact, describeMove, describePath, describeResult, moveText, prompt, refusalText, waiting } from './words';

const ROOT = join(import.meta.dirname, '../../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name!);
const en = wordsFor(translate('en'));

const goods = [2, 0, 0, 0, 1];
const offer = { seat: 0, to: 1, give: 'food', given: 2, ask: 'stone', asked: 1 };
const FACTS: [Fact, string | null][] = [
  [{ what: 'first_player', seat: 1 }, 'Benedikt goes first.'],
  [{ what: 'picked', seat: 1, character: 'C4' }, 'Benedikt is Akira “The Diplomat” Tanaka.'],
  [{ what: 'explorer', seat: 1, quest: 'Q015' }, 'Benedikt has an Explorer’s Quest: Scribe’s Scholarly Test.'],
  [{ what: 'objective', seat: 0, objective: 'B03' }, 'Your objective: Quest Conqueror.'],
  [{ what: 'objective', seat: 1, objective: null }, null],
  [{ what: 'answered', seat: 1, answered: true }, null],
  [{ what: 'drafted', seat: 1, goods: [3, 0, 3, 0, 1], crystals: 3 }, 'Benedikt sets out with 3 Food, 3 Knowledge, 1 Stone, 3 crystals.'],
  [{ what: 'round', round: 4, first: 1 }, 'Round 4 begins.'],
  [{ what: 'final_round', round: 12 }, 'It is the Final Round.'],
  [{ what: 'turn', seat: 1, round: 4 }, 'The turn of Benedikt.'],
  [{ what: 'turn_ended', seat: 1 }, null],
  [{ what: 'penalty', seat: 1, to: 2 }, 'The Void takes a crystal from Benedikt: it goes to Chiara.'],
  [{ what: 'penalty', seat: 1, to: null }, 'The Void takes a crystal from Benedikt: it goes to the bank.'],
  [{ what: 'limit', seat: 1 }, 'Benedikt holds more than 10 of a type and returns the rest.'],
  [{ what: 'objective_shown', seat: 1, objective: 'B05' }, 'Benedikt reveals an objective: Arena Gladiator.'],
  [{ what: 'wagered', seat: 1, spot: 2, stake: 3, left: 6 }, 'Benedikt has 6 crystals left after the battle.'],
  [{ what: 'over' }, 'The match is over.'],
  [{ what: 'moved', seat: 1, from: 2, to: 5, by_portal: false }, null],
  [{ what: 'moved', seat: 1, from: 0, to: 5, by_portal: true }, 'Benedikt leaves the Void by the portal.'],
  [{ what: 'free_move', seat: 1, from: 0, to: 1 }, 'Benedikt makes the Free Move.'],
  [{ what: 'arrived', seat: 1, tile: 5, left: 3 }, 'Benedikt arrives: Viking Age, 3 visits left.'],
  [{ what: 'arrived', seat: 1, tile: 5, left: 1 }, 'Benedikt arrives: Viking Age, 1 visit left.'],
  [{ what: 'arrived', seat: 1, tile: 5, left: 0 }, 'Benedikt arrives: Viking Age, its last visit.'],
  [{ what: 'closed', tile: 5 }, 'Time closes over Viking Age.'],
  [{ what: 'entered_void', seat: 1, from: 5, by_portal: true }, 'Benedikt enters the Void by the portal.'],
  [{ what: 'entered_void', seat: 1, from: 10, by_portal: false }, 'Benedikt enters the Void on foot.'],
  [{ what: 'gained', seat: 1, goods, crystals: 1 }, 'Benedikt gains 2 Food, 1 Stone, 1 crystal.'],
  [{ what: 'gained', seat: 1, goods: [0, 0, 0, 0, 0], crystals: 0 }, null],
  [{ what: 'lost', seat: 1, goods, crystals: 0 }, 'Benedikt loses 2 Food, 1 Stone.'],
  [{ what: 'paid', seat: 1, goods: [0, 0, 0, 0, 0], crystals: 2 }, 'Benedikt pays 2 crystals.'],
  [{ what: 'given', seat: 1, to: 0, good: 'cloth', count: 1 }, 'Benedikt gives Ada 1 Cloth.'],
  [{ what: 'passed', seat: 1, to: 2, goods }, 'Benedikt gives Chiara 2 Food, 1 Stone.'],
  [{ what: 'passed', seat: 1, to: 2, goods: [0, 0, 0, 0, 0] }, null],
  [{ what: 'points', seat: 1, more: 1, left: 3 }, 'Benedikt has an action point more: 3 left.'],
  [{ what: 'points', seat: 1, more: 2, left: 5 }, 'Benedikt has 2 action points more: 5 left.'],
  [{ what: 'collects', seat: 1, tile: 2, twice: 'food' }, 'Benedikt collects: Ancient Egypt.'],
  [{ what: 'quest', seat: 1, quest: 'Q015', tile: 5 }, 'Benedikt completes Scribe’s Scholarly Test.'],
  [{ what: 'face', seat: 1, up: true }, 'The Crystal Collection Token of Benedikt turns face up.'],
  [{ what: 'face', seat: 1, up: false }, 'The Crystal Collection Token of Benedikt turns face down.'],
  [{ what: 'refilled', quest: 'Q030' }, 'New in the display: Pantheon Dedication Ceremony.'],
  [{ what: 'artifact', seat: 1, quest: 'Q030' }, 'Benedikt takes the artifact Pantheon Dedication Ceremony home.'],
  [{ what: 'drew', seat: 1, card: null, marked: false }, 'Benedikt draws an action card.'],
  [{ what: 'drew', seat: 0, card: 'AO06', marked: false }, 'Ada draws Temporal Scholar.'],
  [{ what: 'discarded', seat: 1, card: 'AO06' }, 'Benedikt discards Temporal Scholar.'],
  [{ what: 'reversed', seat: 1, act: 'collect', subject: 0 }, 'Benedikt turns back time: as if it had never been: collecting.'],
  [{ what: 'die', seat: 1, die: 5 }, 'Benedikt rolls a 5.'],
  [{ what: 'die', seat: null, die: 5 }, 'The die shows 5.'],
  [{ what: 'rerolled', seat: 1, with: 'R03', of: 1, was: 2, die: 6 }, 'Benedikt has a die rolled again with Oracle’s Bowl: 2 becomes 6.'],
  [{ what: 'played', seat: 1, card: 'AO17' }, 'Benedikt plays Resourceful Recovery.'],
  [{ what: 'laid', seat: 1, card: 'AX07', tile: 4 }, 'Benedikt lays Time Lock on Roman Empire.'],
  [{ what: 'lifted', card: 'AX09', tile: -1 }, 'Resource Beacon is discarded.'],
  [{ what: 'replaced', seat: 1, card: 'AS05' }, 'Seasoned Traveler of Benedikt makes room.'],
  [{ what: 'used', seat: 1, with: 'voucher' }, 'Benedikt uses the voucher.'],
  [{ what: 'used_up', seat: 1, card: 'AX02' }, 'Master of Time of Benedikt is used up.'],
  [{ what: 'power', seat: 1, character: 'C2' }, 'Benedikt uses a power: Dr. Theodore “The Engineer” Marsden.'],
  [{ what: 'aimed', seat: 1, at: 2 }, 'Benedikt aims it at Chiara.'],
  [{ what: 'blocked', seat: 1, with: 'AO14' }, 'Benedikt blocks it with Chrono Shield.'],
  [{ what: 'passed_on', seat: 1, to: 2, card: 'AX08' }, 'Quantum Duelist goes from Benedikt to Chiara.'],
  [{ what: 'turned_over', seat: 1, card: 'AX05', side_b: true }, 'Time Manipulator (two-sided) of Benedikt turns over to side B.'],
  [{ what: 'shuffled', deck: 'actions', cards: 12 }, 'Shuffled: deck of action cards, 12 cards.'],
  [{ what: 'looked', seat: 1, deck: 'events', count: 3, cards: [] }, 'Benedikt looks at 3 cards: deck of Active Player Events.'],
  [{ what: 'looked', seat: 0, deck: 'events', count: 2, cards: ['EA01', 'EA04'] }, 'Ada looks at Time Loop, Time Riddle.'],
  [{ what: 'ordered', seat: 1, deck: 'all', count: 3 }, 'Benedikt puts 3 cards back in an order of their own: deck of All Player Events.'],
  [{ what: 'vision', seat: 1, deck: 'quests', card: 'Q015' }, 'Benedikt shows the top card: Scribe’s Scholarly Test.'],
  [{ what: 'turned_up', seat: 1, event: 'EA11' }, 'Turned up: Temporal Treasure Vault.'],
  [{ what: 'put_under', deck: 'quests', card: 'Q015' }, 'Scribe’s Scholarly Test goes under its deck.'],
  [{ what: 'shown_quest', seat: 1, quest: 'Q015' }, 'Turned up: Scribe’s Scholarly Test.'],
  [{ what: 'melted', seat: 1, quest: 'Q015' }, 'Benedikt discards the quest Scribe’s Scholarly Test.'],
  [{ what: 'lost_quest', seat: 1, quest: 'Q015' }, 'Benedikt loses the quest Scribe’s Scholarly Test.'],
  [{ what: 'barred', seat: 1, from: 'collect' }, 'Benedikt, next turn: no Collect action.'],
  [{ what: 'voucher', seat: 1 }, 'Benedikt gets a voucher for a Move to a neighbour.'],
  [{ what: 'event_drawn', seat: 1, event: 'EA01', kept: false }, 'Benedikt draws the event Time Loop.'],
  [{ what: 'event_drawn', seat: 1, event: 'EA01', kept: true }, 'Benedikt attempts Time Loop.'],
  [{ what: 'event_won', seat: 1, event: 'EA01' }, 'Benedikt wins Time Loop.'],
  [{ what: 'event_open', seat: 1, event: 'EA11' }, 'Temporal Treasure Vault lies open before Benedikt.'],
  [{ what: 'event_failed', seat: 1, event: 'EA01' }, 'Time Loop of Benedikt is discarded.'],
  [{ what: 'event_used', seat: 1, event: 'EA01' }, 'Benedikt uses Time Loop.'],
  [{ what: 'event_kept', seat: 1, event: null }, 'Benedikt keeps an event.'],
  [{ what: 'event_kept', seat: 0, event: 'EA01' }, 'Ada keeps Time Loop.'],
  [{ what: 'offered', ...offer }, 'Ada offers Benedikt 2 Food for 1 Stone.'],
  [{ what: 'traded', ...offer }, 'Ada and Benedikt exchange 2 Food for 1 Stone.'],
  [{ what: 'declined', seat: 1, to: 0 }, 'Benedikt declines.'],
  [{ what: 'challenged', seat: 1, to: 2, for: 'fight' }, 'Benedikt challenges Chiara in the Arena.'],
  [{ what: 'challenged', seat: 1, to: 2, for: 'duel' }, 'Benedikt challenges Chiara to an Artifact Duel.'],
  [{ what: 'bet', seat: 1, spot: 3, goods: [2, 0, 0, 0, 0] }, 'Benedikt bets 2 Food on ≥ 3.'],
  [{ what: 'bet', seat: 1, spot: 0, goods: [0, 0, 0, 0, 0] }, 'Benedikt doesn’t bet.'],
  [{ what: 'fight_won', seat: 1, over: 2, with: 6, against: 2, by: 4 }, 'Benedikt beats Chiara with 6 to 2.'],
  [{ what: 'fight_drawn', seat: 1, and: 2, with: 4 }, 'Benedikt and Chiara are equal with 4: nothing happens.'],
  [{ what: 'bet_paid', seat: 1, spot: 3, right: true }, 'Benedikt was right with ≥ 3.'],
  [{ what: 'bet_paid', seat: 1, spot: 5, right: false }, 'Benedikt was wrong with ≥ 5.'],
  [{ what: 'duel_accepted', seat: 1, from: 0 }, 'Benedikt accepts the duel.'],
  [{ what: 'duel_declined', seat: 1, from: 0 }, 'Benedikt declines the duel.'],
  [{ what: 'duel_won', seat: 1, over: 0, quest: 'Q030' }, 'Benedikt wins the duel and gets Pantheon Dedication Ceremony from Ada.'],
  [{ what: 'all_event', round: 3, event: 'EP02' }, 'All Player Event: Temporal Tax.'],
  [{ what: 'guardian', seat: 1, bounty: null }, 'Benedikt shields everybody on the same tile.'],
  [{ what: 'guardian', seat: 1, bounty: 'gold' }, 'Benedikt promises Gold to all on the same tile who meet the goal.'],
  [{ what: 'met', seat: 1, goods, crystals: 0 }, 'Benedikt meets the goal.'],
  [{ what: 'failed', seat: 1, with: 'none' }, 'Benedikt lets it fail.'],
  [{ what: 'failed', seat: 1, with: 'AS15' }, null],
  [{ what: 'option', seat: 1, number: 1 }, 'Benedikt takes offer 2.'],
  [{ what: 'deposited', seat: 1, goods }, 'Benedikt pays in 2 Food, 1 Stone.'],
  [{ what: 'deposited', seat: 1, goods: [0, 0, 0, 0, 0] }, 'Benedikt stays out.'],
  [{ what: 'staked', seat: 1, good: 'stone' }, 'Benedikt stakes Stone.'],
  [{ what: 'bid', seat: 1, number: 4 }, 'Benedikt bids 4.'],
  [{ what: 'repeats', seat: 1 }, 'Benedikt does it once more.'],
  [{ what: 'stays_out', seat: 1 }, 'Benedikt stays out.'],
  [{ what: 'lottery', seat: 1 }, 'Benedikt takes all stakes.'],
  [{ what: 'lottery', seat: null }, 'It stays equal: the stakes go to the bank.'],
  [{ what: 'auction', quest: 'Q074' }, 'Turned up: Urban Infrastructure Planning.'],
  [{ what: 'auctioned', seat: 1, quest: 'Q074', bid: 4 }, 'Benedikt gets Urban Infrastructure Planning for 4.'],
  [{ what: 'auctioned', seat: null, quest: 'Q074', bid: 4 }, 'Nobody gets Urban Infrastructure Planning.'],
];

describe('facts', () => {
  it.each(FACTS)('%j', (fact, line) => expect(describeFact(fact, en)).toBe(line));

  it('are those of the rules', () => {
    const known = namesIn(read('games/timequest/rules_facts.cpp'), /\{What::\w+,\s+"(\w+)"/g);
    expect(known.length).toBeGreaterThan(80);
    expect([...new Set(FACTS.map(([{ what }]) => what))].toSorted()).toEqual(known.toSorted());
  });

  it.each(LANGUAGES)('are told in words of their own, and no message is left over: %s', (language) => {
    const { t, said } = listening(translate(language));
    const lines = FACTS.map(([fact]) => describeFact(fact, wordsFor(t)));
    expect(lines.map((line) => line === null)).toEqual(FACTS.map(([, line]) => line === null));
    // What the view tells again, and the actions that can be taken back.
    for (const act of ['move', 'collect', 'quest', 'artifact', 'draw']) describeFact({ what: 'reversed', seat: 1, act, subject: 0 }, wordsFor(t));
    for (const deck of ['quests', 'events', 'actions']) describeFact({ what: 'shuffled', deck, cards: 2 }, wordsFor(t));
    for (const from of ['food', 'collect', 'move']) describeFact({ what: 'barred', seat: 1, from }, wordsFor(t));
    for (const family of ['fact', 'act', 'deck', 'bar']) expect(messagesOf(`timequest-${family}-`).filter((id) => !said.has(id))).toEqual([]);
  });

  it('keep a secret that is covered', () => {
    const covered = { ...en, covered: true };
    expect(describeFact({ what: 'drew', seat: 0, card: 'AO06', marked: false }, covered)).toBe('Ada draws an action card.');
    expect(describeFact({ what: 'looked', seat: 0, deck: 'events', count: 1, cards: ['EA01'] }, covered)).toBe('Ada looks at a card: deck of Active Player Events.');
    expect(describeFact({ what: 'event_kept', seat: 0, event: 'EA01' }, covered)).toBe('Ada keeps an event.');
    expect(describeFact({ what: 'objective', seat: 0, objective: 'B03' }, covered)).toBeNull();
  });

  it.each(LANGUAGES)('of real matches can all be told: %s', (language) => {
    for (const recorded of Object.values(RECORDINGS)) {
      for (const fact of recorded.facts.flatMap((group) => group.facts)) expect(describeFact(fact, wordsOf(language, recorded)) ?? 'nothing').not.toMatch(/undefined|NaN/);
    }
  });
});

const MOVES: [Move, string][] = [
  [{ do: 'end' }, 'end the turn'],
  [{ do: 'move', to: 5 }, 'move to Viking Age'],
  [{ do: 'free_move', to: 1 }, 'make the Free Move to Prehistoric Era'],
  [{ do: 'collect' }, 'collect resources'],
  [{ do: 'quest', quest: 'Q015' }, 'complete Scribe’s Scholarly Test'],
  [{ do: 'artifact', quest: 'Q030' }, 'acquire the artifact Pantheon Dedication Ceremony'],
  [{ do: 'draw' }, 'draw an action card'],
  [{ do: 'fight', player: 1 }, 'challenge Benedikt in the Arena'],
  [{ do: 'enter_void' }, 'enter the Void by the portal'],
  [{ do: 'duel', player: 1 }, 'challenge Benedikt to an Artifact Duel'],
  [{ do: 'trade' }, 'trade'],
  [{ do: 'play', card: 'AO06' }, 'play Temporal Scholar'],
  [{ do: 'event', event: 'EA01' }, 'use Time Loop'],
  [{ do: 'attempt' }, 'attempt the kept event'],
  [{ do: 'use_card', card: 'AX01' }, 'use Time Accelerator'],
  [{ do: 'use_artifact', artifact: 'R08' }, 'use Flywheel'],
  [{ do: 'use_character', number: 1 }, 'use your character’s power'],
  [{ do: 'character', character: 'C4' }, 'be Akira “The Diplomat” Tanaka'],
  [{ do: 'objective', objective: 'B03' }, 'keep Quest Conqueror'],
  [{ do: 'goods', goods }, '2 Food, 1 Stone'],
  [{ do: 'good', good: 'gold' }, 'Gold'],
  [{ do: 'two_goods', good: 'gold', and: 'stone' }, 'Gold and Stone'],
  [{ do: 'number', number: 4 }, '4'],
  [{ do: 'player', player: 2 }, 'Chiara'],
  [{ do: 'tile', tile: 6 }, 'Renaissance'],
  [{ do: 'side', twice: 'gold' }, 'above all Gold'],
  [{ do: 'payment', x: 2, y: 1, with: 'none', and: 'none' }, 'pay 2 X and 1 Y'],
  [{ do: 'way', with: 'none', crystals: 3 }, 'pay 3 crystals'],
  [{ do: 'way', with: 'R04', crystals: 1 }, 'pay 1 crystal, with Milestone'],
  [{ do: 'card', card: 'AS05' }, 'Seasoned Traveler'],
  [{ do: 'any_quest', quest: 'Q030' }, 'Pantheon Dedication Ceremony'],
  [{ do: 'any_event', event: 'EA04' }, 'Time Riddle'],
  [{ do: 'offer', good: 'stone', count: 2 }, '2 Stone'],
  [{ do: 'bet', goods, spot: 4 }, 'bet 2 Food, 1 Stone on ≥ 4'],
  [{ do: 'bet', goods: [0, 0, 0, 0, 0], spot: 0 }, 'don’t bet'],
  [{ do: 'wager', spot: 3, crystals: 2 }, 'bet 2 crystals on ≥ 3'],
  [{ do: 'wager', spot: 0, crystals: 0 }, 'don’t bet'],
  [{ do: 'reroll', with: 'AS02', die: 1 }, 'roll again with Time Opportunist'],
  [{ do: 'block', with: 'AO14' }, 'block it with Chrono Shield'],
  [{ do: 'dice', number: 0 }, 'roll no die'],
  [{ do: 'dice', number: 2 }, 'roll two dice'],
  [{ do: 'shield' }, 'shield everybody on your tile'],
  [{ do: 'bounty', good: 'cloth' }, 'promise Cloth to those who meet the goal'],
  [{ do: 'meet', goods, crystals: 1 }, 'meet the goal with 2 Food, 1 Stone, 1 crystal'],
  [{ do: 'fail', with: 'none' }, 'let it fail'],
  [{ do: 'fail', with: 'AS15' }, 'let it fail and block it with Chrono Resilience'],
  [{ do: 'option', number: 1 }, 'offer 2'],
  [{ do: 'order', first: 2, second: 0, third: 1, deck: 0 }, 'the order 3, 1, 2'],
  [{ do: 'deck', number: 1 }, 'deck of Active Player Events'],
  [{ do: 'bottom' }, 'to the bottom'],
  [{ do: 'yes' }, 'yes'],
  [{ do: 'no' }, 'no'],
  [{ do: 'think_again' }, 'think again'],
];

/** A view that asks this, of a match that stands as the board shows it. */
const base: TimeQuestView = {
  players: 3,
  options: { end: 4, visits: 4, points: 4, rounds: 17, objectives: 0, offers: 3, anywhere: false, holding_limit: true },
  round: 3,
  level: 'easy',
  first: 0,
  active: 0,
  by_limit: false,
  periods: {},
  beacons: 0,
  bank: { goods: [20, 20, 20, 20, 20], crystals: 40 },
  display: ['Q015', 'Q012'],
  explorers: [],
  discards: { quests: [], events: {}, actions: {} },
  decks: {
    quests: { size: 80, known: {} },
    events: { size: 30, known: { 0: 'EA01', 1: 'EA04', 2: 'EA02' } },
    actions: { size: 50, known: {} },
    easy: { size: 8, known: { 0: 'EP02', 1: 'EP03' } },
    moderate: { size: 7, known: {} },
    difficult: { size: 7, known: {} },
  },
  seats: Object.fromEntries(
    [5, 4, 0].map((tile, seat) => [
      seat,
      {
        character: ['C2', 'C4', 'C6'][seat],
        tile,
        portal: true,
        face_up: true,
        goods: [3, 1, 2, 2, 6],
        crystals: 4,
        artifacts: {},
        slots: [],
        set: [],
        events: [],
        barred: [],
        voucher: false,
        ready: 0,
        deposit: [0, 0, 0, 0, 0],
        due: 0,
        paid: [0, 0, 0, 0, 0],
        last: 'end',
        quests: 0,
        fights_won: 0,
        goals_met: 0,
        event_goals_met: 0,
        fair_trades: 0,
        cards_played: 0,
        hand: { cards: 1, known: [], marked: 0, known_marked: [] },
        objectives: [],
        hidden_objectives: 0,
        objective_shown: false,
        counted: 0,
        level: 0,
        score: 0,
      },
    ]),
  ),
  turn: { points: 3, spent: 1, acted: true, free_locked: false, free_move: false, duelled: false, power_used: false, free_acts: 0 },
  handled: [],
  offers: [],
  asked: { what: 'menu' },
  owing: [0],
  answered: [],
  answers: {},
  stakes: {},
  dice: [2, 6, 0, 0, 0],
  reversible: false,
  battle: {},
  own: { seat: 0, quests: { Q015: { complete: true, acquire: false, resources: 2 } }, moves: { 6: { crystals: 1, several: false }, 9: { crystals: 4, several: false } } },
};
const asking = (asked: Asked | null, more: Partial<TimeQuestView> = {}): TimeQuestView => ({ ...base, asked, ...more });

describe('moves', () => {
  it.each(MOVES)('%j: %s', (move, wish) => expect(describeMove(move, en)).toBe(wish));

  it('are those of the rules', () => {
    const table = /kActNames\{([^}]*)\}/.exec(read('games/timequest/moves.cpp'))![1]!;
    expect([...new Set(MOVES.map(([move]) => move.do as string))].toSorted()).toEqual(namesIn(table, /"(\w+)"/g).toSorted());
  });

  const ANSWERS: [Asked, Partial<TimeQuestView>, Move, string][] = [
    [{ what: 'trade', stage: 3, from: 1, to: 0, give: 'food', given: 1, ask: 'stone', asked: 1 }, {}, { do: 'yes' }, 'accept'],
    [{ what: 'void_roll', from: 5 }, {}, { do: 'no' }, 'no'],
    [{ what: 'draft' }, {}, { do: 'goods', goods: [3, 3, 1, 0, 0] }, 'set out with 3 Food, 3 Gold, 1 Knowledge'],
    [{ what: 'mix', for: 'gain', left: 3, chosen: [0, 0, 0, 0, 0] }, {}, { do: 'goods', goods }, 'gain 2 Food, 1 Stone'],
    [{ what: 'mix', for: 'lose', left: 3, chosen: [0, 0, 0, 0, 0] }, {}, { do: 'goods', goods }, 'lose 2 Food, 1 Stone'],
    [{ what: 'mix', for: 'pay', left: 3, chosen: [0, 0, 0, 0, 0] }, {}, { do: 'goods', goods }, 'pay 2 Food, 1 Stone'],
    [{ what: 'mix', for: 'regain', left: 3, chosen: [0, 0, 0, 0, 0] }, {}, { do: 'goods', goods }, 'get 2 Food, 1 Stone back'],
    [{ what: 'all_event' }, { event: 'EP10' }, { do: 'goods', goods }, 'pay in 2 Food, 1 Stone'],
    [{ what: 'all_event' }, { event: 'EP10' }, { do: 'goods', goods: [0, 0, 0, 0, 0] }, 'nothing'],
    [{ what: 'one_type', for: 'pay', count: 4 }, {}, { do: 'good', good: 'stone' }, 'pay 4 Stone'],
    [{ what: 'refund', with: 'R02', count: 1 }, {}, { do: 'good', good: 'stone' }, 'Stone'],
    [{ what: 'mix', for: 'gain', left: 5, good: 'gold', chosen: [1, 0, 0, 0, 0] }, {}, { do: 'number', number: 3 }, '3 Gold'],
    [{ what: 'exchange', stage: 2, give: 'food', get: 'stone' }, {}, { do: 'number', number: 2 }, '2 Stone'],
    [{ what: 'all_event' }, { event: 'EP25' }, { do: 'number', number: 3 }, '3'],
    [{ what: 'all_event' }, { event: 'EP18' }, { do: 'option', number: 1 }, 'Pay 2 Gold: Draw an action card.'],
    [{ what: 'menu' }, {}, { do: 'use_character', number: 1 }, 'Give the bank 1 Gold for 2 Stone.'],
    [{ what: 'quest', quest: 'Q015' }, {}, { do: 'payment', x: 4, y: 0, with: 'AS08', and: 'none' }, 'pay 4 Stone, with Cunning Strategist'],
    [{ what: 'reroll', arena: true, dice: 1, own: 0, opponent: 1 }, {}, { do: 'reroll', with: 'AS02', die: 0 }, 'roll the 2 again with Time Opportunist'],
    [{ what: 'reroll', arena: true, dice: 1, own: 0, opponent: 1 }, {}, { do: 'reroll', with: 'AS09', die: 0 }, 'roll the 6 again with Temporal Tactician'],
    [{ what: 'reroll', arena: false, dice: 2, own: 0, opponent: 0 }, {}, { do: 'reroll', with: 'R03', die: 1 }, 'roll the 6 again with Oracle’s Bowl'],
    [{ what: 'order', deck: 'events', count: 3 }, {}, { do: 'order', first: 2, second: 0, third: 1, deck: 0 }, 'the order Time Traveler’s Feast, Time Loop, Time Riddle'],
    [{ what: 'order', deck: 'all', count: 2 }, {}, { do: 'order', first: 1, second: 0, third: 2, deck: 0 }, 'the order Solar Flare, Temporal Tax'],
  ];
  it.each(ANSWERS)('answer %j', (asked, more, move, words) => expect(moveText(move, asking(asked, more), en)).toBe(words));

  it.each(LANGUAGES)('are named in words of their own, and no message is left over: %s', (language) => {
    const { t, said } = listening(translate(language));
    const words = wordsFor(t);
    for (const [move] of MOVES) expect(describeMove(move, words)).toBeTruthy();
    for (const what of [...namesIn(read('web/src/games/timequest/words.ts'), /const TO_(?:YES|NO) = \[(.*)\]/g).join().matchAll(/'(\w+)'/g)].map(([, name]) => name)) {
      for (const answer of ['yes', 'no']) expect(moveText({ do: answer }, asking({ what } as Asked), words)).toBeTruthy();
    }
    for (const path of PATHS) expect(describePath(path, base, words)).toBeTruthy();
    for (const [asked, more, move] of ANSWERS) expect(moveText(move, asking(asked, more), words)).toBeTruthy();
    for (const family of ['move', 'yes', 'no', 'path', 'take']) expect(messagesOf(`timequest-${family}-`).filter((id) => !said.has(id))).toEqual([]);
  });
});

const PATHS: Move[][] = [
  [{ do: 'trade' }, { do: 'player', player: 1 }, { do: 'offer', good: 'food', count: 2 }, { do: 'offer', good: 'stone', count: 1 }],
  [{ do: 'move', to: 9 }],
  [{ do: 'collect' }, { do: 'side', twice: 'knowledge' }],
  [{ do: 'quest', quest: 'Q015' }],
  [{ do: 'artifact', quest: 'Q015' }],
];

describe('paths', () => {
  it('say the whole wish with what it costs', () => {
    expect(PATHS.map((path) => describePath(path, base, en))).toEqual([
      'offer Benedikt 2 Food for 1 Stone',
      'move to World War II for 4 crystals',
      'collect 1 Gold, 2 Knowledge',
      'complete Scribe’s Scholarly Test: 1 Cloth, 5 Stone for 3 crystals',
      'acquire the artifact Scribe’s Scholarly Test for 3 crystals, 2 of your choice',
    ]);
  });
  it('are else their moves one after the other', () => {
    expect(describePath([{ do: 'play', card: 'AO10' }, { do: 'player', player: 2 }, { do: 'tile', tile: 1 }], base, en)).toBe('play Time Vortex, Chiara, Prehistoric Era');
    expect(describePath([{ do: 'quest', quest: 'Q015' }, { do: 'payment', x: 4, y: 1, with: 'AS14', and: 'none' }], base, en)).toBe('complete Scribe’s Scholarly Test, pay 1 Cloth, 4 Stone, with Time Saver');
    expect(describePath([{ do: 'move', to: 3 }, { do: 'way', with: 'voucher', crystals: 0 }], base, en)).toBe('move to Ancient Greece, pay 0 crystals, with the voucher');
    expect(describePath([], base, en)).toBe('');
  });
});

const give = { give: 'food', given: 2 } as const;
const QUESTIONS: [Asked, Partial<TimeQuestView>, string][] = [
  [{ what: 'pick' }, {}, 'Who do you want to be?'],
  [{ what: 'choose_objective' }, {}, 'Which objective do you keep?'],
  [{ what: 'draft' }, {}, 'Choose 7 resources for your journey, at most 3 of a type.'],
  [{ what: 'menu' }, {}, 'Your turn: 3 action points.'],
  [{ what: 'battle' }, {}, 'The tie is fought out: bet crystals on the difference of two dice, or don’t.'],
  [{ what: 'guardian' }, { event: 'EP02' }, 'Temporal Tax: Do you protect those on your tile, or promise them a resource?'],
  [{ what: 'all_event' }, { event: 'EP02' }, 'Temporal Tax: Do you meet the goal, or let it fail?'],
  [{ what: 'all_event' }, { event: 'EP09' }, 'Temporal Crossroads: What do you choose?'],
  [{ what: 'all_event' }, { event: 'EP10' }, 'Time Bank: How much do you pay in?'],
  [{ what: 'all_event' }, { event: 'EP11' }, 'Time Ripples: Do you block it?'],
  [{ what: 'all_event' }, { event: 'EP22' }, 'Cosmic Lottery: Do you stake a resource?'],
  [{ what: 'all_event' }, { event: 'EP23' }, 'Time Loop: Do you do it once more?'],
  [{ what: 'all_event' }, { event: 'EP25' }, 'Time Auction: How much do you bid?'],
  [{ what: 'loop' }, { event: 'EP23' }, 'Time Loop: How do you do it this time?'],
  [{ what: 'mix', for: 'gain', left: 3, chosen: [0, 0, 0, 0, 0] }, { cause: 'AO17' }, 'Resourceful Recovery: Which 3 do you gain?'],
  [{ what: 'mix', for: 'lose', left: 2, chosen: [0, 0, 0, 0, 0] }, { event: 'EP05' }, 'Rogue Time Traveler: Which 2 do you lose?'],
  [{ what: 'mix', for: 'pay', left: 2, chosen: [0, 0, 0, 0, 0] }, {}, 'Which 2 do you pay?'],
  [{ what: 'mix', for: 'regain', left: 2, chosen: [0, 0, 0, 0, 0] }, { cause: 'EA10' }, 'Time Healer: Which 2 do you get back?'],
  [{ what: 'mix', for: 'gain', left: 1, chosen: [0, 0, 0, 0, 0] }, { event: 'EP08' }, 'Chrono Thief: Which resource do you gain?'],
  [{ what: 'mix', for: 'gain', left: 4, good: 'gold', chosen: [1, 0, 0, 0, 0] }, {}, 'Which 4 do you gain?'],
  [{ what: 'one_type', for: 'gain', count: 2 }, {}, 'Of which type do you gain 2?'],
  [{ what: 'one_type', for: 'pay', count: 4 }, { cause: 'AS06' }, 'Crystal Seeker: Of which type do you pay 4?'],
  [{ what: 'two_types', count: 2 }, {}, 'Of which two types do you gain 2 each?'],
  [{ what: 'exchange', stage: 0 }, {}, 'What do you give the bank?'],
  [{ what: 'exchange', stage: 1, give: 'food' }, {}, 'What do you want for your Food?'],
  [{ what: 'exchange', stage: 2, give: 'food', get: 'stone' }, {}, 'How many Stone do you want for your Food?'],
  [{ what: 'jump' }, { cause: 'AO01' }, 'Time Manipulator: Where do you jump?'],
  [{ what: 'slip' }, {}, 'Somebody arrived: do you stay, or slip away?'],
  [{ what: 'duellist' }, {}, 'You won: do you stay, or jump?'],
  [{ what: 'push', stage: 0 }, { cause: 'AO10' }, 'Time Vortex: Who is it aimed at?'],
  [{ what: 'push', stage: 1, at: 1 }, {}, 'Where is Benedikt moved?'],
  [{ what: 'swap_places', stage: 0 }, {}, 'Who is it aimed at?'],
  [{ what: 'raid', stage: 1, at: 1 }, { cause: 'R05' }, 'Raider’s Horn: What do you take from Benedikt?'],
  [{ what: 'forced_trade', stage: 1, at: 1 }, {}, 'What do you give Benedikt?'],
  [{ what: 'forced_trade', stage: 2, at: 1, ...give }, {}, 'What do you take from Benedikt for 2 Food?'],
  [{ what: 'block' }, { cause: 'AO19' }, 'Parallel Path: This is aimed at you. Do you block it?'],
  [{ what: 'block', of: 'push', by: 1, tile: 4 }, { cause: 'AO10' }, 'Time Vortex: Benedikt moves you: Roman Empire. Do you block it?'],
  [{ what: 'block', of: 'raid', by: 1, good: 'food', count: 2 }, {}, 'Benedikt takes 2 Food from you. Do you block it?'],
  [{ what: 'block', of: 'forced_trade', by: 1, give: 'food', given: 2, ask: 'stone' }, {}, 'Benedikt gives you 2 Food and takes 2 Stone. Do you block it?'],
  [{ what: 'block', of: 'swap_places', by: 1 }, {}, 'Benedikt changes places with you. Do you block it?'],
  [{ what: 'lay', card: 'AX07' }, {}, 'On which period does Time Lock lie?'],
  [{ what: 'replace', card: 'AS05' }, {}, 'Which card makes room for Seasoned Traveler?'],
  [{ what: 'discard', marked: false }, {}, 'Your hand is too full: which card do you discard?'],
  [{ what: 'discard', marked: true }, {}, 'Too many marked cards: which one do you discard?'],
  [{ what: 'treasure' }, {}, 'Do you complete one of these quests?'],
  [{ what: 'melt', times: 2 }, {}, 'Which quest do you discard for 2 times its crystals?'],
  [{ what: 'bury' }, {}, 'Which quest goes under the deck?'],
  [{ what: 'expert', quest: 'Q015' }, {}, 'Scribe’s Scholarly Test was turned up: do you acquire it?'],
  [{ what: 'look', count: 3 }, {}, 'Which deck do you look at?'],
  [{ what: 'order', deck: 'events', count: 3 }, {}, 'In which order do the cards go back?'],
  [{ what: 'keep', count: 5 }, {}, 'Which event do you keep?'],
  [{ what: 'vision' }, {}, 'Of which deck do you show the top card?'],
  [{ what: 'vision', deck: 'quests' }, { decks: { ...base.decks, quests: { size: 80, known: { 0: 'Q015' } } } }, 'Does Scribe’s Scholarly Test stay on top?'],
  [{ what: 'lose_quest' }, {}, 'Which quest do you lose?'],
  [{ what: 'free_quest' }, {}, 'Which quest do you complete without paying?'],
  [{ what: 'hunt' }, {}, 'Which artifact do you acquire?'],
  [{ what: 'way', to: 6 }, {}, 'How do you pay for the Move?'],
  [{ what: 'collect' }, {}, 'Of which do you collect two?'],
  [{ what: 'extra', with: 'AS01', count: 1 }, {}, 'Chrono Gatherer: Of which type do you gain 1 more?'],
  [{ what: 'extra', with: 'none', count: 1 }, {}, 'Of which type do you gain 1 more?'],
  [{ what: 'refund', with: 'R02', count: 1 }, {}, 'Scribe’s Ledger: Of which type do you get 1 back?'],
  [{ what: 'mix', for: 'pay', left: 2, chosen: [0, 0, 0, 0, 0] }, { cause: 'Q015' }, 'Scribe’s Scholarly Test: Which 2 do you pay?'],
  [{ what: 'quest', quest: 'Q015' }, {}, 'How do you pay for Scribe’s Scholarly Test?'],
  [{ what: 'artifact', quest: 'Q015' }, {}, 'Scribe’s Scholarly Test: do you use your discount?'],
  [{ what: 'use_now', event: 'EA11' }, {}, 'Do you use Temporal Treasure Vault now?'],
  [{ what: 'void_roll', from: 5 }, {}, 'The Void: how many dice do you roll?'],
  [{ what: 'trade', stage: 0, from: 0 }, {}, 'With whom do you want to trade?'],
  [{ what: 'trade', stage: 1, from: 0, to: 1 }, {}, 'What do you offer Benedikt?'],
  [{ what: 'trade', stage: 2, from: 0, to: 1, ...give }, {}, 'What do you want from Benedikt for 2 Food?'],
  [{ what: 'trade', stage: 3, from: 1, to: 0, ...give, ask: 'stone', asked: 1 }, {}, 'Benedikt offers you 2 Food for 1 Stone.'],
  [{ what: 'bets' }, {}, 'Do you bet on the fight?'],
  [{ what: 'reroll', arena: true, dice: 1, own: 0, opponent: 1 }, {}, 'Do you roll again?'],
  [{ what: 'prize', items: 4 }, {}, 'You won 4 items: is one of them a crystal?'],
  [{ what: 'duel', stage: 1, from: 1, to: 0 }, {}, 'Benedikt challenges you to an Artifact Duel.'],
  [{ what: 'duel', stage: 2, from: 1, to: 0 }, {}, 'You declined: which resource do you give Benedikt?'],
  [{ what: 'duel', stage: 5, from: 0, to: 1 }, {}, 'You lost: which artifact do you give Benedikt?'],
];

describe('questions', () => {
  it.each(QUESTIONS)('%j', (asked, more, line) => expect(prompt(asking(asked, more), 0, en)).toBe(line));

  it.each(LANGUAGES)('have words of their own, and no message is left over: %s', (language) => {
    const { t, said } = listening(translate(language));
    for (const [asked, more] of QUESTIONS) expect(prompt(asking(asked, more), 0, wordsFor(t))).toBeTruthy();
    prompt(asking(null), 0, wordsFor(t));
    expect(messagesOf('timequest-prompt-').filter((id) => !said.has(id))).toEqual([]);
  });

  it('are asked for whatever the rules ask', () => {
    // A question has answers listed in Rules::list, by itself or with its family.
    const list = /void Rules::list\(const State& state, const Task& task[^]*?\n\}/.exec(read('games/timequest/rules.cpp'))![0];
    const state = read('games/timequest/state.hpp');
    const tasks = namesIn(/enum class Do [^]*?\};/.exec(state)![0], /^ {2}(\w+),?$/gm);
    const families = namesIn(list, /if \((is_\w+)\(task\.what\)\)/g).flatMap((family) => {
      const [, first, last] = new RegExp(`${family}\\(.*>= Do::(\\w+) .*<= Do::(\\w+);`).exec(state)!;
      return tasks.slice(tasks.indexOf(first!), tasks.indexOf(last!) + 1);
    });
    expect(families.length).toBeGreaterThan(0);
    const asked = new Set(QUESTIONS.map(([{ what }]) => what as string));
    expect([...namesIn(list, /case Do::(\w+):/g), ...families].toSorted()).toEqual([...asked].toSorted());
  });

  it('say whom everybody waits for', () => {
    expect(waiting(base, [1], en)).toBe('Round 3: Benedikt is to play.');
    expect(waiting(asking({ what: 'block' }, { cause: 'AO19' }), [2], en)).toBe('Parallel Path: Chiara decides.');
    expect(waiting(asking({ what: 'all_event' }, { event: 'EP02' }), [0, 2], en)).toBe('Temporal Tax: Still thinking in secret: Ada, Chiara');
    expect(waiting(asking(null), [], en)).toBe('The match is over.');
    expect(waiting(base, [], en)).toBe('The match goes on.');
  });

  it('of real matches can all be asked', () => {
    for (const recorded of Object.values(RECORDINGS)) {
      for (const language of LANGUAGES) {
        const words = wordsOf(language, recorded);
        const said = [prompt(recorded.view, 0, words), waiting(recorded.view, recorded.view.owing, words), recorded.next ? moveText(recorded.next, recorded.view, words) : 'the end'];
        for (const line of said) expect(line).toMatch(/^[^{}]+$/);
      }
    }
  });
});

describe('results', () => {
  it.each([
    [{ stopped: 'agreed' as const }, 'The match was stopped.'],
    [{ places: [1], rule: 'TQ-15.2', scores: [] }, 'Enough of time is closed: the finest collection wins.'],
    [{ places: [1], rule: 'TQ-6.5', scores: [] }, 'The last round is over: the finest collection wins.'],
    [{ places: [1], rule: 'TQ-15.4', scores: [] }, 'Artifacts of all ten periods are in one hand: that wins at once.'],
  ])('%j', (result, line) => expect(describeResult(result, en)).toBe(line));
});

describe('refusals', () => {
  const named = [...new Set(namesIn(read('games/timequest/rules_refuse.cpp'), /"(TQ-[\d.]+)"/g))];
  const book = new Set(namesIn(read('docs/rules/timequest.md'), /\*\*(TQ-\d+(?:\.\d+)+)/g));

  it.each(LANGUAGES)('have a sentence for each rule that forbids something in a turn, and none is left over: %s', (language) => {
    const { t, said } = listening(translate(language));
    expect(named.length).toBeGreaterThan(40);
    for (const rule of named) expect(refusalText(t, { code: 'illegal', text: 'the line of the server', rule })).not.toBe('the line of the server');
    expect(messagesOf('timequest-why-').filter((id) => !said.has(id))).toEqual([]);
  });
  it('fall back to the line of the server', () => expect(refusalText(en.t, { code: 'stale', text: 'too late' })).toBe('too late'));
  it('name rules that the book has', () => {
    const rules = [...named, ...Object.values(RULE_OF)];
    expect(rules.filter((rule) => !book.has(rule))).toEqual([]);
  });
});

describe('explanations', () => {
  const components = import.meta.glob<string>('./*.svelte', { query: '?raw', import: 'default', eager: true });

  it('are there for whatever the board explains', () => {
    const asked = Object.values(components).flatMap((text) => namesIn(text, /data-help="([^"{]+)"/g));
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((name) => !RULE_OF[name] && !/^card-[A-Z]+\d+$/.test(name))).toEqual([]);
    expect(Object.keys(RULE_OF).filter((name) => !asked.includes(name))).toEqual([]);
    const families = Object.values(components).flatMap((text) => namesIn(text, /data-help="([^"{]*)\{/g));
    expect(families.filter((family) => family !== 'card-' && family !== 'tile-')).toEqual([]);
  });
  it.each(LANGUAGES)('are there for every name, and none is left over: %s', (language) => {
    const { t, said } = listening(translate(language));
    for (const name of [...Object.keys(RULE_OF), 'card-Q001', 'tile-0', 'tile-1']) expect(explain(t, name).text).toBeTruthy();
    expect(messagesOf('timequest-help-').filter((id) => !said.has(id))).toEqual([]);
  });
});

describe('sounds', () => {
  it('follow the facts, alike ones once', () => {
    expect(soundsOf([{ what: 'moved' }, { what: 'arrived' }, { what: 'closed' }, { what: 'die' }, { what: 'rerolled' }])).toEqual(['travel', 'closed', 'dice']);
    expect(soundsOf([{ what: 'gained', crystals: 2 }, { what: 'gained', crystals: 0 }, { what: 'turn' }, { what: 'traded' }])).toEqual(['crystal', 'goods']);
  });
  it('are all heard, and named', () => {
    const heard = new Set(FACTS.flatMap(([fact]) => soundsOf([fact])));
    expect([...heard].toSorted()).toEqual(sounds.names.toSorted());
    for (const name of sounds.names) expect(en.t(`timequest-sound-${name}`)).toBeTruthy();
    expect(messagesOf('timequest-sound-')).toHaveLength(sounds.names.length);
  });
});
