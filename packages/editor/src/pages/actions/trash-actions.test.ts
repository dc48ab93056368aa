// @vitest-environment happy-dom
import type { FormerPlace } from '@sitewright/domain/documents';
import type { Navigations } from '@sitewright/domain/pages';
import { describe, expect, it } from 'vitest';
import type { ConfirmQuestion } from '../../controls/index.ts';
import type { DocumentStore, ContentEdit, CommandStep } from '../../documents/index.ts';
import type { PageEntry } from '../model/page-entry.ts';
import type { ActionContext } from './action-context.ts';
import { trashActions } from './trash-actions.ts';

const page = (id: string, more: Partial<PageEntry> = {}) =>
  ({
    id,
    title: id,
    fullUrl: `/${id}`,
    urlId: id,
    isFolder: false,
    isHomepage: false,
    state: { name: 'draft', isVisible: false },
    ...more,
  }) as PageEntry;

const folder = page('Studio', { isFolder: true });
const inside: readonly PageEntry[] = [page('a', { parentId: 'Studio' }), page('b', { parentId: 'Studio' })];
const outside = inside.map(({ id }) => page(id));
const whole: Navigations = {
  mainNav: [
    { collectionId: 'home' },
    { collectionId: 'Studio', children: [{ collectionId: 'a' }, { collectionId: 'b' }] },
  ],
};
const lifted: Navigations = {
  mainNav: [{ collectionId: 'home' }, { collectionId: 'a' }, { collectionId: 'b' }],
};
const from: FormerPlace = { group: 'mainNav', path: [1], pageIds: ['a', 'b'], isFolder: true };

/** Answers every command with yes, and every question with what is given. */
const openPages = (
  pages: readonly PageEntry[],
  content: Navigations,
  { isConfirmed = true }: { readonly isConfirmed?: boolean } = {},
) => {
  const runs: (readonly (ContentEdit | CommandStep)[])[] = [];
  const told: string[] = [];
  const questions: ConfirmQuestion[] = [];
  const store = {
    state: () => ({ documents: new Map([['navigation:site', { content }]]), unsent: [] }),
    run: (_label: string, edits: readonly (ContentEdit | CommandStep)[]) => runs.push(edits) > 0,
    onRefusal: () => () => undefined,
    flush: () => Promise.resolve(true),
  } as unknown as DocumentStore;
  const parts: ActionContext = {
    tree: { pages, usedGroups: [], navigation: undefined, shown: content },
    store,
    announce: () => undefined,
    toast: (text) => told.push(text),
    confirm: (question) => {
      questions.push(question);
      return Promise.resolve(isConfirmed);
    },
  };
  return { actions: trashActions(parts), runs, told, questions };
};

describe('a page that visitors can open', () => {
  const live = page('Prices', { state: { name: 'published', isVisible: true }, publishedUrl: '/prices' });

  it('is deleted only after a question that says what visitors lose', async () => {
    const { actions, runs, questions } = openPages([live], { mainNav: [] }, { isConfirmed: false });
    await actions.trash(live);
    expect(questions).toEqual([
      {
        title: 'Delete Prices?',
        text: 'Visitors can no longer open /prices and anything below it. You can restore the page for 30 days.',
        confirm: 'Delete page',
      },
    ]);
    expect(runs).toEqual([]);
  });

  it('is deleted without a question while nobody sees it', async () => {
    const { actions, runs, questions } = openPages([page('Draft')], { mainNav: [] });
    await actions.trash(page('Draft'));
    expect(questions).toEqual([]);
    expect(runs).toHaveLength(1);
  });
});

const folderChange = (id: string, change: object) => ({
  kind: 'collection',
  id,
  op: 'change',
  changes: [{ op: 'set', path: ['parentId'], ...change }],
});

describe('a folder that is deleted', () => {
  const pages = [page('home'), folder, ...inside];

  it('asks first, and says what becomes of its pages', async () => {
    const { actions, runs, questions } = openPages(pages, whole, { isConfirmed: false });
    await actions.trash(folder);
    expect(questions[0]?.title).toBe('Delete the folder Studio?');
    expect(questions[0]?.text).toContain('Its 2 pages are not deleted: they move up one level.');
    expect(runs).toEqual([]);
  });

  it('leaves its pages where it stood and remembers its place', async () => {
    const { actions, runs } = openPages(pages, whole);
    await actions.trash(folder);
    expect(runs).toEqual([
      [
        folderChange('a', { before: 'Studio' }),
        folderChange('b', { before: 'Studio' }),
        { kind: 'navigation', id: 'site', content: lifted },
        { kind: 'collection', id: 'Studio', op: 'trash', from },
      ],
    ]);
  });

  it('asks nothing where it is empty, nor for a page', async () => {
    const { actions, questions } = openPages([page('home'), folder], {
      mainNav: [{ collectionId: 'Studio' }],
    });
    await actions.trash(folder);
    await actions.trash(page('home'));
    expect(questions).toEqual([]);
  });
});

describe('a page that is restored', () => {
  const studio = { kind: 'collection', id: 'Studio', title: 'Studio' } as const;
  const back = { kind: 'collection', id: 'Studio', op: 'restore' };

  it('stands where it stood, with the pages that belonged to it', async () => {
    const { actions, runs, told } = openPages([page('home'), ...outside], lifted);
    await actions.restore({ ...studio, from });
    expect(runs).toEqual([
      [
        back,
        folderChange('a', { after: 'Studio' }),
        folderChange('b', { after: 'Studio' }),
        { kind: 'navigation', id: 'site', content: whole },
      ],
    ]);
    expect(told).toEqual(['Studio restored to its former position, with its 2 pages']);
  });

  it('leaves pages alone that were moved since', async () => {
    const moved = {
      mainNav: [{ collectionId: 'home' }, { collectionId: 'b' }],
      footerNav: [{ collectionId: 'a' }],
    };
    const { actions, runs, told } = openPages([page('home'), ...outside], moved);
    await actions.restore({ ...studio, from });
    expect(runs[0]?.slice(0, -1)).toEqual([back, folderChange('b', { after: 'Studio' })]);
    expect(told).toEqual(['Studio restored to its former position, with its page']);
  });

  it('says where it is when its place is gone', async () => {
    const { actions, runs, told } = openPages([page('home')], { mainNav: [{ collectionId: 'home' }] });
    await actions.restore({ ...studio, from: { ...from, path: [0, 2], below: 'gone' } });
    expect(runs).toEqual([[back]]);
    expect(told).toEqual(['Studio restored under Not linked']);
  });
});
