import { checkoutCalls } from '@sitewright/api/checkout';
import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { defaultShippingSettings } from '@sitewright/domain/shipping';
import { beforeAll, expect, it } from 'vitest';
import { openStripeShop, type TestedStripe } from './testing/tested-gateways.ts';
import { accept, publishProduct, variant } from '../testing/index.ts';

let shop: TestedStripe['shop'];
let tested: TestedStripe;

const freeShipping = {
  ...defaultShippingSettings,
  profiles: defaultShippingSettings.profiles.map((profile) => ({
    ...profile,
    zones: [
      {
        id: 'world',
        name: 'World',
        countries: [],
        rates: [{ id: 'letter', name: 'Letter', kind: 'flat' as const, orderCents: 0, itemCents: 0 }],
      },
    ],
  })),
};

beforeAll(async () => {
  tested = await openStripeShop();
  ({ shop } = tested);
  await shop.setStore({ shipping: freeShipping });
});

const publish = (sku: string, price: number) =>
  publishProduct(shop.owner, shop.shop, {
    title: sku,
    product: { variants: [variant({ sku, price })] },
    stock: [5],
  });

it('an amount that Stripe does not take is refused before anything is created or reserved', async () => {
  const [sticker, yacht] = [await publish('STICKER', 49), await publish('YACHT', 99_999_999)];
  tested.stripe.requests.length = 0;
  const small = await shop.ready([{ itemId: sticker.id }], 'small@example.com');
  expect(await shop.pay(small, tested.choose('success'))).toMatchObject({
    refusal: {
      code: 'payment-too-small',
      message: 'This way to pay takes $0.50 or more. You have not been charged. Please choose another one.',
    },
  });
  const large = await shop.ready([{ itemId: yacht.id, quantity: 2 }], 'large@example.com');
  expect(await shop.pay(large, tested.choose('success'))).toMatchObject({
    refusal: { code: 'payment-too-large', message: expect.stringContaining('takes $999,999.99 at most.') },
  });
  expect(tested.stripe.requests).toEqual([]);
  expect(await shop.payments()).toEqual([]);
  expect(accept(await shop.pay(small)).state).toBe('completed');
});

it('a shopper without script reads why on the page', async () => {
  const sticker = await publish('STAMP', 20);
  const browser = await shop.ready([{ itemId: sticker.id }], 'plain@example.com');
  const { text } = await browser.open('/checkout?step=payment');
  const field = (name: string): string => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';
  const names = ['crumb', 'idempotencyKey', 'totalCents', 'giftCardCents', 'currency'];
  const page = await shop.post(browser, '/-/checkout/pay', {
    ...Object.fromEntries(names.map((name) => [name, field(name)])),
    methodId: 'stripe',
    isBillingSame: 'true',
  });
  const { text: told } = await browser.open(String(page.headers['location']));
  expect(told).toContain('This way to pay takes $0.50 or more.');
});

it('a gift card leaves nothing, or as much as Stripe takes', async () => {
  const { code } = accept(
    await shop.owner.client.send(giftCardsCalls.issue, {
      body: {
        amountCents: 120,
        isTest: true,
        recipientName: '',
        recipientEmail: '',
        note: '',
        expiresOn: null,
      },
    }),
  );
  const browser = await shop.ready([{}], 'card@example.com');
  accept(await browser.client.send(checkoutCalls.applyCode, { body: { code } }));
  const { paymentId, state } = accept(await shop.pay(browser, tested.choose('success')));
  expect(state).toBe('completed');
  const charge = (await tested.charges()).find((each) => each.paymentId === paymentId);
  expect(charge).toMatchObject({ amountCents: 50, charges: 1 });
});
