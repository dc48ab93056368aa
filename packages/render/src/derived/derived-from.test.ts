import { expect, it } from 'vitest';
import { derivedFrom } from './index.ts';

it('derives a value once for each object, also an undefined one', () => {
  const asked: object[] = [];
  const titleOf = derivedFrom((source: { title?: string }) => {
    asked.push(source);
    return source.title;
  });
  const [tea, none] = [{ title: 'Tea' }, {}];
  expect([titleOf(tea), titleOf(none), titleOf(tea), titleOf(none), titleOf({ title: 'Tea' })]).toEqual([
    'Tea',
    undefined,
    'Tea',
    undefined,
    'Tea',
  ]);
  expect(asked).toHaveLength(3);
});
