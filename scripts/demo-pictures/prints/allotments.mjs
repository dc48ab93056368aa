import { circle, clipped, inset, line, points, polygon, rect } from '../drawing/shapes.mjs';
import { makeRandom, mix } from '../drawing/random.mjs';

const size = { width: 1500, height: 1000 };
const area = inset(size, 64);
const random = makeRandom(4711);
const between = ([ax, ay], [bx, by], share) => [mix(ax, bx, share), mix(ay, by, share)];

/** Splits a four-cornered field across its longer side until the plots are as small as a family can dig. */
function divide(field, depth) {
  const [a, b, c, d] = field;
  const [wide, tall] = [Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(d[0] - a[0], d[1] - a[1])];
  if (depth === 0 || (depth < 4 && random.next() < 0.12)) return [field];
  const [first, second] = [random.between(0.36, 0.64), random.between(-0.05, 0.05)];
  if (wide > tall) {
    const [top, bottom] = [between(a, b, first), between(d, c, first + second)];
    return [...divide([a, top, bottom, d], depth - 1), ...divide([top, b, c, bottom], depth - 1)];
  }
  const [left, right] = [between(a, d, first), between(b, c, first + second)];
  return [...divide([a, b, right, left], depth - 1), ...divide([left, right, c, d], depth - 1)];
}

function shrink(field, by) {
  const middle = [0, 1].map((axis) => field.reduce((sum, corner) => sum + corner[axis] / 4, 0));
  return field.map((corner) => {
    const reach = Math.hypot(corner[0] - middle[0], corner[1] - middle[1]);
    return between(corner, middle, Math.min(0.6, by / reach));
  });
}

const rows = ([a, b, c, d], count, width) =>
  Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    return line([between(a, d, share), between(b, c, share)], width);
  }).join('');

const beds = ([a, b, c, d], [columns, lines], radius) =>
  Array.from({ length: columns * lines }, (_, index) => {
    const [u, v] = [((index % columns) + 0.5) / columns, (Math.floor(index / columns) + 0.5) / lines];
    return circle(between(between(a, b, u), between(d, c, u), v), radius);
  }).join('');

const sides = ([a, b, , d]) => [Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(d[0] - a[0], d[1] - a[1])];

const PATTERNS = {
  ground: (field) => polygon(field),
  furrows: (field) => rows(field, Math.round(sides(field)[1] / 13), 5),
  drills: ([a, b, c, d]) => rows([b, c, d, a], Math.round(sides([a, b, c, d])[0] / 19), 9),
  cabbages: (field) =>
    beds(
      field,
      sides(field).map((side) => Math.max(2, Math.round(side / 27))),
      9.5,
    ),
  seedlings: (field) =>
    beds(
      field,
      sides(field).map((side) => Math.max(2, Math.round(side / 15))),
      3.4,
    ),
};

/** What grows where: pairs of ink and pattern, some plots carry two. */
const CROPS = [
  [['teal', 'furrows']],
  [
    ['teal', 'ground'],
    ['yellow', 'ground'],
  ],
  [
    ['yellow', 'ground'],
    ['vermilion', 'seedlings'],
  ],
  [
    ['yellow', 'ground'],
    ['teal', 'cabbages'],
  ],
  [
    ['pink', 'ground'],
    ['vermilion', 'drills'],
  ],
  [
    ['pink', 'ground'],
    ['teal', 'seedlings'],
  ],
  [
    ['teal', 'drills'],
    ['yellow', 'ground'],
  ],
  [['vermilion', 'furrows']],
  [['teal', 'ground']],
  [
    ['pink', 'ground'],
    ['yellow', 'cabbages'],
  ],
];

const whole = [
  [-40, -190],
  [1690, 30],
  [1560, 1200],
  [-130, 1060],
];
const drawings = { yellow: '', pink: '', teal: '', vermilion: '' };
for (const [order, plot] of divide(whole, 7).entries()) {
  const field = shrink(plot, 9);
  for (const [ink, pattern] of random.pick(CROPS)) {
    const drawn = PATTERNS[pattern](shrink(field, pattern === 'ground' ? 0 : 9));
    drawings[ink] += clipped(
      drawn,
      `<polygon points="${points(field)}"/>`,
      `plot-${ink}-${order}-${pattern}`,
    );
  }
}
const footpath =
  '<path d="M-20 770C240 760 420 700 600 580S900 540 1060 420 1300 270 1560 250" fill="none" stroke="#fff" stroke-width="30"/>';
const plate = (ink, shift) => ({
  ink,
  shift,
  drawing: clipped(drawings[ink] + footpath, rect(area), 'sheet'),
});

export const allotments = {
  name: 'allotments',
  ...size,
  seed: 471,
  plates: [
    plate('yellow', [-3, 2, 0]),
    plate('pink', [2, 3, 0.1]),
    plate('teal', [3, -3, 0]),
    plate('vermilion', [-2, 4, 0]),
  ],
};
