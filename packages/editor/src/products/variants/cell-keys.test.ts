import { describe, expect, it } from 'vitest';
import { moveFrom } from './cell-keys.ts';

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

describe('keys in the table of variants', () => {
  it('move up and down, and to the ends with Control', () => {
    const from = { row: 1, column: 2 };
    const move = (key: string, further = {}) =>
      moveFrom(from, grid, { pressed: press(key, further), caret: caret(2) });
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
      moveFrom(from, grid, { pressed: press(key), caret: at });
    expect(move('ArrowLeft', caret(2))).toBeUndefined();
    expect(move('ArrowLeft', caret(0))).toEqual({ row: 0, column: 0 });
    expect(move('ArrowRight', caret(5))).toEqual({ row: 0, column: 2 });
    expect(move('ArrowRight', caret(0, 5))).toEqual({ row: 0, column: 2 });
    expect(move('ArrowRight', undefined)).toEqual({ row: 0, column: 2 });
    expect(move('Enter', undefined)).toBeUndefined();
  });
});
