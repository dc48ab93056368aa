import type { CheckoutDetails } from '@sitewright/domain/checkout';
import { and, eq, sql } from 'drizzle-orm';
import { hashCartToken, type CartReader } from '../cart/index.ts';
import type { Queryable } from '../database/index.ts';
import { findPayment, type PaymentRow } from '../payment-records/index.ts';
import { checkouts } from './checkout-tables.ts';
import { checkoutToken, type CheckoutBearer } from './checkout-token.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;

export const findCheckout = async (
  database: Queryable,
  websiteId: string,
  cartId: string,
): Promise<CheckoutRow | undefined> => {
  const [row] = await database
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.websiteId, websiteId), eq(checkouts.cartId, cartId)));
  return row;
};

export const lockCheckout = async (
  transaction: Queryable,
  websiteId: string,
  cartId: string,
): Promise<CheckoutRow | undefined> => {
  const [row] = await transaction
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.websiteId, websiteId), eq(checkouts.cartId, cartId)))
    .for('update');
  return row;
};

/** Whether the bearer of the token may see the checkout. */
export const isCheckoutOf = async (
  database: Queryable,
  { websiteId, checkoutId }: Pick<CheckoutRow, 'websiteId' | 'checkoutId'>,
  tokenHash: string,
): Promise<boolean> => {
  const rows = await database
    .select({ checkoutId: checkouts.checkoutId })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.websiteId, websiteId),
        eq(checkouts.checkoutId, checkoutId),
        eq(checkouts.tokenHash, tokenHash),
      ),
    );
  return rows.length > 0;
};

/** One for each cart: of two tabs that begin at once, one finds that of the other. */
export const insertCheckout = async (
  database: Queryable,
  checkout: typeof checkouts.$inferInsert,
): Promise<void> => {
  await database.insert(checkouts).values(checkout).onConflictDoNothing();
};

/** The given fields replace those that are stored; two tabs that save different ones lose nothing. */
export const mergeDetails = async (
  database: Queryable,
  { websiteId, checkoutId }: Pick<CheckoutRow, 'websiteId' | 'checkoutId'>,
  { details, now }: { readonly details: Partial<CheckoutDetails>; readonly now: Date },
): Promise<void> => {
  await database.execute(sql`update checkouts set details = details || ${JSON.stringify(details)}::jsonb,
      revision = revision + 1, updated_at = ${now}
    where website_id = ${websiteId} and checkout_id = ${checkoutId} and order_id is null
      and details || ${JSON.stringify(details)}::jsonb <> details`);
};

export const deleteCheckoutsBefore = async (
  database: Queryable,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> => {
  const { rowCount } = await database.execute(sql`delete from checkouts c using (
      select website_id, checkout_id from checkouts where updated_at < ${before} and not exists (
        select 1 from payments p where p.website_id = checkouts.website_id and p.checkout_id = checkouts.checkout_id)
        and not exists (select 1 from draft_orders d
          where d.website_id = checkouts.website_id and d.draft_id = checkouts.cart_id)
      limit ${limit}) old
    where c.website_id = old.website_id and c.checkout_id = old.checkout_id`);
  return rowCount ?? 0;
};

/** The payment that the same request of this visitor began before, also after the purchase. */
export const findRepeated = async (
  { database, site, ...visit }: CartReader & Pick<CheckoutBearer, 'source'>,
  idempotencyKey: string,
): Promise<PaymentRow | undefined> => {
  const token = checkoutToken(visit);
  if (token === undefined) return undefined;
  const { rows } = await database.execute<{ paymentId: string }>(sql`
    select p.payment_id as "paymentId" from checkouts c
    join payments p on p.website_id = c.website_id and p.checkout_id = c.checkout_id
    where c.website_id = ${site.id} and c.token_hash = ${hashCartToken(token)}
      and p.idempotency_key = ${idempotencyKey} limit 1`);
  const [row] = rows;
  return row && findPayment(database, { websiteId: site.id, paymentId: row.paymentId });
};
