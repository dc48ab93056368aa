import { describe, expect, it } from 'vitest';
import { moveInDataset } from './grid-keys.ts';

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
      moveInDataset(dataset, { row: 0, column: 0 }, { pressed: pressed('ArrowDown'), caret: whole }),
    ).toEqual({ row: 1, column: 0 });
    expect(
      moveInDataset(dataset, { row: 1, column: 0 }, { pressed: pressed('Enter'), caret: whole }),
    ).toEqual({
      row: 1,
      column: 0,
    });
    expect(
      moveInDataset(
        dataset,
        { row: 0, column: 0 },
        { pressed: pressed('Enter', { shiftKey: true }), caret: whole },
      ),
    ).toEqual({
      row: -1,
      column: 0,
    });
    expect(
      moveInDataset(dataset, { row: 0, column: 0 }, { pressed: pressed('ArrowLeft'), caret: whole }),
    ).toEqual({ row: 0, column: -1 });
    expect(
      moveInDataset(dataset, { row: 0, column: -1 }, { pressed: pressed('ArrowUp'), caret: whole }),
    ).toEqual({ row: -1, column: 0 });
    expect(
      moveInDataset(
        dataset,
        { row: 0, column: 0 },
        { pressed: pressed('ArrowRight', { ctrlKey: true }), caret: whole },
      ),
    ).toEqual({
      row: 0,
      column: 1,
    });
  });

  it('move in the text while there is some on that side', () => {
    expect(
      moveInDataset(dataset, { row: 0, column: 0 }, { pressed: pressed('ArrowLeft'), caret: at('12', 1) }),
    ).toBeUndefined();
    expect(
      moveInDataset(dataset, { row: 0, column: 0 }, { pressed: pressed('ArrowRight'), caret: at('12', 1) }),
    ).toBeUndefined();
    expect(
      moveInDataset(dataset, { row: 0, column: 0 }, { pressed: pressed('ArrowRight'), caret: at('12', 2) }),
    ).toEqual({
      row: 0,
      column: 1,
    });
  });

  it('are left alone otherwise', () => {
    expect(
      moveInDataset(dataset, { row: 0, column: 0 }, { pressed: pressed('5'), caret: whole }),
    ).toBeUndefined();
  });
});
