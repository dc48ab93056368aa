import { cartCalls } from '@sitewright/api/cart';
import { cartTotalsCalls } from '@sitewright/api/cart-totals';
import { checkoutCalls } from '@sitewright/api/checkout';
import { discountsCalls } from '@sitewright/api/discounts';
import { newDiscountTerms, type DiscountTerms } from '@sitewright/domain/discounts';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  accept,
  newKey,
  openCheckoutShop,
  publishProduct,
  type TestBrowser,
  variant,
} from '../testing/index.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;

beforeAll(async () => {
  shop = await openCheckoutShop({ SITEWRIGHT_TRUST_PROXY: '127.0.0.1' });
});

const product = (title: string, stock: number, fields: object = {}) =>
  publishProduct(shop.owner, shop.shop, {
    title,
    product: { variants: [variant({ sku: title.toUpperCase(), price: 1000 })], ...fields },
    stock: [stock],
  });

/** The level, which is the sum of its ledger. */
const stockOf = async (itemId: string): Promise<number> => {
  const [level] = await shop.rows(`select s.quantity, (select sum(change)::int from stock_moves m
       where m.website_id = s.website_id and m.variant_id = s.variant_id) as moved
     from stock_levels s where s.website_id = $1 and s.item_id = '${itemId}'`);
  expect(level?.['moved']).toBe(level?.['quantity']);
  return Number(level?.['quantity']);
};

const ordersOf = async (prefix: string) =>
  (await shop.orders()).filter(({ email }) => String(email).startsWith(prefix));

/** Charged payments of shoppers with such addresses; every payment that began is a row. */
const paymentsOf = (prefix: string) =>
  shop.rows(`select p.state, c.charges from payments p
    left join test_charges c on c.website_id = p.website_id and c.payment_id = p.payment_id
    where p.website_id = $1 and p.content ->> 'email' like '${prefix}%'`);

const codeOf = (outcome: Awaited<ReturnType<typeof shop.pay>>): string =>
  outcome.ok ? outcome.answer.state : outcome.refusal.code;

/** As many shoppers with full carts, each at an address of their own. */
const gather = async (
  count: number,
  make: (index: number) => Promise<TestBrowser>,
): Promise<readonly TestBrowser[]> => {
  const browsers: TestBrowser[] = [];
  for (let index = 0; index < count; index += 1) {
    const browser = await make(index);
    browser.address = `203.0.113.${index}`;
    browsers.push(browser);
  }
  return browsers;
};

/** Everybody has seen the page before anybody presses the button. */
const payAtOnce = async (browsers: readonly TestBrowser[], totalCents: number): Promise<string[]> => {
  const rest = { methodId: 'test', outcome: 'success', giftCardCents: 0, currency: 'USD' } as const;
  const outcomes = await Promise.all(
    browsers.map(({ client }) =>
      client.send(checkoutCalls.pay, { body: { idempotencyKey: newKey(), totalCents, ...rest } }),
    ),
  );
  return outcomes.map(codeOf);
};

const payInTurn = async (browsers: readonly TestBrowser[], totalCents: number): Promise<string[]> => {
  const codes: string[] = [];
  for (const browser of browsers) codes.push(codeOf(await shop.pay(browser, { totalCents })));
  return codes;
};

const fill = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

