import { cartCalls } from '@sitewright/api/cart';
import { contributorCalls } from '@sitewright/api/contributors';
import { siteCalls } from '@sitewright/api/sites';
import { storeCalls } from '@sitewright/api/store';
import { allFeaturesOn, planFeatureIds, type FeatureSwitches } from '@sitewright/domain/features';
import { defaultStoreSettings } from '@sitewright/domain/store';
import { beforeEach, describe, expect, it } from 'vitest';
import { accept, createTestDatabase, publishPage, publishProduct, startTestApp, variant } from '../testing/index.ts';

const { database, pool } = await createTestDatabase();
const app = await startTestApp(database);
const office = await app.addSite('office');
const site = await app.addSite('gated-shop');
let administrator = await app.signInToManage(office);
const owner = await app.signIn(site);
const shop = await publishPage(owner, { kind: 'products', title: 'Shop' });
const field = { id: 'note', type: 'textarea' as const, title: 'Note', maxLength: 3 };
const print = await publishProduct(owner, shop, {
  title: 'Print',
  product: {
    variants: [variant({ sku: 'P', price: 4500 })],
    additionalFieldsForm: { id: '0123456789abcdef01234567', name: 'Note', fields: [field] },
  },
  stock: [5],
});
const monthly = await publishProduct(owner, shop, {
  title: 'Monthly',
  product: {
    isSubscribable: true,
    subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
    variants: [variant({ sku: 'M', price: 900 })],
  },
  stock: [null],
});

const params = { id: site.id };

const passTime = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};

const switchTo = async (features: Partial<FeatureSwitches>) => {
  const { revision } = accept(await administrator.client.send(siteCalls.readFeatures, { params }));
  const body = { ...allFeaturesOn, ...features, revision };
  const saved = accept(await administrator.client.send(siteCalls.saveFeatures, { params, body }));
  // Pages and calls learn of the change within a second.
  passTime(1100);
  return saved;
};

const planWithout = (...features: (keyof typeof planFeatureIds)[]) =>
  switchTo({ planFeaturesOff: features.map((feature) => planFeatureIds[feature]) });

const page = async () => (await app.visit(site).open('/shop/print')).text;

const contextOf = async (path = '/shop/print') => {
  const { text } = await app.visit(site).open(`${path}?format=json`);
  return JSON.parse(text) as {
    readonly featureFlags: Record<string, unknown>;
    readonly item: { structuredContent: { additionalFieldsForm: { fields: { maxLength?: number }[] } } };
    readonly productInstallmentContext: Record<string, { afterPayAvailable: boolean }>;
  };
};

const visitor = async () => {
  const browser = app.visit(site);
  await browser.open('/');
  return browser;
};

const add = async (note = 'abc') =>
  (await visitor()).client.send(cartCalls.addEntry, {
    body: { itemId: print.id, sku: null, quantity: 1, additionalFields: JSON.stringify({ note }) },
  });

const subscribe = async () =>
  (await visitor()).client.send(cartCalls.startSubscription, {
    body: { itemId: monthly.id, sku: null, qty: 1, additionalFields: null },
  });

/** Every test has a minute of its own: limits count by it. A confirmed password is good for a few of them. */
beforeEach(async () => {
  passTime(61_000);
  administrator = await app.signInToManage(office);
  await switchTo({});
});

