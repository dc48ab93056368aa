import type { CheckoutDetails } from '@sitewright/domain/checkout';
import { and, eq, sql } from 'drizzle-orm';
import { hashCartToken, type CartReader } from '../cart/index.ts';
import {
  findRows,
  runPrepared,
  sql as statement,
  type Queryable,
  type SqlFragment,
} from '../database/index.ts';
import { findPayment, type PaymentRow } from '../payment-records/index.ts';
import { checkouts } from './checkout-tables.ts';
import { checkoutToken, type CheckoutBearer } from './checkout-token.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;

export const findCheckout = async (
  database: Queryable,
  websiteId: string,
  cartId: string,
): Promise<CheckoutRow | undefined> => {
  const [row] = await findRows(
    database,
    checkouts,
    statement`where website_id = ${websiteId} and cart_id = ${cartId}`,
  );
  return row;
};

/** Those of a token: of the cart that it is for, and of carts that were bought. */
export const listCheckouts = (
  database: Queryable,
  websiteId: string,
  tokenHash: string,
): Promise<CheckoutRow[]> =>
  findRows(database, checkouts, statement`where website_id = ${websiteId} and token_hash = ${tokenHash}`);

export const lockCheckout = async (
  transaction: Queryable,
  websiteId: string,
  cartId: string,
): Promise<CheckoutRow | undefined> => {
  const [row] = await findRows(
    transaction,
    checkouts,
    statement`where website_id = ${websiteId} and cart_id = ${cartId} for update`,
  );
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

/** Once each, and no more than the limit; false where it is reached. */
export const addGiftCard = async (
  database: Queryable,
  { websiteId, checkoutId }: Pick<CheckoutRow, 'websiteId' | 'checkoutId'>,
  { giftCardId, limit, now }: { readonly giftCardId: string; readonly limit: number; readonly now: Date },
): Promise<boolean> => {
  const { rowCount } = await database.execute(sql`update checkouts set
      gift_card_ids = array_remove(gift_card_ids, ${giftCardId}::text) || ${giftCardId}::text,
      revision = revision + 1, updated_at = ${now}
    where website_id = ${websiteId} and checkout_id = ${checkoutId} and order_id is null
      and cardinality(array_remove(gift_card_ids, ${giftCardId}::text)) < ${limit}`);
  return (rowCount ?? 0) > 0;
};

export const removeGiftCard = async (
  database: Queryable,
  { websiteId, checkoutId }: Pick<CheckoutRow, 'websiteId' | 'checkoutId'>,
  { giftCardId, now }: { readonly giftCardId: string; readonly now: Date },
): Promise<void> => {
  await database.execute(sql`update checkouts set gift_card_ids = array_remove(gift_card_ids, ${giftCardId}::text),
      revision = revision + 1, updated_at = ${now}
    where website_id = ${websiteId} and checkout_id = ${checkoutId} and order_id is null`);
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
        and not exists (select 1 from order_balance_links b
          where b.website_id = checkouts.website_id and b.link_id = checkouts.cart_id)
      limit ${limit}) old
    where c.website_id = old.website_id and c.checkout_id = old.checkout_id`);
  return rowCount ?? 0;
};

export interface EarlierAttempts {
  /** The payment that the same request began before, also after the purchase. */
  readonly repeated: PaymentRow | undefined;
  /** How many payments have come to nothing since then, wherever they failed. */
  readonly failures: number;
}

/** What the bearer of the token has paid or tried to. */
export const findEarlierAttempts = async (
  database: Queryable,
  { site, ...visit }: Pick<CartReader, 'site'> & CheckoutBearer,
  { idempotencyKey, since }: { readonly idempotencyKey: string; readonly since: Date },
): Promise<EarlierAttempts> => {
  const token = checkoutToken(visit);
  if (token === undefined) return { repeated: undefined, failures: 0 };
  const [row] = await runPrepared<{ failures: number; repeatedId: string | null }>(
    database,
    statement`select max(p.payment_id) filter (where p.idempotency_key = ${idempotencyKey}) as "repeatedId",
        (count(*) filter (where p.state in ('failed', 'cancelled') and p.created_at > ${since}))::int as failures
      from checkouts c join payments p on p.website_id = c.website_id and p.checkout_id = c.checkout_id
      where c.website_id = ${site.id} and c.token_hash = ${hashCartToken(token)}`,
  );
  const { failures = 0, repeatedId = null } = row ?? {};
  const repeated =
    repeatedId === null
      ? undefined
      : await findPayment(database, { websiteId: site.id, paymentId: repeatedId });
  return { repeated, failures };
};

const findOwn = async (
  { database, site, ...visit }: CartReader & Pick<CheckoutBearer, 'source'>,
  condition: SqlFragment,
): Promise<PaymentRow | undefined> => {
  const token = checkoutToken(visit);
  if (token === undefined) return undefined;
  const [row] = await runPrepared<{ paymentId: string }>(
    database,
    statement`select p.payment_id as "paymentId" from checkouts c
      join payments p on p.website_id = c.website_id and p.checkout_id = c.checkout_id
      where c.website_id = ${site.id} and c.token_hash = ${hashCartToken(token)} and ${condition}
      order by p.payment_id desc limit 1`,
  );
  return row && findPayment(database, { websiteId: site.id, paymentId: row.paymentId });
};

/** What the visitor has ordered last, for so much. */
export const findLastOrdered = (
  visitor: CartReader & Pick<CheckoutBearer, 'source'>,
  {
    dueCents,
    currency,
    since,
  }: { readonly dueCents: number; readonly currency: string; readonly since: Date },
): Promise<PaymentRow | undefined> =>
  findOwn(
    visitor,
    statement`p.order_id is not null and p.amount_cents = ${dueCents} and p.currency = ${currency}
      and p.created_at > ${since}`,
  );

/** The latest order of the visitor since then. */
export const findLatestOrder = (
  visitor: CartReader & Pick<CheckoutBearer, 'source'>,
  since: Date,
): Promise<PaymentRow | undefined> =>
  findOwn(visitor, statement`p.order_id is not null and p.created_at > ${since}`);