/** A busy machine takes its time for so many. */
describe('stock', () => {
  it('[F03 CHK-03] the last unit is sold once to 8 shoppers, at once or one after the other; the others pay nothing', async () => {
    for (const [name, payAll] of [
      ['Last', payAtOnce],
      ['Turn', payInTurn],
    ] as const) {
      const last = await product(name, 1);
      const browsers = await gather(8, (index) =>
        shop.ready([{ itemId: last.id }], `${name}${index}@example.com`),
      );
      const codes = await payAll(browsers, 1500);
      expect(codes.toSorted()).toEqual(['completed', ...fill(7, 'stock-gone')]);
      expect(await ordersOf(name)).toHaveLength(1);
      expect(await paymentsOf(name)).toEqual([{ state: 'succeeded', charges: 1 }]);
      expect(await stockOf(last.id)).toBe(0);
    }
  });

  it('[F04] lines of one variant with other answers share its pieces, in the cart and when they are paid', async () => {
    const fields = [{ id: 'text-1', type: 'text', title: 'Dedication' }];
    const form = { id: 'e'.repeat(24), name: 'Dedication', fields };
    const twin = await product('Twin', 4, { additionalFieldsForm: form });
    const line = (text: string, quantity: number) => ({
      itemId: twin.id,
      quantity,
      additionalFields: JSON.stringify({ 'text-1': text }),
    });
    const browser = await shop.ready([line('A', 2), line('B', 2)], 'twin@example.com');
    expect(await shop.add(browser, line('C', 1))).toMatchObject({ refusal: { code: 'not-enough-stock' } });
    const { entries } = await shop.readCart(browser);
    expect(entries.map(({ quantity }) => quantity)).toEqual([2, 2]);
    const changed = await browser.client.send(cartCalls.changeQuantity, {
      params: { id: entries[1]?.id ?? '' },
      body: { quantity: 3 },
    });
    expect(changed).toMatchObject({ refusal: { code: 'not-enough-stock' } });
    const other = await shop.ready([line('D', 1)], 'twin-other@example.com');
    expect(codeOf(await shop.pay(other))).toBe('completed');
    expect(codeOf(await shop.pay(browser, { totalCents: 4500 }))).toBe('stock-gone');
    expect(await paymentsOf('twin@')).toEqual([]);
    expect(await stockOf(twin.id)).toBe(3);
  });

  it('[F06] carts that name two products in either order all complete, 50 at once', async () => {
    const [one, other] = [await product('Alpha', 200), await product('Beta', 200)];
    const entries = [{ itemId: one.id }, { itemId: other.id }];
    const browsers = await gather(50, (index) =>
      shop.ready(index % 2 === 0 ? entries : entries.toReversed(), `mixed${index}@example.com`),
    );
    expect(await payAtOnce(browsers, 2500)).toEqual(fill(50, 'completed'));
    expect(await ordersOf('mixed')).toHaveLength(50);
    expect([await stockOf(one.id), await stockOf(other.id)]).toEqual([150, 150]);
  });
});

describe('[F11] a discount', () => {
  const create = async (terms: Partial<DiscountTerms> & { readonly code: string }) =>
    accept(
      await shop.owner.client.send(discountsCalls.create, {
        body: { ...newDiscountTerms, name: terms.code, ...terms },
      }),
    );

  const withCode = async (code: string, email: string): Promise<TestBrowser> => {
    const browser = await shop.ready([{ itemId: shop.print.id, sku: 'LS-A2' }], email);
    accept(await browser.client.send(cartTotalsCalls.applyCode, { body: { code } }));
    return browser;
  };

  const usesOf = async (id: string): Promise<number> => {
    const [row] = await shop.rows(
      `select count(*)::int as uses from discount_uses where website_id = $1 and discount_id = '${id}'`,
    );
    return Number(row?.['uses']);
  };

  it('of one use goes to one of 20 shoppers; the others are told before they are charged', async () => {
    const discount = await create({ code: 'ONCE', maxUses: 1 });
    const browsers = await gather(20, (index) => withCode('ONCE', `once${index}@example.com`));
    const codes = await payAtOnce(browsers, 5900);
    expect(codes.toSorted()).toEqual([...fill(19, 'checkout-changed'), 'completed']);
    expect(await usesOf(discount.id)).toBe(1);
    expect(await paymentsOf('once')).toEqual([{ state: 'succeeded', charges: 1 }]);
  });

  it('stays in the checkout that holds its only use while the shopper is at the gateway and comes back', async () => {
    const discount = await create({ code: 'MINE', maxUses: 1 });
    const browser = await withCode('MINE', 'mine@example.com');
    expect(codeOf(await shop.pay(browser, { outcome: 'authentication' }))).toBe('requires_action');
    expect(codeOf(await shop.pay(browser))).toBe('completed');
    expect(await usesOf(discount.id)).toBe(1);
  });

  it('of one use a customer is used once by a customer with 20 carts, however the address is written', async () => {
    const discount = await create({ code: 'EACH', maxUsesPerCustomer: 1 });
    const spellings = ['Each@example.com', 'each@EXAMPLE.com', 'EACH@example.com'];
    const browsers = await gather(20, (index) => withCode('EACH', spellings[index % 3] ?? ''));
    const codes = await payAtOnce(browsers, 5900);
    expect(codes.toSorted()).toEqual([...fill(19, 'checkout-changed'), 'completed']);
    expect(await usesOf(discount.id)).toBe(1);
    expect(codeOf(await shop.pay(await withCode('EACH', 'another@example.com')))).toBe('completed');
    expect(await usesOf(discount.id)).toBe(2);
  });
});
