import {
  addEntry,
  checkQuantity,
  setQuantity,
  type CartEntry,
  type ShoppingCart,
  type SoldVariant,
} from '@sitewright/domain/cart';
import { accessOf } from '../page-access/index.ts';
import { isRefusal, refuse, type Refusal } from '../http/index.ts';
import { newId, newToken } from '../ids/index.ts';
import {
  addToCart,
  availabilityOf,
  entriesOf,
  findRequested,
  readAdditionalFields,
  type CartReader,
  type ChangedEntry,
  type EntryToAdd,
} from './cart-service.ts';
import type { ChosenCart } from './codes-service.ts';
import { insertCart } from './load/cart-store.ts';
import { hashCartToken } from './update/cart-tokens.ts';
import { changeCart, type CartVisitor } from './update/change-cart.ts';
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
    id: newId(),
    itemId,
    variantId,
    quantity,
    title,
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

/** The cart of a subscription, as changes name it. */
export const subscriptionCart = (token: string): Required<ChosenCart> => ({ token, kind: 'subscription' });

/** The cart of a subscription that has not been bought; without entries where there is none with this token. */
export const loadSubscriptionCart = (
  { database, site, now }: Pick<CartReader, 'database' | 'site' | 'now'>,
  token: string,
): Promise<LoadedCart> =>
  loadCart({
    database,
    site,
    now,
    key: { websiteId: site.id, tokenHash: hashCartToken(token), kind: 'subscription' },
  });

export const changeSubscriptionQuantity = async (
  visitor: CartVisitor,
  token: string,
  quantity: unknown,
): Promise<ShoppingCart | Refusal> => {
  const checked = checkQuantity(quantity);
  if (!checked.ok) return refuse(checked.refusal);
  return changeCart(visitor, {
    ...subscriptionCart(token),
    apply: (cart) => {
      const [entry] = cart.state.entries;
      if (!entry) return refuse('not-found');
      const available = availabilityOf(cart, cart.context.variants.get(entry.variantId));
      const change = setQuantity(cart.state.entries, { entry, quantity: checked.quantity }, available);
      return entriesOf(change, entry.itemId);
    },
  });
};

/** Puts the subscription into the visitor's cart, beside what is bought once. Repeated requests add once. */
export const addSubscriptionToCart = async (
  visitor: CartVisitor,
  secret: string,
  { token, idempotencyKey }: { readonly token: string; readonly idempotencyKey: string },
): Promise<ChangedEntry | Refusal> => {
  const { state, context } = await loadSubscriptionCart(visitor, token);
  const [entry] = state.entries;
  const sku = entry && context.variants.get(entry.variantId)?.sku;
  if (!entry || sku === undefined) return refuse('not-found');
  return addToCart(visitor, secret, {
    itemId: entry.itemId,
    sku,
    quantity: entry.quantity,
    additionalFields: entry.additionalFields,
    // Passwords are masked in it, and were given when the subscription was begun.
    keptFields: entry.additionalFields,
    isSubscription: true,
    idempotencyKey,
  });
};
