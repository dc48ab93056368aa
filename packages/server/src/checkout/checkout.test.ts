import { cartTotalsCalls } from '@sitewright/api/cart-totals';
import { discountsCalls } from '@sitewright/api/discounts';
import { newDiscountTerms } from '@sitewright/domain/discounts';
import { beforeAll, describe, expect, it } from 'vitest';
import { accept, openCheckoutShop, publishProduct, type TestBrowser, variant } from '../testing/index.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;

beforeAll(async () => {
  shop = await openCheckoutShop();
});

const product = async (title: string, stock: number, fields: object = {}) =>
  publishProduct(shop.owner, shop.shop, {
    title,
    product: { variants: [variant({ sku: title.toUpperCase(), price: 1000, ...fields })] },
    stock: [stock],
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
    const { cart, faults, isTestMode } = await shop.view(browser);
    expect(faults).toEqual({ contact: [], delivery: [], payment: [] });
    expect(isTestMode).toBe(true);
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
    accept(await shop.save(browser, { email: 'nobody' }));
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

describe('stock', () => {
  it('[F03 (parallel) CHK-03] is sold once: of 8 shoppers who pay for the last unit one gets it', async () => {
    const last = await product('Last', 1);
    const browsers: TestBrowser[] = [];
    for (let count = 0; count < 8; count += 1)
      browsers.push(await shop.ready([{ itemId: last.id }], `last${count}@example.com`));
    const outcomes = (await each(browsers, (browser) => shop.pay(browser))).map(codeOf);
    expect(outcomes.toSorted()).toEqual(['completed', ...Array<string>(7).fill('stock-gone')]);
    expect(await stockOf(last.id)).toBe(0);
    const charged = (await shop.charges()).filter(({ state }) => state === 'succeeded');
    expect(charged).toHaveLength((await shop.orders()).length);
  });

  it('[F04 (rule)] is shared by two lines of one variant', async () => {
    const twin = await product('Twin', 3);
    const browser = await shop.ready([{ itemId: twin.id, quantity: 2 }]);
    await shop.pool.query(
      `update carts set entries = entries || jsonb_build_array(entries -> 0 || '{"id":"0123456789abcdef01234567"}')
       where website_id = $1 and not is_purchased and entries @> jsonb_build_array(jsonb_build_object('itemId', $2::text))`,
      [shop.site.id, twin.id],
    );
    expect(codeOf(await shop.pay(browser))).toBe('stock-gone');
    expect(await stockOf(twin.id)).toBe(3);
  });

  it('[F06 (rule)] locked in one order: carts that name two products in either order all complete', async () => {
    const [one, other] = [await product('Alpha', 200), await product('Beta', 200)];
    const browsers: TestBrowser[] = [];
    for (let count = 0; count < 16; count += 1) {
      const entries = [{ itemId: one.id }, { itemId: other.id }];
      const order = count % 2 === 0 ? entries : entries.toReversed();
      browsers.push(await shop.ready(order, `mixed${count}@example.com`));
    }
    const outcomes = (await each(browsers, (browser) => shop.pay(browser))).map(codeOf);
    expect(outcomes).toEqual(Array<string>(16).fill('completed'));
    expect(await stockOf(one.id)).toBe(184);
    expect(await stockOf(other.id)).toBe(184);
  });
});

describe('one payment', () => {
  it('[F09] begun in two tabs is one order and one charge', async () => {
    const browser = await shop.ready([{}], 'tabs@example.com');
    const outcomes = await each([1, 2, 3], () => shop.pay(browser, { totalCents: 650 }));
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
    expect(outcome.ok ? undefined : outcome.refusal.data).toEqual({ totalCents: 6500 });
    expect(await ordersOf('changed@example.com')).toHaveLength(0);
  });

  it('[F11 (all customers)] of a discount with one use goes to one of 8 shoppers; the others are told before they are charged', async () => {
    const terms = { ...newDiscountTerms, name: 'Once', code: 'ONCE', maxUses: 1 };
    accept(await shop.owner.client.send(discountsCalls.create, { body: terms }));
    const browsers: TestBrowser[] = [];
    for (let count = 0; count < 8; count += 1) {
      const browser = await shop.ready([{ itemId: shop.print.id, sku: 'LS-A2' }], `once${count}@example.com`);
      accept(await browser.client.send(cartTotalsCalls.applyCode, { body: { code: 'ONCE' } }));
      browsers.push(browser);
    }
    const outcomes = await each(browsers, (browser) => shop.pay(browser, { totalCents: 5900 }));
    expect(outcomes.map(codeOf).toSorted()).toEqual([
      ...Array<string>(7).fill('checkout-changed'),
      'completed',
    ]);
  });
});
