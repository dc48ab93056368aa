import type { Layout, PlacedBlock } from '@sitewright/domain/blocks';
import { describe, expect, it } from 'vitest';
import type { Area, PageAreas } from '../model/page-areas.ts';
import type { Action, ActionResult } from './action.ts';
import {
  addBlock,
  copyBlocksBelow,
  moveBlocksBy,
  moveBlocksTo,
  moveToNextSection,
  removeBlocks,
  resizeBlockBy,
} from './block-actions.ts';
import { addOnPhone, movePhoneBy, movePhoneToNextSection, resizePhoneBy } from './phone-actions.ts';
import {
  addWithSection,
  copySectionBelow,
  pasteClip,
  removeSection,
  shiftSection,
} from './section-actions.ts';

const block = (id: string, columnStart: number, rowStart: number): PlacedBlock => ({
  id,
  type: 2,
  value: {},
  desktop: { columnStart, columnEnd: columnStart + 6, rowStart, rowEnd: rowStart + 2 },
});

const layout: Layout = [
  { id: 's1', theme: 'paper', blocks: [block('a', 1, 1), block('b', 7, 1)] },
  { id: 's2', theme: 'paper', blocks: [block('c', 1, 1)] },
];
const page: Area = { document: { kind: 'collection', id: 'p' }, area: 'sections', layout };
const footer: Area = {
  document: { kind: 'header-footer', id: 'site' },
  area: 'field:footer',
  layout: [{ id: 's3', theme: 'ink', blocks: [] }],
};
const pageAreas: PageAreas = [page, footer];

const done = (result: ActionResult): Action => {
  if (!result || !('areas' in result)) throw new Error('Nothing was done.');
  return result;
};

const cellOf = (action: Action, id: string) =>
  action.areas.flatMap((area) => area.layout.flatMap(({ blocks }) => blocks)).find((each) => each.id === id)
    ?.desktop;

let made = 0;
const newId = () => `n${(made += 1)}`;

describe('actions that lead nowhere', () => {
  it('say so: whoever does not see the page would not know', () => {
    expect(done(moveBlocksBy(pageAreas, ['a'], { columns: -1, rows: 0 })).noChangeText).toBe(
      'Text cannot be moved further.',
    );
    expect(moveToNextSection(pageAreas, ['a'], -1)).toEqual({ noChangeText: 'There is no section above.' });
    expect(shiftSection(pageAreas, 's1', -1)).toEqual({
      noChangeText: 'Section 1 is the first section here.',
    });
    expect(shiftSection(pageAreas, 's2', 1)).toEqual({ noChangeText: 'Section 2 is the last section here.' });
  });

  it('call a section that is cut by that name', () => {
    expect(done(removeSection(pageAreas, 's2', 'Cut'))).toMatchObject({
      label: 'Cut section',
      announcement: 'Section 2 cut.',
    });
  });
});

