import type { CollectionContent, ItemContent, Ordering } from '@sitewright/domain/pages';
import { describe, expect, it } from 'vitest';
import { inTransaction, type Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { findSiteById } from '../sites/index.ts';
import { createTestDatabase, publishPage, startTestApp } from '../testing/index.ts';
import { collectionKind, itemKind } from './index.ts';
import { loadContext } from './load/context-store.ts';
import type { ListFilter, ListOffset } from './url/list-parameters.ts';
import { setItemPositions } from './projections/item-positions-store.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('filtered');
const owner = await app.signIn(site);
const now = app.clock.now.getTime();
const HOUR = 3_600_000;

const stored = async (transaction: Queryable) => {
  const found = await findSiteById(transaction, site.id);
  if (!found) throw new Error('the site is gone');
  return found;
};

const collectionId = await publishPage(owner, { kind: 'blog', title: 'Filed', pageSize: 3 });

/** Many share a time or a place, so that ids decide; every third is under a rare tag, some are not to be seen. */
const items: ItemContent[] = Array.from({ length: 40 }, (_, index) => ({
  id: newId(),
  collectionId,
  recordType: 1,
  urlId: `post-${index}`,
  title: `Post ${index}`,
  status: index % 11 === 5 ? 'draft' : 'published',
  publishOn: now - (index % 7) * HOUR,
  ...(index % 4 === 0 ? {} : { startDate: now - 9 * HOUR, endDate: now + ((index % 5) - 2) * HOUR }),
  displayIndex: index % 6,
  tags: index % 3 === 0 ? ['rare', 'all'] : ['all'],
  categories: [index % 2 === 0 ? 'even' : 'odd'],
}));

await inTransaction(database, async (transaction) => {
  const publications = items.map((content) => ({ id: content.id, content, now: new Date(now) }));
  await itemKind.publish(transaction, await stored(transaction), publications);
});

const setOrdering = (ordering: Ordering): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const content: CollectionContent = {
      id: collectionId,
      urlId: 'filed',
      title: 'Filed',
      status: 'published',
      type: 1,
      typeName: 'blog',
      pageSize: 3,
      ordering,
    };
    await collectionKind.publish(transaction, await stored(transaction), [
      { id: collectionId, content, now: new Date(now) },
    ]);
  });

const listPage = async (filters: readonly ListFilter[], offset?: ListOffset): Promise<ItemContent[]> => {
  const request = { path: 'filed', filters, offset, now, knownOutline: -1 };
  const context = await loadContext(database, site.id, request);
  return context?.target?.items ?? [];
};

const sortValue: Record<Ordering, (item: ItemContent) => number | undefined> = {
  chronological: ({ publishOn }) => publishOn,
  calendar: ({ endDate }) => endDate,
  'user-orderable': ({ displayIndex }) => displayIndex,
};

const isUnder =
  (filters: readonly ListFilter[]) =>
  (item: ItemContent): boolean =>
    filters.every(({ kind, term }) => (kind === 'tags' ? item.tags : item.categories)?.includes(term));

/** What is ahead, the nearest first, then what is over, the latest first, then what has no day. */
const asCalendar = (byEnd: readonly ItemContent[]): ItemContent[] => {
  const dated = byEnd.filter(({ endDate }) => endDate !== undefined);
  const isAhead = ({ endDate = 0 }: ItemContent) => endDate >= now;
  const over = dated.filter((item) => !isAhead(item));
  const undated = byEnd.filter(({ endDate }) => endDate === undefined);
  return [...dated.filter(isAhead), ...over.toReversed(), ...undated.toReversed()];
};

/** Beyond the last of a list: those without a day are told as 0. */
const beyondLast: Record<Ordering, Omit<ListOffset, 'isBackwards'>> = {
  chronological: { value: 0, itemId: 'f'.repeat(24) },
  calendar: { value: 0, itemId: '0'.repeat(24) },
  'user-orderable': { value: 1e6, itemId: 'f'.repeat(24) },
};

/** What the list must be, told without a database. */
const expected = (ordering: Ordering, filters: readonly ListFilter[]): string[] => {
  const valueOf = sortValue[ordering];
  // Between two without a value their ids decide: Infinity less Infinity is no number.
  const up = (a: ItemContent, b: ItemContent) =>
    (valueOf(a) ?? Infinity) - (valueOf(b) ?? Infinity) || (a.id < b.id ? -1 : 1);
  const seen = items.filter(({ status }) => status === 'published').filter(isUnder(filters));
  const sorted = seen.toSorted(up);
  if (ordering === 'calendar') return asCalendar(sorted).map(({ id }) => id);
  return (ordering === 'user-orderable' ? sorted : sorted.toReversed()).map(({ id }) => id);
};

const walk = async (ordering: Ordering, filters: readonly ListFilter[], isBackwards: boolean) => {
  const ids: string[] = [];
  let offset: ListOffset | undefined = isBackwards ? { ...beyondLast[ordering], isBackwards } : undefined;
  for (;;) {
    const page = (await listPage(filters, offset)).slice(0, 3);
    ids.push(...page.map(({ id }) => id));
    const last = page.at(-1);
    if (!last) return ids;
    offset = { value: sortValue[ordering](last) ?? 0, itemId: last.id, isBackwards };
  }
};

const filterSets: ListFilter[][] = [
  [],
  [{ kind: 'tags', term: 'rare' }],
  [{ kind: 'tags', term: 'all' }],
  [{ kind: 'categories', term: 'odd' }],
  [
    { kind: 'categories', term: 'even' },
    { kind: 'tags', term: 'rare' },
  ],
  [
    { kind: 'tags', term: 'all' },
    { kind: 'categories', term: 'odd' },
  ],
  [{ kind: 'tags', term: 'nobody' }],
  [
    { kind: 'tags', term: 'all' },
    { kind: 'categories', term: 'nobody' },
  ],
];

describe.each(['chronological', 'user-orderable', 'calendar'] as const)('a list in %s order', (ordering) => {
  it.each(filterSets)('is the same by index as by hand, both ways: %j %j', async (...filters) => {
    await setOrdering(ordering);
    const wanted = expected(ordering, filters);
    expect(await walk(ordering, filters, false)).toEqual(wanted);
    expect(await walk(ordering, filters, true)).toEqual(wanted.toReversed());
  });
});

it('moving items moves them under their tags too', async () => {
  await setOrdering('user-orderable');
  const rare = expected('user-orderable', [{ kind: 'tags', term: 'rare' }]);
  const ids = rare.toReversed();
  const places = ids.map((id, index) => ({ id, place: index + 1 }));
  await inTransaction(database, (transaction) => setItemPositions(transaction, site.id, places));
  const page = await listPage([{ kind: 'tags', term: 'rare' }]);
  expect(page.map(({ id }) => id)).toEqual(ids.slice(0, 4));
});
