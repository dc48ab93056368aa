import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { subscriptionsCalls } from '@sitewright/api/subscriptions';
import { afterAll, expect, it } from 'vitest';
import { restoreBackup, writeBackup } from '../backups/index.ts';
import { openStripeShop } from '../payments/testing/tested-gateways.ts';
import { programFolders } from '../program-folders.ts';
import { accept } from '../testing/index.ts';
import { beginMethodChange, finishMethodChange } from './index.ts';
import { servicesOf, subscriptionTools } from './testing/open-subscription-shop.ts';

it('[F18] a database from before the charge charges nothing again: renewals wait, and what was paid is recorded', async () => {
  const { shop, stripe, choose, answer } = await openStripeShop();
  const tools = subscriptionTools(shop);
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-restored-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const to = join(folder, 'backup');
  tools.setNow('2027-01-31T09:00:00Z');
  const id = await tools.subscribe({ choice: choose('success') });
  const services = servicesOf(shop);
  const key = { websiteId: shop.site.id, subscriptionId: id };
  const page = await beginMethodChange(services, key);
  if (!('url' in page)) throw new Error(page.code);
  await answer(await shop.visitor(), page.url, 'approve');
  expect(await finishMethodChange(services, key)).toBe(true);
  expect(await tools.subscription(id)).toMatchObject({ method_name: 'visa 5556', gateway: 'stripe' });
  await writeBackup({ pool: shop.pool, to });
  tools.setNow('2027-03-01T09:00:00Z');
  await tools.renew();
  expect(await tools.periods(id)).toMatchObject([{ state: 'paid' }, { state: 'paid' }]);
  const chargesOf = () => [...stripe.books.charged.values()].reduce((sum, count) => sum + count, 0);
  expect(chargesOf()).toBe(2);

  await restoreBackup({
    pool: shop.pool,
    from: to,
    migrationsFolder: programFolders.migrations,
    whenNotEmpty: 'replace',
    pausesRenewals: true,
  });
  // Later than Stripe remembers idempotency keys.
  tools.setNow('2027-03-10T09:00:00Z');
  await tools.renew();
  expect(await tools.periods(id)).toMatchObject([{ state: 'paid' }]);

  const owner = await shop.app.signInToManage(shop.site);
  const { pausedSince } = accept(await owner.client.send(subscriptionsCalls.readFigures, {}));
  expect(pausedSince).not.toBeNull();
  const resumed = accept(await owner.client.send(subscriptionsCalls.resumeRenewals, {}));
  expect(resumed).toEqual({ recorded: 1, unknown: [] });
  await tools.renew();
  expect(await tools.periods(id)).toMatchObject([{ state: 'paid' }, { state: 'paid' }]);
  expect(await tools.renewals(id)).toHaveLength(1);
  expect(chargesOf()).toBe(2);
  const again = await owner.client.send(subscriptionsCalls.resumeRenewals, {});
  expect(again.ok || again.refusal.code).toBe('renewals-not-paused');

  tools.setNow('2027-04-01T09:00:00Z');
  await tools.renew();
  expect(chargesOf()).toBe(3);
});
