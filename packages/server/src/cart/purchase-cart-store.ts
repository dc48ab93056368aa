import type { CartEntry } from '@sitewright/domain/cart';
import { sql } from 'drizzle-orm';
import { runPrepared, sql as statement, type Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';

interface PurchasedCart {
  readonly revision: number;
  readonly entries: readonly CartEntry[];
}

export interface PurchasedEntries {
  readonly cartId: string;
  /** Of the cart when it was paid for. */
  readonly revision: number;
  readonly entryIds: readonly string[];
  readonly now: Date;
}

/** What was added after paying began stays in a new cart, under the token that the browser has. */
const keepOthers = async (
  transaction: Queryable,
  websiteId: string,
  {
    cartId,
    others,
    now,
  }: { readonly cartId: string; readonly others: readonly CartEntry[]; readonly now: Date },
): Promise<void> => {
  await transaction.execute(sql`update carts set token_hash = 'purchased:' || cart_id
    where website_id = ${websiteId} and cart_id = ${cartId}`);
  await transaction.execute(sql`insert into carts (website_id, cart_id, token_hash, kind, entries, shipping_location,
      created_at, touched_on)
    select website_id, ${newId()}, (select c.token_hash from checkouts c where c.website_id = carts.website_id
        and c.cart_id = carts.cart_id), kind, ${JSON.stringify(others)}::jsonb, shipping_location,
      ${now}::timestamptz, (${now}::timestamptz)::date
    from carts where website_id = ${websiteId} and cart_id = ${cartId}`);
};

/** The cart becomes an order: it can no longer be changed. */
export const purchaseCart = async (
  transaction: Queryable,
  websiteId: string,
  { cartId, revision, entryIds, now }: PurchasedEntries,
): Promise<void> => {
  const [cart] = await runPrepared<PurchasedCart>(
    transaction,
    statement`update carts set is_purchased = true, revision = revision + 1
      where website_id = ${websiteId} and cart_id = ${cartId} and not is_purchased
      returning revision - 1 as revision, entries`,
  );
  if (!cart) return;
  const others = cart.revision === revision ? [] : cart.entries.filter(({ id }) => !entryIds.includes(id));
  if (others.length > 0) await keepOthers(transaction, websiteId, { cartId, others, now });
};
