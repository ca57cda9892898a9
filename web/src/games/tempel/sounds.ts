// What is heard of a match.

import { noise, Sounds, tone } from '../../lib/sound';
import type { Fact } from '../types';
import type { Card } from './model';

export type Sound = 'door' | 'gold' | 'fire' | 'empty' | 'key' | 'win' | 'loss';

/** The sounds of some facts in their order. `won`: whether the hearer's side has won, null for spectators. */
export function soundsOf(facts: readonly Fact[], won: boolean | null): Sound[] {
  return facts.flatMap((fact): Sound[] => {
    if (fact.what === 'opened') return ['door', fact.card as Card];
    if (fact.what === 'key') return ['key'];
    if (fact.what === 'won') return [won === false ? 'loss' : 'win'];
    return [];
  });
}

export const sounds = new Sounds<Sound>('tempel.silenced', {
  door: (audio, start) => {
    noise(audio, 'lowpass', 240, 520, start, 0.28, 0.3);
    tone(audio, 'sine', 92, 48, start + 0.2, 0.16, 0.3);
  },
  gold: (audio, start) => [1047, 1319, 1568, 2093].forEach((pitch, k) => tone(audio, 'triangle', pitch, pitch * 1.002, start + k * 0.07, 0.5, 0.09)),
  fire: (audio, start) => {
    noise(audio, 'bandpass', 300, 1800, start, 0.7, 0.35);
    tone(audio, 'sawtooth', 130, 55, start, 0.45, 0.07);
  },
  empty: (audio, start) => {
    noise(audio, 'highpass', 2600, 900, start, 0.35, 0.05);
    tone(audio, 'sine', 196, 165, start, 0.4, 0.09);
  },
  key: (audio, start) => [2637, 3520].forEach((pitch, k) => tone(audio, 'sine', pitch, pitch * 0.995, start + k * 0.06, 0.22, 0.05)),
  win: (audio, start) => [523, 659, 784, 1047].forEach((pitch, k) => tone(audio, 'triangle', pitch, pitch, start + k * 0.14, 0.6, 0.12)),
  loss: (audio, start) => [392, 349, 311, 233].forEach((pitch, k) => tone(audio, 'triangle', pitch, pitch * 0.99, start + k * 0.2, 0.6, 0.1)),
});
