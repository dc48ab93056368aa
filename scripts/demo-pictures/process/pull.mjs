import { BARE, circle, clipped, INK, line, polygon, rect } from '../drawing/shapes.mjs';
import { dotScreen } from '../drawing/screens.mjs';
import { clamp, ramp } from '../drawing/random.mjs';

const size = { width: 1200, height: 1500 };
const FRAME = { x: 120, y: 96, width: 960, height: 1308 };
const MESH = { x: 206, y: 182, width: 788, height: 1136 };
const SUN = { x: 600, y: 730, radius: 308 };
const BLADE = 820;

const sun = circle([SUN.x, SUN.y], SUN.radius);
const rounded = ({ x, y, width, height }, radius, fill) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

const glow = (x, y) =>
  clamp(1.05 - (Math.hypot(x - SUN.x, y - SUN.y) / SUN.radius) ** 2) * ramp(BLADE + 1, BLADE, y);

/** The wave of ink that the blade drives before it. */
const bead = (fill) =>
  polygon(
    [
      [250, BLADE + 20],
      ...Array.from({ length: 71 }, (_, step) => [
        250 + step * 10,
        BLADE +
          64 +
          26 * Math.sin(step / 6.5) +
          15 * Math.sin(step / 2.7 + 1) -
          40 * Math.abs(step / 35 - 1) ** 4,
      ]),
      [950, BLADE + 20],
    ],
    fill,
  );

const weave = Array.from({ length: 80 }, (_, index) => {
  const [x, y] = [MESH.x + index * 15, MESH.y + index * 15];
  return (
    (x < MESH.x + MESH.width
      ? line(
          [
            [x, MESH.y],
            [x, MESH.y + MESH.height],
          ],
          1.9,
        )
      : '') +
    (y < MESH.y + MESH.height
      ? line(
          [
            [MESH.x, y],
            [MESH.x + MESH.width, y],
          ],
          1.9,
        )
      : '')
  );
}).join('');

const joints = [
  [
    [FRAME.x, FRAME.y],
    [MESH.x, MESH.y],
  ],
  [
    [FRAME.x + FRAME.width, FRAME.y],
    [MESH.x + MESH.width, MESH.y],
  ],
  [
    [FRAME.x, FRAME.y + FRAME.height],
    [MESH.x, MESH.y + MESH.height],
  ],
  [
    [FRAME.x + FRAME.width, FRAME.y + FRAME.height],
    [MESH.x + MESH.width, MESH.y + MESH.height],
  ],
];

const handle = { x: 186, y: BLADE - 92, width: 828, height: 84 };
const blade = { x: 214, y: BLADE - 12, width: 772, height: 40 };
const hinges = [
  { x: 250, y: 40, width: 130, height: 92 },
  { x: 820, y: 40, width: 130, height: 92 },
];
const overBlade = rounded(handle, 42, BARE) + rect(blade, BARE);

/** The frame from above, halfway through a pull. */
export const pull = {
  name: 'pull',
  ...size,
  shownWidth: 1000,
  seed: 730,
  plates: [
    {
      ink: 'yellow',
      drawing:
        rect({ x: 0, y: 0, ...size }) + rounded(FRAME, 14, BARE) + rounded({ ...handle, x: 186 }, 42, INK),
      shift: [-3, 2, 0],
    },
    {
      ink: 'teal',
      drawing: rounded(MESH, 4, INK) + circle([SUN.x, SUN.y], SUN.radius + 3, BARE) + overBlade + bead(BARE),
      shift: [4, -3, 0],
      density: 0.9,
    },
    {
      ink: 'vermilion',
      drawing:
        clipped(dotScreen({ area: MESH, pitch: 20, angle: 45, tone: glow }), sun, 'stencil') +
        overBlade +
        bead(INK) +
        rounded({ ...handle }, 42, INK),
      shift: [2, 4, 0],
    },
    {
      ink: 'black',
      drawing:
        weave +
        overBlade +
        bead(BARE) +
        rect(blade) +
        joints.map((joint) => line(joint, 4)).join('') +
        hinges
          .map((hinge) => rounded(hinge, 8, INK) + circle([hinge.x + 65, hinge.y + 62], 13, BARE))
          .join(''),
      density: 0.94,
    },
  ],
};
