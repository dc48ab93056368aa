import { cloneEntries, mergeEntries, type CartEntry } from '@sitewright/domain/cart';
import { discountLimits } from '@sitewright/domain/discounts';
import { and, eq, sql } from 'drizzle-orm';
import { takenIndexOf, type Queryable } from '../database/index.ts';
import { newId, newToken } from '../ids/index.ts';
import { carts } from './cart-tables.ts';
import { hashCartToken } from './update/cart-tokens.ts';

export interface CartOwner {
  readonly websiteId: string;
  readonly customerId: string;
  readonly now: Date;
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Makes concurrent changes fail and retry. */
const incrementedRevision = { revision: sql`${carts.revision} + 1` };

const lockWhere = async (transaction: Queryable, condition: ReturnType<typeof and>) => {
  const [row] = await transaction
    .select({
      cartId: carts.cartId,
      entries: carts.entries,
      codes: carts.codes,
      customerId: carts.customerId,
    })
    .from(carts)
    .where(and(condition, eq(carts.kind, 'shopping'), eq(carts.isPurchased, false)))
    .for('update');
  return row;
};

const byToken = (websiteId: string, token: string) =>
  and(eq(carts.websiteId, websiteId), eq(carts.tokenHash, hashCartToken(token)));

const byCustomer = ({ websiteId, customerId }: CartOwner) =>
  and(eq(carts.websiteId, websiteId), eq(carts.customerId, customerId));

const isCart = (websiteId: string, cartId: string) =>
  and(eq(carts.websiteId, websiteId), eq(carts.cartId, cartId));

const insertCopy = async (
  transaction: Queryable,
  { websiteId, now }: Pick<CartOwner, 'websiteId' | 'now'>,
  { entries, customerId }: { readonly entries: readonly CartEntry[]; readonly customerId: string | null },
): Promise<string> => {
  const token = newToken();
  await transaction.insert(carts).values({
    websiteId,
    cartId: newId(),
    tokenHash: hashCartToken(token),
    kind: 'shopping',
    entries,
    shippingLocation: {},
    customerId,
    createdAt: now,
    touchedOn: dayOf(now),
  });
  return token;
};

const mergeCodes = (own: readonly string[], guest: readonly string[]): string[] =>
  [...new Set([...own, ...guest])].slice(0, discountLimits.CODES);

const takeCart = async (
  transaction: Queryable,
  owner: CartOwner,
  guestToken: string | undefined,
): Promise<string | undefined> => {
  const { websiteId, customerId, now } = owner;
  const own = await lockWhere(transaction, byCustomer(owner));
  const found =
    guestToken === undefined ? undefined : await lockWhere(transaction, byToken(websiteId, guestToken));
  // The cart of another signed-in customer is not taken over.
  const guest = found?.customerId === null ? found : undefined;
  const cart = own ?? guest;
  if (!cart) return undefined;
  if (own && guest) await transaction.delete(carts).where(isCart(websiteId, guest.cartId));
  const entries = own && guest ? mergeEntries(own.entries, guest.entries) : cart.entries;
  const codes = own && guest ? mergeCodes(own.codes, guest.codes) : cart.codes;
  const token = newToken();
  await transaction
    .update(carts)
    .set({
      entries,
      codes,
      customerId,
      tokenHash: hashCartToken(token),
      touchedOn: dayOf(now),
      ...incrementedRevision,
    })
    .where(isCart(websiteId, cart.cartId));
  return token;
};

const CUSTOMER_INDEX = 'carts_by_customer';

/**
 * At sign-in the guest's cart is merged into the customer's. Returns the new token: tokens from before the
 * sign-in, which others may know, become invalid.
 */
export const mergeCartsAtSignIn = async (
  transaction: Queryable,
  owner: CartOwner,
  guestToken: string | undefined,
): Promise<string | undefined> => {
  try {
    return await transaction.transaction((attempt) => takeCart(attempt, owner, guestToken));
  } catch (error) {
    if (takenIndexOf(error) !== CUSTOMER_INDEX) throw error;
    // A concurrent sign-in elsewhere has created a cart.
    return takeCart(transaction, owner, guestToken);
  }
};

/** At sign-out the customer keeps the cart; the visitor may get a copy. */
export const releaseCartAtSignOut = async (
  transaction: Queryable,
  owner: CartOwner,
  { cloneCart }: { readonly cloneCart: boolean },
): Promise<string | undefined> => {
  const own = await lockWhere(transaction, byCustomer(owner));
  if (!own) return undefined;
  await transaction
    .update(carts)
    .set({ tokenHash: hashCartToken(newToken()), ...incrementedRevision })
    .where(isCart(owner.websiteId, own.cartId));
  if (!cloneCart) return undefined;
  return insertCopy(transaction, owner, { entries: cloneEntries(own.entries, newId), customerId: null });
};
