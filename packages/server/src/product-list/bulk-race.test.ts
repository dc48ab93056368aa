import { contributorCalls } from '@sitewright/api/contributors';
import { pageCalls } from '@sitewright/api/pages';
import { productListCalls } from '@sitewright/api/product-list';
import { expect, it } from 'vitest';
import { accept, idOf, openDraftSite, publishPage, raceWith } from '../testing/index.ts';

const { site, owner, database, databaseUrl } = await openDraftSite('bulk-race');
const collectionId = await publishPage(owner, { kind: 'products', title: 'Shop' });

it('of two bulk changes of a contributor that begin at once, one is refused', async () => {
  const { account } = accept(await owner.client.send(contributorCalls.readSession, {}));
  const body = { title: 'Contested' };
  const { id } = accept(
    await owner.client.send(pageCalls.createItem, { params: { id: collectionId }, body }),
  );
  const statement = `insert into product_bulk_changes
    (website_id, change_id, account_id, made_by, action, is_live, state, created_at)
    values ($1, $2, $3, '', '{"kind":"publish"}', false, 'running', now())`;
  const values = [site.id, idOf('a'), account.id];
  const code = await raceWith(database, { databaseUrl, statement, values }, () =>
    owner.client.send(productListCalls.changeProducts, {
      body: { action: { kind: 'add-tags', tags: ['x'] }, products: { ids: [id] }, isLive: false },
    }),
  );
  expect(code).toBe('bulk-running');
});
