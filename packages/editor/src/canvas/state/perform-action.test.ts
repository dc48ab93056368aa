import type { Layout, PlacedBlock } from '@sitewright/domain/blocks';
import { applyChanges, diffContent } from '@sitewright/domain/documents';
import { describe, expect, it } from 'vitest';
import { keyOf, type ContentEdit, type CommandStep } from '../../documents/index.ts';
import {
  addBlock,
  changeValue,
  moveBlocksBy,
  moveToNextSection,
  removeBlocks,
} from '../actions/block-actions.ts';
import { blockIn, readArea, pageAreasOf, type AreaKey } from '../model/page-areas.ts';
import { createPerform } from './perform-action.ts';

const block = (id: string, rowStart: number): PlacedBlock => ({
  id,
  type: 2,
  value: { html: id },
  desktop: { columnStart: 1, columnEnd: 7, rowStart, rowEnd: rowStart + 2 },
});
const sections: Layout = [{ id: 's1', theme: 'paper', blocks: [block('a', 1), block('b', 3)] }];
const pageKey = { kind: 'collection', id: 'page' } as const;
const pageName = keyOf(pageKey);
const areas: readonly AreaKey[] = [{ document: pageKey, area: 'sections' }];

const changesOf = (before: unknown, edit: ContentEdit | CommandStep) => {
  if ('content' in edit) return diffContent(before, edit.content);
  return edit.op === 'change' ? edit.changes : [];
};

/** A store with one page open; what does not fit the page is kept apart, as the server would. */
const openStore = () => {
  let content: unknown = { title: 'Home', sections };
  const misfits: string[] = [];
  return {
    misfits,
    put: (next: unknown) => void (content = next),
    state: () => ({ documents: new Map([[pageName, { content }]]) }),
    run: (label: string, edits: readonly (ContentEdit | CommandStep)[]): boolean => {
      const changes = edits.flatMap((edit) => changesOf(content, edit));
      const applied = applyChanges(content, changes);
      if ('misfit' in applied) misfits.push(label);
      else ({ content } = applied);
      return changes.length > 0;
    },
  };
};

const openPage = () => {
  const store = openStore();
  const announced: string[] = [];
  const perform = createPerform({
    store,
    pageAreasNow: () => pageAreasOf(areas, store.state().documents),
    canChange: true,
    announce: (text) => announced.push(text),
    refuse: (text) => announced.push(text),
    select: () => undefined,
  });
  const layout = () => readArea(store.state().documents.get(pageName)?.content, 'sections');
  const blocks = () => layout().flatMap((section) => section.blocks);
  return { store, perform, announced, blocks };
};

describe('actions done one right after the other', () => {
  it('keep what the first did: a block that is added leaves the text just written as it is', () => {
    const { perform, blocks } = openPage();
    perform((pageAreas) => changeValue(pageAreas, 'a', { value: { html: 'Hello' }, label: 'Edit text' }));
    perform((pageAreas) => {
      const found = blockIn(pageAreas, 'a');
      return found && addBlock(found.area, { kind: 'image', id: 'n', at: { afterBlockId: 'a' } });
    });
    expect(blocks().map(({ id }) => id)).toContain('n');
    expect(blocks().find(({ id }) => id === 'a')?.value).toEqual({ html: 'Hello' });
  });

  it('do nothing to a block that is gone, and do not bring it back', () => {
    const { perform, blocks } = openPage();
    perform((pageAreas) => removeBlocks(pageAreas, ['a']));
    const isDone = perform((pageAreas) =>
      changeValue(pageAreas, 'a', { value: { html: 'Late' }, label: 'Change text' }),
    );
    expect(isDone).toBe(false);
    expect(blocks().map(({ id }) => id)).toEqual(['b']);
  });

  it('say where there is no way on', () => {
    const { perform, announced } = openPage();
    expect(perform((pageAreas) => moveBlocksBy(pageAreas, ['a'], { columns: -1, rows: 0 }))).toBe(false);
    expect(perform((pageAreas) => moveToNextSection(pageAreas, ['a'], 1))).toBe(false);
    expect(announced).toEqual(['Text cannot be moved further.', 'There is no section below.']);
  });
});

describe('a text written on what somebody else has changed since', () => {
  it('is a change of what it was written on, so that it is not put over theirs', () => {
    const { store, perform } = openPage();
    const theirs = sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((each) => (each.id === 'a' ? { ...each, value: { html: 'Theirs' } } : each)),
    }));
    store.put({ title: 'Home', sections: theirs });
    perform((pageAreas) =>
      changeValue(pageAreas, 'a', { value: { html: 'Mine' }, label: 'Edit text', base: { html: 'a' } }),
    );
    expect(store.state().documents.get(pageName)?.content).toEqual({ title: 'Home', sections: theirs });
    expect(store.misfits).toEqual(['Edit text']);
  });
});
