import { expect, it } from 'vitest';
import { moveCell } from './move-cell.ts';

const size = { rows: 100, columns: 7, page: 10 };
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false });

it.each([
  ['ArrowUp', { row: 49, column: 3 }],
  ['ArrowDown', { row: 51, column: 3 }],
  ['ArrowLeft', { row: 50, column: 2 }],
  ['ArrowRight', { row: 50, column: 4 }],
  ['PageUp', { row: 40, column: 3 }],
  ['PageDown', { row: 60, column: 3 }],
  ['Home', { row: 50, column: 0 }],
  ['End', { row: 50, column: 6 }],
])('%s moves between the cells of a table', (key, to) => {
  expect(moveCell({ row: 50, column: 3 }, size, press(key))).toEqual(to);
});

it('the focus stays inside the table', () => {
  expect(moveCell({ row: 0, column: 0 }, size, press('PageUp'))).toEqual({ row: 0, column: 0 });
  expect(moveCell({ row: 97, column: 6 }, size, press('PageDown'))).toEqual({ row: 99, column: 6 });
  expect(moveCell({ row: 4, column: 3 }, size, press('End', true))).toEqual({ row: 99, column: 6 });
  expect(moveCell({ row: 4, column: 3 }, size, press('a'))).toBeUndefined();
});
