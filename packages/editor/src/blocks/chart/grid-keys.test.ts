import { describe, expect, it } from 'vitest';
import { moveInGrid } from './grid-keys.ts';

const dataset = {
  columns: ['a', 'b'],
  rows: [
    { label: 'x', cells: ['1', '2'] },
    { label: 'y', cells: ['3', '4'] },
  ],
};
const at = (value: string, start: number, end = start) => ({
  value,
  selectionStart: start,
  selectionEnd: end,
});
const whole = at('12', 0, 2);
const pressed = (key: string, held: { ctrlKey?: boolean; shiftKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});

describe('[EDT-07] the keys in the table of a chart', () => {
  it('move to the next cell, and not out of the table', () => {
    expect(
      moveInGrid(dataset, { row: 0, column: 0 }, { pressed: pressed('ArrowDown'), cursor: whole }),
    ).toEqual({ row: 1, column: 0 });
    expect(moveInGrid(dataset, { row: 1, column: 0 }, { pressed: pressed('Enter'), cursor: whole })).toEqual({
      row: 1,
      column: 0,
    });
    expect(
      moveInGrid(
        dataset,
        { row: 0, column: 0 },
        { pressed: pressed('Enter', { shiftKey: true }), cursor: whole },
      ),
    ).toEqual({
      row: -1,
      column: 0,
    });
    expect(
      moveInGrid(dataset, { row: 0, column: 0 }, { pressed: pressed('ArrowLeft'), cursor: whole }),
    ).toEqual({ row: 0, column: -1 });
    expect(
      moveInGrid(dataset, { row: 0, column: -1 }, { pressed: pressed('ArrowUp'), cursor: whole }),
    ).toEqual({ row: -1, column: 0 });
    expect(
      moveInGrid(
        dataset,
        { row: 0, column: 0 },
        { pressed: pressed('ArrowRight', { ctrlKey: true }), cursor: whole },
      ),
    ).toEqual({
      row: 0,
      column: 1,
    });
  });

  it('move in the text while there is some on that side', () => {
    expect(
      moveInGrid(dataset, { row: 0, column: 0 }, { pressed: pressed('ArrowLeft'), cursor: at('12', 1) }),
    ).toBeUndefined();
    expect(
      moveInGrid(dataset, { row: 0, column: 0 }, { pressed: pressed('ArrowRight'), cursor: at('12', 1) }),
    ).toBeUndefined();
    expect(
      moveInGrid(dataset, { row: 0, column: 0 }, { pressed: pressed('ArrowRight'), cursor: at('12', 2) }),
    ).toEqual({
      row: 0,
      column: 1,
    });
  });

  it('are left alone otherwise', () => {
    expect(
      moveInGrid(dataset, { row: 0, column: 0 }, { pressed: pressed('5'), cursor: whole }),
    ).toBeUndefined();
  });
});
