import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSubscriptionShop } from './testing/open-subscription-shop.ts';

let opened: Awaited<ReturnType<typeof openSubscriptionShop>>;

beforeAll(async () => {
  opened = await openSubscriptionShop();
});

beforeEach(() => opened.setNow('2027-01-31T09:00:00Z'));

const totalsOf = async (id: string): Promise<number[]> =>
  (await opened.renewals(id)).map((order) => Number(order['total_cents']));

describe('a product whose plan changes', () => {
  const setProduct = async (values: string): Promise<void> => {
    await opened.shop.pool.query(`update products set ${values} where website_id = $1 and item_id = $2`, [
      opened.shop.site.id,
      opened.shop.print.id,
    ]);
    await opened.bumpSite();
  };

  it('[SUB-04] leaves running subscriptions alone: another price, another interval, no plan at all', async () => {
    const id = await opened.subscribe({ email: 'plan@example.com', sku: 'LS-A2' });
    opened.setNow('2027-02-28T10:00:00Z');
    await opened.renew();
    const [before] = await totalsOf(id);
    await opened.shop.pool.query(
      `update product_variants set price = price * 3 where website_id = $1 and item_id = $2`,
      [opened.shop.site.id, opened.shop.print.id],
    );
    await setProduct(
      `is_subscribable = true, subscription_plan = '{"billingPeriod":{"value":1,"unit":"WEEK"},"numBillingCycles":2}'`,
    );
    for (const day of ['2027-03-08', '2027-03-30']) {
      opened.setNow(`${day}T10:00:00Z`);
      await opened.renew();
      expect(await totalsOf(id)).toEqual([before]);
    }
    opened.setNow('2027-03-31T10:00:00Z');
    await opened.renew();
    expect(await totalsOf(id)).toEqual([before, before]);
    await setProduct(`is_subscribable = false, subscription_plan = null`);
    opened.setNow('2027-04-30T10:00:00Z');
    await opened.renew();
    expect(await totalsOf(id)).toEqual([before, before, before]);
    expect(await opened.subscription(id)).toMatchObject({ status: 'ACTIVE', next_index: 4 });
    await opened.shop.pool.query(
      `update product_variants set price = price / 3 where website_id = $1 and item_id = $2`,
      [opened.shop.site.id, opened.shop.print.id],
    );
    await opened.bumpSite();
  });
});

describe('the notice of a renewal', () => {
  const notify = () => opened.runJob('subscriptions.notify');
  const noticesTo = async (email: string, text: string) =>
    (await opened.mailsTo(email)).filter((subject) => subject.includes(text));

  it('[SUB-04] is sent 15 days ahead, once for each period, however many nodes look', async () => {
    const email = 'yearly@example.com';
    await opened.subscribe({ unit: 'YEAR', email });
    opened.setNow('2028-01-16T08:00:00Z');
    await notify();
    expect(await noticesTo(email, 'renews on')).toEqual([]);
    opened.setNow('2028-01-16T10:00:00Z');
    await Promise.all([notify(), notify(), notify()]);
    opened.setNow('2028-01-20T10:00:00Z');
    await notify();
    expect(await noticesTo(email, 'renews on')).toEqual([
      expect.stringContaining('Your subscription renews on January 31, 2028'),
    ]);
    await opened.shop.pool.query(
      `update test_charges set created_at = '2028-01-01' where payment_id in
        (select payment_id from payments where content ->> 'email' = $1)`,
      [email],
    );
    opened.setNow('2028-01-31T10:00:00Z');
    await opened.renew();
    opened.setNow('2029-01-16T10:00:00Z');
    await notify();
    expect(await noticesTo(email, 'renews on')).toHaveLength(2);
  });

  it('[SUB-04] is written in the language of the customer’s order', async () => {
    const email = 'german@example.com';
    const id = await opened.subscribe({ unit: 'YEAR', email });
    await opened.shop.pool.query(
      `update subscriptions set content = content || '{"language":"de-DE"}' where subscription_id = $1`,
      [id],
    );
    opened.setNow('2028-01-17T10:00:00Z');
    await notify();
    expect(await noticesTo(email, 'verlängert sich am 31. Januar 2028')).toHaveLength(1);
  });

  it('[SUB-04] is not sent for short periods, nor to who has paused, cancelled or skipped it', async () => {
    const monthly = await opened.subscribe({ value: 2, email: 'short@example.com' });
    const paused = await opened.subscribe({ unit: 'YEAR', email: 'paused@example.com' });
    await opened.shop.pool.query(
      `update subscriptions set status = 'PAUSED', next_at = null, due_at = null, notice_at = null where subscription_id = $1`,
      [paused],
    );
    expect(await opened.subscription(monthly)).toMatchObject({ notice_at: null });
    opened.setNow('2028-01-20T10:00:00Z');
    await notify();
    for (const email of ['short@example.com', 'paused@example.com'])
      expect(await noticesTo(email, 'renews on')).toEqual([]);
  });
});
