import { describe, expect, it } from 'vitest';
import { checkLayout } from '../../blocks/index.ts';
import { findCollectionFaults, folderBehaviors, type CollectionContent } from '../index.ts';
import { copyPage, freePageUrl, newPage } from './new-page.ts';
import { systemPages, pageLayouts } from './page-layouts.ts';

const countedIds = () => {
  let count = 0;
  return () => {
    count += 1;
    return count.toString(16).padStart(24, '0');
  };
};

describe('the address of a new page', () => {
  it('comes from its title, is free and one that pages may take', () => {
    const taken = new Set(['about', 'about-1']);
    expect(freePageUrl('Über uns', taken)).toBe('uber-uns');
    expect(freePageUrl('About', taken)).toBe('about-2');
    expect(freePageUrl('Config', taken)).toBe('config-1');
    expect(freePageUrl('…', taken)).toBe('new-page');
  });
});

describe('a starting layout', () => {
  it.each([...pageLayouts, ...systemPages])('makes a page without faults: $name', (layout) => {
    const newId = countedIds();
    const sections = layout.sections?.(newId, 'Title');
    const page = newPage({
      id: newId(),
      kind: layout.kind,
      title: layout.name,
      urlId: 'a-page',
      ...(sections ? { sections } : {}),
    });
    expect(findCollectionFaults(page)).toEqual({});
    expect(page.status).toBe('draft');
    expect(checkLayout(sections ?? [])).toEqual([]);
    const ids = (sections ?? []).flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('knows folders that show their pages and folders that lead to the first', () => {
    const kinds = ['index', 'folder'] as const;
    expect(kinds.map((kind) => newPage({ id: '', kind, title: '', urlId: '' }).folderBehavior)).toEqual([
      folderBehaviors.index,
      folderBehaviors.redirect,
    ]);
  });
});

describe('a copy of a page', () => {
  const newId = countedIds();
  const original: CollectionContent = {
    ...newPage({ id: newId(), kind: 'not-found', title: 'Lost', urlId: 'lost' }),
    status: 'scheduled',
    publishOn: 5,
    sections: pageLayouts.flatMap(({ sections }) => sections?.(newId, 'Lost') ?? []),
    fields: { footer: pageLayouts[1]?.sections?.(newId, 'Lost') ?? [] },
  };
  const copy = copyPage(original, { urlId: 'lost-1', newId });

  it('is a draft of its own with all that stands on it', () => {
    expect(copy).toMatchObject({ title: 'Lost (copy)', urlId: 'lost-1', status: 'draft' });
    expect(copy).not.toHaveProperty('role');
    expect(copy).not.toHaveProperty('publishOn');
    const values = (page: CollectionContent) =>
      page.sections?.flatMap(({ theme, blocks }) => [theme, ...blocks.map(({ value }) => value)]);
    expect(values(copy)).toEqual(values(original));
  });

  it('shares no id with the original', () => {
    const idsIn = (page: CollectionContent) =>
      [page.sections ?? [], ...Object.values(page.fields ?? {})]
        .flat()
        .flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]);
    const known = new Set([original.id, ...idsIn(original)]);
    expect([copy.id, ...idsIn(copy)].filter((id) => known.has(id))).toEqual([]);
    expect(idsIn(copy)).toHaveLength(idsIn(original).length);
  });
});
