import { describe, expect, it } from 'vitest';
import { seatsOf } from '../../lib/players';
import { LANGUAGES, listening, messagesOf, RECORDINGS, recording, translate, wordsFor, wordsOf } from '../../testing/timequest/fixtures';
import { cardName, slotText } from './cards';
import { cardText } from './effects';
import { PERIODS, playerOf, VOID, type TimeQuestView } from './model';
import { playerLine, questLine, textView, tileLine } from './text';

const en = (name: string) => wordsOf('en', recording(name));
const linesOf = (name: string, heading: string, view: TimeQuestView = recording(name).view): string[] =>
  textView(view, en(name)).find((section) => section.heading === heading)?.lines ?? [];

describe('the text view', () => {
  it.each(LANGUAGES)('says every recorded moment without a gap, and no message is left over: %s', (language) => {
    const { t, said } = listening(translate(language));
    for (const recorded of Object.values(RECORDINGS)) {
      const words = { ...wordsOf(language, recorded), t };
      for (const { heading, lines } of textView(recorded.view, words)) {
        expect(heading).toBeTruthy();
        for (const line of lines) expect(line).not.toMatch(/undefined|NaN|null|\{|; ;|^\s*$/);
      }
    }
    for (const view of RARE) textView(view, wordsFor(t, view.players));
    expect(messagesOf('timequest-text-').filter((id) => !said.has(id))).toEqual([]);
  });

  it('names every tile, player, quest of the display and own card once', () => {
    const { view, as } = recording('rich');
    const t = translate('en');
    expect(linesOf('rich', 'The circle of time')).toHaveLength(PERIODS.length + 1);
    expect(linesOf('rich', 'Players')).toHaveLength(view.players);
    expect(linesOf('rich', 'Quests')).toHaveLength(view.display.length);
    const mine = linesOf('rich', 'Mine');
    const player = playerOf(view, as as number)!;
    for (const card of [player.character!, ...player.hand.known, ...player.slots.map((slot) => slot.card)]) {
      expect(mine.filter((line) => line.startsWith(cardName(t, card)) && line.endsWith(cardText(t, card)))).toHaveLength(1);
    }
  });

  it('keeps what is covered, and what others hold', () => {
    const { view, as } = recording('rich');
    const words = { ...en('rich'), covered: true };
    const [hidden] = playerOf(view, as as number)!.hand.known;
    expect(textView(view, words).map(({ heading }) => heading)).not.toContain('Mine');
    expect(JSON.stringify(textView(view, words))).not.toContain(cardText(words.t, hidden!));
    // A spectator's view has no secret to tell.
    expect(textView(recording('shielded').view, en('shielded')).map(({ heading }) => heading)).not.toContain('Mine');
    expect(linesOf('kept', 'Players').join()).toContain('an event in the event place');
  });

  it('says where the reader can go, and what a quest costs there', () => {
    const { view } = recording('rich');
    const words = en('rich');
    const seat = view.own!.seat;
    const tile = playerOf(view, seat)!.tile;
    for (const [to, { crystals }] of Object.entries(view.own!.moves)) expect(tileLine(view, Number(to), words)).toContain(`you can move here for ${crystals} crystal`);
    expect(tileLine(view, tile, words)).toContain(`here: ${words.seats[seat]!.name}`);
    expect(tileLine(view, VOID, words)).toMatch(/^The Void/);
    for (const quest of view.display) {
      expect(questLine(view, quest, words)).toContain('where you are: ');
      expect(questLine(view, quest, words).includes('you can complete it')).toBe(view.own!.quests[quest]!.complete);
    }
  });

  it('says what is on the table', () => {
    const bets = Object.entries(recording('fight').view.stakes);
    expect(bets.length).toBeGreaterThan(0);
    expect(linesOf('fight', 'The match').filter((line) => / bets .* on ≥ \d\.$/.test(line))).toHaveLength(bets.length);
    expect(linesOf('reroll', 'The match').join()).toMatch(/On the table: \d/);
    expect(linesOf('event', 'The match').join()).toContain(cardText(translate('en'), recording('event').view.event!));
    expect(linesOf('answered', 'Players').filter((line) => line.endsWith('has answered'))).toHaveLength(recording('answered').view.answered.length);
  });

  it('says how a card in a slot stands', () => {
    const t = translate('en');
    expect(slotText(t, { card: 'AS05', used: false, charges: 0, side_b: false })).toBe('Seasoned Traveler');
    expect(slotText(t, { card: 'AX02', used: false, charges: 2, side_b: false })).toBe('Master of Time (2 charges)');
    expect(slotText(t, { card: 'AX05', used: true, charges: 0, side_b: true })).toBe('Time Manipulator (two-sided) (side B, used)');
  });
});

/** What hardly ever lies there at the same time. */
const RARE: TimeQuestView[] = (() => {
  const { view } = recording('rich');
  const player = playerOf(view, 0)!;
  const crowded: TimeQuestView = {
    ...view,
    beacons: 1,
    event: 'EP22',
    guardian: { seats: [0, 1] },
    periods: { ...view.periods, 4: { visits: 2, engineer: 1, lock: 2 } },
    offers: [{ to: 1, give: 'food', given: 1, ask: 'stone', asked: 2 }],
    stakes: { 1: { spot: 0, goods: [1, 0, 0, 0, 0] } },
    explorers: ['Q001'],
    handled: ['Q002'],
    answered: [2],
    final_round: 9,
    seats: {
      ...view.seats,
      1: {
        ...player,
        tile: VOID,
        portal: false,
        slots: [{ card: 'AX02', used: true, charges: 2, side_b: true }],
        set: ['AO14'],
        events: [{ event: 'EA11', won: false }],
        event_place: 'hidden',
        barred: ['food'],
        voucher: true,
        deposit: [1, 0, 0, 0, 0],
        due: 9,
        ready: 99,
        objective_shown: true,
        objectives: ['B05'],
        hand: { cards: 1, known: ['AO01'], marked: 0, known_marked: [] },
      },
    },
  };
  return [crowded, { ...crowded, guardian: { seats: [0], bounty: 'gold' } }];
})();

describe('a player in a line', () => {
  it('has all that is public', () => {
    const line = playerLine(RARE[0]!, 1, en('rich'));
    for (const part of ['The Void, on foot', 'an event in the event place', 'the voucher', 'no Food from collecting', 'set: Chrono Shield', 'known: Time Manipulator', 'objective Arena Gladiator']) expect(line).toContain(part);
    expect(seatsOf(RARE[0]!).map((seat) => playerLine(RARE[0]!, seat, en('rich')).length > 40)).toEqual([true, true, true]);
  });
});
