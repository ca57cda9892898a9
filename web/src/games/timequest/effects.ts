// What every card does, as sentences: made from its operations and traits, so that they stay right when the content changes.

import type { Translate } from '../types';
import { amountText, cardName, crystalsText, programText, tileName } from './cards';
import {
  ACTION_CARDS,
  ACTIVE_EVENTS,
  ALL_EVENTS,
  ARTIFACTS,
  CHARACTERS,
  OBJECTIVES,
  QUESTS,
  type ActionCard,
  type ActiveEvent,
  type AllEvent,
  type Amount,
  type Artifact,
  type Character,
  type Objective,
  type Operation,
  type Quest,
  type Trait,
} from './content';
import { artifactOfPeriod, periodOfArtifact, type Id } from './model';

const traitText = (t: Translate, { do: ability, number = 0 }: Trait): string => t(`timequest-trait-${ability}`, { count: number });
const powerText = (t: Translate, { use = [], traits = [], price }: { use?: Operation[]; traits?: Trait[]; price?: Amount }): string[] => [
  ...(use.length > 0 ? [programText(t, use, price)] : []),
  ...traits.map((trait) => traitText(t, trait)),
];

/** "2, 4, 6", or "3–6" for three and more in a row. */
function facesText(faces: readonly number[]): string {
  const [first, last] = [faces[0] ?? 0, faces.at(-1) ?? 0];
  return faces.length > 2 && last - first === faces.length - 1 ? `${first}–${last}` : faces.join(', ');
}

function questText(t: Translate, { period, x, y, crystals }: Quest): string[] {
  return [t('timequest-quest-text', { x, y, crystals: crystalsText(t, crystals), power: cardName(t, artifactOfPeriod(period)) })];
}

const activeEventText = (t: Translate, { die, price, use }: ActiveEvent): string[] => [
  ...(die ? [t('timequest-die', { faces: facesText(die) })] : []),
  programText(t, use, price),
];

function allEventText(t: Translate, event: AllEvent): string[] {
  const { ask = 'goal', price, die, met, not_met, most = 0, times = 0 } = event;
  switch (ask) {
    case 'bank':
    case 'ripples':
    case 'lottery':
    case 'loop':
    case 'auction':
      return [t(`timequest-ask-${ask}`, { most, times })];
    case 'offers': {
      const offers = (event.offers ?? []).map((offer) => programText(t, offer.get, offer.price));
      if (event.optional) offers.push(t('timequest-nothing'));
      return offers.map((what, k) => (k === 0 ? what : t('timequest-offer', { what })));
    }
    case 'table':
      return tableText(t, event);
    default:
      return [
        ...(price ? [t(event.optional ? 'timequest-goal-optional' : 'timequest-goal', { what: amountText(t, price) })] : []),
        ...(met ? [die ? t('timequest-met-die', { faces: facesText(die), what: programText(t, met) }) : t('timequest-met', { what: programText(t, met) })] : []),
        ...(not_met ? [t('timequest-not-met', { what: programText(t, not_met) })] : []),
      ];
  }
}

/** Faces that do the same are said together; ✦ marks those that can be blocked. */
function tableText(t: Translate, { table = [], starred = [] }: AllEvent): string[] {
  const faces = new Map<string, string[]>();
  table.forEach((program, k) => {
    const what = program.length > 0 ? programText(t, program) : t('timequest-nothing');
    faces.set(what, [...(faces.get(what) ?? []), starred.includes(k + 1) ? `${k + 1} ✦` : `${k + 1}`]);
  });
  return [...faces].map(([what, list]) => t('timequest-face', { faces: list.join(', '), what }));
}

function actionText(t: Translate, card: ActionCard): string[] {
  const { place = 'discards', limit, charges = 0 } = card;
  return [
    ...(place === 'discards' ? [] : [t(`timequest-place-${place}`)]),
    ...(limit && limit !== 'always' ? [t(`timequest-limit-${limit}`, { count: charges })] : []),
    ...(card.two_sided ? [t('timequest-sides')] : []),
    ...powerText(t, card),
  ];
}

const artifactText = (t: Translate, artifact: Artifact): string[] => [
  ...(artifact.limit === 'always' ? [] : [t(`timequest-limit-${artifact.limit}`, { count: 1 })]),
  ...powerText(t, artifact),
];

function characterText(t: Translate, { uses = [], traits }: Character): string[] {
  const powers = uses.map((use, k) => (k === 0 ? programText(t, use) : t('timequest-offer', { what: programText(t, use) })));
  return [...(powers.length > 0 ? [t('timequest-limit-turn'), ...powers] : []), ...powerText(t, { traits })];
}

const objectiveText = (t: Translate, { counter, levels: [one, two, three] }: Objective): string[] => [
  t('timequest-objective-text', { what: t(`timequest-counter-${counter}`), one, two, three }),
];

/** Calls the writer of the kind of card that has this id. */
function linesOf(t: Translate, id: Id): string[] {
  const write = <Card>(cards: ReadonlyMap<Id, Card>, writer: (t: Translate, card: Card) => string[]): string[] | null => {
    const card = cards.get(id);
    return card ? writer(t, card) : null;
  };
  return (
    write(QUESTS, questText) ??
    write(ACTIVE_EVENTS, activeEventText) ??
    write(ALL_EVENTS, allEventText) ??
    write(ACTION_CARDS, actionText) ??
    write(ARTIFACTS, artifactText) ??
    write(CHARACTERS, characterText) ??
    write(OBJECTIVES, objectiveText) ??
    []
  );
}

/** What the card with this id does; nothing where the content has no such card. */
export const cardText = (t: Translate, id: Id): string => linesOf(t, id).join(' ');

/** What kind of card it is: Q, EA, EP, AO, AS, AX, R, C or B. */
export const kindOf = (id: Id): string => id.replace(/\d+$/, '');
export function kindText(t: Translate, id: Id): string {
  const period = QUESTS.get(id)?.period ?? periodOfArtifact(id);
  const level = ALL_EVENTS.get(id)?.level ?? 'easy';
  return t(`timequest-kind-${kindOf(id)}`, { period: kindOf(id) === 'Q' || kindOf(id) === 'R' ? tileName(t, period) : '', level: t(`timequest-level-${level}`) });
}
