import { describe, expect, it } from 'vitest';
import { moveToNextSection } from '../actions/block-actions.ts';
import { keysOf, outlineOf, parentRows, selectionOf } from '../outline/outline-nodes.ts';
import type { Area, PageAreas } from './page-areas.ts';
import { areaOf, keepPresent, sectionOf, selectBlocks, chromePartOf } from './selection.ts';

const block = (id: string, row: number) => ({
  id,
  type: 2,
  value: { html: `<p>${id}</p>` },
  desktop: { columnStart: 1, columnEnd: 9, rowStart: row, rowEnd: row + 1 },
});

const page: Area = {
  document: { kind: 'collection', id: 'page' },
  area: 'sections',
  layout: [{ id: 'top', theme: 'paper', blocks: [block('hello', 1)] }],
};

const footer: Area = {
  document: { kind: 'header-footer', id: 'site' },
  area: 'field:footer',
  within: 'footer',
  layout: [{ id: 'address', theme: 'paper', blocks: [block('street', 1)] }],
};

const pageAreas: PageAreas = [page, footer];

describe('what stands around a page', () => {
  it('is chosen as a whole, and anything in it means that one works there', () => {
    expect(chromePartOf({ type: 'chromePart', name: 'header' }, pageAreas)).toBe('header');
    expect(chromePartOf(selectBlocks(['street']), pageAreas)).toBe('footer');
    expect(chromePartOf({ type: 'section', id: 'address' }, pageAreas)).toBe('footer');
    expect(chromePartOf(selectBlocks(['hello']), pageAreas)).toBeUndefined();
    expect(chromePartOf({ type: 'none' }, pageAreas)).toBeUndefined();
    expect(keepPresent({ type: 'chromePart', name: 'footer' }, [])).toEqual({
      type: 'chromePart',
      name: 'footer',
    });
  });

  it('takes what is added while it is chosen; a header without a place for blocks leaves it to the page', () => {
    expect(areaOf({ type: 'chromePart', name: 'footer' }, pageAreas)).toBe(footer);
    expect(sectionOf({ type: 'chromePart', name: 'footer' }, pageAreas)).toBe('address');
    expect(areaOf({ type: 'chromePart', name: 'header' }, pageAreas)).toBe(page);
    expect(areaOf({ type: 'none' }, [footer])).toBeUndefined();
  });

  it('is not come into by moving a block on to the next section, nor left so', () => {
    expect(moveToNextSection(pageAreas, ['hello'], 1)).toEqual({
      noChangeText: 'There is no section below.',
    });
    expect(moveToNextSection(pageAreas, ['street'], -1)).toEqual({
      noChangeText: 'There is no section above.',
    });
    const second = { id: 'second', theme: 'paper' as const, blocks: [] };
    const moved = moveToNextSection([{ ...page, layout: [...page.layout, second] }, footer], ['hello'], 1);
    expect(moved && 'areas' in moved && moved.areas.map(({ area }) => area)).toEqual(['sections']);
  });
});

describe('the outline', () => {
  const nodes = outlineOf(pageAreas, ['announcement', 'header', 'footer']);

  it('has the page between what stands above and below it', () => {
    expect(nodes.map(({ name }) => name)).toEqual(['Announcement bar', 'Header', 'Section 1', 'Footer']);
    expect(nodes[3]?.children.map(({ id, children }) => [id, children.map((each) => each.id)])).toEqual([
      ['address', ['street']],
    ]);
    expect(parentRows(nodes).map(({ id }) => id)).toEqual([
      'announcement',
      'header',
      'footer',
      'top',
      'address',
    ]);
  });

  it('chooses rows of the footer as those of the page', () => {
    expect(selectionOf(nodes, new Set(['footer']))).toEqual({ type: 'chromePart', name: 'footer' });
    expect(selectionOf(nodes, new Set(['address']))).toEqual({ type: 'section', id: 'address' });
    expect(selectionOf(nodes, new Set(['street']))).toEqual(selectBlocks(['street']));
    expect(keysOf({ type: 'chromePart', name: 'header' })).toEqual(['header']);
  });
});
