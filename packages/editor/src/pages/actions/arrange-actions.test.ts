// @vitest-environment happy-dom
import { completeNavigation } from '@sitewright/domain/navigation';
import type { Navigations } from '@sitewright/domain/pages';
import { describe, expect, it } from 'vitest';
import type { DocumentStore, ContentEdit, CommandStep } from '../../documents/index.ts';
import { findNode, pageNodes } from '../model/page-nodes.ts';
import type { PageEntry } from '../model/page-entry.ts';
import type { ActionContext } from './action-context.ts';
import { arrangeActions } from './arrange-actions.ts';

const page = (id: string, more: Partial<PageEntry> = {}) =>
  ({ id, title: id, fullUrl: `/${id}`, urlId: id, isFolder: false, isHomepage: false, ...more }) as PageEntry;

const pages = [page('folder', { isFolder: true }), page('a'), page('b'), page('c')];
const start: Navigations = { mainNav: pages.map(({ id }) => ({ collectionId: id })) };

/** Keeps what is run, as the store does; no answer ever comes, so whatever waits for one never goes on. */
const openPages = () => {
  const runs: (readonly (ContentEdit | CommandStep)[])[] = [];
  const documents = new Map([['navigation:site', { content: start as unknown }]]);
  const store = {
    state: () => ({ documents, unsent: [] }),
    open: () => new Promise<undefined>(() => undefined),
    run: (_label: string, edits: readonly (ContentEdit | CommandStep)[]) => {
      runs.push(edits);
      for (const edit of edits) if ('content' in edit) documents.set('navigation:site', edit);
      return true;
    },
  } as unknown as DocumentStore;
  const tree = {
    pages,
    usedGroups: [],
    navigation: undefined,
    shown: completeNavigation(
      start,
      pages.map(({ id }) => id),
    ),
  };
  const confirm = () => Promise.resolve(true);
  const parts: ActionContext = { tree, store, announce: () => undefined, toast: () => undefined, confirm };
  const nodes = pageNodes(tree.shown, pages, '');
  const node = (id: string) => {
    const found = findNode(nodes, id);
    if (!found) throw new Error(`There is no ${id}.`);
    return found;
  };
  return {
    actions: arrangeActions(parts),
    node,
    runs,
    written: () => documents.get('navigation:site')?.content,
  };
};

describe('two moves, one right after the other', () => {
  it('[EDT-01] both hold, though the first puts a page into a folder', () => {
    const { actions, node, runs, written } = openPages();
    actions.move(node('c'), { group: 'mainNav', path: [0, 0] });
    actions.move(node('b'), { group: 'mainNav', path: [1] });
    expect(written()).toEqual({
      mainNav: [
        { collectionId: 'folder', children: [{ collectionId: 'c' }] },
        { collectionId: 'b' },
        { collectionId: 'a' },
      ],
    });
    expect(runs[0]).toContainEqual({
      kind: 'collection',
      id: 'c',
      op: 'change',
      changes: [{ op: 'set', path: ['parentId'], after: 'folder' }],
    });
  });
});

describe('a link', () => {
  it('that another moved meanwhile is not taken for the one that stands there now', () => {
    const { actions, node, runs } = openPages();
    const was = node('a');
    actions.move(node('c'), { group: 'mainNav', path: [0] });
    expect(actions.removeLink(was)).toBe(false);
    expect(runs).toHaveLength(1);
  });

  it('[SITE-14] goes to a group that nothing stands in yet', () => {
    const { actions, node, written } = openPages();
    actions.moveToGroup(node('c'), 'footerNav');
    expect(written()).toMatchObject({ footerNav: [{ collectionId: 'c' }] });
  });
});
