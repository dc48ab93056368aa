import {
  addEntry,
  allowsSeveral,
  checkAdditionalFields,
  checkQuantity,
  deriveCart,
  goesIntoCart,
  quantityRangeFor,
  removeEntry,
  setAdditionalFields,
  setQuantity,
  type Availability,
  type CartEntry,
  type EntriesChange,
  type KeyedEntry,
  type ShoppingCart,
  type CartLineItem,
  type SoldVariant,
} from '@sitewright/domain/cart';
import { NO_STOCK, productTypes } from '@sitewright/domain/catalogue';
import type { GiftCardPurchase } from '@sitewright/domain/gift-cards';
import { faultTexts, siteFormTextsIn } from '@sitewright/domain/forms';
import type { Driver } from '../database/index.ts';
import { accessOf } from '../page-access/index.ts';
import { isRefusal, refuse, refuseWithData, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { changeCart, type CartVisitor } from './update/change-cart.ts';
import { hashCartToken, readCartToken } from './update/cart-tokens.ts';
import { hashIdempotencyKey } from './update/hash-idempotency-key.ts';
import { loadCart, type LoadedCart, type RequestedVariant } from './load/load-cart.ts';

/** No token has this hash. */
const NO_TOKEN = '';

/** Reading needs no more than the cookie. */
export type CartReader = Pick<CartVisitor, 'database' | 'site' | 'now' | 'cookieHeader' | 'isSecure'>;

/** The visitor's cart with what its totals are derived from, over a connection that is held already or one of the pool. */
export const loadVisitorCart = (
  { database, site, now, ...visit }: CartReader,
  driver: Driver = database.$client,
): Promise<LoadedCart> => {
  const token = readCartToken(visit);
  const tokenHash = token === undefined ? NO_TOKEN : hashCartToken(token);
  return loadCart({ database, driver, site, now, key: { websiteId: site.id, tokenHash, kind: 'shopping' } });
};

/** The visitor's cart, or an empty one that is not stored. */
export const readVisitorCart = async (reader: CartReader): Promise<ShoppingCart> => {
  const { state, context } = await loadVisitorCart(reader);
  return deriveCart(state, context);
};

/** An item that the visitor may see, with all that it sells. */
export const readOffered = (
  reader: CartReader,
  secret: string,
  itemId: string,
): Promise<Pick<LoadedCart, 'offered' | 'context'>> =>
  loadCart({
    database: reader.database,
    site: reader.site,
    now: reader.now,
    key: { websiteId: reader.site.id, tokenHash: NO_TOKEN, kind: 'shopping' },
    requested: { itemId, sku: null },
    access: accessOf(reader, secret),
  });

export interface EntryToAdd extends RequestedVariant {
  readonly quantity: unknown;
  readonly additionalFields: string | null;
  /** Gift cards are bought on a page of their own, which asks for it. */
  readonly giftCard?: GiftCardPurchase;
  /** Subscriptions too: it tells what it costs later. */
  readonly isSubscription?: boolean;
  /** Answers that were checked before: masks in the new ones stand for the passwords in them. */
  readonly keptFields?: string | null;
}

/** Without an idempotency key a repeated request adds again. */
export interface AdditionToCart extends EntryToAdd {
  readonly idempotencyKey?: string | undefined;
}

/** The requested variant. Without a SKU the item must sell exactly one. */
export const findRequested = ({ offered }: LoadedCart, sku: string | null): SoldVariant | Refusal => {
  const sold = offered.filter(({ isSold }) => isSold);
  if (sold.length === 0) return refuse('not-found');
  const [first, second] = sku === null ? sold : sold.filter((variant) => variant.sku === sku);
  return first && !second ? first : refuse('variant-unavailable');
};

/** With the number that it is about, and the item: the message names both. */
const refuseChange = ({ refusal, limit }: Extract<EntriesChange, { ok: false }>, itemId: string): Refusal =>
  limit === undefined ? refuse(refusal) : refuseWithData(refusal, { limit, itemId });

export const entriesOf = (
  change: EntriesChange,
  itemId: string,
): { entries: readonly CartEntry[] } | Refusal =>
  change.ok ? { entries: change.entries } : refuseChange(change, itemId);

/** Validates form input against the product's form. */
export const readAdditionalFields = (
  { text, kept = null }: { readonly text: string | null; readonly kept?: string | null },
  { form }: SoldVariant,
  { context: { language } }: LoadedCart,
): { text: string | null } | Refusal => {
  const checked = checkAdditionalFields({ text, form, kept });
  if (checked.ok) return { text: checked.additionalFields };
  return refuse('additional-fields-invalid', faultTexts(checked.faults, siteFormTextsIn(language)));
};

export const availabilityOf = ({ context }: LoadedCart, variant: SoldVariant | undefined): Availability => ({
  stock: variant?.stock ?? NO_STOCK,
  isSingle: variant !== undefined && !allowsSeveral(variant, context),
  isCountedByLine: variant?.productType === productTypes.giftCard,
  ...(variant ? { range: quantityRangeFor(variant, context) } : {}),
});

type AcceptedChange = Extract<EntriesChange, { ok: true }>;

interface Addition extends EntryToAdd, KeyedEntry {
  readonly quantity: number;
}

/** Gift cards and subscriptions come from pages of their own. */
const mayBeAdded = ({ giftCard, isSubscription = false }: EntryToAdd, variant: SoldVariant): boolean => {
  if (isSubscription) return variant.isSubscribable;
  return giftCard ? variant.productType === productTypes.giftCard : goesIntoCart(variant);
};

const addTo = (cart: LoadedCart, addition: Addition, id: string): AcceptedChange | Refusal => {
  const { sku, additionalFields, keptFields = null, ...counted } = addition;
  const variant = findRequested(cart, sku);
  if (isRefusal(variant)) return variant;
  if (!mayBeAdded(addition, variant)) return refuse('sold-apart');
  const fields = readAdditionalFields({ text: additionalFields, kept: keptFields }, variant, cart);
  if (isRefusal(fields)) return fields;
  const { variantId, title } = variant;
  const entry = { ...counted, id, variantId, title, additionalFields: fields.text };
  const change = addEntry(cart.state.entries, entry, availabilityOf(cart, variant));
  return change.ok ? change : refuseChange(change, variant.itemId);
};

const findEntryIn = ({ entries }: ShoppingCart, isOne: (entry: CartLineItem) => boolean): CartLineItem => {
  const found = entries.find(isOne);
  if (!found) throw new Error('The entry that was just changed is gone.');
  return found;
};

export interface ChangedEntry {
  readonly shoppingCart: ShoppingCart;
  readonly entry: CartLineItem;
}

export const addToCart = async (
  visitor: CartVisitor,
  secret: string,
  { idempotencyKey, ...requested }: AdditionToCart,
): Promise<ChangedEntry | Refusal> => {
  const checked = checkQuantity(requested.quantity);
  if (!checked.ok) return refuse(checked.refusal);
  const addition = {
    ...requested,
    quantity: checked.quantity,
    ...hashIdempotencyKey(idempotencyKey, requested),
  };
  let changedId = '';
  const shoppingCart = await changeCart(visitor, {
    secret,
    requested,
    access: accessOf(visitor, secret),
    apply: (cart) => {
      const change = addTo(cart, addition, newId());
      if (isRefusal(change)) return change;
      changedId = change.entry.id;
      return { entries: change.entries };
    },
  });
  if (isRefusal(shoppingCart)) return shoppingCart;
  return { shoppingCart, entry: findEntryIn(shoppingCart, ({ id }) => id === changedId) };
};

const findEntry = ({ state: { entries } }: LoadedCart, id: string): CartEntry | Refusal =>
  entries.find((entry) => entry.id === id) ?? refuse('not-found');

/** Zero removes the entry. */
export const changeQuantity = async (
  visitor: CartVisitor,
  { id, quantity }: { readonly id: string; readonly quantity: unknown },
): Promise<ShoppingCart | Refusal> => {
  const checked = checkQuantity(quantity, 0);
  if (!checked.ok) return refuse(checked.refusal);
  if (checked.quantity === 0) return removeFromCart(visitor, id);
  return changeCart(visitor, {
    apply: (cart) => {
      const entry = findEntry(cart, id);
      if (isRefusal(entry)) return entry;
      const available = availabilityOf(cart, cart.context.variants.get(entry.variantId));
      const change = setQuantity(cart.state.entries, { entry, quantity: checked.quantity }, available);
      return entriesOf(change, entry.itemId);
    },
  });
};

export const removeFromCart = (visitor: CartVisitor, id: string): Promise<ShoppingCart | Refusal> =>
  changeCart(visitor, {
    apply: (cart) => {
      const entry = findEntry(cart, id);
      return isRefusal(entry) ? entry : { entries: removeEntry(cart.state.entries, id) };
    },
  });

export interface FieldsToChange extends RequestedVariant {
  readonly id: string;
  readonly additionalFields: string | null;
}

const changeFields = (
  cart: LoadedCart,
  { id, itemId, sku, additionalFields: text }: FieldsToChange,
): { entries: readonly CartEntry[] } | Refusal => {
  const entry = findEntry(cart, id);
  if (isRefusal(entry)) return entry;
  const variant = cart.context.variants.get(entry.variantId);
  if (entry.itemId !== itemId) return refuse('not-found');
  if (!variant?.isSold || (sku !== null && variant.sku !== sku)) return refuse('variant-unavailable');
  const fields = readAdditionalFields({ text, kept: entry.additionalFields }, variant, cart);
  if (isRefusal(fields)) return fields;
  const change = setAdditionalFields(cart.state.entries, { entry, additionalFields: fields.text });
  return entriesOf(change, itemId);
};

export const changeAdditionalFields = async (
  visitor: CartVisitor,
  request: FieldsToChange,
): Promise<ChangedEntry | Refusal> => {
  const shoppingCart = await changeCart(visitor, { apply: (cart) => changeFields(cart, request) });
  if (isRefusal(shoppingCart)) return shoppingCart;
  return { shoppingCart, entry: findEntryIn(shoppingCart, ({ id }) => id === request.id) };
};
