import { restoreEntries, type CartEntry } from '@sitewright/domain/cart';
import { isRefusal, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { availabilityOf } from './cart-service.ts';
import { loadVariants } from './load/load-cart.ts';
import { changeCart, type CartVisitor } from './update/change-cart.ts';

export interface RestoredCart {
  readonly cartId: string;
  readonly lineCount: number;
  /** Whether something of the saved cart is missing. */
  readonly isIncomplete: boolean;
}

/** Brings lines that were saved elsewhere into the visitor's cart; makes one where there is none. */
export const restoreCart = async (
  visitor: CartVisitor,
  secret: string,
  saved: readonly CartEntry[],
): Promise<RestoredCart | Refusal> => {
  const { database, site, now } = visitor;
  const variantIds = [...new Set(saved.map(({ variantId }) => variantId))];
  const shop = await loadVariants({ database, site, now, variantIds, entries: saved });
  let isIncomplete = false;
  const cart = await changeCart(visitor, {
    secret,
    apply: ({ state }) => {
      const restored = restoreEntries(state.entries, {
        entries: saved,
        variants: shop.context.variants,
        availabilityOf: (variant) => availabilityOf(shop, variant),
        newId,
      });
      ({ isIncomplete } = restored);
      return { entries: restored.entries };
    },
  });
  if (isRefusal(cart)) return cart;
  return { cartId: cart.id ?? '', lineCount: cart.entries.length, isIncomplete };
};
