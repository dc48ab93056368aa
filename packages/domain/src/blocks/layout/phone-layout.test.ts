import { describe, expect, it } from 'vitest';
import { DESKTOP_MIN_WIDTH, layOutPhone, PHONE_MAX_WIDTH, type PlacedBlock } from '../index.ts';

const block = (
  id: string,
  rowStart: number,
  columnStart: number,
  phone?: PlacedBlock['phone'],
): PlacedBlock => ({
  id,
  type: 2,
  value: {},
  desktop: { rowStart, rowEnd: rowStart + 1, columnStart, columnEnd: columnStart + 2 },
  ...(phone ? { phone } : {}),
});

describe('the phone layout', () => {
  it('[SITE-23] begins at 432 pixels, the desktop at 433', () => {
    expect([PHONE_MAX_WIDTH, DESKTOP_MIN_WIDTH]).toEqual([432, 433]);
  });

  it('follows the desktop by row, then by column, over the whole width', () => {
    const cells = layOutPhone([block('c', 2, 1), block('b', 1, 13), block('a', 1, 1)]);
    expect(cells.map((cell) => cell.block.id)).toEqual(['a', 'b', 'c']);
    expect(cells.map(({ columnStart, columnEnd }) => [columnStart, columnEnd])).toEqual([
      [1, 9],
      [1, 9],
      [1, 9],
    ]);
  });

  it('differs only where something else is stored', () => {
    const [first, second] = layOutPhone([
      block('a', 1, 1, { columnEnd: 5, rowStart: 3 }),
      block('b', 2, 1, { isHidden: true }),
    ]);
    expect(first).toMatchObject({ columnStart: 1, columnEnd: 5, rowStart: 3, isHidden: false });
    expect(first).not.toHaveProperty('rowEnd');
    expect(second).toMatchObject({ isHidden: true });
  });

  it('leaves the stored order alone', () => {
    const blocks = [block('b', 2, 1), block('a', 1, 1)];
    layOutPhone(blocks);
    expect(blocks.map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
