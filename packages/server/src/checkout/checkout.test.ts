import { cartTotalsCalls } from '@sitewright/api/cart-totals';
import { discountsCalls } from '@sitewright/api/discounts';
import { newDiscountTerms } from '@sitewright/domain/discounts';
import { beforeAll, describe, expect, it } from 'vitest';
import { accept, openCheckoutShop } from '../testing/index.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;

beforeAll(async () => {
  shop = await openCheckoutShop();
});

const stockOf = async (itemId: string): Promise<number> => {
  const { rows } = await shop.pool.query(
    `select s.quantity, (select sum(change)::int from stock_moves m
       where m.website_id = s.website_id and m.variant_id = s.variant_id) as moved
     from stock_levels s where s.website_id = $1 and s.item_id = $2`,
    [shop.site.id, itemId],
  );
  expect(rows[0].moved).toBe(rows[0].quantity);
  return rows[0].quantity;
};

const ordersOf = async (email: string) => (await shop.orders()).filter((order) => order['email'] === email);

const codeOf = (outcome: Awaited<ReturnType<typeof shop.pay>>): string =>
  outcome.ok ? outcome.answer.state : outcome.refusal.code;

const each = async <Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) =>
  Promise.all(items.map(work));

describe('a purchase', () => {
  it('makes an order with a number, and empties the cart', async () => {
    const browser = await shop.ready([{ itemId: shop.print.id, sku: 'LS-A3', quantity: 2 }]);
    const { cart, faults } = await shop.view(browser);
    expect(faults).toEqual({ contact: [], delivery: [], payment: [] });
    expect(cart.grandTotalCents).toBe(9500);
    const paid = accept(await shop.pay(browser));
    expect(paid.state).toBe('completed');
    expect(paid.url).toMatch(/^\/checkout\/order-confirmed\?order=[0-9a-f]{24}&token=[\w-]{43}$/);
    const [order] = await shop.orders();
    expect(order).toMatchObject({ number: 1, is_test: true, total_cents: '9500', payment_state: 'paid' });
    expect((await shop.readCart(browser)).entries).toEqual([]);
    expect(await stockOf(shop.print.id)).toBe(3);
  });

  it('names what is missing', async () => {
    const browser = await shop.ready([{}]);
    accept(await shop.save(browser, { email: 'nobody@localhost' }));
    const { faults } = await shop.view(browser);
    expect(faults.contact).toMatchObject([{ field: 'email', code: 'email-invalid' }]);
    const outcome = await shop.pay(browser);
    expect(codeOf(outcome)).toBe('checkout-incomplete');
  });

  it('keeps what was added after paying began in a new cart', async () => {
    const browser = await shop.ready([{}], 'later@example.com');
    const begun = accept(await shop.pay(browser, { outcome: 'authentication' }));
    expect(begun.state).toBe('requires_action');
    accept(await shop.add(browser, { itemId: shop.print.id, sku: 'LS-A2' }));
    const answered = await shop.post(browser, begun.url, { answer: 'approve' });
    expect(answered.status).toBe(303);
    expect(await ordersOf('later@example.com')).toHaveLength(1);
    expect((await shop.readCart(browser)).entries.map(({ title }) => title)).toEqual(['Late Sun']);
  });
});

describe('one payment', () => {
  it('[F09] begun in two tabs is one order and one charge', async () => {
    const browser = await shop.ready([{}], 'tabs@example.com');
    const opened = await shop.view(browser);
    const outcomes = await each([1, 2, 3], () => shop.pay(browser, { totalCents: 650 }, opened));
    const completed = outcomes.filter((outcome) => codeOf(outcome) === 'completed');
    expect(completed.length).toBeGreaterThan(0);
    expect(await ordersOf('tabs@example.com')).toHaveLength(1);
    const charged = (await shop.payments()).filter(
      ({ content, state }) =>
        (content as { email: string }).email === 'tabs@example.com' && state === 'succeeded',
    );
    expect(charged).toHaveLength(1);
  });
});

describe('a total', () => {
  it('[F15 CART-16] is never what a client says: prices are refused, other amounts and currencies too', async () => {
    const browser = await shop.ready([{}], 'cheap@example.com');
    for (const extra of [
      { price: 1 },
      { purchasePriceCents: 1 },
      { subTotal: 1 },
      { discountCents: 649 },
      { amountCents: 1 },
      { cart: { grandTotalCents: 1 } },
    ]) {
      expect(await shop.pay(browser, extra)).toMatchObject({ refusal: { status: 400 } });
      expect(await shop.save(browser, extra)).toMatchObject({ refusal: { status: 400 } });
      expect(await shop.add(browser, extra)).toMatchObject({ refusal: { status: 400 } });
    }
    for (const totalCents of [-1, 650.5, '650', null])
      expect(await shop.pay(browser, { totalCents })).toMatchObject({ refusal: { status: 400 } });
    for (const wrong of [{ totalCents: 1 }, { totalCents: 0 }, { currency: 'JPY' }, { giftCardCents: 650 }])
      expect(codeOf(await shop.pay(browser, wrong))).toBe('checkout-changed');
    expect(await ordersOf('cheap@example.com')).toEqual([]);
    const { paymentId } = accept(await shop.pay(browser));
    const charge = (await shop.charges()).find((each) => each['payment_id'] === paymentId);
    expect(charge).toMatchObject({ amount_cents: '650', currency: 'USD' });
  });

  it('[F12] that changed meanwhile is refused, with the new one', async () => {
    const code = { ...newDiscountTerms, name: 'Tenth', code: 'TENTH' };
    const created = accept(await shop.owner.client.send(discountsCalls.create, { body: code }));
    const browser = await shop.ready([{ itemId: shop.print.id, sku: 'LS-A2' }], 'changed@example.com');
    accept(await browser.client.send(cartTotalsCalls.applyCode, { body: { code: 'TENTH' } }));
    const { cart } = await shop.view(browser);
    expect(cart.grandTotalCents).toBe(5900);
    accept(await shop.owner.client.send(discountsCalls.remove, { params: { id: created.id } }));
    const outcome = await shop.pay(browser, { totalCents: 5900 });
    expect(codeOf(outcome)).toBe('checkout-changed');
    expect(outcome.ok ? undefined : outcome.refusal.data).toEqual({ totalCents: 6500, giftCardCents: 0 });
    expect(await ordersOf('changed@example.com')).toHaveLength(0);
  });
});
