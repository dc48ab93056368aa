import { makeRandom } from '../demo-pictures/drawing/random.mjs';

export const RATE = 22_050;

/** A strip of silence that sounds are laid on. */
export const makeTape = (seconds) => new Float32Array(Math.round(seconds * RATE));

/** Adds `sound(time since its beginning)` to the tape from `start` on, for `seconds`. */
export function lay(tape, { start, seconds, sound }) {
  const first = Math.round(start * RATE);
  const last = Math.min(tape.length, first + Math.round(seconds * RATE));
  for (let index = Math.max(0, first); index < last; index += 1) tape[index] += sound((index - first) / RATE);
}

/** Noise through a band that `pitchAt` moves: a blade over mesh, rain, a brush. Call it in order of time. */
export function makeBrush({ seed, pitchAt, width = 0.5 }) {
  const random = makeRandom(seed);
  let [low, band] = [0, 0];
  return (time) => {
    const step = 2 * Math.sin((Math.PI * Math.min(pitchAt(time), RATE / 6)) / RATE);
    low += step * band;
    band += step * (random.next() * 2 - 1 - low - width * band);
    return band;
  };
}

/** A struck thing: partials that die away, the high ones first. */
export const struck = (partials, decay) => (time) =>
  partials.reduce(
    (sum, [pitch, level]) =>
      sum + level * Math.sin(2 * Math.PI * pitch * time) * Math.exp(-time * decay * (1 + pitch / 1800)),
    0,
  );

/** Rises and falls within its length, without a click at either end. */
export const swell = (time, seconds) => Math.sin(Math.PI * Math.min(1, Math.max(0, time / seconds))) ** 0.7;

/** A WAV file of 16 bits, as loud as it can be without clipping. */
export function toWav(tape) {
  const peak = tape.reduce((max, value) => Math.max(max, Math.abs(value)), 1e-6);
  const bytes = Buffer.alloc(44 + tape.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + tape.length * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(tape.length * 2, 40);
  tape.forEach((value, index) => bytes.writeInt16LE(Math.round((value / peak) * 28_000), 44 + index * 2));
  return bytes;
}
