import { line, rect, ring } from './shapes.mjs';

/** The cross in a ring that printers lay plates by. */
export const registrationMark = ([x, y], reach = 22) =>
  [
    ring([x, y], reach * 0.6, 2.6),
    line(
      [
        [x - reach, y],
        [x + reach, y],
      ],
      2.6,
    ),
    line(
      [
        [x, y - reach],
        [x, y + reach],
      ],
      2.6,
    ),
  ].join('');

/** A mark in the middle of each margin. */
export const registrationMarks = ({ width, height }, margin) =>
  [
    [width / 2, margin],
    [width / 2, height - margin],
    [margin, height / 2],
    [width - margin, height / 2],
  ]
    .map((spot) => registrationMark(spot))
    .join('');

/** A square of solid ink in the corner of the sheet, by which the plates of a job are told apart. */
export const inkPatch = (order, [x, y]) => rect({ x: x + order * 54, y, width: 44, height: 44 });
