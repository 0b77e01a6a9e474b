// Sounds of a show, made here: noise and tones through filters. Nothing is fetched.

import type { Act } from "../page/show";
import { settings } from "../settings.svelte";

interface Burst {
  /** When it begins and how long it is heard, in seconds. */
  at: number;
  lasts: number;
  /** The filter's frequency, how narrow it is, and how loud it is. */
  pitch: number;
  narrow: number;
  loud: number;
}

const several = (count: number, one: (place: number) => Burst): Burst[] =>
  Array.from({ length: count }, (_, n) => one(n));

/** Feet and hooves; blades and shields; a volley that rolls along the line; dice on wood; a drum. */
const march = (quick: number): Burst[] =>
  several(5, (n) => ({ at: n * quick, lasts: 0.09, pitch: n % 2 ? 150 : 190, narrow: 2, loud: 0.7 }));
const clash: Burst[] = several(7, (n) => ({
  at: n * 0.05 + (n % 3) * 0.017,
  lasts: n % 2 ? 0.16 : 0.06,
  pitch: n % 2 ? 2600 + n * 310 : 500,
  narrow: n % 2 ? 14 : 1,
  loud: n % 2 ? 0.5 : 0.4,
}));
const volley: Burst[] = several(9, (n) => ({
  at: n * 0.028 + (n % 4) * 0.013,
  lasts: 0.12,
  pitch: 900 - n * 40,
  narrow: 0.7,
  loud: 0.5,
}));
const rattle: Burst[] = several(6, (n) => ({
  at: n * 0.07 * (1 + n * 0.06),
  lasts: 0.03,
  pitch: 1900,
  narrow: 5,
  loud: 0.6,
}));
const drum: Burst[] = several(3, (n) => ({ at: n * 0.13, lasts: 0.2, pitch: 95, narrow: 4, loud: 1 }));
const thud: Burst[] = [{ at: 0, lasts: 0.25, pitch: 110, narrow: 1.5, loud: 0.9 }];

function heard(act: Act): Burst[] {
  if (act.act === "go") return march(act.how === "charge" ? 0.09 : 0.13);
  if (act.act === "clash") return clash;
  if (act.act === "shot") return volley;
  if (act.act === "dice") return rattle;
  if (act.act === "banner") return drum;
  return act.act === "fall" ? thud : [];
}

export class Sounds {
  #context = new AudioContext();
  #noise = this.#hiss();

  #hiss(): AudioBuffer {
    const { sampleRate } = this.#context;
    const buffer = this.#context.createBuffer(1, sampleRate, sampleRate);
    const samples = buffer.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
    return buffer;
  }

  play(act: Act): void {
    void this.#context.resume();
    for (const burst of heard(act)) this.#burst(burst);
  }

  #burst({ at, lasts, pitch, narrow, loud }: Burst): void {
    const context = this.#context;
    const begins = context.currentTime + at;
    const source = new AudioBufferSourceNode(context, { buffer: this.#noise });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: narrow });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(loud * settings.now.volume, begins);
    gain.gain.exponentialRampToValueAtTime(0.001, begins + lasts);
    source.connect(filter).connect(gain).connect(context.destination);
    source.start(begins, Math.random() * 0.5, lasts);
  }
}
