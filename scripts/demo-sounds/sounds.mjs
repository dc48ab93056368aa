import { makeRandom } from '../demo-pictures/drawing/random.mjs';
import { lay, makeBrush, makeTape, struck, swell } from './synthesis.mjs';

const thump = struck(
  [
    [62, 1],
    [97, 0.5],
    [181, 0.25],
  ],
  18,
);

/** Down with the frame, across with the blade, up again: one pull every two and a half seconds. */
function eightPulls() {
  const tape = makeTape(20.5);
  for (let pull = 0; pull < 8; pull += 1) {
    const start = 0.3 + pull * 2.5;
    lay(tape, { start, seconds: 0.5, sound: thump });
    const brush = makeBrush({ seed: 40 + pull, pitchAt: (time) => 700 + 1500 * time, width: 0.7 });
    lay(tape, { start: start + 0.45, seconds: 1.1, sound: (time) => 0.3 * brush(time) * swell(time, 1.1) });
    lay(tape, { start: start + 1.75, seconds: 0.4, sound: (time) => 0.5 * thump(time * 1.35) });
  }
  return tape;
}

/** Two motors and a pen: each stroke a note, the scale that of the steps to the inch. */
function plotterAtNight() {
  const tape = makeTape(21);
  const random = makeRandom(84);
  const scale = [147, 165, 196, 220, 262, 294, 330, 392];
  for (let start = 0.2; start < 20.2;) {
    const seconds = random.pick([0.14, 0.14, 0.28, 0.28, 0.56]);
    const pitch = random.pick(scale);
    const second = random.pick(scale) * 0.5;
    const buzz = (time, each) => Math.tanh(3 * Math.sin(2 * Math.PI * each * time));
    const sound = (time) => (0.16 * buzz(time, pitch) + 0.12 * buzz(time, second)) * swell(time, seconds);
    lay(tape, { start, seconds, sound });
    lay(tape, {
      start: start + seconds,
      seconds: 0.05,
      sound: (time) => 0.5 * struck([[1900, 0.4]], 90)(time),
    });
    start += seconds + random.pick([0.06, 0.06, 0.12, 0.4]);
  }
  return tape;
}

/** Thirteen shelves let down one after the other, each on its springs. */
function rackDown() {
  const tape = makeTape(17);
  const random = makeRandom(13);
  for (let shelf = 0; shelf < 13; shelf += 1) {
    const start = 0.3 + shelf * 1.22 + random.between(-0.06, 0.06);
    const base = 410 + shelf * 23;
    const ring = struck(
      [
        [base, 0.6],
        [base * 2.76, 0.35],
        [base * 5.4, 0.16],
        [base * 1.51, 0.3],
      ],
      5.5,
    );
    const shiver = (time) => 1 + 0.35 * Math.sin(2 * Math.PI * 11 * time);
    lay(tape, { start, seconds: 1.4, sound: (time) => 0.5 * ring(time) * shiver(time) });
    lay(tape, { start, seconds: 0.3, sound: (time) => 0.6 * thump(time * 1.6) });
  }
  return tape;
}

/** Rain on the roof light while somebody stirs. */
function rainAndStirring() {
  const tape = makeTape(22);
  const rain = makeBrush({ seed: 5, pitchAt: () => 2600, width: 1.2 });
  lay(tape, { start: 0, seconds: 22, sound: (time) => 0.1 * rain(time) * swell(time, 22) });
  const random = makeRandom(55);
  for (let start = 0.5; start < 21; start += random.between(0.05, 0.5))
    lay(tape, { start, seconds: 0.12, sound: struck([[random.between(900, 2400), 0.13]], 45) });
  for (let turn = 0; turn < 14; turn += 1) {
    const brush = makeBrush({
      seed: 70 + turn,
      pitchAt: (time) => 380 + 260 * Math.sin(time * 5),
      width: 0.6,
    });
    lay(tape, {
      start: 1 + turn * 1.42,
      seconds: 0.95,
      sound: (time) => 0.16 * brush(time) * swell(time, 0.95),
    });
  }
  return tape;
}

export const SOUNDS = [
  { name: 'eight-pulls', record: eightPulls },
  { name: 'plotter-at-night', record: plotterAtNight },
  { name: 'rack-down', record: rackDown },
  { name: 'rain-and-stirring', record: rainAndStirring },
];
