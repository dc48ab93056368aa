import { catalogueCalls } from '@sitewright/api/catalogue';
import { ask } from '../visitors/shopper.ts';
import { signIn } from './owner-session.ts';

const findProduct = async (origin: string, path: string) => {
  const { text } = await ask(`${origin}${path}?format=json`);
  const { item } = JSON.parse(text) as {
    item: { id: string; structuredContent: { variants: { id: string; sku: string }[] } };
  };
  const [variant] = item.structuredContent.variants;
  if (!variant) throw new Error(`${path} has no variant.`);
  return { itemId: item.id, variantId: variant.id, sku: variant.sku };
};

const prints = ['/shop/pollen', '/shop/allotments', '/shop/off-register'];

/** How much there is of each product. */
export type Plenty = { readonly kind: 'unlimited' } | { readonly kind: 'set'; readonly quantity: number };

/** A product of which there is always more, so that nothing ends a round but its time. */
export const stockProduct = async (
  origin: string,
  path: string,
  plenty: Plenty,
): Promise<{ readonly itemId: string; readonly sku: string }> => {
  const { client } = await signIn(origin, 'localhost');
  const { itemId, variantId, sku } = await findProduct(origin, path);
  const outcome = await client.send(catalogueCalls.changeStock, {
    params: { id: itemId },
    body: { changes: [{ variantId, ...plenty }] },
  });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return { itemId, sku };
};

/** Such products as bodies of calls that add them to a cart. */
export const stockUp = async (
  origin: string,
  plenty: Plenty = { kind: 'unlimited' },
): Promise<readonly string[]> => {
  const bodies: string[] = [];
  for (const path of prints) {
    const product = await stockProduct(origin, path, plenty);
    bodies.push(JSON.stringify({ ...product, quantity: 1, additionalFields: null }));
  }
  return bodies;
};
