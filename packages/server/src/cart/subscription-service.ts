import { addEntry, checkQuantity, type CartEntry, type SoldVariant } from '@sitewright/domain/cart';
import { accessOf } from '../page-access/index.ts';
import { isRefusal, refuse, type Refusal } from '../http/index.ts';
import { newId, newToken } from '../ids/index.ts';
import {
  availabilityOf,
  entriesOf,
  findRequested,
  readAdditionalFields,
  type EntryToAdd,
} from './cart-service.ts';
import { insertCart } from './load/cart-store.ts';
import { hashCartToken } from './update/cart-tokens.ts';
import type { CartVisitor } from './update/change-cart.ts';
import { loadCart, type LoadedCart } from './load/load-cart.ts';

const findSubscribable = (cart: LoadedCart, requested: EntryToAdd): SoldVariant | Refusal => {
  const variant = findRequested(cart, requested.sku);
  if (isRefusal(variant)) return variant;
  return variant.isSubscribable ? variant : refuse('not-subscribable');
};

const entriesFor = (
  cart: LoadedCart,
  requested: EntryToAdd,
  quantity: number,
): { entries: readonly CartEntry[] } | Refusal => {
  const variant = findSubscribable(cart, requested);
  if (isRefusal(variant)) return variant;
  const fields = readAdditionalFields({ text: requested.additionalFields }, variant, cart);
  if (isRefusal(fields)) return fields;
  const { itemId, variantId, title } = variant;
  const entry = {
    ...{ id: newId(), itemId, variantId, quantity, title },
    additionalFields: fields.text,
    isSubscription: true,
  };
  return entriesOf(addEntry([], entry, availabilityOf(cart, variant)), itemId);
};

/** A subscription is bought on its own: its cart is found by the returned token, not by the cookie. */
export const startSubscription = async (
  visitor: CartVisitor,
  secret: string,
  requested: EntryToAdd,
): Promise<{ cartToken: string } | Refusal> => {
  const { database, site, now } = visitor;
  const checked = checkQuantity(requested.quantity);
  if (!checked.ok) return refuse(checked.refusal);
  const cartToken = newToken();
  const key = { websiteId: site.id, tokenHash: hashCartToken(cartToken), kind: 'subscription' } as const;
  const cart = await loadCart({ database, site, now, key, requested, access: accessOf(visitor, secret) });
  const change = entriesFor(cart, requested, checked.quantity);
  if (isRefusal(change)) return change;
  const content = { ...cart.state, ...change };
  await insertCart(database.$client, key, { cartId: newId(), now, content });
  return { cartToken };
};
