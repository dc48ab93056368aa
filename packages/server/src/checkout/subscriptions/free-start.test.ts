import { checkoutCalls } from '@sitewright/api/checkout';
import { discountsCalls } from '@sitewright/api/discounts';
import { paymentsCalls } from '@sitewright/api/payments';
import { newDiscountTerms } from '@sitewright/domain/discounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accept,
  newKey,
  publishProduct,
  sampleAddress,
  STRIPE_KEYS,
  StripeStandIn,
  variant,
  type TestBrowser,
} from '../../testing/index.ts';
import { checkoutPath, openPrintShop } from './testing/open-print-shop.ts';

type Opened = Awaited<ReturnType<typeof openPrintShop>>;

const openAtStripe = async () => {
  const stripe = await StripeStandIn.start({
    clock: () => opened.shop.app.clock.now,
    deliver: async () => 200,
  });
  afterAll(() => stripe.close());
  const opened = await openPrintShop(
    { SITEWRIGHT_STRIPE_URL: stripe.url },
    {
      stripe: { timeoutMs: 5000 },
    },
  );
  const owner = await opened.shop.app.signInToManage(opened.shop.site);
  accept(await owner.client.send(paymentsCalls.saveStripe, { body: STRIPE_KEYS }));
  return { opened, stripe };
};

