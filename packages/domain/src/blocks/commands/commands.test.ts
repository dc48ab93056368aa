import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blockKinds,
  blockRefusalText,
  checkLayout,
  deleteBlocks,
  deleteSection,
  duplicateBlocks,
  duplicateSection,
  findBlock,
  hideOnPhone,
  insertBlock,
  insertSection,
  isLayoutRefusal,
  moveBlocks,
  moveOnPhone,
  moveSection,
  newBlock,
  pasteBlocks,
  phoneRows,
  resetPhone,
  resizeBlock,
  setBlockPlace,
  setBlockValue,
  setPhoneColumns,
  setSection,
  type Cell,
  type EditedLayout,
  type Layout,
  type PlacedBlock,
  type Section,
} from '../index.ts';

const cell = (columnStart: number, columnEnd: number, rowStart: number, rowEnd: number): Cell => ({
  columnStart,
  columnEnd,
  rowStart,
  rowEnd,
});

const block = (id: string, desktop: Cell, rest: Partial<PlacedBlock> = {}): PlacedBlock => ({
  id,
  type: 2,
  value: {},
  desktop,
  ...rest,
});

const section = (id: string, blocks: readonly PlacedBlock[]): Section => ({ id, theme: 'paper', blocks });

/** An image on the right, text and a button next to it, and a line below. */
const page: Layout = [
  section('hero', [
    block('words', cell(1, 15, 1, 8)),
    block('button', cell(1, 7, 8, 9)),
    block('picture', cell(15, 25, 1, 9)),
    block('line', cell(1, 25, 9, 10)),
  ]),
  section('end', [block('note', cell(1, 13, 1, 3))]),
];

const edited = (layout: EditedLayout): Layout => {
  if (isLayoutRefusal(layout)) throw new Error(layout.code);
  return layout;
};

const cellOf = (layout: EditedLayout, id: string): Cell | undefined =>
  findBlock(edited(layout), id)?.block.desktop;

const counter = () => {
  let made = 0;
  return () => `new-${(made += 1)}`;
};

describe('a new block', () => {
  it.each(blockKinds)('%s lies within the grid', (kind) => {
    const layout = edited(insertBlock(page, { block: newBlock(kind, 'new'), at: { sectionId: 'end' } }));
    expect(checkLayout(layout)).toEqual([]);
  });

  it('goes below the block it was added to, in its columns, and what stood there makes room', () => {
    const layout = insertBlock(page, { block: newBlock('button', 'new'), at: { afterBlockId: 'words' } });
    expect(cellOf(layout, 'new')).toEqual(cell(1, 7, 8, 9));
    expect(cellOf(layout, 'button')).toEqual(cell(1, 7, 9, 10));
    expect(cellOf(layout, 'line')).toEqual(cell(1, 25, 10, 11));
    expect(cellOf(layout, 'picture')).toEqual(cell(15, 25, 1, 9));
  });

  it('goes below everything when it is added to a section', () => {
    const layout = insertBlock(page, { block: newBlock('line', 'new'), at: { sectionId: 'end' } });
    expect(cellOf(layout, 'new')).toEqual(cell(1, 25, 3, 4));
  });

  it('[SITE-13] is refused on a page that holds 60, with the reason', () => {
    const full = [
      section(
        'full',
        Array.from({ length: 60 }, (_, row) => block(`b${row}`, cell(1, 25, row + 1, row + 2))),
      ),
    ];
    const refusals = [
      insertBlock(full, { block: newBlock('text', 'new'), at: { sectionId: 'full' } }),
      duplicateBlocks(full, { blockIds: ['b1'], newId: counter() }),
      pasteBlocks(full, { blocks: [newBlock('text', 'x')], at: { afterBlockId: 'b1' }, newId: counter() }),
      duplicateSection(full, { sectionId: 'full', newId: counter() }),
    ];
    for (const refusal of refusals) {
      if (!isLayoutRefusal(refusal)) throw new Error('It was not refused.');
      expect(blockRefusalText(refusal)).toBe(
        'A page holds at most 60 blocks. Remove one before adding another.',
      );
    }
    expect(isLayoutRefusal(deleteBlocks(full, { blockIds: ['b1'] }))).toBe(false);
  });
});

