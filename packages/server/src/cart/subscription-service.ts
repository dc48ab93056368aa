import { checkQuantity, type SoldVariant } from '@sitewright/domain/cart';
import { isInStock } from '@sitewright/domain/catalogue';
import { isRefusal, refuse, type Refusal } from '../http/index.ts';
import { newId, newToken } from '../ids/index.ts';
import { findWanted, readFields, type EntryToAdd } from './cart-service.ts';
import { insertCart } from './cart-store.ts';
import { hashCartToken } from './cart-tokens.ts';
import type { CartVisitor } from './change-cart.ts';
import { openCart, type OpenCart } from './open-cart.ts';

const findSubscribable = (cart: OpenCart, wanted: EntryToAdd): SoldVariant | Refusal => {
  const variant = findWanted(cart, wanted.sku);
  if (isRefusal(variant)) return variant;
  if (!variant.isSubscribable) return refuse('not-subscribable');
  return isInStock(variant.stock) ? variant : refuse('not-enough-stock');
};

const entryFor = (cart: OpenCart, wanted: EntryToAdd, quantity: number) => {
  const variant = findSubscribable(cart, wanted);
  if (isRefusal(variant)) return variant;
  const fields = readFields(wanted.additionalFields, variant);
  if (isRefusal(fields)) return fields;
  const { itemId, variantId, title } = variant;
  return { id: newId(), itemId, variantId, quantity, additionalFields: fields.text, title };
};

/** A subscription is bought by itself: its cart is found by the token that is handed over, not by the cookie. */
export const startSubscription = async (
  { database, site, now }: CartVisitor,
  wanted: EntryToAdd,
): Promise<{ cartToken: string } | Refusal> => {
  const checked = checkQuantity(wanted.quantity);
  if (!checked.ok) return refuse(checked.refusal);
  const cartToken = newToken();
  const key = { websiteId: site.id, tokenHash: hashCartToken(cartToken), kind: 'subscription' } as const;
  const cart = await openCart({ database, site, now, key, wanted });
  const entry = entryFor(cart, wanted, checked.quantity);
  if (isRefusal(entry)) return entry;
  const content = { ...cart.state, entries: [entry] };
  await insertCart(database.$client, key, { cartId: newId(), now, content });
  return { cartToken };
};
