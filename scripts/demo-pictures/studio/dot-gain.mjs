import { registrationMarks } from '../drawing/marks.mjs';
import { dotScreen } from '../drawing/screens.mjs';
import { clipped, rect } from '../drawing/shapes.mjs';

const size = { width: 1500, height: 1000 };
const STEPS = 7;
const WIDTH = 176;
const LEFT = (size.width - STEPS * WIDTH - (STEPS - 1) * 16) / 2;
const patch = (step, y) => ({ x: LEFT + step * (WIDTH + 16), y, width: WIDTH, height: 360 });

const toneOf = (step) => 0.08 + (step / (STEPS - 1)) * 0.72;
/** Paper drinks: what was half covered on the film is two thirds covered on the sheet. */
const swollen = (tone) => tone + 0.62 * tone * (1 - tone);

const row = (y, tone, id) =>
  Array.from({ length: STEPS }, (_, step) => {
    const area = patch(step, y);
    const dots = dotScreen({ area, pitch: 22, tone: () => tone(toneOf(step)) });
    return clipped(dots, rect(area), `${id}-${step}`);
  }).join('');

/** Seven tones as the film has them, above, and as the paper shows them. */
export const dotGain = {
  name: 'dot-gain',
  ...size,
  seed: 512,
  paper: 'bright',
  plates: [
    { ink: 'black', drawing: row(118, (tone) => tone, 'film') + registrationMarks(size, 44) },
    { ink: 'vermilion', drawing: row(522, swollen, 'sheet') + registrationMarks(size, 44), shift: [3, 2, 0] },
  ],
};