/** Everything is free at first, and has its price in the later payments. */
describe.each(['test', 'stripe'] as const)(
  'a subscription by %s whose first payment is of nothing',
  (name) => {
    let opened: Opened;
    let stripe: StripeStandIn | undefined;
    let lesson: { readonly id: string };

    beforeAll(async () => {
      if (name === 'stripe') ({ opened, stripe } = await openAtStripe());
      else opened = await openPrintShop();
      const { shop } = opened;
      accept(
        await shop.owner.client.send(discountsCalls.create, {
          body: {
            ...newDiscountTerms,
            name: 'First one free',
            code: 'FREEFIRST',
            reward: { kind: 'percent', percent: '100' },
          },
        }),
      );
      lesson = await publishProduct(shop.owner, shop.shop, {
        title: 'Lesson',
        product: {
          productType: 3,
          variants: [variant({ sku: 'LESSON', price: 1500 })],
          isSubscribable: true,
          subscriptionPlan: { billingPeriod: { value: 1, unit: 'WEEK' }, numBillingCycles: 4 },
        },
        stock: [null],
      });
    });

    beforeEach(() => opened.shop.passMinute());

    const runJob = async (kind: string, payload: object = {}) => {
      const jobs = opened.shop.app.app.capabilities.flatMap((capability) => capability.jobs ?? []);
      await jobs
        .find((job) => job.kind.name === kind)
        ?.handle(payload, {
          id: kind,
          websiteId: undefined,
          attempt: 1,
          signal: new AbortController().signal,
          progress: async () => undefined,
        });
    };

    const begin = async (email: string): Promise<{ browser: TestBrowser; token: string }> => {
      const { shop, start } = opened;
      const browser = await shop.visitor();
      const token = await start(browser, { itemId: lesson.id, sku: 'LESSON' });
      await shop.post(browser, `/-/checkout/contact?cart=${token}`, { email });
      await shop.post(browser, `/-/checkout/code?cart=${token}`, { code: 'FREEFIRST' });
      return { browser, token };
    };

    const billing = (): Record<string, string> => {
      const { firstName, lastName, line1, city, postalCode, country } = sampleAddress;
      const fields = Object.entries({ firstName, lastName, line1, city, postalCode, country });
      return Object.fromEntries(fields.map(([field, value]) => [`billingAddress.${field}`, value]));
    };

    /** Without script: cards are entered on a page of the gateway. */
    const pay = (browser: TestBrowser, token: string, fields: object = {}) =>
      opened.payFor(browser, token, {
        ...billing(),
        methodId: name,
        ...(name === 'stripe' ? { outcome: '' } : {}),
        ...fields,
      });

    const finish = async (browser: TestBrowser, url: string): Promise<void> => {
      if (name === 'test') return;
      const { headers } = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ answer: 'approve' }),
      });
      const back = new URL(headers.get('location') ?? '');
      await browser.open(`${back.pathname}${back.search}`);
    };

    const renewLater = async (email: string) => {
      const { shop, subscriptionsOf } = opened;
      const { rows } = await shop.pool.query(
        `select payload from jobs where kind = 'subscriptions.save-method'`,
      );
      for (const { payload } of rows) await runJob('subscriptions.save-method', payload);
      shop.app.clock.now = new Date(shop.app.clock.now.getTime() + 8 * 86_400_000);
      await runJob('subscriptions.renew');
      return (await subscriptionsOf(email))[0];
    };

    it('[SUB-05] says that nothing is due today and what comes then, stores a card, makes an order of 0 and is charged the next time', async () => {
      const { orderOf, subscriptionsOf } = opened;
      const email = 'free@example.com';
      const { browser, token } = await begin(email);
      const page = await browser.open(checkoutPath(token));
      expect(page.text).toMatch(
        /Nothing is due today, then \$15\.00 every week for 4 weeks from \w+ \d+, \d{4}\./,
      );
      expect(page.text).toContain('name="methodId"');
      expect(page.text).not.toContain('There is nothing to pay');
      const paid = await pay(browser, token);
      await finish(browser, String(paid.headers['location']));
      expect(await orderOf(email)).toMatchObject({ total_cents: '0', payment_state: 'paid', is_test: true });
      expect(await subscriptionsOf(email)).toMatchObject([
        { status: 'ACTIVE', gateway: name, renewal_cents: '1500' },
      ]);
      expect(await renewLater(email)).toMatchObject({
        status: 'ACTIVE',
        paid_periods: 2,
        method_name: name === 'stripe' ? 'Visa 5556' : 'Test card 0000',
      });
      if (stripe) expect([...stripe.books.charged.values()]).toEqual([1]);
    });

    it('[SUB-05] is not begun where the card is declined, or no card is entered', async () => {
      const { orderOf, shop } = opened;
      const email = 'declined@example.com';
      const { browser, token } = await begin(email);
      if (name === 'test') await pay(browser, token, { outcome: 'decline' });
      else await pay(browser, token);
      expect(await orderOf(email)).toBeUndefined();
      if (name === 'test') return;
      for (let minute = 0; minute < 40; minute += 1) shop.passMinute();
      await shop.reconcile();
      const payments = await shop.rows(
        `select state from payments where website_id = $1 and content ->> 'email' = '${email}'`,
      );
      expect(payments).toEqual([{ state: 'cancelled' }]);
    });

    /** The other gateway has no fields. */
    const withFields = name === 'stripe' ? [name] : [];
    it.each(withFields)('[SUB-05] is begun with a card of the fields on the page too', async () => {
      const { shop, orderOf, subscriptionsOf } = opened;
      const email = 'fields@example.com';
      const browser = await shop.visitor();
      const token = await opened.start(browser, { itemId: lesson.id, sku: 'LESSON' });
      await shop.post(browser, `/-/subscribe?cartToken=${token}`, { next: 'cart', key: newKey() });
      accept(await shop.save(browser, { email, isBillingSame: false, billingAddress: sampleAddress }));
      const view = accept(
        await browser.client.send(checkoutCalls.applyCode, { body: { code: 'FREEFIRST' } }),
      );
      expect(view.recurring?.nothingToday).toContain('Nothing is due today, then $15.00 every week');
      const payByCard = (outcome: string) =>
        shop.pay(browser, {
          methodId: 'stripe',
          outcome: undefined,
          confirmationToken: stripe?.newToken(outcome),
        });
      expect(await payByCard('decline')).toMatchObject({ ok: false, refusal: { code: 'payment-refused' } });
      expect(await orderOf(email)).toBeUndefined();
      expect(await payByCard('success')).toMatchObject({ ok: true, answer: { state: 'completed' } });
      expect(await orderOf(email)).toMatchObject({ total_cents: '0' });
      expect(await subscriptionsOf(email)).toMatchObject([{ status: 'ACTIVE', gateway: 'stripe' }]);
      expect(await renewLater(email)).toMatchObject({ paid_periods: 2, method_name: 'Visa 4242' });
    });
  },
);
