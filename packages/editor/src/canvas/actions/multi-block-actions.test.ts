import type { Layout, PlacedBlock } from '@sitewright/domain/blocks';
import { describe, expect, it } from 'vitest';
import type { Area, PageAreas } from '../model/page-areas.ts';
import type { Action, ActionResult } from './action.ts';
import {
  alignAll,
  changeValues,
  followDesktopAll,
  hideAll,
  moveAllToSection,
  changePositions,
  sharedStyles,
  styleAll,
} from './multi-block-actions.ts';

const block = (id: string, columnStart: number, rest: Partial<PlacedBlock> = {}): PlacedBlock => ({
  id,
  type: 2,
  value: {},
  desktop: { columnStart, columnEnd: columnStart + 4, rowStart: 1, rowEnd: 3 },
  ...rest,
});

const a = block('a', 1, { styles: { '--sw-ink': 'red', '--sw-paper': 'white' }, phone: { isHidden: true } });
const b = block('b', 9, { styles: { '--sw-ink': 'red', '--sw-paper': 'black' } });
const layout: Layout = [
  { id: 's1', theme: 'paper', blocks: [a, b] },
  { id: 's2', theme: 'paper', name: 'Below', blocks: [block('c', 1)] },
];
const page: Area = { document: { kind: 'collection', id: 'p' }, area: 'sections', layout };
const footer: Area = {
  document: { kind: 'header-footer', id: 'site' },
  area: 'field:footer',
  layout: [{ id: 's3', theme: 'ink', blocks: [block('f', 3)] }],
};
const pageAreas: PageAreas = [page, footer];

const done = (result: ActionResult): Action => {
  if (!result || !('areas' in result)) throw new Error('Nothing was done.');
  return result;
};

const after = (result: ActionResult): Record<string, PlacedBlock> =>
  Object.fromEntries(
    done(result).areas.flatMap((area) =>
      area.layout.flatMap(({ blocks }) => blocks.map((each) => [each.id, each])),
    ),
  );

describe('what is done with several blocks', () => {
  it('brings them into line, as one action', () => {
    const action = done(alignAll(pageAreas, ['a', 'b'], 'left'));
    expect(action.label).toBe('Align 2 blocks');
    expect(after(action)['b']?.desktop.columnStart).toBe(1);
  });

  it('moves them below what stands in another section', () => {
    const action = done(moveAllToSection(pageAreas, ['a', 'b'], 's2'));
    expect(action.announcement).toBe('2 blocks moved to Below.');
    expect(action.areas[0]?.layout.map(({ blocks }) => blocks.map(({ id }) => id))).toEqual([
      [],
      ['c', 'a', 'b'],
    ]);
    expect(after(action)['b']?.desktop).toMatchObject({ columnStart: 9, rowStart: 3 });
  });

  it('sets the place of all, also where they stand in two documents', () => {
    const action = done(changePositions(pageAreas, ['a', 'f'], { verticalAlignment: 'bottom' }));
    expect(action.areas).toHaveLength(2);
    expect(
      [after(action)['a'], after(action)['f'], after(action)['b']].map(
        (each) => each?.desktop.verticalAlignment,
      ),
    ).toEqual(['bottom', 'bottom', undefined]);
  });

  it('hides all on phones, and lets all follow the desktop', () => {
    expect(after(hideAll(pageAreas, ['a', 'b'], true))['b']?.phone).toEqual({ isHidden: true });
    expect(after(followDesktopAll(pageAreas, ['a', 'b']))['a']?.phone).toBeUndefined();
  });

  it('changes the look that they share, and leaves what differs', () => {
    const before = sharedStyles([a, b]);
    expect(before).toEqual({ '--sw-ink': 'red' });
    const painted = after(styleAll(pageAreas, ['a', 'b'], { before, after: { '--sw-accent': 'blue' } }));
    expect(painted['a']?.styles).toEqual({ '--sw-paper': 'white', '--sw-accent': 'blue' });
    expect(painted['b']?.styles).toEqual({ '--sw-paper': 'black', '--sw-accent': 'blue' });
  });

  it('gives each its value', () => {
    const values = new Map([
      ['a', { size: 'large' }],
      ['c', { size: 'small' }],
    ]);
    const changed = after(changeValues(pageAreas, values, 'Change size'));
    expect([changed['a']?.value, changed['b']?.value, changed['c']?.value]).toEqual([
      { size: 'large' },
      {},
      { size: 'small' },
    ]);
  });
});
