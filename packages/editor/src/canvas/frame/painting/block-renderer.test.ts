// @vitest-environment happy-dom
import { typeOfKind, type BlockKind, type PlacedBlock } from '@sitewright/domain/blocks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBlockRenderer } from './block-renderer.ts';

type Ask = NonNullable<Parameters<typeof createBlockRenderer>[0]['send']>;
type Body = Parameters<Ask>[0];

const block = (id: string, kind: BlockKind): PlacedBlock => ({
  id,
  type: typeOfKind(kind),
  value: { title: id },
  desktop: { columnStart: 1, columnEnd: 7, rowStart: 1, rowEnd: 2 },
});
const content = {
  title: 'A long page',
  collectionId: 'list',
  sections: [
    { id: 's1', theme: 'paper', blocks: [block('a', 'text'), block('b', 'image')] },
    { id: 's2', theme: 'paper', blocks: [block('c', 'text'), block('d', 'menu'), block('e', 'image')] },
  ],
};
const area = { document: { kind: 'item', id: 'p' }, area: 'sections' } as const;

const refused = (status: number) =>
  ({ ok: false, refusal: { status, code: 'busy', message: 'Busy' } }) as const;

const use = (...answers: readonly number[]) => {
  document.body.innerHTML = ['a', 'b', 'd'].map((id) => `<div data-edit-block="${id}"></div>`).join('');
  const asked: Body[] = [];
  const send: Ask = async (body) => {
    asked.push(body);
    const status = answers[asked.length - 1] ?? 200;
    if (status !== 200) return refused(status);
    return {
      ok: true,
      answer: { html: `<div data-edit-block="${body.blockId ?? ''}">Drawn</div>`, sections: [] },
    };
  };
  return { asked, renderer: createBlockRenderer({ page: document, contentOf: () => content, send }) };
};

const idsIn = ({ content: sent }: Body) =>
  ((sent?.['sections'] ?? []) as typeof content.sections).map(({ id, blocks }) => [
    id,
    ...blocks.map((each) => each.id),
  ]);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('drawing a block', () => {
  it('sends that block and not the page around it', async () => {
    const { asked, renderer } = use();
    renderer.request(area, { blockIds: ['b'], sectionIds: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.map(idsIn)).toEqual([[['s1', 'b']]]);
    expect(Object.keys(asked[0]?.content ?? {}).toSorted()).toEqual(['collectionId', 'sections']);
    expect(document.body.textContent).toBe('Drawn');
  });

  it('sends what stands before a block whose headings follow those above', async () => {
    const { asked, renderer } = use();
    renderer.request(area, { blockIds: ['d'], sectionIds: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.map(idsIn)).toEqual([
      [
        ['s1', 'a', 'b'],
        ['s2', 'c', 'd'],
      ],
    ]);
  });

  it('is tried again by itself when the server could not answer', async () => {
    const { asked, renderer } = use(503, 503);
    renderer.request(area, { blockIds: ['a'], sectionIds: [] });
    await vi.advanceTimersByTimeAsync(11_000);
    expect(asked).toHaveLength(3);
    expect(document.body.textContent).toBe('Drawn');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(3);
  });

  it('is not tried again and again where it was refused, until something else is saved', async () => {
    const { asked, renderer } = use(400);
    renderer.request(area, { blockIds: ['a'], sectionIds: [] });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
    renderer.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(document.body.textContent).toBe('Drawn');
  });
});
