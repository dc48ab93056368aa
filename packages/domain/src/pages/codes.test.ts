import { describe, expect, it } from 'vitest';
import { blockTypes } from '../blocks/index.ts';
import { collectionTypes, recordTypes } from './index.ts';

const codesOf = (table: Readonly<Record<string, number>>): number[] =>
  Object.values(table).toSorted((a, b) => a - b);
const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('[SITE-09 (rule)] codes that templates and other sites count on', () => {
  it('[SITE-09 (rule)] of collections', () => {
    expect(collectionTypes).toMatchObject({ generic: 1, subscription: 2, lessons: 24, course: 25 });
    expect(codesOf(collectionTypes)).toEqual([...range(1, 8), ...range(10, 18), 24, 25]);
  });

  it('[SITE-09 (rule)] of records', () => {
    expect(recordTypes).toMatchObject({ text: 1, image: 2, quote: 4, link: 5, audio: 7, video: 8 });
    expect(recordTypes).toMatchObject({
      storeItem: 11,
      event: 12,
      gallery: 14,
      knowledgeArticle: 54,
      lesson: 62,
    });
    const known = [1, 2, 4, 5, 7, 8, 11, 12, 30, 31, 50, 52, 54, 62, ...range(14, 21)];
    expect(codesOf(recordTypes)).toEqual(known.toSorted((a, b) => a - b));
  });

  it('[SITE-09 (rule)] of blocks', () => {
    expect(blockTypes).toMatchObject({ navigation: 1, text: 2, accordion: 69, websiteComponent: 1337 });
    expect(codesOf(blockTypes)).toEqual([
      ...range(1, 14),
      ...range(16, 33),
      ...range(41, 63),
      ...range(65, 70),
      1337,
    ]);
  });
});
