// Sounds made on the spot from oscillators and noise. Each kind of a game can be switched off; the choice stays on this device.

import { keep, kept } from './storage';

let context: AudioContext | null = null;

/** A tone that swells and fades: frequencies in hertz, times in seconds from now, loudness from 0 to 1. */
export function tone(audio: AudioContext, type: OscillatorType, from: number, to: number, start: number, length: number, loudness: number): void {
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
export function noise(audio: AudioContext, type: BiquadFilterType, from: number, to: number, start: number, length: number, loudness: number): void {
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

/** Seconds from one sound of a row to the next. */
const PACE = 0.24;

/** The sounds of a game: how each is made, `start` seconds from now. `store` names the place where the silenced ones are kept. */
export class Sounds<Name extends string> {
  readonly names: readonly Name[];

  constructor(
    private readonly store: string,
    private readonly make: Record<Name, (audio: AudioContext, start: number) => void>,
  ) {
    this.names = Object.keys(make) as Name[];
  }

  silenced(): Name[] {
    return kept<Name[]>(this.store) ?? [];
  }
  silence(names: Name[]): void {
    keep(this.store, names);
  }

  /** Plays sounds one after the other, without those that are switched off. Silent where the browser has no sound or forbids it. */
  play(sounds: readonly Name[]): void {
    const off = this.silenced();
    const heard = sounds.filter((sound) => !off.includes(sound));
    if (heard.length === 0 || typeof AudioContext === 'undefined') return;
    try {
      context ??= new AudioContext();
      const audio = context;
      if (audio.state === 'suspended') void audio.resume();
      heard.forEach((sound, k) => this.make[sound](audio, k * PACE));
    } catch {
      // No sound device: the picture says the same.
    }
  }
}
