import { owner } from '../../setup/program/program.ts';
import { HttpClient } from '../http-client.ts';
import type { KilledProgram } from './killed-program.ts';

export const CODE = 'SOAK';
const MAX_USES = 60;
const PIECES = 100_000;

export interface SoakShop {
  readonly websiteId: string;
  readonly itemId: string;
  readonly variantId: string;
  readonly sku: string;
  readonly discountId: string;
  readonly maxUses: number;
  /** Of the variant, before anybody bought. */
  readonly pieces: number;
}

const expectOk = ({ status, body }: Awaited<ReturnType<HttpClient['send']>>) => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
};

const readProduct = async (origin: string) => {
  const answer = await fetch(`${origin}/shop/pollen?format=json`);
  const { item } = (await answer.json()) as {
    item: { id: string; structuredContent: { variants: { id: string; sku: string }[] } };
  };
  const [variant] = item.structuredContent.variants;
  if (!variant) throw new Error('The product has no variant.');
  return { itemId: item.id, variantId: variant.id, sku: variant.sku };
};

/** The demo shop with enough of one product, and a code that fewer may use than will try. */
export const prepareShop = async ({ origin, query }: KilledProgram): Promise<SoakShop> => {
  const client = new HttpClient(origin, '10.9.9.9');
  expectOk(await client.send('POST', '/api/contributors/session', owner));
  const product = await readProduct(origin);
  const change = { variantId: product.variantId, kind: 'set', quantity: PIECES };
  expectOk(
    await client.send('POST', `/api/catalogue/products/${product.itemId}/stock`, { changes: [change] }),
  );
  const discount = expectOk(
    await client.send('POST', '/api/discounts', {
      name: 'Soak',
      code: CODE,
      isEnabled: true,
      reward: { kind: 'percent', percent: '10' },
      target: { kind: 'order' },
      isFirstPurchaseOnly: false,
      maxUses: MAX_USES,
      isCombinable: true,
      startsOn: null,
      endsOn: null,
    }),
  );
  const [row] = await query<{ website_id: string }>(
    'select website_id from product_variants where variant_id = $1',
    [product.variantId],
  );
  return {
    ...product,
    websiteId: row?.website_id ?? '',
    discountId: String(discount['id']),
    maxUses: MAX_USES,
    pieces: PIECES,
  };
};
