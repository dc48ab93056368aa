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

const paths = ['/shop/pollen', '/shop/allotments', '/shop/off-register'];

/** How much there is of each product. */
export type Plenty = { readonly kind: 'unlimited' } | { readonly kind: 'set'; readonly quantity: number };

/** Things of which there are always more, so that nothing ends a round but its time. As bodies of calls that add them to a cart. */
export const stockUp = async (
  origin: string,
  plenty: Plenty = { kind: 'unlimited' },
): Promise<readonly string[]> => {
  const { client } = await signIn(origin, 'localhost');
  const bodies: string[] = [];
  for (const path of paths) {
    const { itemId: id, variantId, sku } = await findProduct(origin, path);
    const change = { variantId, ...plenty };
    const outcome = await client.send(catalogueCalls.changeStock, {
      params: { id },
      body: { changes: [change] },
    });
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    bodies.push(JSON.stringify({ itemId: id, sku, quantity: 1, additionalFields: null }));
  }
  return bodies;
};