describe('actions on blocks', () => {
  it('say what was done and where it now stands', () => {
    const action = done(moveBlocksBy(pageAreas, ['a'], { columns: 2, rows: 1 }));
    expect(action).toMatchObject({
      label: 'Move block',
      announcement: 'Text moved to columns 3 to 8, rows 2 to 3.',
    });
    expect(done(resizeBlockBy(pageAreas, 'a', { columns: 1, rows: 0 })).announcement).toBe(
      'Text resized to columns 1 to 7, rows 1 to 2.',
    );
    expect(done(removeBlocks(pageAreas, ['a', 'b']))).toMatchObject({
      label: 'Delete 2 blocks',
      announcement: '2 blocks deleted.',
    });
  });

  it('[EDT-01] say the place on phones where the phone is in view', () => {
    const action = movePhoneToNextSection(pageAreas, ['a'], 1);
    expect(done(action).announcement).toBe('Text moved to the section below, row 2 on phones.');
    expect(done(action).areas).toEqual(done(moveToNextSection(pageAreas, ['a'], 1)).areas);
    expect(done(movePhoneToNextSection(pageAreas, ['a', 'b'], 1)).announcement).toBe(
      '2 blocks moved to the section below, row 2 on phones.',
    );
    expect(movePhoneToNextSection(pageAreas, ['a'], -1)).toEqual({
      noChangeText: 'There is no section above.',
    });
    const added = addOnPhone(page, { kind: 'image', id: 'new', at: { afterBlockId: 'c' } });
    expect(done(added).announcement).toMatch(/^Image added at row \d+ on phones\.$/);
  });

  it('select what they made', () => {
    const added = done(addBlock(page, { kind: 'image', id: 'new', at: { sectionId: 's2' } }));
    expect(added).toMatchObject({ label: 'Add image', select: { type: 'blocks', ids: ['new'] } });
    const copied = done(copyBlocksBelow(pageAreas, ['a', 'b'], newId));
    expect(copied.select).toMatchObject({ type: 'blocks', ids: [expect.any(String), expect.any(String)] });
  });

  it('move a block into another document as one action', () => {
    const action = done(
      moveBlocksTo(pageAreas, ['a'], { area: footer, sectionId: 's3', columnStart: 4, rowStart: 1 }),
    );
    expect(action.areas.map(({ document }) => document.kind)).toEqual(['collection', 'header-footer']);
    expect(action.areas[0]?.layout[0]?.blocks.map(({ id }) => id)).toEqual(['b']);
    expect(cellOf(action, 'a')).toMatchObject({ columnStart: 4, columnEnd: 10 });
  });

  it('go from section to section, over the borders of documents too', () => {
    expect(
      done(moveToNextSection(pageAreas, ['a'], 1)).areas[0]?.layout[1]?.blocks.map(({ id }) => id),
    ).toEqual(['c', 'a']);
    expect(done(moveToNextSection(pageAreas, ['c'], 1)).areas).toHaveLength(2);
    expect(moveToNextSection(pageAreas, ['a'], -1)).not.toHaveProperty('areas');
  });
});

describe('actions on phones', () => {
  it('change the order by up and down and the columns by left and right', () => {
    const action = done(movePhoneBy(pageAreas, 'b', { columns: 0, rows: -1 }));
    expect(action.label).toBe('Move on phone');
    expect(movePhoneBy([action.areas[0] ?? page], 'b', { columns: 0, rows: 1 })).toMatchObject({
      areas: [{ layout }],
    });
    const narrow = done(resizePhoneBy(pageAreas, 'a', { columns: -4, rows: 0 }));
    expect(narrow.areas[0]?.layout[0]?.blocks[0]?.phone).toEqual({ columnEnd: 5 });
  });
});

describe('actions on sections', () => {
  it('move them and say where they stand', () => {
    expect(done(shiftSection(pageAreas, 's1', 1)).announcement).toBe('Section 1 moved down, now 2 of 2.');
    expect(shiftSection(pageAreas, 's1', -1)).not.toHaveProperty('areas');
    const copied = done(copySectionBelow(pageAreas, 's1', newId));
    expect(copied.areas[0]?.layout).toHaveLength(3);
  });

  it('make the first section of an empty page together with its first block', () => {
    const empty: Area = { ...page, layout: [] };
    const action = done(addWithSection(empty, { kind: 'text', id: 'first' }, newId));
    expect(action.label).toBe('Add text');
    expect(action.areas[0]?.layout.map(({ blocks }) => blocks.map(({ id }) => id))).toEqual([['first']]);
    expect(action.select).toEqual({ type: 'blocks', ids: ['first'] });
  });

  it('paste blocks and sections under ids of their own', () => {
    const place = { area: page, at: { sectionId: 's2' }, afterSection: 's2' };
    const action = done(pasteClip({ blocks: [block('a', 1, 1)] }, place, newId));
    expect(action.areas[0]?.layout[1]?.blocks).toHaveLength(2);
    const section = layout[0];
    if (!section) throw new Error('The layout has no section.');
    const pasted = done(pasteClip({ section }, place, newId)).areas[0]?.layout ?? [];
    const ids = pasted.flatMap(({ blocks }) => blocks.map(({ id }) => id));
    expect(new Set(ids).size).toBe(5);
  });
});
