import { subscriptionsCalls } from '@sitewright/api/subscriptions';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accept, sampleAddress, type TestBrowser } from '../testing/index.ts';
import { beginMethodChange, beginRenewalPayment, finishMethodChange, refreshRenewal } from './index.ts';
import { openSubscriptionShop } from './testing/open-subscription-shop.ts';

let opened: Awaited<ReturnType<typeof openSubscriptionShop>>;
let owner: TestBrowser;

const START = '2027-01-31T09:00:00Z';

beforeAll(async () => {
  opened = await openSubscriptionShop();
});

/** Sessions end while months pass. */
const signIn = async (): Promise<void> => {
  owner = await opened.shop.app.signIn(opened.shop.site);
};

beforeEach(async () => {
  opened.setNow(START);
  await signIn();
});

const at = async (moment: string): Promise<void> => {
  opened.setNow(moment);
  await signIn();
};

const keyOf = (subscriptionId: string) => ({ websiteId: opened.shop.site.id, subscriptionId });

const statesOf = async (id: string): Promise<unknown[]> =>
  (await opened.periods(id)).map(({ state }) => state);

/** Runs the jobs that wait for one subscription. */
const runWaiting = async (): Promise<void> => {
  const { rows } = await opened.shop.pool.query(
    `delete from jobs where kind = 'subscriptions.renew-one' returning payload`,
  );
  for (const { payload } of rows) await opened.runJob('subscriptions.renew-one', payload);
};

describe('what the owner does with a subscription', () => {
  it('[SUB-04] pauses it, and resumes it with the next period', async () => {
    const id = await opened.subscribe();
    const params = { id };
    expect(accept(await owner.client.send(subscriptionsCalls.pause, { params }))).toMatchObject({
      status: 'PAUSED',
      nextOn: null,
    });
    const refused = await owner.client.send(subscriptionsCalls.pause, { params });
    expect(refused.ok || refused.refusal.code).toBe('subscription-state');
    await at('2027-04-15T09:00:00Z');
    await opened.renew();
    expect(await statesOf(id)).toEqual(['paid']);
    const resumed = accept(await owner.client.send(subscriptionsCalls.resume, { params }));
    expect(resumed).toMatchObject({ status: 'ACTIVE' });
    expect(resumed.nextOn?.slice(0, 10)).toBe('2027-04-30');
    expect(await statesOf(id)).toEqual(['paid', 'skipped', 'skipped']);
    opened.setNow('2027-05-01T09:00:00Z');
    await opened.renew();
    expect(await statesOf(id)).toEqual(['paid', 'skipped', 'skipped', 'paid']);
  });

  it('[SUB-04] skips the next charge once', async () => {
    const id = await opened.subscribe();
    const skipped = accept(await owner.client.send(subscriptionsCalls.skip, { params: { id } }));
    expect(skipped.nextOn?.slice(0, 10)).toBe('2027-03-31');
    const again = await owner.client.send(subscriptionsCalls.skip, { params: { id } });
    expect(again.ok || again.refusal.code).toBe('subscription-skipped');
    opened.setNow('2027-03-01T09:00:00Z');
    await opened.renew();
    expect(await statesOf(id)).toEqual(['paid', 'skipped']);
  });

  it('[SUB-05] cancels it at the end of the period, takes that back, and cancels it now', async () => {
    const id = await opened.subscribe({ email: 'cancel@example.com' });
    const params = { id };
    const cancel = (when: 'now' | 'period-end') =>
      owner.client.send(subscriptionsCalls.cancel, { params, body: { when } });
    expect(accept(await cancel('period-end')).status).toBe('CANCEL_AT_PERIOD_END');
    expect(accept(await owner.client.send(subscriptionsCalls.keep, { params })).status).toBe('ACTIVE');
    accept(await cancel('period-end'));
    opened.setNow('2027-03-01T09:00:00Z');
    await opened.renew();
    expect(await opened.subscription(id)).toMatchObject({ status: 'CANCELLED', end_reason: 'owner' });
    expect(await statesOf(id)).toEqual(['paid']);
    await at('2027-03-01T09:05:00Z');
    const refused = await cancel('now');
    expect(refused.ok || refused.refusal.code).toBe('subscription-state');
    const other = await opened.subscribe({ email: 'other@example.com' });
    accept(
      await owner.client.send(subscriptionsCalls.cancel, { params: { id: other }, body: { when: 'now' } }),
    );
    expect(await opened.mailsTo('other@example.com')).toContainEqual(expect.stringContaining('has ended'));
  });

  it('[SUB-04] changes quantity, variant and address of the next renewals', async () => {
    const id = await opened.subscribe({ unitCents: 6000, renewalDiscountCents: 600 });
    const params = { id };
    const changed = accept(
      await owner.client.send(subscriptionsCalls.changeLine, { params, body: { quantity: 3 } }),
    );
    expect(changed).toMatchObject({ quantity: 3, renewalCents: 16_200 });
    const other = changed.variants.find(({ id: each }) => each !== changed.variantId);
    if (!other) throw new Error('There is one variant only.');
    const chosen = accept(
      await owner.client.send(subscriptionsCalls.changeLine, {
        params,
        body: { variantId: other.id, quantity: 1 },
      }),
    );
    expect(chosen).toMatchObject({ variant: 'A3', unitCents: 4500, quantity: 1 });
    const refused = await owner.client.send(subscriptionsCalls.changeAddress, {
      params,
      body: { shippingAddress: { ...sampleAddress, city: '' } },
    });
    expect(refused.ok || refused.refusal).toMatchObject({
      code: 'subscription-address',
      errors: { city: expect.any(String) },
    });
    accept(
      await owner.client.send(subscriptionsCalls.changeAddress, {
        params,
        body: { shippingAddress: { ...sampleAddress, city: 'Lisboa' } },
      }),
    );
    opened.setNow('2027-03-01T09:00:00Z');
    await opened.renew();
    const [order] = await opened.renewals(id);
    // A tenth off, as before, and delivery.
    expect(order).toMatchObject({ total_cents: '4550', content: { shippingAddress: { city: 'Lisboa' } } });
  });

  it('[SUB-04] raises the price with a notice of 30 days', async () => {
    const id = await opened.subscribe({ unitCents: 5000, email: 'price@example.com' });
    const changed = accept(
      await owner.client.send(subscriptionsCalls.changePrice, { params: { id }, body: { unitCents: 5500 } }),
    );
    expect(changed.announced?.from.slice(0, 10)).toBe('2027-03-31');
    expect(await opened.mailsTo('price@example.com')).toContainEqual(expect.stringContaining('price'));
    for (const day of ['2027-03-01', '2027-04-01']) {
      opened.setNow(`${day}T09:00:00Z`);
      await opened.renew();
    }
    const totals = (await opened.renewals(id)).map(({ total_cents: cents }) => cents);
    expect(totals).toEqual(['5500', '6000']);
  });

  it('[SUB-04] moves the clock of a test subscription through three periods, with a failure', async () => {
    const id = await opened.subscribe({ email: 'clock@example.com' });
    const advance = async (outcome: 'success' | 'decline') => {
      const answer = accept(
        await owner.client.send(subscriptionsCalls.advance, { params: { id }, body: { outcome } }),
      );
      await runWaiting();
      return answer;
    };
    expect((await advance('success')).now.slice(0, 10)).toBe('2027-02-28');
    await advance('success');
    await advance('decline');
    expect(await opened.subscription(id)).toMatchObject({ status: 'PAST_DUE' });
    await advance('success');
    expect(await statesOf(id)).toEqual(['paid', 'paid', 'paid', 'paid']);
    expect(await opened.subscription(id)).toMatchObject({ status: 'ACTIVE', next_index: 4 });
    const { subscriptions } = accept(
      await owner.client.send(subscriptionsCalls.list, { query: { search: 'clock@' } }),
    );
    expect(subscriptions).toMatchObject([{ id, status: 'ACTIVE', paidPeriods: 4, isTest: true }]);
    expect(accept(await owner.client.send(subscriptionsCalls.list, { query: { status: 'PAUSED' } }))).toEqual(
      {
        subscriptions: [],
        nextCursor: null,
      },
    );
    const found = async (search: string) =>
      accept(await owner.client.send(subscriptionsCalls.list, { query: { search } })).subscriptions.map(
        (each) => each.id,
      );
    for (const search of ['CLOCK@example.com', 'Ines clo', 'duarte clock', "clo:* | '"])
      expect(await found(search), search).toEqual([id]);
    for (const search of ['lock', 'clock nobody']) expect(await found(search), search).toEqual([]);
    const figures = accept(await owner.client.send(subscriptionsCalls.readFigures, {}));
    expect(figures).toMatchObject({ churnPercent: null, monthlyRevenue: [] });
  });
});