describe('moving and resizing', () => {
  it('keeps the size and stays in the grid', () => {
    const layout = moveBlocks(page, {
      blockIds: ['words'],
      to: { sectionId: 'hero', columnStart: 20, rowStart: -3 },
    });
    expect(cellOf(layout, 'words')).toEqual(cell(11, 25, 1, 8));
  });

  it('keeps several blocks as they stand to each other', () => {
    const layout = moveBlocks(page, {
      blockIds: ['words', 'button'],
      to: { sectionId: 'hero', columnStart: 3, rowStart: 2 },
    });
    expect(cellOf(layout, 'words')).toEqual(cell(3, 17, 2, 9));
    expect(cellOf(layout, 'button')).toEqual(cell(3, 9, 9, 10));
  });

  it('takes a block to another section, closes the rows it held alone and forgets its rows on phones', () => {
    const rows = edited(moveOnPhone(page, { blockId: 'line', row: 1 }));
    const layout = edited(
      moveBlocks(rows, { blockIds: ['line'], to: { sectionId: 'end', columnStart: 1, rowStart: 3 } }),
    );
    expect(findBlock(layout, 'line')).toMatchObject({
      section: { id: 'end' },
      block: { desktop: cell(1, 25, 3, 4) },
    });
    expect(findBlock(layout, 'line')?.block).not.toHaveProperty('phone');
    expect(layout[0]?.blocks).toHaveLength(3);
  });

  it('stops an edge one cell before its opposite and at the border', () => {
    const layout = resizeBlock(page, { blockId: 'picture', edges: { columnStart: 40, rowEnd: 0 } });
    expect(cellOf(layout, 'picture')).toEqual(cell(24, 25, 1, 2));
    expect(cellOf(resizeBlock(page, { blockId: 'words', edges: { columnEnd: 99 } }), 'words')).toEqual(
      cell(1, 25, 1, 8),
    );
  });

  it('sets and takes away how a block lies in its cell', () => {
    const set = edited(
      setBlockPlace(page, { blockId: 'words', place: { zIndex: 2, verticalAlignment: 'middle' } }),
    );
    expect(cellOf(set, 'words')).toMatchObject({ zIndex: 2, verticalAlignment: 'middle' });
    const bare = setBlockPlace(set, { blockId: 'words', place: { zIndex: undefined } });
    expect(cellOf(bare, 'words')).toEqual({ ...cell(1, 15, 1, 8), verticalAlignment: 'middle' });
  });
});

describe('deleting and copying', () => {
  it('leaves no hole where nothing else stands', () => {
    const layout = deleteBlocks(page, { blockIds: ['picture', 'button'] });
    expect(cellOf(layout, 'line')).toEqual(cell(1, 25, 8, 9));
  });

  it('puts a copy below, under an id of its own', () => {
    const layout = edited(duplicateBlocks(page, { blockIds: ['button'], newId: counter() }));
    expect(cellOf(layout, 'new-1')).toEqual(cell(1, 7, 9, 10));
    expect(cellOf(layout, 'line')).toEqual(cell(1, 25, 10, 11));
  });

  it('says when the block is gone', () => {
    expect(deleteBlocks(page, { blockIds: ['nobody'] })).toEqual({ code: 'block-gone' });
    expect(setBlockValue(page, { blockId: 'nobody', value: {} })).toEqual({ code: 'block-gone' });
    expect(insertBlock(page, { block: newBlock('text', 'x'), at: { sectionId: 'nowhere' } })).toEqual({
      code: 'section-gone',
    });
  });
});

describe('sections', () => {
  it('are added, moved, copied and removed', () => {
    const added = edited(insertSection(page, { section: section('new', []), after: 'hero' }));
    expect(added.map(({ id }) => id)).toEqual(['hero', 'new', 'end']);
    const moved = edited(moveSection(added, { sectionId: 'end', after: null }));
    expect(moved.map(({ id }) => id)).toEqual(['end', 'hero', 'new']);
    const copied = edited(duplicateSection(moved, { sectionId: 'end', newId: counter() }));
    expect(copied.map(({ id }) => id)).toEqual(['end', 'new-1', 'hero', 'new']);
    expect(copied[1]?.blocks.map(({ id }) => id)).toEqual(['new-2']);
    expect(edited(deleteSection(copied, { sectionId: 'end' }))).toHaveLength(3);
  });

  it('take a theme, a width, a name and an anchor, and give them back', () => {
    const change = { theme: 'ink', width: 'full', name: 'Opening', anchor: 'top' } as const;
    const set = edited(setSection(page, { sectionId: 'hero', change }));
    expect(set[0]).toMatchObject(change);
    const bare = edited(
      setSection(set, { sectionId: 'hero', change: { width: undefined, name: '', anchor: '' } }),
    );
    expect(bare[0]).toEqual({ ...page[0], theme: 'ink' });
  });

  it('refuse an anchor that no link could point to, or that another section has', () => {
    const set = edited(setSection(page, { sectionId: 'hero', change: { anchor: 'top' } }));
    expect(setSection(set, { sectionId: 'end', change: { anchor: 'top' } })).toEqual({
      code: 'anchor-taken',
    });
    expect(setSection(set, { sectionId: 'end', change: { anchor: '1 top' } })).toEqual({
      code: 'anchor-invalid',
    });
    expect(setSection(set, { sectionId: 'hero', change: { anchor: 'top' } })).toEqual(set);
  });
});

const phoneOrder = (layout: Layout, sectionId: string): string[] => {
  const rows = phoneRows(layout.find(({ id }) => id === sectionId)?.blocks ?? []);
  return [...rows].toSorted(([, a], [, b]) => a.rowStart - b.rowStart).map(([id]) => id);
};

