// What is heard of a match.

import { noise, Sounds, tone } from '../../lib/sound';
import type { Fact } from '../types';

export type Sound = 'airship' | 'crystal' | 'gold' | 'steam' | 'tile' | 'card' | 'time' | 'round';

/** The sounds of some facts in their order; what happens several times at once sounds once. */
export function soundsOf(facts: readonly Fact[]): Sound[] {
  const heard = facts.flatMap((fact): Sound[] => {
    switch (fact.what) {
      case 'placed':
        return ['airship'];
      case 'mr_time':
      case 'bonus_action':
        return ['time'];
      case 'crystal':
      case 'paid_crystal':
        return ['crystal'];
      case 'gold':
        return ['gold'];
      case 'steam':
      case 'paid_steam':
        return ['steam'];
      case 'tile':
      case 'upgrade':
      case 'completed':
        return ['tile'];
      case 'drew':
      case 'expedition':
      case 'took_mission':
      case 'specialist':
        return ['card'];
      case 'round':
        return ['round'];
      default:
        return [];
    }
  });
  return heard.filter((sound, k) => sound !== heard[k - 1]);
}

export const sounds = new Sounds<Sound>('steamtime.silenced', {
  airship: (audio, start) => {
    noise(audio, 'lowpass', 300, 900, start, 0.5, 0.12);
    tone(audio, 'sawtooth', 92, 130, start, 0.45, 0.025);
  },
  crystal: (audio, start) => [1318, 1976].forEach((pitch, k) => tone(audio, 'sine', pitch, pitch, start + k * 0.06, 0.4, 0.05)),
  gold: (audio, start) => [0, 0.06, 0.11].forEach((later) => tone(audio, 'triangle', 2093, 1976, start + later, 0.12, 0.04)),
  steam: (audio, start) => noise(audio, 'highpass', 2500, 5200, start, 0.35, 0.07),
  tile: (audio, start) => [392, 523, 659].forEach((pitch, k) => tone(audio, 'triangle', pitch, pitch, start + k * 0.08, 0.5, 0.06)),
  card: (audio, start) => noise(audio, 'highpass', 1800, 4200, start, 0.14, 0.07),
  time: (audio, start) => [0, 0.25].forEach((later, k) => tone(audio, 'sine', k === 0 ? 988 : 740, k === 0 ? 988 : 740, start + later, 0.5, 0.06)),
  round: (audio, start) => [196, 247].forEach((pitch, k) => tone(audio, 'triangle', pitch, pitch, start + k * 0.18, 1, 0.08)),
});