describe('what the customer does', () => {
  it('[SUB-04] changes the card, with which a payment that is past due is tried at once', async () => {
    const id = await opened.subscribe({ unit: 'YEAR', value: 2, email: 'card@example.com' });
    opened.setNow('2029-02-01T09:00:00Z');
    await opened.renew();
    expect(await opened.subscription(id)).toMatchObject({ status: 'PAST_DUE' });
    const begun = await beginMethodChange(opened.services, keyOf(id));
    if (!('url' in begun)) throw new Error(begun.code);
    expect(await finishMethodChange(opened.services, keyOf(id))).toBe(false);
    const browser = await opened.shop.visitor();
    await opened.shop.post(browser, begun.url, { answer: 'approve' });
    expect(await finishMethodChange(opened.services, keyOf(id))).toBe(true);
    await runWaiting();
    expect(await statesOf(id)).toEqual(['paid', 'paid']);
    expect(await opened.subscription(id)).toMatchObject({ status: 'ACTIVE' });
  });

  it('[SUB-04] confirms a payment on the page of the bank', async () => {
    const id = await opened.subscribe({ email: 'bank@example.com' });
    await owner.client.send(subscriptionsCalls.advance, {
      params: { id },
      body: { outcome: 'authentication' },
    });
    await runWaiting();
    expect(await opened.periods(id)).toMatchObject([{}, { failure: 'authentication-required' }]);
    const begun = await beginRenewalPayment(opened.services, keyOf(id));
    if (!('url' in begun)) throw new Error(begun.code);
    expect(await beginRenewalPayment(opened.services, keyOf(id))).toEqual(begun);
    const refused = await owner.client.send(subscriptionsCalls.skip, { params: { id } });
    expect(refused.ok || refused.refusal.code).toBe('subscription-charging');
    const browser = await opened.shop.visitor();
    await opened.shop.post(browser, begun.url, { answer: 'approve' });
    await refreshRenewal(opened.services, keyOf(id));
    expect(await statesOf(id)).toEqual(['paid', 'paid']);
    expect(await opened.renewals(id)).toHaveLength(1);
  });
});
