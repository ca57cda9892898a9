// What is heard of a match.

import { noise, Sounds, tone } from '../../lib/sound';
import type { Fact } from '../types';

export type Sound = 'build' | 'shadow' | 'gone' | 'coins' | 'card' | 'move' | 'win';

/** The sounds of some facts in their order; what happens several times at once sounds once. */
export function soundsOf(facts: readonly Fact[]): Sound[] {
  const heard = facts.flatMap((fact): Sound[] => {
    switch (fact.what) {
      case 'built':
      case 'grown':
      case 'populated':
      case 'renovating':
      case 'renovated':
        return ['build'];
      case 'shadow':
      case 'shrunk':
        return ['shadow'];
      case 'demolished':
      case 'displaced':
      case 'vanished':
      case 'downsized':
      case 'destroyed':
      case 'stopped':
        return ['gone'];
      case 'income':
        return Number(fact.ecus) > 0 ? ['coins'] : [];
      case 'exchanged':
      case 'swapped':
      case 'discarded':
        return ['card'];
      case 'moved':
        return ['move'];
      case 'over':
        return ['win'];
      default:
        return [];
    }
  });
  return heard.filter((sound, k) => sound !== heard[k - 1]);
}

export const sounds = new Sounds<Sound>('khronos.silenced', {
  build: (audio, start) => {
    noise(audio, 'lowpass', 900, 300, start, 0.12, 0.25);
    tone(audio, 'triangle', 180, 110, start, 0.18, 0.2);
    noise(audio, 'lowpass', 1100, 400, start + 0.16, 0.1, 0.22);
  },
  shadow: (audio, start) => {
    [330, 494, 659].forEach((pitch, k) => tone(audio, 'sine', pitch, pitch * 1.01, start + k * 0.09, 0.55, 0.06));
    noise(audio, 'bandpass', 600, 2400, start, 0.5, 0.03);
  },
  gone: (audio, start) => {
    noise(audio, 'lowpass', 700, 90, start, 0.5, 0.3);
    tone(audio, 'sine', 120, 48, start, 0.4, 0.18);
  },
  coins: (audio, start) => [1760, 2217, 2637].forEach((pitch, k) => tone(audio, 'triangle', pitch, pitch, start + k * 0.06, 0.25, 0.06)),
  card: (audio, start) => noise(audio, 'highpass', 1800, 4200, start, 0.14, 0.07),
  move: (audio, start) => [392, 523].forEach((pitch, k) => tone(audio, 'sine', pitch, pitch, start + k * 0.1, 0.18, 0.08)),
  win: (audio, start) => [523, 659, 784, 1047].forEach((pitch, k) => tone(audio, 'triangle', pitch, pitch, start + k * 0.15, 0.7, 0.1)),
});
