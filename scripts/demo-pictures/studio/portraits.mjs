import { dotScreen } from '../drawing/screens.mjs';
import { ramp } from '../drawing/random.mjs';
import { arc, BARE, circle, clipped, INK, line, polygon, rect, ring } from '../drawing/shapes.mjs';

const size = { width: 1200, height: 1500 };
const HEAD = [600, 620];

const ellipse = ([x, y], [rx, ry], fill = INK) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
const neck = rect({ x: 512, y: 800, width: 176, height: 260 });
const shoulders = (top) =>
  polygon([
    [170, 1500],
    ...arc([420, top + 190], 230, [200, 268]),
    ...arc([780, top + 190], 230, [272, 340]),
    [1030, 1500],
  ]);

/** Light from the left: the screen grows towards the right cheek and under the chin. */
const shaded = (window, id) =>
  clipped(
    dotScreen({
      area: { x: 300, y: 280, width: 620, height: 860 },
      pitch: 19,
      tone: (x, y) => 0.72 * ramp(560, 840, x + (y - 620) * 0.25) + 0.35 * ramp(820, 900, y),
    }),
    window,
    id,
  );

const face = ellipse(HEAD, [228, 288]) + neck;
const nose = line(
  [
    [598, 560],
    [566, 690],
    [612, 704],
  ],
  13,
);
const mouth = line(arc([596, 730], 92, [38, 128]), 13);
const brows = line(arc([508, 590], 74, [222, 305]), 15) + line(arc([688, 590], 74, [235, 318]), 15);
const eyes = circle([512, 594], 15) + circle([684, 594], 15);
const glasses =
  ring([510, 596], 78, 12) + ring([690, 596], 78, 12) + line(arc([600, 590], 22, [200, 340]), 12);

const bob =
  ellipse([600, 540], [292, 286]) +
  rect({ x: 308, y: 540, width: 584, height: 330 }) +
  polygon([...arc([600, 640], 250, [180, 360]).toReversed(), [400, 890], [800, 890]], BARE);
const fringe = polygon([...arc([600, 560], 262, [180, 360]), [850, 500], [352, 500]]);
const cap = polygon([...arc([600, 470], 262, [180, 360])]) + rect({ x: 320, y: 448, width: 600, height: 56 });
const beard = polygon([
  ...arc([600, 640], 232, [8, 172]),
  [392, 700],
  [470, 742],
  [600, 716],
  [730, 742],
  [808, 700],
]);

const background = (middle, radius) => circle(middle, radius);

export const mara = {
  name: 'mara',
  ...size,
  shownWidth: 1000,
  seed: 16,
  plates: [
    {
      ink: 'yellow',
      drawing: rect({ x: 0, y: 0, ...size }) + face.replaceAll(INK, BARE) + bob.replaceAll(INK, BARE),
      shift: [-3, 3, 0],
    },
    { ink: 'pink', drawing: face + bob.replaceAll(INK, BARE) + face, shift: [4, -3, 0] },
    {
      ink: 'vermilion',
      drawing:
        shoulders(960) +
        neck.replaceAll(INK, BARE) +
        shaded(face, 'face') +
        line(arc([596, 742], 74, [30, 150]), 15),
      shift: [3, 3, 0],
    },
    {
      ink: 'blue',
      drawing: bob + ellipse([600, 660], [226, 250], BARE) + fringe + glasses + nose + eyes,
      shift: [-2, -2, 0],
    },
  ],
};

export const jonas = {
  name: 'jonas',
  ...size,
  shownWidth: 1000,
  seed: 61,
  plates: [
    { ink: 'yellow', drawing: cap, shift: [-3, 3, 0] },
    {
      ink: 'pink',
      drawing: background([600, 640], 520) + ellipse(HEAD, [228, 288], BARE) + face,
      shift: [4, -3, 0],
    },
    { ink: 'teal', drawing: shoulders(970) + neck.replaceAll(INK, BARE), shift: [3, 3, 0], density: 0.92 },
    { ink: 'vermilion', drawing: cap + shaded(face, 'face') + cap, shift: [2, -2, 0] },
    { ink: 'black', drawing: beard + mouth.replaceAll(INK, BARE) + nose + brows + eyes, density: 0.94 },
  ],
};
