import { describe, expect, it } from 'vitest';
import type { PlacedBlock } from '../layout/layout.ts';
import { alignBlocks, type BlockAlignment } from './align-blocks.ts';
import { isLayoutRefusal, type Layout } from './edit-layout.ts';

const block = (
  id: string,
  [columnStart, columnEnd, rowStart, rowEnd]: [number, number, number, number],
): PlacedBlock => ({
  id,
  type: 2,
  value: {},
  desktop: { columnStart, columnEnd, rowStart, rowEnd },
});

const layout: Layout = [
  {
    id: 's1',
    theme: 'paper',
    blocks: [block('a', [2, 8, 1, 3]), block('b', [10, 14, 2, 7]), block('c', [1, 25, 9, 10])],
  },
  { id: 's2', theme: 'paper', blocks: [block('d', [5, 9, 4, 5])] },
];

const cellsAfter = (alignment: BlockAlignment, blockIds = ['a', 'b']) => {
  const aligned = alignBlocks(layout, { blockIds, alignment });
  if (isLayoutRefusal(aligned)) return aligned;
  return Object.fromEntries(
    aligned.flatMap(({ blocks }) =>
      blocks.map(({ id, desktop: { columnStart, columnEnd, rowStart, rowEnd } }) => [
        id,
        [columnStart, columnEnd, rowStart, rowEnd],
      ]),
    ),
  );
};

describe('blocks that are brought into line', () => {
  it('stand at the outermost of their edges and keep their sizes', () => {
    expect(cellsAfter('left')).toMatchObject({ a: [2, 8, 1, 3], b: [2, 6, 2, 7] });
    expect(cellsAfter('right')).toMatchObject({ a: [8, 14, 1, 3], b: [10, 14, 2, 7] });
    expect(cellsAfter('top')).toMatchObject({ a: [2, 8, 1, 3], b: [10, 14, 1, 6] });
    expect(cellsAfter('bottom')).toMatchObject({ a: [2, 8, 5, 7], b: [10, 14, 2, 7] });
  });

  it('stand around the middle of all of them', () => {
    expect(cellsAfter('centre')).toMatchObject({ a: [5, 11, 1, 3], b: [6, 10, 2, 7] });
    expect(cellsAfter('middle')).toMatchObject({ a: [2, 8, 3, 5], b: [10, 14, 1, 6] });
  });

  it('leave the others and other sections as they are', () => {
    expect(cellsAfter('left', ['a', 'b', 'd'])).toMatchObject({ c: [1, 25, 9, 10], d: [5, 9, 4, 5] });
  });

  it('are all needed', () => {
    expect(cellsAfter('left', ['a', 'gone'])).toEqual({ code: 'block-gone' });
  });
});
