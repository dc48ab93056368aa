import { paymentsCalls } from '@sitewright/api/payments';
import { afterAll } from 'vitest';
import { accept, openCheckoutShop, STRIPE_KEYS, StripeStandIn } from '../../testing/index.ts';

type Settings = NonNullable<Parameters<typeof openCheckoutShop>[0]>;
type Options = NonNullable<Parameters<typeof openCheckoutShop>[1]>;

/** A shop that takes cards at a stand-in of Stripe, whose books are not in the database. */
export const openStripeShop = async (settings: Settings = {}, options: Options = {}) => {
  const stripe = await StripeStandIn.start({
    clock: () => shop.app.clock.now,
    deliver: async () => 200,
  });
  afterAll(() => stripe.close());
  const shop = await openCheckoutShop(
    { ...settings, SITEWRIGHT_STRIPE_URL: stripe.url },
    { ...options, stripe: { timeoutMs: 5000 } },
  );
  const owner = await shop.app.signInToManage(shop.site);
  accept(await owner.client.send(paymentsCalls.saveStripe, { body: STRIPE_KEYS }));
  return {
    shop,
    stripe,
    payByCard: () => ({
      methodId: 'stripe',
      outcome: undefined,
      confirmationToken: stripe.newToken('success'),
    }),
    /** What the customer does on a page of Stripe's. */
    approve: (url: string) =>
      fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ answer: 'approve' }) }),
  };
};

/** What the same tests need of each gateway that renewals are charged by. */
export const chargedShops = {
  async test() {
    const shop = await openCheckoutShop();
    return {
      shop,
      payByCard: () => ({ methodId: 'test', outcome: 'success' }),
      approve: async (url: string): Promise<unknown> =>
        shop.post(await shop.visitor(), url, { answer: 'approve' }),
      /** How often a payment was charged. */
      chargesOf: async (paymentId: string): Promise<number> => {
        const charges = await shop.charges();
        return Number(charges.find((charge) => charge['payment_id'] === paymentId)?.['charges'] ?? 0);
      },
    };
  },
  async stripe() {
    const opened = await openStripeShop();
    const { books } = opened.stripe;
    return {
      ...opened,
      chargesOf: async (paymentId: string): Promise<number> =>
        [...books.intents.values()]
          .filter(({ metadata }) => metadata['sitewright_payment'] === paymentId)
          .reduce((sum, { id }) => sum + (books.charged.get(id) ?? 0), 0),
    };
  },
};
