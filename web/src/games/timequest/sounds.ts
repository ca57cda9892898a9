// What is heard of a match.

import { noise, Sounds, tone } from '../../lib/sound';
import type { Fact } from '../types';

export type Sound = 'travel' | 'closed' | 'goods' | 'crystal' | 'artifact' | 'card' | 'dice' | 'event' | 'fight' | 'offer' | 'win';

/** The sounds of some facts in their order; what happens several times at once sounds once. */
export function soundsOf(facts: readonly Fact[]): Sound[] {
  const heard = facts.flatMap((fact): Sound[] => {
    switch (fact.what) {
      case 'arrived':
      case 'entered_void':
        return ['travel'];
      case 'closed':
        return ['closed'];
      case 'gained':
        return [Number(fact.crystals) > 0 ? 'crystal' : 'goods'];
      case 'given':
      case 'passed':
      case 'traded':
        return ['goods'];
      case 'artifact':
      case 'auctioned':
      case 'duel_won':
        return ['artifact'];
      case 'drew':
      case 'played':
      case 'discarded':
        return ['card'];
      case 'die':
      case 'rerolled':
        return ['dice'];
      case 'all_event':
      case 'event_drawn':
        return ['event'];
      case 'challenged':
      case 'fight_won':
        return ['fight'];
      case 'offered':
        return ['offer'];
      case 'over':
        return ['win'];
      default:
        return [];
    }
  });
  return heard.filter((sound, k) => sound !== heard[k - 1]);
}

export const sounds = new Sounds<Sound>('timequest.silenced', {
  travel: (audio, start) => {
    tone(audio, 'sine', 220, 660, start, 0.4, 0.09);
    noise(audio, 'bandpass', 500, 2600, start, 0.4, 0.05);
  },
  closed: (audio, start) => {
    tone(audio, 'sine', 330, 82, start, 1.1, 0.16);
    tone(audio, 'sine', 196, 49, start + 0.05, 1.2, 0.14);
  },
  goods: (audio, start) => [0, 0.07].forEach((later) => noise(audio, 'lowpass', 1500, 500, start + later, 0.08, 0.16)),
  crystal: (audio, start) => [1568, 2093, 3136].forEach((pitch, k) => tone(audio, 'sine', pitch, pitch * 1.005, start + k * 0.07, 0.5, 0.05)),
  artifact: (audio, start) => [523, 784, 1047, 1568].forEach((pitch, k) => tone(audio, 'triangle', pitch, pitch, start + k * 0.09, 0.6, 0.07)),
  card: (audio, start) => noise(audio, 'highpass', 1800, 4200, start, 0.14, 0.07),
  dice: (audio, start) => [0, 0.09, 0.16, 0.21].forEach((later) => noise(audio, 'bandpass', 1900, 1200, start + later, 0.05, 0.2)),
  event: (audio, start) => [440, 554, 659].forEach((pitch) => tone(audio, 'triangle', pitch, pitch, start, 0.7, 0.04)),
  fight: (audio, start) => {
    noise(audio, 'lowpass', 700, 150, start, 0.25, 0.3);
    tone(audio, 'square', 1245, 1175, start, 0.18, 0.03);
  },
  offer: (audio, start) => [587, 784].forEach((pitch, k) => tone(audio, 'sine', pitch, pitch, start + k * 0.12, 0.25, 0.07)),
  win: (audio, start) => [523, 659, 784, 1047].forEach((pitch, k) => tone(audio, 'triangle', pitch, pitch, start + k * 0.15, 0.7, 0.1)),
});
