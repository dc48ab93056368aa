import { cloneEntries, mergeEntries, type CartEntry } from '@sitewright/domain/cart';
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

/** A change that began before is tried again, on what it finds then. */
const grown = { revision: sql`${carts.revision} + 1` };

const lockWhere = async (transaction: Queryable, condition: ReturnType<typeof and>) => {
  const [row] = await transaction
    .select({ cartId: carts.cartId, entries: carts.entries, customerId: carts.customerId })
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

const takeCart = async (
  transaction: Queryable,
  owner: CartOwner,
  guestToken: string | undefined,
): Promise<string | undefined> => {
  const { websiteId, customerId, now } = owner;
  const own = await lockWhere(transaction, byCustomer(owner));
  const found =
    guestToken === undefined ? undefined : await lockWhere(transaction, byToken(websiteId, guestToken));
  // A cart of somebody who signed in before is not for the taking.
  const guest = found?.customerId === null ? found : undefined;
  const kept = own ?? guest;
  if (!kept) return undefined;
  if (own && guest) await transaction.delete(carts).where(isCart(websiteId, guest.cartId));
  const entries = own && guest ? mergeEntries(own.entries, guest.entries) : kept.entries;
  const token = newToken();
  await transaction
    .update(carts)
    .set({ entries, customerId, tokenHash: hashCartToken(token), touchedOn: dayOf(now), ...grown })
    .where(isCart(websiteId, kept.cartId));
  return token;
};

const CUSTOMER_INDEX = 'carts_by_customer';

/**
 * At sign-in the visitor's cart becomes the customer's, joined with the one from before. The answer is the token from
 * now on: one that was known before the sign-in, to whomever, opens nothing any more.
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
    // The customer signed in elsewhere at the same time, and has a cart now.
    return takeCart(transaction, owner, guestToken);
  }
};

/** At sign-out the customer's cart stays with the customer; the visitor may be left a copy of it. */
export const releaseCartAtSignOut = async (
  transaction: Queryable,
  owner: CartOwner,
  { cloneCart }: { readonly cloneCart: boolean },
): Promise<string | undefined> => {
  const own = await lockWhere(transaction, byCustomer(owner));
  if (!own) return undefined;
  await transaction
    .update(carts)
    .set({ tokenHash: hashCartToken(newToken()), ...grown })
    .where(isCart(owner.websiteId, own.cartId));
  if (!cloneCart) return undefined;
  return insertCopy(transaction, owner, { entries: cloneEntries(own.entries, newId), customerId: null });
};
