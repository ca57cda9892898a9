// Sounds made on the spot from oscillators and noise. Each kind can be switched off; the choice stays on this device.

import type { Fact } from '../types';
import { keep, kept } from '../../lib/storage';
import type { Card } from './model';

export const SOUNDS = ['door', 'gold', 'fire', 'empty', 'key', 'win', 'loss'] as const;
export type Sound = (typeof SOUNDS)[number];

const STORE = 'tempel.silenced';

export const silenced = (): Sound[] => kept<Sound[]>(STORE) ?? [];
export const silence = (sounds: Sound[]): void => keep(STORE, sounds);

/** The sounds of some facts in their order. `won`: whether the hearer's side has won, null for spectators. */
export function soundsOf(facts: readonly Fact[], won: boolean | null): Sound[] {
  return facts.flatMap((fact): Sound[] => {
    if (fact.what === 'opened') return ['door', fact.card as Card];
    if (fact.what === 'key') return ['key'];
    if (fact.what === 'won') return [won === false ? 'loss' : 'win'];
    return [];
  });
}

let context: AudioContext | null = null;

/** A tone that swells and fades: frequencies in hertz, times in seconds from now, loudness from 0 to 1. */
function tone(audio: AudioContext, type: OscillatorType, from: number, to: number, start: number, length: number, loudness: number): void {
  const at = audio.currentTime + start;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + Math.min(0.02, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** Noise through a filter that glides: stone that grinds, fire that roars, dust that settles. */
function noise(audio: AudioContext, type: BiquadFilterType, from: number, to: number, start: number, length: number, loudness: number): void {
  const at = audio.currentTime + start;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  filter.type = type;
  filter.Q.value = 1.2;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + length * 0.15);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

const MAKE: Record<Sound, (audio: AudioContext, start: number) => void> = {
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
};

/** Seconds from one sound of a row to the next. */
const PACE = 0.24;

/** Plays sounds one after the other, without those that are switched off. Silent where the browser has no sound or forbids it. */
export function play(sounds: readonly Sound[]): void {
  const off = silenced();
  const heard = sounds.filter((sound) => !off.includes(sound));
  if (heard.length === 0 || typeof AudioContext === 'undefined') return;
  try {
    context ??= new AudioContext();
    const audio = context;
    if (audio.state === 'suspended') void audio.resume();
    heard.forEach((sound, k) => MAKE[sound](audio, k * PACE));
  } catch {
    // No sound device: the picture says the same.
  }
}
