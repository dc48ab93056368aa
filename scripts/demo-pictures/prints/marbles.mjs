import { clipped, inset, rect } from '../drawing/shapes.mjs';
import { lineScreen } from '../drawing/screens.mjs';
import { clamp, ramp } from '../drawing/random.mjs';

const size = { width: 1500, height: 2000 };
const area = inset(size, 84);
const BALLS = [
  { x: 560, y: 640, radius: 350 },
  { x: 1020, y: 1090, radius: 270 },
  { x: 520, y: 1450, radius: 300 },
];
const LIGHT = [-0.48, -0.62, 0.62];

function onBall(ball, x, y) {
  const [u, v] = [(x - ball.x) / ball.radius, (y - ball.y) / ball.radius];
  const depth = 1 - u * u - v * v;
  return depth > 0 ? { u, v, depth: Math.sqrt(depth) } : undefined;
}

function ballTone(x, y) {
  for (const ball of BALLS) {
    const spot = onBall(ball, x, y);
    if (spot) {
      const light = spot.u * LIGHT[0] + spot.v * LIGHT[1] + spot.depth * LIGHT[2];
      return clamp(0.86 - 0.84 * ramp(-0.35, 0.98, light));
    }
  }
  return 0.1;
}

/** The lines ride over each ball, so that the eye reads a volume before it reads the shading. */
function bulge(x, y) {
  return BALLS.reduce((shift, ball) => {
    const spot = onBall(ball, x, y);
    return spot ? shift + spot.v * spot.depth * ball.radius * 0.34 : shift;
  }, 0);
}

function shadowTone(x, y) {
  const darkest = BALLS.map((ball) => {
    const [u, v] = [
      (x - ball.x - ball.radius * 0.5) / ball.radius,
      (y - ball.y - ball.radius * 0.62) / ball.radius,
    ];
    return onBall(ball, x, y) ? 0 : ramp(1.02, 0.7, Math.hypot(u, v));
  });
  return 0.82 * Math.max(...darkest);
}

const engraving = lineScreen({ area, pitch: 19, tone: ballTone, bend: bulge });
const shadow = lineScreen({ area, pitch: 19, tone: shadowTone });

export const marbles = {
  name: 'marbles',
  ...size,
  seed: 64,
  plates: [
    { ink: 'vermilion', drawing: clipped(shadow, rect(area), 'sheet'), shift: [0, 9, 0] },
    { ink: 'blue', drawing: clipped(engraving, rect(area), 'sheet') },
  ],
};
