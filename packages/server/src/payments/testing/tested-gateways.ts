import { paymentsCalls } from '@sitewright/api/payments';
import { afterAll } from 'vitest';
import {
  accept,
  newKey,
  openCheckoutShop,
  STRIPE_KEYS,
  StripeStandIn,
  type TestBrowser,
} from '../../testing/index.ts';
import { signEvent } from '../gateways/sign-event.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { createStripeGateway } from '../gateways/stripe/stripe-gateway.ts';
import { createTestGateway, testWebhookSecret } from '../gateways/test-gateway.ts';

export type PaidShop = Awaited<ReturnType<typeof openCheckoutShop>>;

export interface BookedCharge {
  readonly paymentId: string;
  readonly reference: string;
  readonly state: string;
  /** How often it was charged. */
  readonly charges: number;
  readonly amountCents: number;
  readonly refundedCents: number;
}

/** What the same tests need of each gateway. */
export interface TestedGateway {
  readonly shop: PaidShop;
  /** As the program calls it. */
  readonly gateway: Gateway;
  /** The card is of no use any more. */
  expireCards(): void;
  /** The part of a request to pay; with a card of its own, or with one that is used again. */
  choose(outcome: string, card?: string): object;
  /** The books of the gateway. */
  charges(): Promise<readonly BookedCharge[]>;
  /** An event about a charge, as its body is sent. */
  makeEvent(reference: string): string;
  sign(body: string, options?: { readonly at?: Date; readonly secret?: string }): string;
  /** Posts a body to the webhook; no header where the signature is empty. */
  post(body: string, signature: string): Promise<number>;
  /** Sends what the gateway was to report later. */
  deliverLate(paymentId: string): Promise<void>;
  /** What the shopper does on the page of the bank. */
  answer(browser: TestBrowser, url: string, answer: 'approve' | 'refuse'): Promise<void>;
}

/** So that browsers can have addresses of their own. */
const behindProxy = { SITEWRIGHT_TRUST_PROXY: '127.0.0.1' } as const;

const poster =
  (shop: PaidShop, gateway: 'test' | 'stripe', header: string) =>
  async (body: string, signature: string): Promise<number> => {
    const { status } = await shop.app.visit(shop.site).open(`/api/payments/webhooks/${gateway}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signature === '' ? {} : { [header]: signature }) },
      body,
    });
    return status;
  };

const openTestGateway = async (): Promise<TestedGateway> => {
  const shop = await openCheckoutShop(behindProxy);
  const secretOf = (siteId: string): string => testWebhookSecret(shop.app.services.secret, siteId);
  const { database, secret } = shop.app.services;
  const clock = () => shop.app.clock.now;
  return {
    shop,
    gateway: createTestGateway({ database, secret, clock, sendWebhook: async () => undefined }),
    expireCards: () => {
      shop.app.clock.now = new Date(shop.app.clock.now.getTime() + 366 * DAY_MS);
    },
    choose: (outcome) => ({ methodId: 'test', outcome }),
    charges: async () =>
      (await shop.charges()).map((charge) => ({
        paymentId: String(charge['payment_id']),
        reference: String(charge['reference']),
        state: String(charge['state']),
        charges: Number(charge['charges']),
        amountCents: Number(charge['amount_cents']),
        refundedCents: Number(charge['refunded_cents']),
      })),
    makeEvent: (reference) => JSON.stringify({ eventId: newKey(), kind: 'charge.updated', reference }),
    sign: (body, { at = shop.app.clock.now, secret = secretOf(shop.site.id) } = {}) =>
      signEvent(secret, body, at),
    post: poster(shop, 'test', 'sitewright-signature'),
    deliverLate: (paymentId) => shop.runWebhookJobs(paymentId),
    answer: async (browser, url, answer) => {
      await shop.post(browser, url, { answer });
    },
  };
};

const DAY_MS = 86_400_000;

export interface TestedStripe extends TestedGateway {
  readonly stripe: StripeStandIn;
  /** The owner, with the password entered just now. */
  manage(): Promise<TestBrowser>;
}

/** Posts to a page of the stand-in, outside of the shop. */
const answerAt = async (url: string, answer: string): Promise<string> => {
  const { headers } = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ answer }),
  });
  return headers.get('location') ?? '';
};

/** A shop with a Stripe account in test mode, at a stand-in. */
export const openStripeShop = async (timeoutMs = 2000): Promise<TestedStripe> => {
  const stripe = await StripeStandIn.start({
    clock: () => shop.app.clock.now,
    deliver: ({ body, signature }) => post(body, signature),
  });
  afterAll(() => stripe.close());
  const shop = await openCheckoutShop(
    { ...behindProxy, SITEWRIGHT_STRIPE_URL: stripe.url },
    { stripe: { timeoutMs } },
  );
  const post = poster(shop, 'stripe', 'stripe-signature');
  const manage = () => shop.app.signInToManage(shop.site);
  const owner = await manage();
  accept(await owner.client.send(paymentsCalls.saveStripe, { body: STRIPE_KEYS }));
  const { books } = stripe;
  const { database, secret } = shop.app.services;
  return {
    shop,
    stripe,
    gateway: createStripeGateway({
      database,
      secret,
      clock: () => shop.app.clock.now,
      stripe: { url: stripe.url },
    }),
    expireCards: () => {
      for (const { card } of books.methods.values()) card.exp_year = 2020;
    },
    manage,
    post,
    choose: (outcome, card) => ({
      methodId: 'stripe',
      outcome: undefined,
      confirmationToken: stripe.newToken(outcome, card),
    }),
    charges: async () =>
      [...books.intents.values()].map(({ id, metadata, status, amount }) => ({
        paymentId: metadata['sitewright_payment'] ?? '',
        reference: id,
        state: status,
        charges: books.charged.get(id) ?? 0,
        amountCents: amount,
        refundedCents: books.refundedOf(id),
      })),
    makeEvent: (reference) =>
      stripe.makeEvent('payment_intent.succeeded', books.intents.get(reference) ?? {}),
    sign: (body, options) => stripe.sign(body, options),
    deliverLate: () => stripe.deliverLate(),
    async answer(browser, url, answer) {
      const back = new URL(await answerAt(url, answer));
      await browser.open(`${back.pathname}${back.search}`);
    },
  };
};

export const testedGateways = { test: openTestGateway, stripe: openStripeShop } as const;
