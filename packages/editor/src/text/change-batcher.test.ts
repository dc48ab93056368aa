import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createChangeBatcher } from './change-batcher.ts';
import type { TextDocument } from './schema/stored-document.ts';

const KEY_MS = 100;

const textOf = (words: string): TextDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const openCloser = () => {
  let words = 'a';
  const changes: TextDocument[] = [];
  const waiting: boolean[] = [];
  const batcher = createChangeBatcher({
    read: () => textOf(words),
    onChange: (document) => changes.push(document),
    onPending: (isPending) => waiting.push(isPending),
  });
  const type = (text: number) => {
    for (let letter = 0; letter < text; letter += 1) {
      words += 'x';
      batcher.touch();
      vi.advanceTimersByTime(KEY_MS);
    }
  };
  return { changes, waiting, batcher, type };
};

it('a pause ends a change', () => {
  const { changes, type } = openCloser();
  type(3);
  expect(changes).toEqual([]);
  vi.advanceTimersByTime(700);
  expect(changes).toEqual([textOf('axxx')]);
});

it('writing without a pause is passed on every few seconds', () => {
  const { changes, type } = openCloser();
  type(12_000 / KEY_MS);
  expect(changes.length).toBeGreaterThanOrEqual(2);
  vi.advanceTimersByTime(700);
  expect(changes.at(-1)).toEqual(textOf(`a${'x'.repeat(12_000 / KEY_MS)}`));
});

it('what is typed waits from the first key on, until it is passed on or turns out to be nothing', () => {
  const { waiting, batcher, type } = openCloser();
  type(3);
  expect(waiting).toEqual([true]);
  vi.advanceTimersByTime(700);
  expect(waiting).toEqual([true, false]);
  batcher.touch();
  vi.advanceTimersByTime(700);
  expect(waiting).toEqual([true, false, true, false]);
});
