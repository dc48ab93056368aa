import { subscriptionsCalls } from '@sitewright/api/subscriptions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signSubscriptionLink } from '../subscription-records/index.ts';
import { accept, type TestBrowser } from '../testing/index.ts';
import { beginMethodChange, beginRenewalPayment } from './index.ts';
import { openStripeShop } from './testing/charged-shops.ts';
import { openSubscriptionShop, servicesOf, subscriptionTools } from './testing/open-subscription-shop.ts';

let opened: Awaited<ReturnType<typeof openSubscriptionShop>>;
let owner: TestBrowser;

beforeAll(async () => {
  opened = await openSubscriptionShop();
});

const at = async (moment: string): Promise<void> => {
  opened.setNow(moment);
  owner = await opened.shop.app.signIn(opened.shop.site);
};

beforeEach(() => at('2027-01-31T09:00:00Z'));

const variantOf = async (sku: string) => {
  const [row] = await opened.shop.rows(
    `select variant_id from product_variants where website_id = $1 and sku = '${sku}'`,
  );
  return String(row?.['variant_id']);
};

const subscribedLine = async (id: string) => {
  const { content } = (await opened.subscription(id)) as {
    content: { lines: { subscription: { unitCents: number; renewalDiscountCents: number } }[] };
  };
  return content.lines[0]?.subscription;
};

const formOf = (id: string, name: string, link?: string): string =>
  (
    link ??
    signSubscriptionLink(opened.shop.app.services.secret, {
      websiteId: opened.shop.site.id,
      subscriptionId: id,
    })
  ).replace('/subscription?', `/-/subscription/${name}?`);

describe('a customer who changes to another variant', () => {
  it('[SUB-04 (customer)] does not get it at the price that was announced for the one before', async () => {
    const id = await opened.subscribe({ sku: 'LS-A3', email: 'announced@example.com' });
    accept(
      await owner.client.send(subscriptionsCalls.changePrice, { params: { id }, body: { unitCents: 1 } }),
    );
    const variantId = await variantOf('LS-A2');
    const changed = accept(
      await owner.client.send(subscriptionsCalls.changeLine, { params: { id }, body: { variantId } }),
    );
    expect(changed.unitCents).toBeGreaterThan(1);
    opened.setNow('2027-03-01T09:00:00Z');
    await opened.renew();
    const [renewal] = await opened.renewals(id);
    expect(Number(renewal?.['total_cents'])).toBe(changed.unitCents + 500);
  });

  it('[SUB-04 (customer)] takes a share of the discount with it, not all that it took off a dearer one', async () => {
    const [first, second] = [await variantOf('LS-A2'), await variantOf('LS-A3')];
    const dear = await opened.subscribe({ sku: 'LS-A2', unitCents: 100_000, renewalDiscountCents: 50_000 });
    const changeTo = async (variantId: string) =>
      accept(
        await owner.client.send(subscriptionsCalls.changeLine, { params: { id: dear }, body: { variantId } }),
      );
    await changeTo(second);
    const cheap = await subscribedLine(dear);
    expect(cheap?.unitCents).toBeLessThan(50_000);
    expect(cheap?.renewalDiscountCents).toBe(Math.round((cheap?.unitCents ?? 0) / 2));
    await changeTo(first);
    const back = await subscribedLine(dear);
    expect(back?.renewalDiscountCents).toBeLessThanOrEqual(cheap?.renewalDiscountCents ?? 0);
  });
});

