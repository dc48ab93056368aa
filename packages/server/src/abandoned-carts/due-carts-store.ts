import { abandonedCartLimits } from '@sitewright/domain/abandoned-carts';
import type { CartEntry } from '@sitewright/domain/cart';
import { openPaymentStates } from '@sitewright/domain/payments';
import { and, eq, sql } from 'drizzle-orm';
import type { AbandonedCartKey, AbandonedCartRow } from '../abandoned-cart-records/index.ts';
import { abandonedCarts } from '../abandoned-cart-records/abandoned-cart-records-tables.ts';
import type { Queryable } from '../database/index.ts';

const isCart = ({ websiteId, checkoutId }: AbandonedCartKey) =>
  and(eq(abandonedCarts.websiteId, websiteId), eq(abandonedCarts.checkoutId, checkoutId));

/** The oldest first. */
export const listDueCarts = async (
  database: Queryable,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<AbandonedCartKey[]> => {
  const { rows } = await database.execute<{ websiteId: string; checkoutId: string }>(sql`
    select website_id as "websiteId", checkout_id as "checkoutId" from abandoned_carts
    where due_at <= ${now} order by due_at limit ${limit}`);
  return rows;
};

export const findAbandonedCart = async (
  database: Queryable,
  key: AbandonedCartKey,
): Promise<AbandonedCartRow | undefined> => {
  const [row] = await database.select().from(abandonedCarts).where(isCart(key));
  return row;
};

/**
 * The first cart of an address, locked: two carts of one address that are settled at once would both find that no email
 * was sent lately. Nothing is locked after it that is waited for.
 */
const lockAddress = async (
  transaction: Queryable,
  { websiteId, emailKey }: Pick<AbandonedCartRow, 'websiteId' | 'emailKey'>,
): Promise<void> => {
  await transaction.execute(sql`select 1 from abandoned_carts where website_id = ${websiteId}
    and email_key = ${emailKey} order by checkout_id limit 1 for update`);
};

/** Undefined where another node has it. */
export const lockWaitingCart = async (
  transaction: Queryable,
  key: AbandonedCartKey,
): Promise<AbandonedCartRow | undefined> => {
  const found = await findAbandonedCart(transaction, key);
  if (!found) return undefined;
  await lockAddress(transaction, found);
  const [row] = await transaction
    .select()
    .from(abandonedCarts)
    .where(and(isCart(key), eq(abandonedCarts.state, 'waiting'), eq(abandonedCarts.emailKey, found.emailKey)))
    .for('update', { skipLocked: true });
  return row;
};

export const updateAbandonedCart = async (
  transaction: Queryable,
  key: AbandonedCartKey,
  values: Partial<typeof abandonedCarts.$inferInsert>,
): Promise<void> => {
  await transaction.update(abandonedCarts).set(values).where(isCart(key));
};

/** What another node has decided meanwhile stays decided. */
export const postponeCart = async (
  database: Queryable,
  key: AbandonedCartKey,
  dueAt: Date,
): Promise<void> => {
  await database
    .update(abandonedCarts)
    .set({ dueAt })
    .where(and(isCart(key), eq(abandonedCarts.state, 'waiting')));
};

export const deleteAbandonedCart = async (transaction: Queryable, key: AbandonedCartKey): Promise<void> => {
  await transaction.delete(abandonedCarts).where(isCart(key));
};

export interface CartSituation extends Record<string, unknown> {
  /** Null where the cart is not stored any more. */
  readonly entries: readonly CartEntry[] | null;
  readonly isPurchased: boolean;
  readonly hasOrderedSince: boolean;
  readonly isPaying: boolean;
  readonly wasEmailedLately: boolean;
  readonly isUnsubscribed: boolean;
}

const HOUR_MS = 3_600_000;

/** What is known of the cart and of its address now, in one statement. */
export const readCartSituation = async (
  transaction: Queryable,
  { websiteId, checkoutId, cartId, emailKey, enteredAt }: AbandonedCartRow,
  now: Date,
): Promise<CartSituation> => {
  const quietSince = new Date(now.getTime() - abandonedCartLimits.QUIET_HOURS * HOUR_MS);
  const { rows } = await transaction.execute<CartSituation>(sql`
    select c.entries, coalesce(c.is_purchased, false) as "isPurchased",
      exists (select 1 from customers u
        join orders o on o.website_id = u.website_id and o.customer_id = u.customer_id
        where u.website_id = ${websiteId} and u.email_key = ${emailKey} and o.placed_at >= ${enteredAt})
        as "hasOrderedSince",
      exists (select 1 from payments p where p.website_id = ${websiteId} and p.checkout_id = ${checkoutId}
        and p.order_id is null and p.state = any(${sql.param([...openPaymentStates])}::text[])) as "isPaying",
      exists (select 1 from abandoned_carts a where a.website_id = ${websiteId} and a.email_key = ${emailKey}
        and a.emailed_at >= least(${quietSince}::timestamptz, ${enteredAt}::timestamptz)) as "wasEmailedLately",
      exists (select 1 from cart_email_opt_outs x where x.website_id = ${websiteId} and x.email_key = ${emailKey})
        as "isUnsubscribed"
    from (select 1) one left join carts c on c.website_id = ${websiteId} and c.cart_id = ${cartId}`);
  const [situation] = rows;
  if (!situation) throw new Error('The situation of a cart could not be read.');
  return situation;
};

interface SavedCart extends Record<string, unknown> {
  /** A subscription that is bought on its own has a cart of its own. */
  readonly kind: 'shopping' | 'subscription';
  readonly entries: readonly CartEntry[];
  readonly isPurchased: boolean;
}

/** The stored lines of a cart; undefined where it is gone or bought. */
export const readCartEntries = async (
  database: Queryable,
  websiteId: string,
  cartId: string,
): Promise<SavedCart | undefined> => {
  const { rows } = await database.execute<SavedCart>(sql`
    select kind, entries, is_purchased as "isPurchased" from carts
    where website_id = ${websiteId} and cart_id = ${cartId}`);
  return rows[0];
};

/** The lines of several carts, by cart. */
export const listCartEntries = async (
  database: Queryable,
  websiteId: string,
  cartIds: readonly string[],
): Promise<ReadonlyMap<string, readonly CartEntry[]>> => {
  if (cartIds.length === 0) return new Map();
  const { rows } = await database.execute<{ cartId: string; entries: readonly CartEntry[] }>(sql`
    select cart_id as "cartId", entries from carts
    where website_id = ${websiteId} and cart_id = any(${sql.param([...cartIds])}::text[])`);
  return new Map(rows.map(({ cartId, entries }) => [cartId, entries]));
};

/** No cart of this address is written about any more, and the email that was answered so says it. */
export const markUnsubscribed = async (
  transaction: Queryable,
  { websiteId, checkoutId, emailKey }: Pick<AbandonedCartRow, 'websiteId' | 'checkoutId' | 'emailKey'>,
): Promise<void> => {
  await transaction.execute(sql`update abandoned_carts set state = 'unsubscribed', due_at = null
    where website_id = ${websiteId} and email_key = ${emailKey} and order_id is null
      and (state = 'waiting' or checkout_id = ${checkoutId})`);
};

/** Emailed ones stay without the person, for the figures. */
export const deleteAbandonedCartsBefore = async (
  database: Queryable,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> => {
  const { rowCount } = await database.execute(sql`delete from abandoned_carts a using (
      select website_id, checkout_id from abandoned_carts
      where entered_at < ${before} and email <> '' and emailed_at is null and due_at is null limit ${limit}) old
    where a.website_id = old.website_id and a.checkout_id = old.checkout_id`);
  return rowCount ?? 0;
};

export const eraseOldAddresses = async (database: Queryable, before: Date): Promise<void> => {
  await database.execute(sql`update abandoned_carts set email = '', email_key = checkout_id, first_name = ''
    where entered_at < ${before} and email <> ''`);
};
