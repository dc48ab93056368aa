import { clamp, ramp } from '../drawing/random.mjs';
import { dotScreen } from '../drawing/screens.mjs';

const area = { x: -100, y: -100, width: 1400, height: 1400 };

/** Late Sun where the sun touches the water, about fifteen times as large as life. */
export const loupe = {
  name: 'loupe',
  width: 1200,
  height: 1200,
  shownWidth: 1200,
  seed: 15,
  grain: 1.5,
  plates: [
    {
      ink: 'vermilion',
      drawing: dotScreen({
        area,
        pitch: 108,
        angle: 45,
        tone: (x, y) => 0.09 + 0.6 * ramp(1080, -60, y + (x - 600) * 0.12),
      }),
    },
    {
      ink: 'blue',
      drawing: dotScreen({ area, pitch: 108, angle: 0, tone: (_, y) => clamp(0.72 * ramp(330, 1240, y)) }),
      shift: [14, -9, 1.2],
    },
  ],
};
