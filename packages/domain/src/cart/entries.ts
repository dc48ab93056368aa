import {
  ANY_QUANTITY,
  availableOf,
  findQuantityFault,
  type QuantityRange,
  type Stock,
} from '../catalogue/index.ts';
import type { Donation } from '../donations/index.ts';
import type { GiftCardPurchase } from '../gift-cards/index.ts';
import type { CartRefusal } from './cart-messages.ts';
import { isSameAddition, joinIdempotencyKeys, type KeyedEntry } from './idempotency-keys.ts';
import { cartLimits, quantityLimits } from './quantity.ts';

/** One line of a cart as it is kept: what and how many. What it costs is asked for anew every time. */
export interface CartEntry extends KeyedEntry {
  readonly id: string;
  readonly itemId: string;
  readonly variantId: string;
  readonly quantity: number;
  /** Answers to the product's form, as canonical JSON; null where it asks for none. */
  readonly additionalFields: string | null;
  /** As it was called when it was added, for the day it is no longer sold. */
  readonly title: string;
  /** Of a gift card: for whom it is, and when it is sent. */
  readonly giftCard?: GiftCardPurchase;
  /** Of a donation: `itemId` is its fund, and the line is its own variant. */
  readonly donation?: Donation;
  /** Bought again each period. Told when it is added: what is bought once never becomes a subscription. */
  readonly isSubscription?: boolean;
}

export type EntriesChange =
  | { readonly ok: true; readonly entries: readonly CartEntry[]; readonly entry: CartEntry }
  | {
      readonly ok: false;
      readonly refusal: CartRefusal;
      /** The number that the refusal is about. */
      readonly limit?: number;
    };

type Refused = Extract<EntriesChange, { ok: false }>;

const refuse = (refusal: CartRefusal): Refused => ({ ok: false, refusal });

/** Every gift card is a line of its own: two friends may get the same words. Donations are one a fund. */
export const isSameLine = (a: Omit<CartEntry, 'id'>, b: Omit<CartEntry, 'id'>): boolean => {
  if (a.donation ?? b.donation) return Boolean(a.donation && b.donation) && a.itemId === b.itemId;
  return !a.giftCard && !b.giftCard && isSameProduct(a, b);
};

const isSameProduct = (a: Omit<CartEntry, 'id'>, b: Omit<CartEntry, 'id'>): boolean =>
  a.itemId === b.itemId &&
  a.variantId === b.variantId &&
  (a.isSubscription ?? false) === (b.isSubscription ?? false) &&
  a.additionalFields === b.additionalFields;

/** How many of a variant there can be in a cart. */
export interface Availability {
  readonly stock: Stock;
  /** A download is bought once, and so is a service where the store says so. */
  readonly isSingle: boolean;
  /** Gift cards are bought once a line. */
  readonly isCountedByLine?: boolean;
  /** By the quantity rules of the product; any without. */
  readonly range?: QuantityRange;
}

const checkRange = (quantity: number, { range = ANY_QUANTITY }: Availability): Refused | undefined => {
  const fault = findQuantityFault(quantity, range);
  return fault && { ok: false, refusal: fault.code, limit: fault.limit };
};

const lackOf = (
  pieces: number,
  { stock, isSingle }: Availability,
): 'one-only' | 'not-enough-stock' | undefined => {
  if (isSingle && pieces > 1) return 'one-only';
  return pieces > availableOf(stock) ? 'not-enough-stock' : undefined;
};