describe('[SITE-24 (rule)] features of a site', () => {
  it('are all on in a new site, and reported to pages and to the owner’s app', async () => {
    const answer = accept(await administrator.client.send(siteCalls.readFeatures, { params }));
    expect(answer).toMatchObject({ planFeaturesOff: [], betaFlagsOff: [], areProductReviewsKilled: false });
    expect(await page()).toContain('class="sqs-add-to-cart-button-wrapper"');
    expect((await add()).ok).toBe(true);
    const session = accept(await owner.client.send(contributorCalls.readSession, {}));
    expect(session.website.features).toEqual(allFeaturesOn);
    expect(await page()).toContain(
      '"betaFeatureFlags":["product_reviews","site_visitor_metrics","video_paywall","vanilla_form_handler",' +
        '"locale_aware_number_formatter","textarea_max_length"]',
    );
  });

  it('without commerce nothing is sold, and carts say so of what they hold', async () => {
    const browser = await visitor();
    const body = { itemId: print.id, sku: null, quantity: 1, additionalFields: '{"note":"abc"}' };
    accept(await browser.client.send(cartCalls.addEntry, { body }));
    await planWithout('commerce');
    expect(await page()).not.toContain('class="sqs-add-to-cart-button-wrapper"');
    expect(await add()).toMatchObject({ refusal: { code: 'not-found' } });
    expect(await subscribe()).toMatchObject({ refusal: { code: 'not-found' } });
    const cart = accept(await browser.client.send(cartCalls.read, { query: {} }));
    expect(cart.entries.map(({ isAvailable }) => isAvailable)).toEqual([false]);
    expect((await browser.open('/cart')).status).toBe(404);
    const id = cart.entries[0]?.id ?? '';
    for (const refused of [
      await browser.client.send(cartCalls.removeEntry, { params: { id } }),
      await browser.client.send(cartCalls.changeQuantity, { params: { id }, body: { quantity: 2 } }),
    ])
      expect(refused).toMatchObject({ refusal: { code: 'not-found' } });
    await switchTo({});
    expect((await browser.open('/cart')).status).toBe(200);
    expect((await add()).ok).toBe(true);
  });

  it('without subscriptions only they are not sold', async () => {
    expect((await subscribe()).ok).toBe(true);
    await planWithout('subscriptions');
    expect(await subscribe()).toMatchObject({ refusal: { code: 'not-found' } });
    expect((await add()).ok).toBe(true);
  });

  it('without Afterpay no installments are offered in its countries; Clearpay is another feature', async () => {
    // Installments are a method of Stripe.
    await pool.query(
      `insert into stripe_accounts (website_id, account_id, account_name, is_test, publishable_key, sealed_keys,
        secret_key_end, has_webhook_secret) values ($1, 'acct_1', 'Shop', true, '', '', '', false)`,
      [site.id],
    );
    const { revision } = accept(await owner.client.send(storeCalls.readSettings, {}));
    const installments = { ...defaultStoreSettings.installments, isEnabled: true };
    accept(
      await owner.client.send(storeCalls.saveSettings, {
        body: { ...defaultStoreSettings, installments, revision },
      }),
    );
    const isOffered = async () => (await contextOf()).productInstallmentContext[print.id]?.afterPayAvailable;
    await planWithout('clearpay');
    expect(await isOffered()).toBe(true);
    await planWithout('afterpay');
    expect(await isOffered()).toBe(false);
  });

  it('beta flags switch the formatter of prices and the length of answers', async () => {
    expect((await contextOf()).featureFlags).toMatchObject({ useCLDRMoneyFormat: true });
    expect(await add('abcd')).toMatchObject({ refusal: { code: 'additional-fields-invalid' } });
    await switchTo({ betaFlagsOff: ['localeAwareNumberFormatter', 'textareaMaxLength'] });
    const { featureFlags, item } = await contextOf();
    expect(featureFlags).toMatchObject({ useCLDRMoneyFormat: false });
    expect(item.structuredContent.additionalFieldsForm.fields[0]).not.toHaveProperty('maxLength');
    expect((await add('abcd')).ok).toBe(true);
  });

  it('the kill switch stops reviews whatever the flag says', async () => {
    await switchTo({ areProductReviewsKilled: true });
    expect(await page()).toContain('"betaFeatureFlags":["site_visitor_metrics"');
  });

  it('belong to one site', async () => {
    await planWithout('commerce');
    const there = { id: office.id };
    expect(accept(await administrator.client.send(siteCalls.readFeatures, { params: there }))).toMatchObject({
      planFeaturesOff: [],
    });
  });
});

describe('switching features', () => {
  const body = { ...allFeaturesOn, revision: 1 };

  it('is done at the owner host alone, after the password, by administrators of the installation', async () => {
    expect(await owner.client.send(siteCalls.readFeatures, { params })).toMatchObject({
      refusal: { code: 'administration-elsewhere' },
    });
    expect(await owner.client.send(siteCalls.saveFeatures, { params, body })).toMatchObject({
      refusal: { code: 'administration-elsewhere' },
    });
    const unconfirmed = await app.signIn(office);
    expect(await unconfirmed.client.send(siteCalls.saveFeatures, { params, body })).toMatchObject({
      refusal: { code: 'confirmation-needed' },
    });
  });

  it('tells of a change by somebody else, and of ids that do not exist', async () => {
    await switchTo({});
    expect(await administrator.client.send(siteCalls.saveFeatures, { params, body })).toMatchObject({
      refusal: { code: 'conflict' },
    });
    const unknown = { id: '0123456789abcdef01234567' };
    expect(await administrator.client.send(siteCalls.saveFeatures, { params: unknown, body })).toMatchObject({
      refusal: { code: 'not-found' },
    });
    for (const planFeaturesOff of [[0], [71], [1.5]])
      expect(
        await administrator.client.send(siteCalls.saveFeatures, {
          params,
          body: { ...body, planFeaturesOff },
        }),
      ).toMatchObject({ refusal: { code: 'bad-request' } });
  });
});
