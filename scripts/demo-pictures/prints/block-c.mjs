import { circle, clipped, line, points, polygon } from '../drawing/shapes.mjs';
import { dotScreen } from '../drawing/screens.mjs';
import { makeNoise, makeRandom, ramp } from '../drawing/random.mjs';

const size = { width: 1500, height: 2000 };
const UNIT = 104;
const [COLUMNS, ROWS] = [7, 7];
const ORIGIN = [750, 1010];
const noise = makeNoise(5);
const random = makeRandom(52);

const project = (column, row, height) => [
  ORIGIN[0] + (column - row) * UNIT * 0.866,
  ORIGIN[1] + (column + row) * UNIT * 0.5 - height,
];

/** Houses from the far corner to the near one, so that near walls hide far ones. */
const houses = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
  const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
  const tall = noise(column * 0.62 + 3, row * 0.62 + 9);
  return { column, row, height: Math.round(ramp(0.2, 0.85, tall) * 8 + 1) * 66, isLit: random.next() < 0.3 };
}).sort((left, right) => left.column + left.row - right.column - right.row);

function facesOf({ column, row, height }) {
  const at = (dx, dy, level) => project(column + dx, row + dy, level);
  return {
    roof: [at(0, 0, height), at(1, 0, height), at(1, 1, height), at(0, 1, height)],
    left: [at(0, 1, height), at(1, 1, height), at(1, 1, 0), at(0, 1, 0)],
    right: [at(1, 1, height), at(1, 0, height), at(1, 0, 0), at(1, 1, 0)],
  };
}

const wipe = (faces) => [faces.roof, faces.left, faces.right].map((face) => polygon(face, '#fff')).join('');
const floors = ([a, b, c, d], height) =>
  Array.from({ length: Math.round(height / 14.5) }, (_, index) => {
    const share = (index + 0.5) / Math.round(height / 14.5);
    const along = (from, to) => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    return line([along(a, d), along(b, c)], 6.2);
  }).join('');

function screened(face, index) {
  const [xs, ys] = [face.map(([x]) => x), face.map(([, y]) => y)];
  const area = {
    x: Math.min(...xs),
    y: Math.min(...ys),
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
  };
  const dots = dotScreen({
    area,
    pitch: 15,
    angle: 45,
    tone: (_, y) => 0.1 + 0.42 * ramp(area.y, area.y + area.height, y),
  });
  return clipped(dots, `<polygon points="${points(face)}"/>`, `wall-${index}`);
}

const plates = { yellow: '', pink: '', vermilion: circle([990, 520], 300), blue: '' };
for (const [index, house] of houses.entries()) {
  const faces = facesOf(house);
  for (const ink of Object.keys(plates)) plates[ink] += wipe(faces);
  plates[house.isLit ? 'yellow' : 'pink'] += polygon(faces.roof);
  plates.blue += floors(faces.left, house.height) + screened(faces.right, index);
  plates.pink += polygon(faces.right);
}

export const blockC = {
  name: 'block-c',
  ...size,
  seed: 303,
  plates: [
    { ink: 'yellow', drawing: plates.yellow, shift: [-4, 4, 0] },
    { ink: 'pink', drawing: plates.pink, shift: [5, -4, 0.1] },
    { ink: 'vermilion', drawing: plates.vermilion, shift: [-3, 5, 0] },
    { ink: 'blue', drawing: plates.blue },
  ],
};
