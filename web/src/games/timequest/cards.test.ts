import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, listening, messagesOf, translate } from '../../testing/timequest/fixtures';
import { amountText, cardName, goodsText, programText } from './cards';
import { CONTENT } from './content';
import { cardText, kindText } from './effects';
import { explain } from './explain';

const ROOT = join(import.meta.dirname, '../../../..');
const CARDS = [CONTENT.quests, CONTENT.active_events, CONTENT.all_player_events, CONTENT.action_cards, CONTENT.artifacts, CONTENT.characters, CONTENT.objectives].flatMap((cards) =>
  (cards as { id: string }[]).map(({ id }) => id),
);
const en = translate('en');

/** What the rules know, by their own tables. */
const source = readFileSync(join(ROOT, 'games/timequest/cards.cpp'), 'utf8');
const formsOf = (form: string): string[] => [...source.matchAll(new RegExp(`${form}\\{"(\\w+)"`, 'g'))].map(([, name]) => name!);

describe('what a card does', () => {
  it.each(LANGUAGES)('is said of every card: %s', (language) => {
    const { t, said } = listening(translate(language));
    expect(CARDS).toHaveLength(100 + 15 + 25 + 50 + 10 + 6 + 15);
    const texts = CARDS.map((id) => {
      const text = cardText(t, id);
      expect(text, id).toMatch(/^\S.*\S$/);
      expect(text, id).not.toMatch(/undefined|NaN|\{|:\s*$|\s\s/);
      expect(cardName(t, id), id).toBeTruthy();
      expect(kindText(t, id), id).toBeTruthy();
      return text;
    });
    expect(new Set(texts).size).toBeGreaterThan(120);
    // Nothing is left over for a card that isn't there.
    for (const family of ['op', 'trait', 'counter', 'kind', 'level', 'limit', 'place', 'ask', 'amount']) {
      const ids = messagesOf(`timequest-${family}-`);
      expect(ids.length, family).toBeGreaterThan(2);
      expect(ids.filter((id) => !said.has(id)), family).toEqual([]);
    }
  });

  it('has words for every operation, trait and counter that content may use', () => {
    const [operations, traits] = [formsOf('OpForm'), formsOf('TraitForm').filter((name) => name !== 'none')];
    expect(operations).toHaveLength(messagesOf('timequest-op-').length);
    for (const name of operations) expect(messagesOf('timequest-op-')).toContain(`timequest-op-${name}`);
    expect(traits).toHaveLength(messagesOf('timequest-trait-').length);
    for (const name of traits) expect(messagesOf('timequest-trait-')).toContain(`timequest-trait-${name}`);
  });

  it('follows its numbers', () => {
    expect(programText(en, [{ do: 'gain', food: 7 }])).toBe('Gain 7 Food.');
    expect(programText(en, [{ do: 'draw_actions', number: 2 }], { crystals: 1, one_type: 4 })).toBe('Pay 1 crystal, 4 of one type: Draw 2 action cards.');
    expect(programText(en, [{ do: 'exchange', number: 0 }])).toContain('any number');
    expect(programText(en, [{ do: 'exchange', number: 4 }])).toContain('up to 4');
    expect(programText(en, [{ do: 'collect', number: 3 }])).toBe('Collect 3-fold without an action point.');
    expect(amountText(en, { each: 5, two_types: 2, choice: 1 })).toBe('5 of each type, 1 of your choice, 2 each of two types');
    expect(goodsText(en, [0, 2, 0, 0, 1], 1)).toBe('2 Gold, 1 Stone, 1 crystal');
    expect(goodsText(en, [0, 0, 0, 0, 0])).toBe('nothing');
  });

  it.each([
    ['Q015', 'Costs 5 X and 1 Y where you are, and brings 3 crystals. As an artifact it costs 3 crystals and one resource for each artifact you own: Scribe’s Ledger.'],
    ['EA02', 'On a 3–6: Gain 3 Food.'],
    ['EA07', 'On a 2, 4, 6: Exchange up to 3 of one type for as many of another with the bank.'],
    ['EA11', 'Pay 5 of each type: Gain 8 crystals.'],
    ['EP04', 'Goal: pay 1 Knowledge, 1 Cloth, 1 Stone. Not met: Lose 1 crystal, 1 of your choice.'],
    ['EP09', 'Gain 2 of your choice. Or: Pay 2 of your choice: Gain 1 crystal.'],
    ['EP14', 'You may pay 1 Knowledge. Met with a 4–6: Gain 2 crystals. Not met: Lose 1 crystal.'],
    ['EP17', '1 ✦: Lose 1 crystal. 2: Gain 1 crystal. 3 ✦: Lose 2 of your choice. 4: Gain 2 of your choice. 5 ✦: Step to a random neighbouring period. 6: Draw an action card.'],
    ['EP24', '1, 2: Gain 2 Food, 2 Gold. 3, 4: Gain 2 Knowledge, 2 Cloth. 5, 6: Gain 2 Stone, 1 crystal.'],
    ['AS06', 'Goes into a slot. Once per round: Pay 4 of one type: Gain 1 crystal.'],
    ['AX02', 'Goes into a slot. 3 times in all: +1 action point.'],
    ['R08', 'Once in the match: +2 action points.'],
    ['C2', 'Once per turn: Give the bank 2 Stone for 1 Gold. Or: Give the bank 1 Gold for 2 Stone.'],
    ['B11', 'Counts how many of each type you collected: 1 point for 10, 2 for 15, 3 for 20.'],
  ])('%s', (id, text) => expect(cardText(en, id)).toBe(text));

  it('is nothing for a card that the content doesn’t have', () => expect(cardText(en, 'Q101')).toBe(''));
});

describe('explanations of cards', () => {
  const book = new Set([...readFileSync(join(ROOT, 'docs/rules/timequest.md'), 'utf8').matchAll(/\*\*(TQ-\d+(?:\.\d+)+)/g)].map(([, rule]) => rule!));
  it('link a rule of the book, where the card stands', () => {
    for (const id of CARDS) {
      const { text, rule } = explain(en, `card-${id}`);
      expect(text, id).toContain(cardText(en, id));
      expect(book, id).toContain(rule);
    }
  });
  it.each([
    ['card-EP08', 'TQ-20.1'],
    ['card-EP11', 'TQ-20.2'],
    ['card-AS05', 'TQ-21.2'],
    ['card-C4', 'TQ-17.4'],
    ['tile-0', 'TQ-12.4'],
    ['tile-5', 'TQ-2.2'],
  ])('%s: %s', (name, rule) => expect(explain(en, name).rule).toBe(rule));
  it('say what a place costs and brings', () =>
    expect(explain(en, 'tile-5').text).toBe('Viking Age: quests cost Stone (X) and Cloth (Y) here; collecting brings Gold and Knowledge, two of one and one of the other.'));
});
