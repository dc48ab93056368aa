import { expect, it } from 'vitest';
import { reuseRows } from './reuse-rows.ts';
import type { OutlineNode } from './outline-nodes.ts';

const row = (id: string, summary: string, children: readonly OutlineNode[] = []): OutlineNode => ({
  id,
  type: children.length > 0 ? 'section' : 'block',
  kind: undefined,
  name: id,
  summary,
  isHiddenOnPhone: false,
  children,
});

const page = (words = 'Ink') => [
  row('top', '', [row('a', words), row('b', 'Paper')]),
  row('end', '', [row('c', 'Press')]),
];

it('rows that say the same stay what they are, down to the list of all', () => {
  const before = page();
  expect(reuseRows(before, page())).toBe(before);
});

it('what says something else is new, with what it stands in; its neighbours stay', () => {
  const before = page();
  const after = reuseRows(before, page('Ink and water'));
  expect(after).toEqual(page('Ink and water'));
  expect(after[0]).not.toBe(before[0]);
  expect(after[0]?.children[1]).toBe(before[0]?.children[1]);
  expect(after[1]).toBe(before[1]);
});

it('another order, and rows that come and go, are seen', () => {
  const before = page();
  const turned = reuseRows(before, page().toReversed());
  expect(turned.map(({ id }) => id)).toEqual(['end', 'top']);
  expect(turned[1]).toBe(before[0]);
  const fewer = reuseRows(before, page().slice(0, 1));
  expect(fewer).toEqual([before[0]]);
  expect(reuseRows(fewer, page())).toEqual(page());
});
