import { arc, circle, polygon, rect, turned } from '../drawing/shapes.mjs';
import { dotScreen } from '../drawing/screens.mjs';
import { ramp } from '../drawing/random.mjs';

const halfDisc = (centre, radius, from) => polygon(arc(centre, radius, [from, from + 180]));
const slice = (centre, radius, range) => polygon([centre, ...arc(centre, radius, range)]);

const yellow = [
  circle([560, 1440], 400),
  polygon([
    [980, 210],
    [1330, 300],
    [1150, 640],
    [860, 560],
  ]),
].join('');

const pink = [
  circle([930, 620], 390),
  halfDisc([470, 800], 330, 152),
  polygon([
    [150, 1500],
    [420, 1120],
    [640, 1790],
    [250, 1850],
  ]),
].join('');

const vermilion = [
  turned(rect({ x: 330, y: 480, width: 330, height: 330 }), [495, 645], 41),
  slice([1010, 1500], 310, [-64, 128]),
  turned(rect({ x: 150, y: 1610, width: 560, height: 74 }), [430, 1647], -9),
].join('');

const blue = [
  circle([1140, 360], 215),
  turned(rect({ x: 790, y: 1040, width: 330, height: 440 }), [955, 1260], 43),
  dotScreen({
    area: { x: 200, y: 940, width: 500, height: 500 },
    pitch: 30,
    angle: 30,
    tone: (x, y) => (Math.hypot(x - 430, y - 1180) < 215 ? 0.08 + 0.5 * ramp(960, 1400, y) : 0),
  }),
].join('');

const teal = [halfDisc([300, 400], 150, 118), slice([1230, 1130], 170, [-150, 30])].join('');

export const offRegister = {
  name: 'off-register',
  width: 1500,
  height: 2000,
  seed: 77,
  plates: [
    { ink: 'yellow', drawing: yellow, shift: [-6, 5, 0.3] },
    { ink: 'pink', drawing: pink, shift: [7, 4, -0.2] },
    { ink: 'teal', drawing: teal, shift: [3, -6, 0.2] },
    { ink: 'vermilion', drawing: vermilion, shift: [-4, 6, 0.4] },
    { ink: 'blue', drawing: blue, shift: [6, -5, -0.3] },
  ],
};
