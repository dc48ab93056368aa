import type { CollectionContent } from '@sitewright/domain/pages';
import { expect, it } from 'vitest';
import { termQuestion } from './term-question.ts';

const place = { page: { typeName: 'blog' } as CollectionContent, kind: 'tags' } as const;
const pink = { name: 'pink', count: 3 };

it('[EDT-08] merging is asked as merging: what exists already, how many posts it has, and that there is no way back', () => {
  const { title, text, confirm } = termQuestion(place, pink, { name: 'blue', count: 1 });
  expect([title, confirm]).toEqual(['Merge “pink” into “blue”?', 'Merge']);
  expect(text).toContain(
    'The tag “blue” already exists, with 1 post. 3 posts will have it instead of “pink”',
  );
  expect(text).toContain('cannot be separated again');
});

it('renaming and removing are asked as such', () => {
  expect(termQuestion(place, pink, 'rose')).toMatchObject({
    title: 'Change “pink” to “rose”?',
    confirm: 'Change',
  });
  expect(termQuestion(place, pink, null)).toMatchObject({ title: 'Remove “pink”?', confirm: 'Remove' });
});
