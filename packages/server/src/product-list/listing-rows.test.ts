import { productListCalls } from '@sitewright/api/product-list';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { accept, holdRows, openDraftSite, publishPage, publishProduct, variant } from '../testing/index.ts';
import { deleteOldItemChanges } from '../documents/index.ts';
import { forgetComparisons } from './listing-rows-store.ts';

const { app, owner, site, database, databaseUrl, saveDraft } = await openDraftSite('listing-rows');
const shop = await publishPage(owner, { kind: 'products', title: 'Shop' });
const sell = (title: string) =>
  publishProduct(owner, shop, { title, product: { variants: [variant({ sku: title })] }, stock: [1] });
const lamp = await sell('Lamp');
await sell('Chair');

const titles = async () =>
  accept(await owner.client.send(productListCalls.list, { query: { sort: 'title' } })).products.map(
    ({ title }) => title,
  );
const rename = (title: string) => saveDraft({ kind: 'item', id: lamp.id }, { title });
const countChanges = async () =>
  (await database.execute(sql`select 1 from changed_items where website_id = ${site.id}`)).rows.length;
const countWaiting = async () =>
  (
    await database.execute(sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
  ).rows.length;

it('only changed products are read anew; once an hour all are compared', async () => {
  expect(await titles()).toEqual(['Chair', 'Lamp']);
  expect(await countChanges()).toBe(0);
  await database.execute(sql`update product_listings set title = 'Wrong', revision = 0
    where website_id = ${site.id} and title = 'Chair'`);
  await rename('Table');
  expect(await countChanges()).toBe(1);
  expect(await titles()).toEqual(['Wrong', 'Table']);
  await forgetComparisons(database);
  await deleteOldItemChanges(database, app.clock.now);
  expect(await titles()).toEqual(['Chair', 'Table']);
});

it('a change during the call that reads another one is shown by the next', async () => {
  await rename('First');
  const release = await holdRows({
    databaseUrl,
    statement: 'select 1 from changed_items where website_id = $1 for update',
    values: [site.id],
  });
  const calls = [titles(), titles()];
  try {
    await expect.poll(countWaiting).toBe(2);
    await rename('Second');
  } finally {
    await release();
  }
  await Promise.all(calls);
  expect(await titles()).toEqual(['Chair', 'Second']);
  expect(await countChanges()).toBe(0);
});
