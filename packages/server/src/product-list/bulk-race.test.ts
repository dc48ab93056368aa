import { contributorCalls } from '@sitewright/api/contributors';
import { pageCalls } from '@sitewright/api/pages';
import { productListCalls } from '@sitewright/api/product-list';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { accept, holdRows, idOf, openDraftSite, publishPage } from '../testing/index.ts';

const { site, owner, database, databaseUrl } = await openDraftSite('bulk-race');
const collectionId = await publishPage(owner, { kind: 'products', title: 'Shop' });

const countWaiting = async (): Promise<number> => {
  const { rows } = await database.execute(sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length;
};

interface Outcome {
  readonly ok: boolean;
  readonly refusal?: { readonly code: string };
}

/** The other request has written, but not committed, when ours begins. */
const raceWith = async (statement: string, values: readonly unknown[], send: () => Promise<Outcome>) => {
  const release = await holdRows({ databaseUrl, statement, values });
  const sent = send();
  try {
    await expect.poll(countWaiting).toBe(1);
  } finally {
    await release();
  }
  return (await sent).refusal?.code;
};

it('of two bulk changes of a contributor that begin at once, one is refused', async () => {
  const { account } = accept(await owner.client.send(contributorCalls.readSession, {}));
  const body = { title: 'Contested' };
  const { id } = accept(
    await owner.client.send(pageCalls.createItem, { params: { id: collectionId }, body }),
  );
  const insertion = `insert into product_bulk_changes
    (website_id, change_id, account_id, made_by, action, is_live, state, created_at)
    values ($1, $2, $3, '', '{"kind":"publish"}', false, 'running', now())`;
  const code = await raceWith(insertion, [site.id, idOf('a'), account.id], () =>
    owner.client.send(productListCalls.changeProducts, {
      body: { action: { kind: 'add-tags', tags: ['x'] }, products: { ids: [id] }, isLive: false },
    }),
  );
  expect(code).toBe('bulk-running');
});
