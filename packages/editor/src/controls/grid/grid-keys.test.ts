import { describe, expect, it } from 'vitest';
import { moveInGrid, tabInGrid } from './grid-keys.ts';

const grid = { rows: 3, columns: 4 };
const press = (key: string, further = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...further,
});
const caret = (selectionStart: number, selectionEnd = selectionStart) => ({
  value: '65.00',
  selectionStart,
  selectionEnd,
});

describe('keys in a grid', () => {
  it('move up and down, and to the ends with Control', () => {
    const from = { row: 1, column: 2 };
    const move = (key: string, further = {}) =>
      moveInGrid(from, grid, { pressed: press(key, further), caret: caret(2) });
    expect(move('ArrowDown')).toEqual({ row: 2, column: 2 });
    expect(move('Enter')).toEqual({ row: 2, column: 2 });
    expect(move('Enter', { shiftKey: true })).toEqual({ row: 0, column: 2 });
    expect(move('ArrowUp', { ctrlKey: true })).toEqual({ row: 0, column: 2 });
    expect(move('ArrowDown', { metaKey: true })).toEqual({ row: 2, column: 2 });
    expect(move('a')).toBeUndefined();
  });

  it('move to the side from the ends of a text, and from what is no text', () => {
    const from = { row: 0, column: 1 };
    const move = (key: string, at: ReturnType<typeof caret> | undefined) =>
      moveInGrid(from, grid, { pressed: press(key), caret: at });
    expect(move('ArrowLeft', caret(2))).toBeUndefined();
    expect(move('ArrowLeft', caret(0))).toEqual({ row: 0, column: 0 });
    expect(move('ArrowRight', caret(5))).toEqual({ row: 0, column: 2 });
    expect(move('ArrowRight', caret(0, 5))).toEqual({ row: 0, column: 2 });
    expect(move('ArrowRight', undefined)).toEqual({ row: 0, column: 2 });
    expect(move('Enter', undefined)).toBeUndefined();
  });

  it('move by pages, to the ends of a row, and of a list', () => {
    const size = { rows: 30, columns: 4, page: 10 };
    const move = (key: string, of = size, further = {}) =>
      moveInGrid({ row: 12, column: 2 }, of, { pressed: press(key, further), caret: undefined });
    expect(move('PageDown')).toEqual({ row: 22, column: 2 });
    expect(move('PageUp')).toEqual({ row: 2, column: 2 });
    expect(move('Home')).toEqual({ row: 12, column: 0 });
    expect(move('End', size, { ctrlKey: true })).toEqual({ row: 29, column: 3 });
    const list = { rows: 30, columns: 1, page: 10 };
    expect(move('Home', list)).toEqual({ row: 0, column: 0 });
    expect(move('End', list)).toEqual({ row: 29, column: 0 });
    expect(move('ArrowRight', list)).toBeUndefined();
    expect(
      moveInGrid({ row: 1, column: 1 }, size, { pressed: press('Home'), caret: caret(2) }),
    ).toBeUndefined();
  });

  it('Tab moves from cell to cell, row by row, and leaves the grid at its ends', () => {
    expect(tabInGrid({ row: 0, column: 1 }, grid, false)).toEqual({ row: 0, column: 2 });
    expect(tabInGrid({ row: 0, column: 3 }, grid, false)).toEqual({ row: 1, column: 0 });
    expect(tabInGrid({ row: 2, column: 3 }, grid, false)).toBeUndefined();
    expect(tabInGrid({ row: 1, column: 0 }, grid, true)).toEqual({ row: 0, column: 3 });
    expect(tabInGrid({ row: 0, column: 0 }, grid, true)).toBeUndefined();
    expect(tabInGrid({ row: 0, column: 3 }, { ...grid, first: 2 }, false)).toEqual({ row: 1, column: 2 });
  });
});
