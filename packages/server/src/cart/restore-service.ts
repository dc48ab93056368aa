import { restoreEntries, type CartEntry } from '@sitewright/domain/cart';
import { isRefusal, type Refusal } from '../http/index.ts';
import { newId, newToken } from '../ids/index.ts';
import { availabilityOf, type CartReader } from './cart-service.ts';
import { insertCart } from './load/cart-store.ts';
import { loadVariants } from './load/load-cart.ts';
import { hashCartToken } from './update/cart-tokens.ts';
import { changeCart, type CartVisitor } from './update/change-cart.ts';

export interface RestoredCart {
  readonly cartId: string;
  readonly lineCount: number;
  /** Whether something of the saved cart is missing. */
  readonly isIncomplete: boolean;
}

/** What of the lines can be bought now, beside those that are there. */
const restorerOf = async (
  { database, site, now }: Pick<CartReader, 'database' | 'site' | 'now'>,
  saved: readonly CartEntry[],
) => {
  const variantIds = [...new Set(saved.map(({ variantId }) => variantId))];
  const shop = await loadVariants({ database, site, now, variantIds, entries: saved });
  const restore = (present: readonly CartEntry[]) =>
    restoreEntries(present, {
      entries: saved,
      variants: shop.context.variants,
      availabilityOf: (variant) => availabilityOf(shop, variant),
      newId,
    });
  return { shop, restore };
};

/** Brings lines that were saved elsewhere into the visitor's cart; makes one where there is none. */
export const restoreCart = async (
  visitor: CartVisitor,
  secret: string,
  saved: readonly CartEntry[],
): Promise<RestoredCart | Refusal> => {
  const { restore } = await restorerOf(visitor, saved);
  let isIncomplete = false;
  const cart = await changeCart(visitor, {
    secret,
    apply: ({ state }) => {
      const restored = restore(state.entries);
      ({ isIncomplete } = restored);
      return { entries: restored.entries };
    },
  });
  if (isRefusal(cart)) return cart;
  return { cartId: cart.id ?? '', lineCount: cart.entries.length, isIncomplete };
};

/**
 * A cart of its own with a subscription that was saved elsewhere. Undefined where it cannot be bought any more. The
 * checkout of the saved cart has the address of its shopper, and whoever has the link must not see that.
 */
export const restoreSubscription = async (
  { database, site, now }: Pick<CartReader, 'database' | 'site' | 'now'>,
  saved: readonly CartEntry[],
): Promise<{ readonly cartId: string; readonly cartToken: string } | undefined> => {
  const { shop, restore } = await restorerOf({ database, site, now }, saved);
  const { entries } = restore([]);
  if (entries.length === 0) return undefined;
  const cartToken = newToken();
  const cartId = newId();
  const key = { websiteId: site.id, tokenHash: hashCartToken(cartToken), kind: 'subscription' } as const;
  await insertCart(database.$client, key, { cartId, now, content: { ...shop.state, entries } });
  return { cartId, cartToken };
};
