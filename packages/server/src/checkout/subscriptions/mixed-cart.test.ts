import { cartCalls } from '@sitewright/api/cart';
import { checkoutCalls } from '@sitewright/api/checkout';
import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { beforeEach, describe, expect, it } from 'vitest';
import { accept, newKey, publishProduct, variant, type TestBrowser } from '../../testing/index.ts';
import { checkoutPath, openPrintShop } from './testing/open-print-shop.ts';

const { shop, start, enter, subscriptionsOf } = await openPrintShop();

beforeEach(() => shop.passMinute());

describe('a mixed cart', () => {
  const mixed = async (email: string): Promise<TestBrowser> => {
    const browser = await shop.ready([{}], email);
    const token = await start(browser);
    const key = newKey();
    const press = () => shop.post(browser, `/-/subscribe?cartToken=${token}`, { next: 'cart', key });
    const pressed = await Promise.all([press(), press()]);
    for (const { headers } of pressed) expect(headers['location']).toBe('/cart');
    return browser;
  };

  it('has the subscription as a line with its period, once for each press', async () => {
    const browser = await mixed('mixed@example.com');
    const { entries } = await shop.readCart(browser);
    expect(entries.map(({ title, quantity, subscription }) => [title, quantity, subscription?.text])).toEqual(
      [
        [expect.any(String), 1, undefined],
        ['Quarterly print', 1, 'every 3 months'],
      ],
    );
    expect((await browser.open('/cart')).text).toContain('every 3 months');
    const { recurring, methods } = await shop.view(browser);
    expect(recurring?.lines).toMatchObject([{ title: 'Quarterly print' }]);
    expect(methods.map(({ id }) => id)).toEqual(['test']);
    accept(await shop.pay(browser));
    expect(await subscriptionsOf('mixed@example.com')).toHaveLength(1);
  });

  it('lets gift cards pay for everything but the subscription', async () => {
    const browser = await mixed('gift@example.com');
    const card = accept(
      await shop.owner.client.send(giftCardsCalls.issue, {
        body: {
          amountCents: 100_000,
          expiresOn: null,
          isTest: true,
          note: '',
          recipientEmail: '',
          recipientName: '',
        },
      }),
    );
    accept(await browser.client.send(checkoutCalls.applyCode, { body: { code: card.code } }));
    const { cart } = await shop.view(browser);
    expect(cart.amountDueCents).toBe(1200);
    const alone = await shop.visitor();
    const token = await start(alone);
    await enter(alone, token, 'gift-alone@example.com');
    await shop.post(alone, `/-/checkout/code?cart=${token}`, { code: card.code });
    expect((await alone.open(checkoutPath(token))).text).toContain('Order and pay $17.00');
  });

  it('never makes a subscription of what was put into it to be bought once', async () => {
    const once = await publishProduct(shop.owner, shop.shop, {
      title: 'Becomes a subscription',
      product: { variants: [variant({ sku: 'BS', price: 700 })] },
      stock: [null],
    });
    const browser = await shop.visitor();
    accept(await shop.add(browser, { itemId: once.id, sku: 'BS' }));
    await shop.pool.query(
      `update products set is_subscribable = true,
        subscription_plan = '{"billingPeriod":{"value":1,"unit":"MONTH"},"numBillingCycles":0}' where item_id = $1`,
      [once.id],
    );
    await shop.pool.query('update websites set content_version = content_version + 1');
    const { entries, subtotalCents } = await shop.readCart(browser);
    expect(entries).toMatchObject([{ isAvailable: false, note: 'No longer available' }]);
    expect(subtotalCents).toBe(0);
  });

  it('takes the answers of the product’s form with it, a password too, and asks for nothing again', async () => {
    const secret = { id: 'secret', type: 'password' as const, title: 'Password of the file', required: true };
    const locked = await publishProduct(shop.owner, shop.shop, {
      title: 'Locked letters',
      product: {
        variants: [variant({ sku: 'LOCKED', price: 700 })],
        additionalFieldsForm: { id: 'e'.repeat(24), name: 'Protection', fields: [secret] },
        isSubscribable: true,
        subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
      },
      stock: [null],
    });
    const browser = await shop.visitor();
    const begin = (answers: object) =>
      browser.client.send(cartCalls.startSubscription, {
        body: { itemId: locked.id, sku: 'LOCKED', qty: 1, additionalFields: JSON.stringify(answers) },
      });
    const { cartToken } = accept(await begin({ secret: 'hunter2-correct' }));
    const added = await shop.post(browser, `/-/subscribe?cartToken=${cartToken}`, {
      next: 'cart',
      key: newKey(),
    });
    expect(added.headers['location']).toBe('/cart');
    const { entries } = await shop.readCart(browser);
    expect(entries).toMatchObject([{ title: 'Locked letters', formFields: [{ value: '__MASKED_FIELD__' }] }]);
    // A mask alone is no password.
    expect(await begin({ secret: '__MASKED_FIELD__' })).toMatchObject({
      ok: false,
      refusal: { code: 'additional-fields-invalid' },
    });
  });
});
