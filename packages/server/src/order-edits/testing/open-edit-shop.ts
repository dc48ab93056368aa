import type { CallInput } from '@sitewright/api/call';
import { draftOrdersCalls } from '@sitewright/api/draft-orders';
import { orderEditsCalls } from '@sitewright/api/order-edits';
import { ordersCalls } from '@sitewright/api/orders';
import { paymentsCalls } from '@sitewright/api/payments';
import { newId } from '../../ids/index.ts';
import {
  accept,
  newKey,
  openCheckoutShop,
  publishProduct,
  sampleAddress,
  variant,
  type TestBrowser,
} from '../../testing/index.ts';

export type Edit = CallInput<typeof orderEditsCalls.apply>['body']['edit'];

export const customItem = (fields: object = {}): Edit['added'][number] => ({
  id: newId(),
  itemId: null,
  variantId: null,
  title: 'Framing',
  quantity: 1,
  unitCents: 2000,
  isTaxable: true,
  needsShipping: false,
  ...fields,
});

const billing = Object.fromEntries(
  Object.entries(sampleAddress).map(([field, value]) => [`billingAddress.${field}`, value]),
);

type CheckoutShop = Awaited<ReturnType<typeof openCheckoutShop>>;

/** What the database and the gateway hold. */
const booksOf = (shop: CheckoutShop) => ({
  /** Together with the sum of its ledger, which is the same. */
  async levelsOf(sku: string): Promise<{ readonly level: number; readonly moved: number }> {
    const [row] = await shop.rows(
      `select s.quantity as level, (select coalesce(sum(m.change), 0)::int from stock_moves m
          where m.website_id = s.website_id and m.variant_id = s.variant_id) as moved
       from stock_levels s join product_variants v on v.website_id = s.website_id and v.variant_id = s.variant_id
       where s.website_id = $1 and v.sku = '${sku}'`,
    );
    return { level: Number(row?.['level']), moved: Number(row?.['moved']) };
  },
  /** What the gateway has charged for an order. */
  async chargesOf(id: string) {
    const paid = await shop.rows(
      `select payment_id from payments where website_id = $1 and order_id = '${id}'`,
    );
    const ids = new Set(paid.map((row) => row['payment_id']));
    return (await shop.charges()).filter((charge) => ids.has(charge['payment_id']));
  },
});

/** A shop with a product of which there are enough, for 10.00, whose orders are edited. */
export const openEditShop = async () => {
  const shop = await openCheckoutShop();
  const owner = shop.owner.client;
  const pollen = await publishProduct(shop.owner, shop.shop, {
    title: 'Pollen',
    product: { variants: [variant({ sku: 'POLLEN', price: 1000 })] },
    stock: [100],
  });

  const read = async (id: string) => accept(await owner.send(ordersCalls.read, { params: { id } }));

  const preview = (id: string, edit: Partial<Edit>) =>
    owner.send(orderEditsCalls.preview, { params: { id }, body: { quantities: [], added: [], ...edit } });

  return {
    ...shop,
    client: owner,
    pollen,
    readOrder: read,
    preview,
    async buy(entries: readonly object[], email: string): Promise<string> {
      const browser = await shop.ready(entries, email);
      const { url } = accept(await shop.pay(browser));
      return String(new URLSearchParams(url.split('?')[1]).get('order'));
    },
    async product(sku: string, fields: object = {}): Promise<Edit['added'][number]> {
      const query = { search: sku };
      const { variants } = accept(await owner.send(draftOrdersCalls.findVariants, { query }));
      const found = variants.find((each) => each.sku === sku);
      if (!found) throw new Error(`${sku} is not sold.`);
      const { itemId, variantId, title, priceCents } = found;
      const line = { id: newId(), itemId, variantId, title, quantity: 1, unitCents: priceCents };
      return { ...line, isTaxable: true, needsShipping: true, ...fields };
    },
    /** As the screen does: with the total of the preview. */
    async apply(id: string, edit: Partial<Edit>, fields: object = {}) {
      const { revision } = await read(id);
      const seen = await preview(id, edit);
      return owner.send(orderEditsCalls.apply, {
        params: { id },
        body: {
          revision,
          edit: { quantities: [], added: [], ...edit },
          isRestocked: true,
          reason: '',
          totalCents: seen.ok ? seen.answer.totalCents : 0,
          ...fields,
        },
      });
    },
    /** So many pieces of the first line. */
    async firstLine(id: string, quantity: number): Promise<Edit['quantities']> {
      return [{ lineId: (await read(id)).lines[0]?.id ?? '', quantity }];
    },
    async createLink(id: string, days = 7): Promise<string> {
      const { revision } = await read(id);
      const { link } = accept(
        await owner.send(orderEditsCalls.createLink, { params: { id }, body: { revision, days } }),
      );
      return new URL(link?.url ?? '').pathname;
    },
    payLink: (browser: TestBrowser, path: string, fields: Record<string, string>) =>
      shop.post(browser, `/-/checkout/pay?link=${path.split('/').at(-1)}`, {
        idempotencyKey: newKey(),
        methodId: 'test',
        outcome: 'success',
        currency: 'USD',
        giftCardCents: '0',
        ...billing,
        ...fields,
      }),
    ...booksOf(shop),
    async refund(id: string, fields: object) {
      const { revision } = await read(id);
      return owner.send(paymentsCalls.refund, {
        params: { id },
        body: { lines: [], amountCents: 0, isRestocked: false, reason: '', revision, ...fields },
      });
    },
  };
};
