import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { listId, pictureId } from './fill-site.ts';
import type { OwnerSession } from './owner-session.ts';

interface NewBlock {
  readonly type: number;
  readonly value: object;
}

const words = 'Ink, paper and a little patience make a print that lasts. '.repeat(3);

const paragraphs = (count: number) => ({
  document: {
    type: 'doc',
    content: Array.from({ length: count }, () => ({
      type: 'paragraph',
      content: [
        { type: 'text', text: words },
        { type: 'text', text: 'Read on.', marks: [{ type: 'bold' }] },
      ],
    })),
  },
});

const pictures = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    mediaType: 'imageFile',
    imageId: pictureId(from + index),
    title: `Print ${index}`,
  }));

/** What a long page of a studio is made of, in turn. */
const makers: readonly ((index: number) => NewBlock)[] = [
  () => ({ type: 2, value: paragraphs(3) }),
  (index) => ({
    type: 5,
    value: { imageId: pictureId(index), design: 'inline', caption: `<p>${words}</p>` },
  }),
  () => ({ type: 44, value: { text: `## A heading\n\n${words}\n\n- one\n- two\n- *three*` } }),
  (index) => ({
    type: 8,
    value: { options: { design: 'grid', lightbox: true }, items: pictures(8, index) },
  }),
  () => ({ type: 31, value: { quote: words, source: 'A visitor' } }),
  () => ({ type: 53, value: { text: 'See the work', url: '/portfolio' } }),
  (index) => ({
    type: 55,
    value: { collectionId: listId(0), design: 'grid', limit: 6, heading: `List ${index}` },
  }),
  () => ({
    type: 69,
    value: {
      items: ['1', '2', '3'].map((id) => ({ id, title: `Question ${id}`, html: `<p>${words}</p>` })),
    },
  }),
  (index) => ({
    type: 5,
    value: { imageId: pictureId(index), design: 'card', title: 'A card', caption: `<p>${words}</p>` },
  }),
  () => ({
    type: 62,
    value: {
      type: 'bar',
      labels: ['2023', '2024', '2025'],
      series: [{ name: 'Prints', values: [120, 180, 240] }],
    },
  }),
  () => ({ type: 47, value: {} }),
  () => ({ type: 19, value: {} }),
];

export const blockId = (index: number): string => index.toString(16).padStart(24, '0');

const sectionsOf = (count: number) => {
  const blocks = Array.from({ length: count }, (_, index) => {
    const make = makers[index % makers.length];
    const row = 2 * Math.floor(index / 2) + 1;
    const columnStart = index % 2 === 0 ? 1 : 13;
    return {
      ...make?.(index),
      id: blockId(index),
      desktop: { columnStart, columnEnd: columnStart + 12, rowStart: row, rowEnd: row + 2 },
    };
  });
  return Array.from({ length: Math.ceil(count / 10) }, (_, index) => ({
    id: `f${index.toString(16).padStart(23, '0')}`,
    theme: index % 2 === 0 ? 'paper' : 'mat',
    blocks: blocks.slice(index * 10, index * 10 + 10),
  }));
};

const accept = <Answer>(
  outcome: { ok: true; answer: Answer } | { ok: false; refusal: { message: string; errors?: unknown } },
): Answer => {
  if (outcome.ok) return outcome.answer;
  throw new Error(`${outcome.refusal.message} ${JSON.stringify(outcome.refusal.errors ?? {})}`);
};

/** Makes and publishes a page of so many blocks through the owner's calls; answers with its path. */
export const publishBlockPage = async ({ client }: OwnerSession, count: number): Promise<string> => {
  const urlId = `bench-blocks-${count}`;
  const body = { kind: 'page', title: `Bench of ${count} blocks`, urlId };
  const made = accept(await client.send(pageCalls.create, { body }));
  const { id, content } = made;
  const saved = accept(
    await client.send(documentCalls.save, {
      params: { kind: 'collection', id },
      body: {
        baseRevision: made.revision,
        content: { ...(content as object), sections: sectionsOf(count) },
      },
    }),
  );
  accept(
    await client.send(pageCalls.publish, {
      params: { id },
      body: { baseRevision: saved.revision, status: 'published' },
    }),
  );
  return `/${urlId}`;
};
