import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginRenewal } from './renew/begin-renewal.ts';
import { openSubscriptionShop } from './testing/open-subscription-shop.ts';

type Opened = Awaited<ReturnType<typeof openSubscriptionShop>>;

let opened: Opened;

beforeAll(async () => {
  opened = await openSubscriptionShop();
});

beforeEach(() => opened.setNow('2027-01-31T09:00:00Z'));

const chargesOf = async (id: string): Promise<number> => {
  const { rows } = await opened.shop.pool.query(
    `select coalesce(sum(c.charges), 0)::int as charges from test_charges c
     join payments p on p.website_id = c.website_id and p.payment_id = c.payment_id
     where p.content -> 'renewal' ->> 'subscriptionId' = $1`,
    [id],
  );
  return Number(rows[0]?.charges);
};

const statesOf = async (id: string): Promise<unknown[]> =>
  (await opened.periods(id)).map(({ state }) => state);

describe('renewals', () => {
  it('[SUB-04] each period is charged once and makes an order of its own, on the 31st and the last of short months', async () => {
    const id = await opened.subscribe({ unitCents: 5000 });
    await opened.renew();
    expect(await statesOf(id)).toEqual(['paid']);
    opened.setNow('2027-02-28T10:00:00Z');
    await opened.renew();
    await opened.renew();
    opened.setNow('2027-03-30T10:00:00Z');
    await opened.renew();
    expect(await statesOf(id)).toEqual(['paid', 'paid']);
    opened.setNow('2027-03-31T10:00:00Z');
    await opened.renew();
    expect(await statesOf(id)).toEqual(['paid', 'paid', 'paid']);
    expect(await chargesOf(id)).toBe(2);
    const [renewal] = await opened.renewals(id);
    // The price of the subscription and delivery of today.
    expect(renewal).toMatchObject({ total_cents: '5500', payment_state: 'paid', is_test: true });
    const events = await opened.shop.rows(
      `select kind from order_events where website_id = $1 and order_id = '${String(renewal?.['order_id'])}' order by event_id`,
    );
    expect(events.map(({ kind }) => kind)).toContain('renewed');
  });

  it('[F18] jobs that run twice and on several workers charge a period once', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => opened.subscribe({ email: 'many@example.com' })));
    opened.setNow('2027-02-28T10:00:00Z');
    await Promise.all(Array.from({ length: 6 }, () => opened.renew()));
    const one = (id: string) =>
      opened.runJob('subscriptions.renew-one', {
        websiteId: opened.shop.site.id,
        subscriptionId: id,
        cause: 'schedule',
      });
    await Promise.all(ids.flatMap((id) => [one(id), one(id), one(id)]));
    for (const id of ids) {
      expect(await statesOf(id)).toEqual(['paid', 'paid']);
      expect(await chargesOf(id)).toBe(1);
      expect(await opened.renewals(id)).toHaveLength(1);
    }
  });

  it('[F18] a program that is killed between the charge and its row charges once', async () => {
    const id = await opened.subscribe({ email: 'killed@example.com' });
    opened.setNow('2027-02-28T10:00:00Z');
    const key = { websiteId: opened.shop.site.id, subscriptionId: id };
    const gateway = opened.services.payments.gateways.test;
    if (!gateway) throw new Error('There is no test gateway.');
    const begun = await beginRenewal(opened.services, key, { cause: 'schedule' });
    if (!begun?.method) throw new Error('Nothing was begun.');
    const reference = await gateway.create(begun.payment, { savedMethod: begun.method });
    await gateway.chargeSaved({ ...begun.payment, reference }, begun.method);
    // The answer is lost here.
    await opened.renew();
    expect(await statesOf(id)).toEqual(['paid', 'open']);
    for (let minute = 0; minute < 3; minute += 1) opened.shop.passMinute();
    await opened.shop.reconcile();
    await opened.renew();
    expect(await statesOf(id)).toEqual(['paid', 'paid']);
    expect(await chargesOf(id)).toBe(1);
    expect(await opened.renewals(id)).toHaveLength(1);
  });

  it('[F18] a program that is killed before the charge charges once', async () => {
    const id = await opened.subscribe({ email: 'before@example.com' });
    opened.setNow('2027-02-28T10:00:00Z');
    const key = { websiteId: opened.shop.site.id, subscriptionId: id };
    await beginRenewal(opened.services, key, { cause: 'schedule' });
    for (let minute = 0; minute < 3; minute += 1) opened.shop.passMinute();
    await opened.shop.reconcile();
    await opened.renew();
    expect(await statesOf(id)).toEqual(['paid', 'paid']);
    expect(await chargesOf(id)).toBe(1);
  });

  it('[SUB-05] ends as completed with the last of its payments', async () => {
    const id = await opened.subscribe({ numBillingCycles: 2, email: 'two@example.com' });
    opened.setNow('2027-03-01T10:00:00Z');
    await opened.renew();
    expect(await opened.subscription(id)).toMatchObject({
      status: 'COMPLETED',
      end_reason: 'all-paid',
      next_at: null,
    });
    opened.setNow('2028-03-01T10:00:00Z');
    await opened.renew();
    expect(await chargesOf(id)).toBe(1);
    expect(await opened.mailsTo('two@example.com')).toContainEqual(expect.stringContaining('has ended'));
  });

  it('[SUB-04] after an outage the present period alone is charged', async () => {
    const id = await opened.subscribe({ email: 'outage@example.com' });
    opened.setNow('2027-06-15T10:00:00Z');
    await opened.renew();
    expect(await statesOf(id)).toEqual(['paid', 'skipped', 'skipped', 'skipped', 'paid']);
    expect(await chargesOf(id)).toBe(1);
    expect(String((await opened.subscription(id))['next_at'])).toContain('Jun 30 2027');
  });
});

