// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { mount, typeInto } from '../../testing/index.ts';
import { noFilter } from '../use-items.ts';
import { ItemFilters } from './item-filters.tsx';

const open = async (categories: readonly string[]) => {
  const terms = categories.map((name) => ({ name, count: 1 }));
  vi.stubGlobal('fetch', async () =>
    Response.json({ terms, changes: [], nextCursor: null, total: terms.length }),
  );
  const onChange = vi.fn();
  const view = await mount(
    <ItemFilters collectionId="list" many="posts" filter={noFilter} onChange={onChange} />,
  );
  return { view, onChange };
};

it('changes only the search when the user types', async () => {
  const { view, onChange } = await open([]);
  const search = view.querySelector('input');
  if (!search) throw new Error('There is no search field.');
  await typeInto(search, 'sails');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ search: 'sails' });
});

it('filters by category only when the list has categories', async () => {
  const filled = await open(['Boats']);
  await vi.waitFor(() => expect(filled.view.textContent).toContain('Any category'), { timeout: 60_000 });
  const { view } = await open([]);
  expect(view.textContent).toContain('Any status');
  expect(view.textContent).not.toContain('Any category');
});
