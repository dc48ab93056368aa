import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { findSiteById } from '../sites/index.ts';
import { beginRenewal } from './renew/begin-renewal.ts';
import { renewSubscription } from './renew/renew.ts';
import {
  cancelSubscriptionAtPeriodEnd,
  keepSubscription,
  pauseSubscription,
  resumeSubscription,
  skipNextPeriod,
} from './changes/change-status.ts';
import { openSubscriptionShop } from './testing/open-subscription-shop.ts';

const changes = {
  pause: pauseSubscription,
  resume: resumeSubscription,
  skip: skipNextPeriod,
  end: cancelSubscriptionAtPeriodEnd,
  keep: keepSubscription,
} as const;

const names = [
  'renew',
  'renew-twice',
  'decline',
  'lose-answer',
  'kill',
  'reconcile',
  'week',
  'quarter',
] as const;

it('[F18] whatever happens, the engine charges a period once at most, and periods end as paid, failed or skipped', async () => {
  const opened = await openSubscriptionShop();
  const { shop, services } = opened;
  const { database, secret } = shop.app.services;
  const site = await findSiteById(database, shop.site.id);
  if (!site) throw new Error('The site is gone.');

  const act = async (id: string, event: (typeof names)[number] | keyof typeof changes): Promise<void> => {
    const key = { websiteId: site.id, subscriptionId: id };
    const charge = (outcome: string) => renewSubscription(services, key, { cause: 'schedule', outcome });
    if (event === 'renew') return opened.renew();
    if (event === 'renew-twice')
      return void (await Promise.all([opened.renew(), opened.renew(), charge('success')]));
    if (event === 'decline') return void (await charge('decline'));
    if (event === 'lose-answer') return void (await charge('timeout-after-charge'));
    // The row is written, and the program stops.
    if (event === 'kill') return void (await beginRenewal(services, key, { cause: 'schedule' }));
    if (event === 'week') return opened.passDays(7);
    if (event === 'quarter') return opened.passDays(92);
    if (event === 'reconcile') {
      for (let minute = 0; minute < 3; minute += 1) shop.passMinute();
      return shop.reconcile();
    }
    const now = shop.app.clock.now;
    await inTransaction(database, (transaction) =>
      changes[event]({ transaction, pool: database, site, secret, now, by: 'customer' }, id),
    );
  };

  const check = async (id: string): Promise<void> => {
    const { rows } = await shop.pool.query(
      `select r.period_index, r.state, count(distinct o.order_id)::int as orders, coalesce(max(c.charges), 0)::int as charges
       from subscription_periods r
       left join orders o on o.website_id = r.website_id and o.cart_id = r.period_id
       left join (select p.checkout_id, sum(t.charges) as charges from payments p join test_charges t
         on t.website_id = p.website_id and t.payment_id = p.payment_id group by 1) c on c.checkout_id = r.period_id
       where r.subscription_id = $1 and r.period_index > 0 group by 1, 2 order by 1`,
      [id],
    );
    for (const { state, orders, charges } of rows) {
      expect(charges).toBe(state === 'paid' ? 1 : 0);
      expect(orders).toBe(charges);
    }
    expect(rows.map(({ period_index: index }) => index)).toEqual(rows.map((_, place) => place + 1));
    const { status } = await opened.subscription(id);
    const open = rows.filter(({ state }) => state === 'open').length;
    expect(open).toBeLessThanOrEqual(status === 'PAST_DUE' || status === 'ACTIVE' ? 1 : 0);
  };

  const event = fc.constantFrom(...names, ...(Object.keys(changes) as (keyof typeof changes)[]));
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 15, maxLength: 30 }), async (events) => {
      opened.setNow('2027-01-31T09:00:00Z');
      const id = await opened.subscribe({ email: 'walk@example.com' });
      for (const each of events) await act(id, each);
      await act(id, 'reconcile');
      await check(id);
    }),
    { numRuns: 15, endOnFailure: true },
  );
});