describe('renewals that fail', () => {
  it('[SUB-04] a card that expired is tried again after 5 and 10 days; the third failure cancels', async () => {
    const id = await opened.subscribe({ unit: 'YEAR', value: 2, email: 'expired@example.com' });
    opened.setNow('2029-01-31T10:00:00Z');
    await opened.renew();
    expect(await opened.subscription(id)).toMatchObject({ status: 'PAST_DUE' });
    expect(await opened.periods(id)).toMatchObject([
      {},
      { state: 'open', failures: 1, failure: 'card-expired' },
    ]);
    opened.passDays(4);
    await opened.renew();
    expect(await opened.periods(id)).toMatchObject([{}, { failures: 1 }]);
    opened.passDays(1);
    await opened.renew();
    opened.passDays(5);
    await opened.renew();
    expect(await opened.periods(id)).toMatchObject([{}, { state: 'failed', failures: 3, attempts: 3 }]);
    expect(await opened.subscription(id)).toMatchObject({
      status: 'CANCELLED',
      end_reason: 'failed-payments',
    });
    expect(await chargesOf(id)).toBe(0);
    const mails = await opened.mailsTo('expired@example.com');
    expect(mails.filter((subject) => subject.includes('Payment for your subscription failed'))).toHaveLength(
      2,
    );
    expect(mails.at(-1)).toContain('has ended');
    const team = await opened.mailsAbout('expired@example.com');
    expect(team.filter((subject) => subject.includes('Renewal of Late Sun failed'))).toHaveLength(2);
  });

  it('[SUB-04] what the bank wants to be confirmed is asked for by email', async () => {
    const id = await opened.subscribe({
      email: 'confirm@example.com',
      choice: { outcome: 'success' },
    });
    await opened.shop.pool.query(
      `update test_charges set outcome = 'authentication' where payment_id in
        (select payment_id from payments where content ->> 'email' = 'confirm@example.com')`,
    );
    opened.setNow('2027-02-28T10:00:00Z');
    await opened.renew();
    expect(await opened.periods(id)).toMatchObject([{}, { failure: 'authentication-required' }]);
    expect(await opened.mailsTo('confirm@example.com')).toContainEqual(
      expect.stringContaining('confirm the payment'),
    );
  });

  it('[SUB-04] a product that is sold no more ends the subscription, and nothing is charged', async () => {
    const id = await opened.subscribe({ email: 'gone@example.com', sku: 'LS-A2' });
    await opened.shop.pool.query(
      `update product_variants set is_retired = true where website_id = $1 and sku = 'LS-A2'`,
      [opened.shop.site.id],
    );
    await opened.bumpSite();
    opened.setNow('2027-03-01T10:00:00Z');
    await opened.renew();
    await opened.shop.pool.query(
      `update product_variants set is_retired = false where website_id = $1 and sku = 'LS-A2'`,
      [opened.shop.site.id],
    );
    await opened.bumpSite();
    expect(await opened.subscription(id)).toMatchObject({ status: 'CANCELLED', end_reason: 'product-gone' });
    expect(await chargesOf(id)).toBe(0);
    expect(await opened.mailsTo('gone@example.com')).toContainEqual(expect.stringContaining('has ended'));
  });

  it('[SUB-04] what is out of stock is not charged, tried again twice and then skipped', async () => {
    const id = await opened.subscribe({ email: 'stock@example.com', sku: 'LS-A3' });
    await opened.shop.pool.query(
      `update stock_levels set quantity = 0 where website_id = $1 and variant_id in
        (select variant_id from product_variants where website_id = $1 and sku = 'LS-A3')`,
      [opened.shop.site.id],
    );
    for (const day of ['2027-02-28', '2027-03-06', '2027-03-12']) {
      opened.setNow(`${day}T10:00:00Z`);
      await opened.renew();
    }
    expect(await opened.periods(id)).toMatchObject([
      {},
      { state: 'skipped', skip_reason: 'out-of-stock', attempts: 0, failures: 3 },
    ]);
    expect(await opened.subscription(id)).toMatchObject({ status: 'ACTIVE', next_index: 2 });
    expect(await opened.shop.rows('select * from stock_reservations where website_id = $1')).toEqual([]);
    expect(await opened.mailsTo('stock@example.com')).toContainEqual(expect.stringContaining('delayed'));
  });
});
