import { cartTotalsCalls } from '@sitewright/api/cart-totals';
import { paymentsCalls } from '@sitewright/api/payments';
import { defaultInstallmentSettings } from '@sitewright/domain/installments';
import { defaultShippingSettings } from '@sitewright/domain/shipping';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { accept, publishProduct, sampleAddress, STRIPE_KEYS, variant } from '../testing/index.ts';
import { openStripeShop, type TestedStripe } from './testing/tested-gateways.ts';

const PLAN = 'afterpay_clearpay';
const american = { ...sampleAddress, country: 'US', region: 'NY', city: 'Albany', postalCode: '12207' };
const pickup = {
  id: 'studio',
  name: 'Studio',
  address: {
    line1: '12 Ink Lane',
    line2: '',
    city: 'Albany',
    region: 'NY',
    postalCode: '12207',
    country: 'US',
  },
  instructions: '',
  priceCents: 0,
};
const world = {
  id: 'world',
  name: 'World',
  countries: [],
  rates: [{ id: 'parcel', name: 'Parcel', kind: 'flat' as const, orderCents: 500, itemCents: 0 }],
};
const shipping = {
  ...defaultShippingSettings,
  profiles: defaultShippingSettings.profiles.map((profile) => ({
    ...profile,
    zones: [world],
    pickups: [pickup],
  })),
};
const installments = { ...defaultInstallmentSettings, isEnabled: true };

let tested: TestedStripe;
let files: { readonly id: string };

beforeAll(async () => {
  tested = await openStripeShop(1000);
  const { shop } = tested;
  files = await publishProduct(shop.owner, shop.shop, {
    title: 'Framing',
    product: { productType: 3, variants: [variant({ sku: 'FRAME', price: 2000 })] },
    stock: [null],
  });
  await shop.setStore({ shipping, installments });
});

beforeEach(() => tested.shop.passMinute());

const print = () => ({ itemId: tested.shop.print.id, sku: 'LS-A2' });

/** Whether the page offers plans, and whether Stripe is told not to: with script and without. */
const offered = async (entries: readonly object[], { address = american, option = '' } = {}) => {
  const { shop, stripe } = tested;
  const answers: boolean[] = [];
  for (const choice of [tested.choose('success'), { methodId: 'stripe', outcome: undefined }]) {
    const browser = await shop.ready(entries);
    accept(await shop.save(browser, { shippingAddress: address, billingAddress: address }));
    if (option !== '') {
      const { cart } = await shop.view(browser);
      const key = cart.shippingOptions.find(({ name }) => name === option)?.key ?? '';
      const location = cart.shippingLocation;
      accept(
        await browser.client.send(cartTotalsCalls.chooseShipping, { body: { location, optionKey: key } }),
      );
    }
    answers.push((await shop.view(browser)).allowsInstallments);
    accept(await shop.pay(browser, choice));
    const made = [...('confirmationToken' in choice ? stripe.books.intents : stripe.books.sessions).values()];
    answers.push(made.at(-1)?.excluded_payment_method_types.includes(PLAN) === false);
  }
  return answers;
};

const all = (isOffered: boolean) => [isOffered, isOffered, isOffered, isOffered];

const contextOf = async (): Promise<{ readonly afterPayAvailable: boolean }> => {
  const { app, site, print: item } = tested.shop;
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
  const { text } = await app.visit(site).open('/shop/late-sun?format=json');
  return JSON.parse(text).productInstallmentContext[item.id];
};

it('[PAY-03] plans are offered for carts of physical products, delivered within the country, alone', async () => {
  expect(await offered([print(), {}])).toEqual(all(true));
  expect(await offered([print(), { itemId: files.id, sku: 'FRAME' }])).toEqual(all(false));
  expect(await offered([print()], { address: sampleAddress })).toEqual(all(false));
  expect(await offered([print()], { option: 'Studio' })).toEqual(all(false));
});

it('[PAY-03] products tell of plans only while the site has an account that takes them', async () => {
  expect(await contextOf()).toMatchObject({ afterPayAvailable: true });
  // Payments that nobody confirms end before the account does.
  const { clock } = tested.shop.app;
  clock.now = new Date(clock.now.getTime() + 31 * 60_000);
  await tested.shop.reconcile();
  const manager = await tested.manage();
  accept(await manager.client.send(paymentsCalls.disconnectStripe, {}));
  expect(await contextOf()).toMatchObject({ afterPayAvailable: false });
  accept(await manager.client.send(paymentsCalls.saveStripe, { body: STRIPE_KEYS }));
  expect(await contextOf()).toMatchObject({ afterPayAvailable: true });
});

it('[PAY-03] a store that has switched plans off offers none at the checkout either', async () => {
  await tested.shop.setStore({ shipping });
  expect(await offered([print()])).toEqual(all(false));
});
