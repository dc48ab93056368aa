import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import type { Product } from '@sitewright/domain/catalogue';
import { beforeEach, describe, expect, it } from 'vitest';
import { changing, run, undo } from './testing/command-client.ts';
import { accept, openShop, publishProduct, variant } from '../../testing/index.ts';

const shop = await openShop();
const { owner } = shop;

beforeEach(() => shop.passMinute());

interface Content extends Record<string, unknown> {
  readonly structuredContent: Product;
}

const read = async (id: string): Promise<Content> =>
  accept(await owner.client.send(documentCalls.read, { params: { kind: 'item', id } })).content as Content;

/** From what a tab has read, which may be old. */
const change = (id: string, seen: Content, fields: Partial<Product>) => {
  const after = { ...seen, structuredContent: { ...seen.structuredContent, ...fields } };
  return run(owner, [changing(id, [seen, after], 'item')]);
};

const onSale = ({ structuredContent: { variants = [] } }: Content): Partial<Product> => ({
  variants: variants.map((each) => ({ ...each, onSale: true, salePrice: 100 })),
});

const plan: Partial<Product> = {
  isSubscribable: true,
  subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
};

const makeProduct = async (title: string, product: object) =>
  (
    await publishProduct(owner, shop.shop, {
      title,
      product: { variants: [variant({ price: 5000 })], ...product },
    })
  ).id;

const saleFault = { refusal: { errors: { 'structuredContent.variants.0.onSale': expect.any(String) } } };

describe('a product that is wrong only as a whole', () => {
  it('is refused where undoing one change brings a gift card back that is on sale', async () => {
    const id = await makeProduct('Undone card', { productType: 4 });
    const { commandId } = accept(await change(id, await read(id), { productType: 1 }));
    const seen = await read(id);
    accept(await change(id, seen, onSale(seen)));
    const before = await read(id);
    expect(await undo(owner, commandId)).toMatchObject({ ok: false });
    expect(await read(id)).toEqual(before);
  });

  it('is refused where two tabs make it so together', async () => {
    const id = await makeProduct('Two tabs', { productType: 1 });
    const seen = await read(id);
    accept(await change(id, seen, { productType: 4 }));
    expect(await change(id, seen, onSale(seen))).toMatchObject(saleFault);
  });

  it('is refused where a gift card would be subscribed to', async () => {
    const id = await makeProduct('Subscribed card', { productType: 1 });
    const seen = await read(id);
    accept(await change(id, seen, plan));
    expect(await change(id, seen, { productType: 4 })).toMatchObject({
      refusal: { errors: { 'structuredContent.isSubscribable': expect.any(String) } },
    });
  });

  it('is copied as it is: a gift card has variants of its own, and can be published', async () => {
    const id = await makeProduct('Copied card', { productType: 4 });
    const copy = await owner.client.send(pageCalls.duplicateItem, { params: { id } });
    const copyId = accept(copy).id;
    const [first, second] = [await read(id), await read(copyId)];
    expect(second.structuredContent.productType).toBe(4);
    expect(second.structuredContent.variants?.[0]?.id).not.toBe(first.structuredContent.variants?.[0]?.id);
    expect(await change(copyId, second, onSale(second))).toMatchObject(saleFault);
  });
});
