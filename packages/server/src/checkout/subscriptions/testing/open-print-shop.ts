import { cartCalls } from '@sitewright/api/cart';
import {
  accept,
  openCheckoutShop,
  publishProduct,
  sampleAddress,
  variant,
  type TestBrowser,
} from '../../../testing/index.ts';

export const subscribePath = (token: string): string => `/subscribe?cartToken=${token}`;
export const checkoutPath = (token: string): string => `/checkout/subscribe/${token}`;

const fieldOf = (page: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

/** A shop that sells a print every three months, in two sizes. */
export const openPrintShop = async (...options: Parameters<typeof openCheckoutShop>) => {
  const shop = await openCheckoutShop(...options);
  const print = await publishProduct(shop.owner, shop.shop, {
    title: 'Quarterly print',
    product: {
      variantOptionOrdering: ['Size'],
      variants: [
        variant({ sku: 'Q-A4', price: 1200, attributes: { Size: 'A4' } }),
        variant({ sku: 'Q-A3', price: 2000, attributes: { Size: 'A3' } }),
      ],
      isSubscribable: true,
      subscriptionPlan: { billingPeriod: { value: 3, unit: 'MONTH' }, numBillingCycles: 0 },
    },
    stock: [null, 5],
  });

  /** The token of a cart with the subscription. */
  const start = async (
    browser: TestBrowser,
    { itemId = print.id, sku = 'Q-A4', qty = 1 }: { itemId?: string; sku?: string; qty?: number } = {},
  ): Promise<string> =>
    accept(
      await browser.client.send(cartCalls.startSubscription, {
        body: { itemId, sku, qty, additionalFields: null },
      }),
    ).cartToken;

  /** Fills in contact and delivery, as a browser without script does. */
  const enter = async (browser: TestBrowser, token: string, email: string): Promise<void> => {
    await shop.post(browser, `/-/checkout/contact?cart=${token}`, { email });
    const { firstName, lastName, line1, city, postalCode, country } = sampleAddress;
    const address = { firstName, lastName, line1, city, postalCode, country };
    await shop.post(
      browser,
      `/-/checkout/delivery?cart=${token}`,
      Object.fromEntries(Object.entries(address).map(([name, value]) => [`shippingAddress.${name}`, value])),
    );
  };

  /** Opens the page in one more tab, whose pay button the answer presses. */
  const openTab = async (browser: TestBrowser, token: string) => {
    const { text } = await browser.open(checkoutPath(token));
    return (fields: object = {}) =>
      shop.post(browser, `/-/checkout/pay?cart=${token}`, {
        idempotencyKey: fieldOf(text, 'idempotencyKey'),
        totalCents: fieldOf(text, 'totalCents'),
        giftCardCents: fieldOf(text, 'giftCardCents'),
        currency: fieldOf(text, 'currency'),
        methodId: 'test',
        outcome: 'success',
        isBillingSame: 'true',
        ...fields,
      });
  };

  /** Opens the page and presses its pay button. */
  const payFor = async (browser: TestBrowser, token: string, fields: object = {}) =>
    (await openTab(browser, token))(fields);

  const orderOf = async (email: string) => (await shop.orders()).find((order) => order['email'] === email);

  const subscriptionsOf = (email: string) =>
    shop.rows(`select * from subscriptions where website_id = $1 and email = '${email}' order by line_id`);

  return { shop, print, start, enter, openTab, payFor, orderOf, subscriptionsOf };
};