describe('eight requests at the same moment', () => {
  const press = async (id: string, name: string, fields: Record<string, string> = {}) => {
    const browser = await opened.shop.visitor();
    return Promise.all(Array.from({ length: 8 }, () => opened.shop.post(browser, formOf(id, name), fields)));
  };
  const doneOf = (answers: readonly { readonly headers: { readonly location?: unknown } }[], done: string) =>
    answers.filter(({ headers }) => String(headers.location).endsWith(`done=${done}`)).length;

  it('[SUB-04 (customer)] skip one charge', async () => {
    const id = await opened.subscribe({ email: 'skip8@example.com' });
    const answers = await press(id, 'skip');
    expect(doneOf(answers, 'skip')).toBe(1);
    expect(await opened.periods(id)).toMatchObject([{ state: 'paid' }, { state: 'skipped' }]);
    expect(await opened.subscription(id)).toMatchObject({ next_index: 2 });
  });

  it('[SUB-04 (customer)] cancel once, with one email', async () => {
    const id = await opened.subscribe({ email: 'cancel8@example.com' });
    expect(doneOf(await press(id, 'cancel', { when: 'now' }), 'cancel')).toBe(1);
    expect(await opened.subscription(id)).toMatchObject({ status: 'CANCELLED', end_reason: 'customer' });
    const ended = (await opened.mailsTo('cancel8@example.com')).filter((subject) =>
      subject.includes('has ended'),
    );
    expect(ended).toHaveLength(1);
  });

  it('[SUB-04 (customer)] begin one payment of what is past due, and card pages that charge nothing', async () => {
    const id = await opened.subscribe({ email: 'pay8@example.com' });
    await opened.shop.pool.query(
      `update test_charges set outcome = 'authentication' where payment_id in
        (select payment_id from payments where content ->> 'email' = 'pay8@example.com')`,
    );
    await at('2027-02-28T10:00:00Z');
    await opened.renew();
    expect(await opened.subscription(id)).toMatchObject({ status: 'PAST_DUE' });
    const [paid] = await Promise.all([press(id, 'pay'), press(id, 'method')]);
    expect(paid.some(({ headers }) => String(headers['location']).includes('/checkout/test-payment/'))).toBe(
      true,
    );
    const open = await opened.shop.rows(`select 1 from payments where website_id = $1 and state in
      ('created', 'requires_action', 'processing') and content -> 'renewal' ->> 'subscriptionId' = '${id}'`);
    expect(open).toHaveLength(1);
    expect(await opened.periods(id)).toMatchObject([{}, { state: 'open', attempts: 2, failures: 1 }]);
  });
});

describe('who has no right to it', () => {
  it('[SUB-04 (customer)] opens nothing with a changed token, the link of another subscription or on another site', async () => {
    const [mine, other] = [
      await opened.subscribe({ email: 'mine@example.com' }),
      await opened.subscribe({ email: 'other@example.com' }),
    ];
    const browser = await opened.shop.visitor();
    const stranger = await opened.shop.visitor(await opened.shop.app.addSite('neighbour'));
    const link = signSubscriptionLink(opened.shop.app.services.secret, {
      websiteId: opened.shop.site.id,
      subscriptionId: mine,
    });
    const forged = [
      link.replace(mine, other),
      `${link}A`,
      link.slice(0, -1),
      link.replace(/token=.*/, 'token='),
      // As many characters, of more bytes.
      link.replace(/token=.*/, `token=${'%C3%A9'.repeat(43)}`),
    ];
    for (const each of forged) {
      expect((await browser.open(each)).status).toBe(404);
      expect((await opened.shop.post(browser, formOf('', 'cancel', each), { when: 'now' })).status).toBe(404);
    }
    expect((await stranger.open(link)).status).toBe(404);
    expect((await opened.shop.post(stranger, formOf('', 'cancel', link), { when: 'now' })).status).toBe(404);
    for (const id of [mine, other]) expect(await opened.subscription(id)).toMatchObject({ status: 'ACTIVE' });
  });

  it('[SUB-04] manages none of another site, and moves no clock of a live one', async () => {
    const id = await opened.subscribe({ email: 'neighbours@example.com' });
    const neighbour = await opened.shop.app.signIn(await opened.shop.app.addSite('next-door'));
    const params = { id };
    for (const answer of [
      await neighbour.client.send(subscriptionsCalls.read, { params }),
      await neighbour.client.send(subscriptionsCalls.cancel, { params, body: { when: 'now' } }),
      await neighbour.client.send(subscriptionsCalls.advance, { params, body: { outcome: 'success' } }),
      await neighbour.client.send(subscriptionsCalls.retry, { params }),
    ])
      expect(answer.ok || answer.refusal.code).toBe('not-found');
    await opened.shop.pool.query('update subscriptions set is_test = false where subscription_id = $1', [id]);
    const moved = await owner.client.send(subscriptionsCalls.advance, {
      params,
      body: { outcome: 'success' },
    });
    expect(moved.ok || moved.refusal.code).toBe('subscription-not-test');
  });

  it('[SUB-04] gets no variant of another product, of another site or sold no more, and no quantity that is none', async () => {
    const id = await opened.subscribe({ email: 'variants@example.com' });
    const foreign = await opened.shop.rows(
      `select variant_id from product_variants where website_id = $1 and item_id <> '${opened.shop.print.id}'`,
    );
    for (const variantId of [String(foreign[0]?.['variant_id']), 'f'.repeat(24)]) {
      const answer = await owner.client.send(subscriptionsCalls.changeLine, {
        params: { id },
        body: { variantId },
      });
      expect(answer.ok || answer.refusal.code).toBe('subscription-variant');
    }
    const browser = await opened.shop.visitor();
    for (const quantity of ['-1', '0', '1e3', '10000', '1.5', 'NaN', ''])
      expect((await opened.shop.post(browser, formOf(id, 'line'), { quantity })).status, quantity).toBe(422);
  });
});