/** Lines of one variant draw on one stock, whatever was filled in for each. */
const piecesOf = (entries: readonly CartEntry[], { itemId, variantId }: Omit<CartEntry, 'id'>): number =>
  entries
    .filter((each) => each.itemId === itemId && each.variantId === variantId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

const replaceEntry = (entries: readonly CartEntry[], entry: CartEntry): CartEntry[] =>
  entries.map((each) => (each.id === entry.id ? entry : each));

/** Puts so many more into the cart, once for each press: into the line that is there already, else into a new one. */
export const addEntry = (
  entries: readonly CartEntry[],
  added: CartEntry,
  availability: Availability,
): EntriesChange => {
  const repeated = entries.find((each) => isSameAddition(each, added));
  if (repeated) return { ok: true, entries, entry: repeated };
  const known = entries.find((each) => isSameLine(each, added));
  const entry = known
    ? { ...known, quantity: known.quantity + added.quantity, ...joinIdempotencyKeys(known, added) }
    : added;
  if (entry.quantity > quantityLimits.MAX) return refuse('quantity-out-of-range');
  const others = availability.isCountedByLine ? 0 : piecesOf(entries, added);
  const lack = lackOf(others + added.quantity, availability);
  if (lack) return refuse(lack);
  const fault = checkRange(entry.quantity, availability);
  if (fault) return fault;
  if (known) return { ok: true, entries: replaceEntry(entries, entry), entry };
  return entries.length >= cartLimits.ENTRIES
    ? refuse('cart-full')
    : { ok: true, entries: [...entries, entry], entry };
};

/** A cart has one donation to a fund: giving again changes it, so that nobody gives twice by going back. */
export const putDonation = (
  entries: readonly CartEntry[],
  given: CartEntry & { readonly donation: Donation },
): EntriesChange => {
  const known = entries.find(({ donation, itemId }) => donation && itemId === given.itemId);
  const id = known?.id ?? given.id;
  const entry = { ...given, id, variantId: id };
  if (known) return { ok: true, entries: replaceEntry(entries, entry), entry };
  return entries.length >= cartLimits.ENTRIES
    ? refuse('cart-full')
    : { ok: true, entries: [...entries, entry], entry };
};

/** Fewer are always in stock, more only as far as there are; both keep to the quantity rules. */
export const setQuantity = (
  entries: readonly CartEntry[],
  { entry: old, quantity }: { readonly entry: CartEntry; readonly quantity: number },
  availability: Availability,
): EntriesChange => {
  const entry = { ...old, quantity };
  const others = availability.isCountedByLine ? 0 : piecesOf(entries, old) - old.quantity;
  const lack = quantity > old.quantity ? lackOf(others + quantity, availability) : undefined;
  if (lack) return refuse(lack);
  const fault = checkRange(quantity, availability);
  if (fault) return fault;
  return { ok: true, entries: replaceEntry(entries, entry), entry };
};

/** Changes what was filled in. Equal to another line, both become one. */
export const setAdditionalFields = (
  entries: readonly CartEntry[],
  { entry: old, additionalFields }: { readonly entry: CartEntry; readonly additionalFields: string | null },
): EntriesChange => {
  const changed = { ...old, additionalFields };
  const twin = entries.find((each) => each.id !== old.id && isSameLine(each, changed));
  if (!twin) return { ok: true, entries: replaceEntry(entries, changed), entry: changed };
  const quantity = Math.min(changed.quantity + twin.quantity, quantityLimits.MAX);
  const entry = { ...changed, quantity, ...joinIdempotencyKeys(twin, changed) };
  return { ok: true, entries: replaceEntry(entries, entry).filter(({ id }) => id !== twin.id), entry };
};

export const removeEntry = (entries: readonly CartEntry[], id: string): CartEntry[] =>
  entries.filter((each) => each.id !== id);

/**
 * Signing in brings two carts together. Of a line that is in both, the larger number stays: adding them would double
 * what somebody put into both carts meaning it once. Nothing that is in the customer's cart goes.
 */
export const mergeEntries = (own: readonly CartEntry[], guest: readonly CartEntry[]): CartEntry[] => {
  const merged = own.map((entry) => {
    const twin = guest.find((each) => isSameLine(each, entry));
    return twin
      ? { ...entry, quantity: Math.max(entry.quantity, twin.quantity), ...joinIdempotencyKeys(entry, twin) }
      : entry;
  });
  const fresh = guest.filter((entry) => !own.some((each) => isSameLine(each, entry)));
  return [...merged, ...fresh].slice(0, Math.max(cartLimits.ENTRIES, own.length));
};

/** Signing out may leave the visitor a copy: the same lines under ids of their own. */
export const cloneEntries = (entries: readonly CartEntry[], newId: () => string): CartEntry[] =>
  entries.map((entry) => ({ ...entry, id: newId() }));
