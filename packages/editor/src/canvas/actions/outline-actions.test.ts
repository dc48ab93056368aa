import type { PlacedBlock } from '@sitewright/domain/blocks';
import { describe, expect, it } from 'vitest';
import type { PageAreas } from '../model/page-areas.ts';
import { dropInOutline, type OutlineTarget } from './outline-actions.ts';

const block = (id: string, rowStart: number): PlacedBlock => ({
  id,
  type: 2,
  value: {},
  desktop: { columnStart: 1, columnEnd: 7, rowStart, rowEnd: rowStart + 2 },
});

const pageAreas: PageAreas = [
  {
    document: { kind: 'collection', id: 'p' },
    area: 'sections',
    layout: [
      { id: 's1', theme: 'paper', blocks: [block('a', 1), block('b', 3), block('c', 5)] },
      { id: 's2', theme: 'paper', blocks: [block('d', 1)] },
    ],
  },
  {
    document: { kind: 'header-footer', id: 'site' },
    area: 'field:footer',
    layout: [{ id: 's3', theme: 'ink', blocks: [] }],
  },
];

const dropped = (ids: string | readonly string[], target: OutlineTarget) => {
  const action = dropInOutline(pageAreas, [ids].flat(), target);
  if (!action || !('areas' in action)) return undefined;
  return action.areas.map(({ layout }) =>
    layout.map((section) => [
      section.id,
      ...section.blocks
        .toSorted((one, other) => one.desktop.rowStart - other.desktop.rowStart)
        .map((each) => `${each.id}${each.desktop.rowStart}`),
    ]),
  );
};

describe('several rows of the outline', () => {
  it('go together as one action, in document order', () => {
    expect(dropped(['b', 'a'], { id: 'd', position: 'before' })).toEqual([
      [
        ['s1', 'c1'],
        ['s2', 'a1', 'b3', 'd5'],
      ],
    ]);
    expect(dropped(['a', 'b'], { id: 'c', position: 'after' })?.[0]?.[0]).toEqual(['s1', 'c1', 'a3', 'b5']);
  });

  it('leave one document for another together', () => {
    expect(dropped(['a', 'c'], { id: 's3', position: 'on' })).toEqual([
      [
        ['s1', 'b1'],
        ['s2', 'd1'],
      ],
      [['s3', 'a1', 'c3']],
    ]);
  });
});

describe('a row of the outline', () => {
  it('goes before and behind another, and what stands below makes room', () => {
    expect(dropped('c', { id: 'a', position: 'before' })).toEqual([
      [
        ['s1', 'c1', 'a3', 'b5'],
        ['s2', 'd1'],
      ],
    ]);
    expect(dropped('a', { id: 'c', position: 'before' })?.[0]?.[0]).toEqual(['s1', 'b1', 'a3', 'c5']);
    expect(dropped('a', { id: 'b', position: 'after' })?.[0]?.[0]).toEqual(['s1', 'b1', 'a3', 'c5']);
  });

  it('goes to the end of a section it is dropped on, of another document too', () => {
    expect(dropped('a', { id: 's2', position: 'on' })).toEqual([
      [
        ['s1', 'b1', 'c3'],
        ['s2', 'd1', 'a3'],
      ],
    ]);
    expect(dropped('d', { id: 's3', position: 'on' })).toEqual([
      [['s1', 'a1', 'b3', 'c5'], ['s2']],
      [['s3', 'd1']],
    ]);
  });

  it('of a section goes among the sections of its own place', () => {
    expect(dropped('s2', { id: 's1', position: 'before' })?.[0]?.map(([id]) => id)).toEqual(['s2', 's1']);
    expect(dropped('s1', { id: 'd', position: 'after' })?.[0]?.map(([id]) => id)).toEqual(['s2', 's1']);
    expect(dropped('s1', { id: 's3', position: 'after' })).toBeUndefined();
    expect(dropped('a', { id: 'a', position: 'after' })).toBeUndefined();
  });
});