it('[SUB-04] keys of the other mode let nobody pay a live subscription with test cards', async () => {
  const { shop, payByCard, approve } = await openStripeShop();
  const tools = subscriptionTools(shop);
  const services = servicesOf(shop);
  tools.setNow('2027-01-31T09:00:00Z');
  const id = await tools.subscribe({ choice: payByCard() });
  const key = { websiteId: shop.site.id, subscriptionId: id };
  const page = await beginMethodChange(services, key);
  if (!('url' in page)) throw new Error(page.code);
  await approve(page.url);
  await shop.pool.query(`update subscriptions set is_test = false, status = 'PAST_DUE'`);
  expect(await beginMethodChange(services, key)).toMatchObject({ code: 'subscription-method' });
  expect(await beginRenewalPayment(services, key)).toMatchObject({ code: 'subscription-method' });
  expect(await shop.rows(`select 1 from payments where website_id = $1 and content ? 'renewal'`)).toEqual([]);
});

describe('a store whose keys are no longer valid', () => {
  afterAll(() => opened.setNow('2027-01-31T09:00:00Z'));

  it('[SUB-04] loses no subscription: the period is left out after three attempts', async () => {
    const { shop, payByCard, approve } = await openStripeShop();
    const tools = subscriptionTools(shop);
    const services = servicesOf(shop);
    tools.setNow('2027-01-31T09:00:00Z');
    const id = await tools.subscribe({ choice: payByCard() });
    const key = { websiteId: shop.site.id, subscriptionId: id };
    const page = await beginMethodChange(services, key);
    if (!('url' in page)) throw new Error(page.code);
    await approve(page.url);
    const link = signSubscriptionLink(shop.app.services.secret, key);
    await (await shop.visitor()).open(`${link}&returned=method`);
    await shop.pool.query('delete from stripe_accounts');
    for (const day of ['2027-02-28', '2027-03-06', '2027-03-12']) {
      tools.setNow(`${day}T10:00:00Z`);
      await tools.renew();
    }
    expect(await tools.periods(id)).toMatchObject([
      {},
      { state: 'skipped', skip_reason: 'gateway-error', failures: 3 },
    ]);
    expect(await tools.subscription(id)).toMatchObject({ status: 'ACTIVE', next_index: 2 });
  });
});
