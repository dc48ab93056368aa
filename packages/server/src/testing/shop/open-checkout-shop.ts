import { createHash } from 'node:crypto';
import { cartCalls } from '@sitewright/api/cart';
import { checkoutCalls } from '@sitewright/api/checkout';
import { emptyAddress, type Address } from '@sitewright/domain/addresses';
import type { Refusal } from '@sitewright/api/client';
import { seenOrder, type CheckoutView } from '@sitewright/domain/checkout';
import type { Proof, ProofChallenge } from '@sitewright/domain/proof-of-work';
import { defaultShippingSettings } from '@sitewright/domain/shipping';
import { accept } from '../content/publish-content.ts';
import type { TestBrowser } from '../app/test-browser.ts';
import { openShop, type AppOptions } from './open-shop.ts';

export const sampleAddress: Address = {
  ...emptyAddress,
  firstName: 'Ines',
  lastName: 'Duarte',
  line1: 'Rua do Almada 41',
  city: 'Porto',
  postalCode: '4050-036',
  country: 'PT',
};

const shipping = {
  ...defaultShippingSettings,
  profiles: defaultShippingSettings.profiles.map((profile) => ({
    ...profile,
    zones: [
      {
        id: 'world',
        name: 'World',
        countries: [],
        rates: [{ id: 'parcel', name: 'Parcel', kind: 'flat' as const, orderCents: 500, itemCents: 0 }],
      },
    ],
  })),
};

let keys = 0;

export const newKey = (): string => {
  keys += 1;
  return keys.toString(16).padStart(32, '0');
};

/** The answer to a bot check; undefined for other refusals. */
export const solveCheck = ({ code, data }: Refusal): Proof | undefined => {
  if (code !== 'payment-check') return undefined;
  const { challenge } = data as { challenge: ProofChallenge };
  const { salt, target } = challenge;
  // Several times as fast as the browser's, which a busy machine needs.
  const hashOf = (number: number) => createHash('sha256').update(`${salt}:${number}`).digest('hex');
  let number = 0;
  while (hashOf(number) !== target) number += 1;
  return { ...challenge, number };
};

/** Posts a form as a browser without script does. */
const post = (browser: TestBrowser, path: string, fields: Readonly<Record<string, string>>) =>
  browser.open(path, {
    method: 'POST',
    headers: { origin: browser.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

/** A shop that ships anywhere for 5.00 and takes test payments. */
export const openCheckoutShop = async (...options: AppOptions) => {
  const shop = await openShop(...options);
  await shop.setStore({ shipping });
  const { pool, site } = shop;

  const save = (browser: TestBrowser, body: object = {}) => browser.client.send(checkoutCalls.save, { body });

  /** A shopper with a cart and everything entered. */
  const ready = async (entries: readonly object[], email = 'ines@example.com'): Promise<TestBrowser> => {
    shop.passMinute();
    const browser = await shop.visitor();
    for (const entry of entries) accept(await shop.add(browser, entry));
    accept(await save(browser, { email, shippingAddress: sampleAddress, waivesWithdrawal: true }));
    return browser;
  };

  const view = async (browser: TestBrowser): Promise<CheckoutView> =>
    accept(await browser.client.send(checkoutCalls.read, {}));

  /** One request, without an answer to the bot check. */
  const sendPayment = async (browser: TestBrowser, body: object = {}, opened?: CheckoutView) => {
    const shown = opened ?? (await view(browser));
    const { cart } = shown;
    return browser.client.send(checkoutCalls.pay, {
      body: {
        idempotencyKey: newKey(),
        methodId: 'test',
        outcome: 'success',
        totalCents: cart.grandTotalCents,
        giftCardCents: cart.giftCardRedemptionTotalCents,
        currency: cart.grandTotal.currencyCode,
        seen: seenOrder(shown),
        ...body,
      },
    });
  };

  /** As the page does, which may have been opened before: a bot check is solved unseen. */
  const pay = async (browser: TestBrowser, body: object = {}, opened?: CheckoutView) => {
    const keyed = { idempotencyKey: newKey(), ...body };
    const sent = await sendPayment(browser, keyed, opened);
    const proof = sent.ok ? undefined : solveCheck(sent.refusal);
    return proof ? sendPayment(browser, { ...keyed, proof }, opened) : sent;
  };

  const runJob = async (name: string, payload: object): Promise<void> => {
    const jobs = shop.app.app.capabilities.flatMap((capability) => capability.jobs ?? []);
    await jobs
      .find(({ kind }) => kind.name === name)
      ?.handle(payload, {
        id: newKey(),
        websiteId: undefined,
        attempt: 1,
        signal: new AbortController().signal,
        progress: async () => undefined,
      });
  };

  const rows = async (statement: string): Promise<Record<string, unknown>[]> =>
    (await pool.query(statement, [site.id])).rows;

  return {
    ...shop,
    save,
    ready,
    view,
    pay,
    sendPayment,
    rows,
    post,
    reconcile: () => runJob('payments.reconcile', {}),
    findMissedDisputes: () => runJob('payments.find-missed-disputes', {}),
    expireOrders: () => runJob('payments.expire-orders', {}),
    runJob,
    sendCartEmails: () => runJob('abandoned-carts.send-due', {}),
    /** Delivers what the test gateway has to report of a payment. */
    async runWebhookJobs(paymentId: string): Promise<void> {
      const { rows: due } = await pool.query(
        `select j.payload from jobs j join test_charges c on c.reference = j.payload ->> 'reference'
         where j.kind = 'payments.test-webhook' and c.payment_id = $1`,
        [paymentId],
      );
      for (const { payload } of due) await runJob('payments.test-webhook', payload);
    },
    readCart: async (browser: TestBrowser) =>
      accept(await browser.client.send(cartCalls.read, { query: {} })),
    orders: () => rows('select * from orders where website_id = $1 order by order_id'),
    charges: () => rows('select * from test_charges where website_id = $1 order by reference'),
    payments: () => rows('select * from payments where website_id = $1 order by payment_id'),
  };
};
