import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paymentsCalls } from '@sitewright/api/payments';
import { subscriptionsCalls } from '@sitewright/api/subscriptions';
import { afterAll, expect, it } from 'vitest';
import { restoreBackup, writeBackup } from '../backups/index.ts';
import { programFolders } from '../program-folders.ts';
import { accept, openCheckoutShop, STRIPE_KEYS, StripeStandIn } from '../testing/index.ts';
import { beginMethodChange, finishMethodChange } from './index.ts';
import { servicesOf, subscriptionTools } from './testing/open-subscription-shop.ts';

/** A shop that takes cards at a stand-in of Stripe, whose books are not in the database. */
const openStripeShop = async () => {
  const stripe = await StripeStandIn.start({
    clock: () => shop.app.clock.now,
    deliver: async () => 200,
  });
  afterAll(() => stripe.close());
  const shop = await openCheckoutShop({ SITEWRIGHT_STRIPE_URL: stripe.url }, { stripe: { timeoutMs: 5000 } });
  const owner = await shop.app.signInToManage(shop.site);
  accept(await owner.client.send(paymentsCalls.saveStripe, { body: STRIPE_KEYS }));
  return { shop, stripe };
};

it('[F18] a database from before the charge charges nothing again: renewals wait, and what was paid is recorded', async () => {
  const { shop, stripe } = await openStripeShop();
  const tools = subscriptionTools(shop);
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-restored-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const to = join(folder, 'backup');
  tools.setNow('2027-01-31T09:00:00Z');
  const id = await tools.subscribe({
    choice: { methodId: 'stripe', outcome: undefined, confirmationToken: stripe.newToken('success') },
  });
  const services = servicesOf(shop);
  const key = { websiteId: shop.site.id, subscriptionId: id };
  const page = await beginMethodChange(services, key);
  if (!('url' in page)) throw new Error(page.code);
  await fetch(page.url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ answer: 'approve' }),
  });
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
