import { addEntry, checkQuantity, type CartEntry, type SoldVariant } from '@sitewright/domain/cart';
import { accessOf } from '../access/index.ts';
import { isRefusal, refuse, type Refusal } from '../http/index.ts';
import { newId, newToken } from '../ids/index.ts';
import { availabilityOf, entriesOf, findWanted, readFields, type EntryToAdd } from './cart-service.ts';
import { insertCart } from './load/cart-store.ts';
import { hashCartToken } from './update/cart-tokens.ts';
import type { CartVisitor } from './update/change-cart.ts';
import { openCart, type OpenCart } from './load/load-cart.ts';

const findSubscribable = (cart: OpenCart, wanted: EntryToAdd): SoldVariant | Refusal => {
  const variant = findWanted(cart, wanted.sku);
  if (isRefusal(variant)) return variant;
  return variant.isSubscribable ? variant : refuse('not-subscribable');
};

const entriesFor = (
  cart: OpenCart,
  wanted: EntryToAdd,
  quantity: number,
): { entries: readonly CartEntry[] } | Refusal => {
  const variant = findSubscribable(cart, wanted);
  if (isRefusal(variant)) return variant;
  const fields = readFields({ text: wanted.additionalFields }, variant, cart);
  if (isRefusal(fields)) return fields;
  const { itemId, variantId, title } = variant;
  const entry = { id: newId(), itemId, variantId, quantity, additionalFields: fields.text, title };
  return entriesOf(addEntry([], entry, availabilityOf(cart, variant)));
};

/** A subscription is bought by itself: its cart is found by the token that is handed over, not by the cookie. */
export const startSubscription = async (
  visitor: CartVisitor,
  secret: string,
  wanted: EntryToAdd,
): Promise<{ cartToken: string } | Refusal> => {
  const { database, site, now } = visitor;
  const checked = checkQuantity(wanted.quantity);
  if (!checked.ok) return refuse(checked.refusal);
  const cartToken = newToken();
  const key = { websiteId: site.id, tokenHash: hashCartToken(cartToken), kind: 'subscription' } as const;
  const cart = await openCart({ database, site, now, key, wanted, access: accessOf(visitor, secret) });
  const change = entriesFor(cart, wanted, checked.quantity);
  if (isRefusal(change)) return change;
  const content = { ...cart.state, ...change };
  await insertCart(database.$client, key, { cartId: newId(), now, content });
  return { cartToken };
};
