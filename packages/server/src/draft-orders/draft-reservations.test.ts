import { draftOrdersCalls } from '@sitewright/api/draft-orders';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../ids/index.ts';
import {
  accept,
  newKey,
  openCheckoutShop,
  publishProduct,
  sampleAddress,
  variant,
} from '../testing/index.ts';

const HOUR_MS = 3_600_000;

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;
let product: { readonly id: string };

beforeAll(async () => {
  shop = await openCheckoutShop();
});

/** Each test has its own product, of which there are three. */
beforeEach(async () => {
  shop.passMinute();
  product = await publishProduct(shop.owner, shop.shop, {
    title: `Etching ${newId()}`,
    product: { variants: [variant({ sku: 'ETCH', price: 9000 })] },
    stock: [3],
  });
});

const owner = () => shop.owner.client;
const read = async (id: string) => accept(await owner().send(draftOrdersCalls.read, { params: { id } }));
const later = (milliseconds: number): void => {
  shop.app.clock.now = new Date(shop.app.clock.now.getTime() + milliseconds);
};
const inOneHour = (): string => new Date(shop.app.clock.now.getTime() + HOUR_MS).toISOString();

const variantId = async (): Promise<string> => {
  const { rows } = await shop.pool.query('select variant_id from product_variants where item_id = $1', [
    product.id,
  ]);
  return String(rows[0]?.variant_id);
};

const save = async (id: string, content: object) => {
  const draft = await read(id);
  const details = { ...draft.details, email: 'ines@example.com', shippingAddress: sampleAddress };
  const body = { revision: draft.revision, content: { ...draft.content, ...content }, details };
  return owner().send(draftOrdersCalls.save, { params: { id }, body });
};

const lines = async (quantity: number) => [
  {
    id: newId(),
    itemId: product.id,
    variantId: await variantId(),
    title: 'Etching',
    quantity,
    unitCents: 9000,
    isTaxable: true,
    needsShipping: true,
  },
];

const reserve = async (quantity: number, reservedUntil: string | null = inOneHour()) => {
  const { id } = accept(await owner().send(draftOrdersCalls.create, { body: {} }));
  accept(await save(id, { lines: await lines(quantity), reservedUntil }));
  return id;
};

const buy = async (quantity: number) => {
  const browser = await shop.ready([{ itemId: product.id, sku: 'ETCH', quantity }], 'other@example.com');
  return shop.pay(browser);
};

const markPaid = async (id: string) => {
  const { revision, totals } = await read(id);
  return owner().send(draftOrdersCalls.markPaid, {
    params: { id },
    body: { revision, totalCents: totals.totalCents },
  });
};

const stockGone = { refusal: { code: 'stock-gone' } };

it('what a draft reserves cannot be bought by others until its time', async () => {
  await reserve(2);
  expect(await buy(2)).toMatchObject(stockGone);
  accept(await buy(1));
  later(HOUR_MS + 1000);
  accept(await buy(2));
});

it('a draft does not stand in its own way: it is paid, and takes its pieces once', async () => {
  const id = await reserve(3);
  expect(await buy(1)).toMatchObject(stockGone);
  accept(await markPaid(id));
  const { rows } = await shop.pool.query('select quantity from stock_levels where variant_id = $1', [
    await variantId(),
  ]);
  expect(rows).toEqual([{ quantity: 0 }]);
});

it('while it is being paid, its pieces are held once', async () => {
  const id = await reserve(2);
  const { revision } = await read(id);
  const { link } = accept(
    await owner().send(draftOrdersCalls.createLink, { params: { id }, body: { revision, days: 7 } }),
  );
  const token = new URL(link?.url ?? '').pathname.split('/').at(-1) ?? '';
  const customer = await shop.visitor();
  const asked = await shop.post(customer, `/-/checkout/pay?link=${token}`, {
    idempotencyKey: newKey(),
    methodId: 'test',
    outcome: 'authentication',
    currency: 'USD',
    isBillingSame: 'true',
    totalCents: String((await read(id)).totals.totalCents),
  });
  expect(asked.status).toBe(303);
  const [payment] = (await shop.payments()).slice(-1);
  expect(payment).toMatchObject({ state: 'requires_action' });
  accept(await buy(1));
  expect(await buy(1)).toMatchObject(stockGone);
});

it('more than there is cannot be reserved, and what was reserved stays so', async () => {
  const id = await reserve(2);
  expect(await save(id, { lines: await lines(4) })).toMatchObject({
    refusal: { code: 'draft-reservation-short' },
  });
  expect(await buy(2)).toMatchObject(stockGone);
  accept(await save(id, { lines: await lines(1) }));
  accept(await buy(2));
});

it('two drafts cannot reserve the same piece at the same time', async () => {
  const ids = await Promise.all([reserve(2, null), reserve(2, null)]);
  const outcomes = await Promise.all(ids.map((id) => save(id, { reservedUntil: inOneHour() })));
  expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
});

it('a draft that is deleted, or whose reservation is removed, holds nothing; a copy reserves nothing', async () => {
  const first = await reserve(3);
  const { id: copy } = accept(await owner().send(draftOrdersCalls.duplicate, { params: { id: first } }));
  expect((await read(copy)).content.reservedUntil).toBeNull();
  accept(await save(first, { reservedUntil: null }));
  accept(await buy(1));
  const second = await reserve(2);
  expect(await buy(1)).toMatchObject(stockGone);
  accept(await owner().send(draftOrdersCalls.remove, { params: { id: second } }));
  accept(await buy(2));
});
