import { abandonedCartLimits } from '@sitewright/domain/abandoned-carts';
import { foldEmail } from '@sitewright/domain/orders';
import { and, eq, sql } from 'drizzle-orm';
import { runPrepared, sql as statement, type Queryable } from '../database/index.ts';
import { abandonedCarts, cartEmailOptOuts } from './abandoned-cart-records-tables.ts';

export type AbandonedCartRow = typeof abandonedCarts.$inferSelect;

export interface AbandonedCartKey {
  readonly websiteId: string;
  readonly checkoutId: string;
}

const HOUR_MS = 3_600_000;

export interface EnteredAddress extends AbandonedCartKey {
  readonly cartId: string;
  readonly email: string;
  readonly firstName: string;
  readonly acceptsMarketing: boolean;
  readonly publicOrigin: string;
  readonly now: Date;
}

/** The time begins anew with another address. What is decided stays so: a checkout leads to one email at most. */
export const noteEnteredAddress = async (
  database: Queryable,
  { now, ...entered }: EnteredAddress,
): Promise<void> => {
  const dueAt = new Date(now.getTime() + abandonedCartLimits.DELAY_HOURS * HOUR_MS);
  const isSame = sql`${abandonedCarts.emailKey} = excluded.email_key`;
  await database
    .insert(abandonedCarts)
    .values({ ...entered, emailKey: foldEmail(entered.email), enteredAt: now, dueAt })
    .onConflictDoUpdate({
      target: [abandonedCarts.websiteId, abandonedCarts.checkoutId],
      set: {
        email: sql`excluded.email`,
        emailKey: sql`excluded.email_key`,
        firstName: sql`excluded.first_name`,
        acceptsMarketing: sql`excluded.accepts_marketing`,
        publicOrigin: sql`excluded.public_origin`,
        enteredAt: sql`case when ${isSame} then ${abandonedCarts.enteredAt} else excluded.entered_at end`,
        dueAt: sql`case when ${isSame} then ${abandonedCarts.dueAt} else excluded.due_at end`,
      },
      setWhere: eq(abandonedCarts.state, 'waiting'),
    });
};

/** Whether the cart has this address already. */
export const isAddressNoted = async (
  database: Queryable,
  { websiteId, checkoutId }: AbandonedCartKey,
  email: string,
): Promise<boolean> => {
  const rows = await runPrepared(
    database,
    statement`select 1 from abandoned_carts where website_id = ${websiteId} and checkout_id = ${checkoutId}
      and email_key = ${foldEmail(email)}`,
  );
  return rows.length > 0;
};

/** An address that is not valid any more is none to write to. */
export const forgetEnteredAddress = async (
  database: Queryable,
  { websiteId, checkoutId }: AbandonedCartKey,
): Promise<void> => {
  await database
    .delete(abandonedCarts)
    .where(
      and(
        eq(abandonedCarts.websiteId, websiteId),
        eq(abandonedCarts.checkoutId, checkoutId),
        eq(abandonedCarts.state, 'waiting'),
      ),
    );
};

export interface PurchasedCart {
  readonly websiteId: string;
  readonly cartId: string;
  readonly orderId: string;
}

/** Whether the order followed an email. A cart that was bought before one was not abandoned. */
export const settlePurchasedCart = async (
  transaction: Queryable,
  { websiteId, cartId, orderId }: PurchasedCart,
): Promise<boolean> => {
  const [row] = await runPrepared<{ recovered: number }>(
    transaction,
    statement`with forgotten as (delete from abandoned_carts where website_id = ${websiteId}
        and cart_id = ${cartId} and emailed_at is null),
      recovered as (update abandoned_carts set state = 'recovered', order_id = ${orderId}, due_at = null
        where website_id = ${websiteId} and (cart_id = ${cartId} or restored_cart_id = ${cartId})
          and emailed_at is not null and order_id is null returning 1)
      select count(*)::int as recovered from recovered`,
  );
  return (row?.recovered ?? 0) > 0;
};

/** Of a person who is erased. Figures stay. */
export const eraseAbandonedCarts = async (
  transaction: Queryable,
  websiteId: string,
  emailKey: string,
): Promise<void> => {
  await transaction.execute(sql`delete from abandoned_carts where website_id = ${websiteId}
    and email_key = ${emailKey} and emailed_at is null`);
  await transaction.execute(sql`update abandoned_carts set email = '', email_key = checkout_id, first_name = ''
    where website_id = ${websiteId} and email_key = ${emailKey}`);
};

export const insertOptOut = async (
  transaction: Queryable,
  optOut: typeof cartEmailOptOuts.$inferInsert,
): Promise<void> => {
  await transaction.insert(cartEmailOptOuts).values(optOut).onConflictDoNothing();
};

export const deleteDemoCarts = async (transaction: Queryable, websiteId: string): Promise<number> => {
  const { rowCount } = await transaction
    .delete(abandonedCarts)
    .where(and(eq(abandonedCarts.websiteId, websiteId), eq(abandonedCarts.isDemo, true)));
  return rowCount ?? 0;
};