describe('the phone', () => {
  it('stores only what differs, and nothing when it is back', () => {
    const narrow = edited(setPhoneColumns(page, { blockId: 'note', columnStart: 1, columnEnd: 5 }));
    expect(findBlock(narrow, 'note')?.block.phone).toEqual({ columnEnd: 5 });
    expect(edited(setPhoneColumns(narrow, { blockId: 'note', columnStart: 1, columnEnd: 9 }))).toEqual(page);
    const hidden = edited(hideOnPhone(page, { blockId: 'note', isHidden: true }));
    expect(findBlock(hidden, 'note')?.block.phone).toEqual({ isHidden: true });
    expect(edited(hideOnPhone(hidden, { blockId: 'note', isHidden: false }))).toEqual(page);
    expect(edited(resetPhone(narrow, { blockIds: ['note'] }))).toEqual(page);
  });

  it('moves one block and leaves the others to follow by themselves', () => {
    expect(phoneOrder(page, 'hero')).toEqual(['words', 'picture', 'button', 'line']);
    const up = edited(moveOnPhone(page, { blockId: 'line', row: 2 }));
    expect(phoneOrder(up, 'hero')).toEqual(['words', 'line', 'picture', 'button']);
    expect(up[0]?.blocks.filter(({ phone }) => phone).map(({ id }) => id)).toEqual(['line']);
    expect(edited(moveOnPhone(up, { blockId: 'line', row: 4 }))).toEqual(page);
  });

  it('leaves no empty row behind', () => {
    const down = edited(moveOnPhone(page, { blockId: 'words', row: 3 }));
    expect(phoneOrder(down, 'hero')).toEqual(['picture', 'button', 'words', 'line']);
    expect([...phoneRows(down[0]?.blocks ?? []).values()].map(({ rowStart }) => rowStart).toSorted()).toEqual(
      [1, 2, 3, 4],
    );
  });
});

const anyCell = fc
  .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 }), fc.nat(20), fc.nat(8))
  .map(([start, width, row, height]) => cell(start, Math.min(25, start + width), row + 1, row + 2 + height));

const anyLayout = fc
  .array(fc.array(anyCell, { maxLength: 8 }), { minLength: 1, maxLength: 4 })
  .map((sections) =>
    sections.map((cells, at) =>
      section(
        `s${at}`,
        cells.map((desktop, index) => block(`s${at}b${index}`, desktop)),
      ),
    ),
  );

type Command = (layout: Layout, newId: () => string) => EditedLayout;

const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % items.length];

const anyCommand = fc
  .record({ which: fc.nat(14), a: fc.integer({ min: -30, max: 40 }), b: fc.nat(40), c: fc.nat(40) })
  .map(({ which, a, b, c }): Command => {
    return (layout, newId) => {
      const blocks = layout.flatMap((each) => each.blocks);
      const blockId = pick(blocks, b)?.id ?? 'none';
      const sectionId = pick(layout, c)?.id ?? 'none';
      const after = pick([null, ...layout.map(({ id }) => id)], b) ?? null;
      const commands: (() => EditedLayout)[] = [
        () => insertBlock(layout, { block: newBlock('image', newId()), at: { sectionId } }),
        () => insertBlock(layout, { block: newBlock('text', newId()), at: { afterBlockId: blockId } }),
        () => moveBlocks(layout, { blockIds: [blockId], to: { sectionId, columnStart: a, rowStart: a } }),
        () => resizeBlock(layout, { blockId, edges: { columnStart: a, rowEnd: b } }),
        () => resizeBlock(layout, { blockId, edges: { columnEnd: a, rowStart: b } }),
        () => duplicateBlocks(layout, { blockIds: [blockId], newId }),
        () => deleteBlocks(layout, { blockIds: [blockId] }),
        () => pasteBlocks(layout, { blocks: blocks.slice(0, 3), at: { sectionId, rowStart: b + 1 }, newId }),
        () => setPhoneColumns(layout, { blockId, columnStart: a, columnEnd: b }),
        () => moveOnPhone(layout, { blockId, row: a }),
        () => hideOnPhone(layout, { blockId, isHidden: a > 0 }),
        () => insertSection(layout, { section: section(newId(), []), after }),
        () => moveSection(layout, { sectionId, after }),
        () => deleteSection(layout, { sectionId }),
        () => duplicateSection(layout, { sectionId, newId }),
      ];
      return commands[which]?.() ?? layout;
    };
  });

it('[SITE-13] any row of commands on a valid layout gives a valid layout', () => {
  fc.assert(
    fc.property(anyLayout, fc.array(anyCommand, { maxLength: 30 }), (start, commands) => {
      const newId = counter();
      let layout: Layout = start;
      for (const command of commands) {
        const result = command(layout, newId);
        if (!isLayoutRefusal(result)) layout = result;
        expect(checkLayout(layout)).toEqual([]);
      }
    }),
  );
});

it('a command leaves the layout it was given alone', () => {
  fc.assert(
    fc.property(anyLayout, anyCommand, (start, command) => {
      const before = JSON.stringify(start);
      command(start, counter());
      expect(JSON.stringify(start)).toBe(before);
    }),
  );
});
