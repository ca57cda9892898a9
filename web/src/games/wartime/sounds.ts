// What is heard of a match.

import { noise, Sounds, tone } from '../../lib/sound';
import type { Fact } from '../types';

export type Sound = 'die' | 'engine' | 'shot' | 'boom' | 'hammer' | 'cash' | 'capture' | 'round';
const HEARD: Readonly<Record<string, Sound>> = {
  roll: 'die',
  moved: 'engine',
  shot: 'shot',
  destroyed: 'boom',
  lost_fort: 'boom',
  crashed: 'boom',
  built: 'hammer',
  fortified: 'hammer',
  placed: 'hammer',
  income: 'cash',
  sold: 'cash',
  sold_disc: 'cash',
  reward: 'cash',
  captured: 'capture',
  round: 'round',
};

/** The sounds of some facts in their order; what happens several times at once sounds once. */
export function soundsOf(facts: readonly Fact[]): Sound[] {
  const heard = facts.flatMap(({ what }) => HEARD[what] ?? []);
  return heard.filter((sound, k) => sound !== heard[k - 1]);
}

export const sounds = new Sounds<Sound>('wartime.silenced', {
  die: (audio, start) => [0, 0.09, 0.16, 0.21].forEach((later) => noise(audio, 'bandpass', 2600, 1700, start + later, 0.05, 0.16)),
  engine: (audio, start) => {
    tone(audio, 'sawtooth', 62, 84, start, 0.5, 0.03);
    noise(audio, 'lowpass', 260, 380, start, 0.5, 0.06);
  },
  shot: (audio, start) => noise(audio, 'lowpass', 3200, 400, start, 0.18, 0.14),
  boom: (audio, start) => {
    noise(audio, 'lowpass', 700, 90, start, 0.8, 0.2);
    tone(audio, 'sine', 74, 38, start, 0.6, 0.14);
  },
  hammer: (audio, start) => [0, 0.14].forEach((later) => tone(audio, 'triangle', 420, 300, start + later, 0.09, 0.08)),
  cash: (audio, start) => [0, 0.07].forEach((later) => tone(audio, 'triangle', 1568, 1480, start + later, 0.14, 0.04)),
  capture: (audio, start) => [330, 415, 523].forEach((pitch, k) => tone(audio, 'triangle', pitch, pitch, start + k * 0.09, 0.3, 0.06)),
  round: (audio, start) => [147, 196].forEach((pitch, k) => tone(audio, 'triangle', pitch, pitch, start + k * 0.16, 0.8, 0.07)),
});
