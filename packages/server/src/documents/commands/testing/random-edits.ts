import type { PlacedBlock } from '@sitewright/domain/blocks';
import { diffContent, type CommandStep } from '@sitewright/domain/documents';
import type { CollectionContent } from '@sitewright/domain/pages';
import fc from 'fast-check';
import { newId } from '../../../ids/index.ts';

/** Blocks are picked by any number, modulo their count. */
interface Edit {
  readonly what: keyof typeof pageEdits | 'both' | 'create' | 'trash';
  readonly word: string;
  readonly at: number;
  readonly to: number;
}

const SECTION = 'a'.repeat(24);

export const makeBlock = (word: string): PlacedBlock => ({
  id: newId(),
  type: 2,
  value: { html: `<p>${word}</p>` },
  desktop: { columnStart: 1, columnEnd: 9, rowStart: 1, rowEnd: 2 },
});

export const buildPage = (id: string, blocks: readonly PlacedBlock[] = []): CollectionContent => ({
  id,
  title: 'Made',
  urlId: `made-${id}`,
  status: 'draft',
  type: 10,
  typeName: 'page',
  sections: [{ id: SECTION, theme: 'paper', blocks }],
});

const editBlocks =
  (work: (blocks: readonly PlacedBlock[], place: number, edit: Edit) => readonly PlacedBlock[]) =>
  (page: CollectionContent, edit: Edit): CollectionContent => {
    const blocks = page.sections?.[0]?.blocks ?? [];
    const changed = work(blocks, blocks.length === 0 ? 0 : edit.at % blocks.length, edit);
    return { ...page, sections: [{ id: SECTION, theme: 'paper', blocks: changed }] };
  };

const pageEdits = {
  description: (page: CollectionContent, { word }: Edit) => ({ ...page, description: word }),
  name: (page: CollectionContent, { word }: Edit) => ({ ...page, navigationTitle: word }),
  text: editBlocks((blocks, place, { word }) =>
    blocks.map((block, index) => (index === place ? { ...block, value: { html: `<p>${word}</p>` } } : block)),
  ),
  insert: editBlocks((blocks, place, { word }) => blocks.toSpliced(place, 0, makeBlock(word))),
  remove: editBlocks((blocks, place) => blocks.toSpliced(place, 1)),
  move: editBlocks((blocks, place, { to }) => {
    const others = blocks.toSpliced(place, 1);
    return others.toSpliced(to % blocks.length, 0, ...blocks.slice(place, place + 1));
  }),
};

/** One edit of a contributor. */
export const anyEdit: fc.Arbitrary<Edit> = fc.record({
  what: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('description' as const, 'name' as const) },
    {
      weight: 8,
      arbitrary: fc.constantFrom('text' as const, 'insert' as const, 'remove' as const, 'move' as const),
    },
    { weight: 2, arbitrary: fc.constantFrom('both' as const, 'create' as const, 'trash' as const) },
  ),
  word: fc.stringMatching(/^[a-z]{1,6}$/),
  at: fc.nat({ max: 5 }),
  to: fc.nat({ max: 5 }),
});

const change = (
  [id, page]: readonly [string, CollectionContent],
  what: keyof typeof pageEdits,
  edit: Edit,
): CommandStep => {
  const changes = diffContent(page, pageEdits[what](page, edit));
  return { kind: 'collection', id, op: 'change', changes };
};

/** The steps of an edit by a contributor who sees these pages. */
export const stepsOf = (edit: Edit, seen: ReadonlyMap<string, CollectionContent>): CommandStep[] => {
  const pages = [...seen];
  const page = pages[edit.at % pages.length];
  if (!page) return [];
  const { what } = edit;
  if (what === 'trash') return [{ kind: 'collection', id: page[0], op: 'trash' }];
  if (what === 'both') return pages.slice(0, 2).map((each) => change(each, 'description', edit));
  if (what !== 'create') return [change(page, what, edit)];
  const id = newId();
  return [{ kind: 'collection', id, op: 'create', content: buildPage(id) }, change(page, 'text', edit)];
};
