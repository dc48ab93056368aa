import type { ItemContent } from '@sitewright/domain/pages';
import type { ItemsRequirement } from '@sitewright/render/data-requirements';
import { expect, it } from 'vitest';
import { inTransaction, runFrequent, sql } from '../../database/index.ts';
import { newId } from '../../ids/index.ts';
import { findSiteById } from '../../sites/index.ts';
import { createTestDatabase, publishPage, startTestApp } from '../../testing/index.ts';
import { itemKind } from '../kinds/item-kind.ts';
import { loadContext } from './context-store.ts';
import { loadRequirements } from './requirements-store.ts';
import { OutlineLibrary } from './site-outline.ts';

const { database, pool } = await createTestDatabase({ connections: 1 });
const app = await startTestApp(database);
const site = await app.addSite('listed');
const owner = await app.signIn(site);
const now = app.clock.now.getTime();
const collectionId = await publishPage(owner, { kind: 'blog', title: 'Listed' });

const COUNT = 4_000;
const titleOf = (index: number): string => `Post ${String(index).padStart(4, '0')}`;
const items: ItemContent[] = Array.from({ length: COUNT }, (_, index) => ({
  id: newId(),
  collectionId,
  recordType: 1,
  urlId: `post-${index}`,
  title: titleOf(index),
  status: 'published',
  publishOn: now - index * 1000,
  tags: index % 2 === 0 ? ['even'] : [],
}));

await inTransaction(database, async (transaction) => {
  const stored = await findSiteById(transaction, site.id);
  if (!stored) throw new Error('the site is gone');
  const publications = items.map((content) => ({ id: content.id, content, now: new Date(now) }));
  for (let first = 0; first < COUNT; first += 1000)
    await itemKind.publish(transaction, stored, publications.slice(first, first + 1000));
});

await pool.query('analyze');

const readOutline = async () => {
  const request = { path: '', filters: [], offset: undefined, now, knownOutline: -1 };
  const context = await loadContext(database, site.id, request);
  const outline = context && new OutlineLibrary().take(site.id, context.outlineVersion, context.outline);
  if (!outline) throw new Error('the site has no outline');
  return outline;
};
const outline = await readOutline();

const titles = async (asked: Partial<ItemsRequirement>): Promise<(string | undefined)[]> => {
  const need: ItemsRequirement = { kind: 'items', collectionId, limit: 5, ...asked };
  const request = { requirements: [need], assetIds: [], authorIds: [], formIds: [], fundIds: [] };
  const month = { start: now, end: now };
  const scope = { websiteId: site.id, outline, now, month, ownCollectionId: undefined };
  const loaded = await loadRequirements(database, request, scope);
  return [...loaded.items.values()].flat().map(({ title }) => title);
};

const titlesOf = (indexes: readonly number[]): string[] => indexes.map(titleOf);
const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, at) => first + at);

it('reads the part of a list that was asked for, also the furthest', async () => {
  expect(await titles({ limit: 3, skip: 2 })).toEqual(titlesOf([2, 3, 4]));
  expect(await titles({ limit: 100, skip: 100 })).toEqual(titlesOf(from(100, 100)));
  expect(await titles({ limit: 2, order: 'oldest' })).toEqual(titlesOf([COUNT - 1, COUNT - 2]));
  expect(await titles({ limit: 2, order: 'oldest', tags: ['even'] })).toEqual(
    titlesOf([COUNT - 2, COUNT - 4]),
  );
});

it('reads lists that come often by a plan that is kept', async () => {
  // Until statements of other tests have no names any more.
  for (let time = 0; time < 5_000; time += 1) await runFrequent(database, sql`select 1 as one`);
  for (const order of [undefined, 'title', 'newest'] as const)
    for (let time = 0; time < 40; time += 1)
      expect(await titles(order ? { order } : {})).toEqual(titlesOf([0, 1, 2, 3, 4]));
  const { rows } = await pool.query<{ plans: number }>(
    `select generic_plans::int as plans from pg_prepared_statements
      where statement like '%asset_ids%' and generic_plans + custom_plans > 15`,
  );
  expect(rows).toHaveLength(3);
  for (const { plans } of rows) expect(plans).toBeGreaterThan(10);
});
