import { mailboxKey } from '@sitewright/domain/forms';
import { sql } from 'drizzle-orm';
import {
  insertBeforeCommit,
  runPrepared,
  sendPrepared,
  sql as statement,
  type Queryable,
} from '../database/index.ts';
import { releaseGiftCards } from '../gift-cards/index.ts';
import type { PaymentKey, PaymentRow } from './payments-store.ts';
import { discountUses, stockReservations } from './payment-records-tables.ts';

/** A payment that waits for the shopper holds stock no longer than this, whether or not it was cancelled in time. */
const HOLD_MINUTES = 35;

interface CountedHolds {
  readonly variantIds: readonly string[];
  readonly now: Date;
  /** The draft order that asks: what it has reserved is its own. */
  readonly exceptFor?: string;
}

/**
 * How many pieces payments and draft orders of others hold, by variant. Read with the stock levels locked. While a draft is
 * being paid, its payment holds what it had reserved; after that its order has it.
 */
export const countHeld = async (
  transaction: Queryable,
  websiteId: string,
  { variantIds, now, exceptFor = '' }: CountedHolds,
): Promise<ReadonlyMap<string, number>> => {
  const ids = statement`any(${variantIds}::text[])`;
  const isHeld = statement`(p.state = 'processing' or p.created_at > ${now}::timestamptz - make_interval(mins => ${HOLD_MINUTES}))`;
  const rows = await runPrepared<{ variantId: string; held: number }>(
    transaction,
    statement`select h.variant_id as "variantId", sum(h.quantity)::int as held from (
      select r.variant_id, r.quantity from stock_reservations r
      join payments p on p.website_id = r.website_id and p.payment_id = r.payment_id
      where r.website_id = ${websiteId} and r.variant_id = ${ids} and ${isHeld}
      union all
      select d.variant_id, d.quantity from draft_reservations d
      where d.website_id = ${websiteId} and d.variant_id = ${ids} and d.until > ${now}::timestamptz and d.draft_id <> ${exceptFor}
        and not exists (select 1 from checkouts c
          join payments p on p.website_id = c.website_id and p.checkout_id = c.checkout_id
          left join stock_reservations r on r.website_id = p.website_id and r.payment_id = p.payment_id
            and r.variant_id = d.variant_id
          where c.website_id = d.website_id and c.cart_id = d.draft_id
            and (p.order_id is not null or (r.payment_id is not null and ${isHeld})))
    ) h group by h.variant_id`,
  );
  return new Map(rows.map(({ variantId, held }) => [variantId, held]));
};

export const insertReservations = async (
  transaction: Queryable,
  { websiteId, paymentId }: PaymentKey,
  pieces: ReadonlyMap<string, number>,
): Promise<void> => {
  const rows = [...pieces].map(([variantId, quantity]) => ({ websiteId, paymentId, variantId, quantity }));
  await insertBeforeCommit(transaction, stockReservations, rows);
};

export const insertDiscountUses = async (
  transaction: Queryable,
  { websiteId, paymentId }: PaymentKey,
  { discountIds, emailKey }: { readonly discountIds: readonly string[]; readonly emailKey: string },
): Promise<void> => {
  const rows = discountIds.map((discountId) => ({ websiteId, paymentId, discountId, emailKey }));
  await insertBeforeCommit(transaction, discountUses, rows);
};

export const deleteReservations = async (
  transaction: Queryable,
  { websiteId, paymentId }: PaymentKey,
): Promise<void> => {
  await sendPrepared(
    transaction,
    statement`delete from stock_reservations where website_id = ${websiteId} and payment_id = ${paymentId}`,
  );
};

/** What a payment that failed held is free again. */
export const releaseHolds = async (transaction: Queryable, key: PaymentKey, now: Date): Promise<void> => {
  await deleteReservations(transaction, key);
  await transaction.execute(sql`delete from discount_uses
    where website_id = ${key.websiteId} and payment_id = ${key.paymentId} and order_id is null`);
  await releaseGiftCards(transaction, key, now);
};

/** Also of a payment that succeeded after its uses were released. */
export const makeUsesFinal = async (
  transaction: Queryable,
  { websiteId, paymentId, content }: PaymentKey & Pick<PaymentRow, 'content'>,
  orderId: string,
): Promise<void> => {
  const emailKey = mailboxKey(content.email);
  const discountIds = content.discounts.map(({ id }) => id);
  if (discountIds.length === 0) return;
  await sendPrepared(
    transaction,
    statement`insert into discount_uses (website_id, payment_id, discount_id, email_key, order_id)
      select ${websiteId}, ${paymentId}, discount_id, ${emailKey}, ${orderId}
      from unnest(${discountIds}::text[]) as used (discount_id)
      on conflict (website_id, discount_id, payment_id) do update set order_id = excluded.order_id`,
  );
};

interface CountedUses {
  readonly discountIds: readonly string[];
  readonly emailKey: string;
  readonly checkoutId: string;
}

export interface DiscountCounts {
  /** By discount: by all customers, and by this one. */
  readonly uses: Readonly<Record<string, { readonly all: number; readonly own: number }>>;
  /** Of this customer, test orders too: what a second order costs can be tried out. */
  readonly orders: number;
}

/** How often discounts were used, apart from what the checkout itself holds. For a payment their rows are locked first, in the order of their ids. */
export const countDiscountUses = async (
  database: Queryable,
  websiteId: string,
  { discountIds, emailKey, checkoutId }: CountedUses,
): Promise<DiscountCounts> => {
  const [row] = await runPrepared<{ [Key in keyof DiscountCounts]: DiscountCounts[Key] }>(
    database,
    statement`select (select count(*)::int from orders o where o.website_id = ${websiteId} and o.email_key = ${emailKey}
        and o.fulfilment_state <> 'cancelled' and not o.is_demo) as orders,
      coalesce((select jsonb_object_agg(u.discount_id, jsonb_build_object('all', u.total, 'own', u.own))
        from (select discount_id, count(*) as total, count(*) filter (where email_key = ${emailKey}) as own
          from discount_uses d where website_id = ${websiteId}
            and discount_id = any(${discountIds}::text[])
            and not (order_id is null and exists (select 1 from payments p where p.website_id = d.website_id
              and p.payment_id = d.payment_id and p.checkout_id = ${checkoutId}))
          group by discount_id) u), '{}') as uses`,
  );
  return row ?? { uses: {}, orders: 0 };
};

export const lockDiscounts = async (
  transaction: Queryable,
  websiteId: string,
  discountIds: readonly string[],
): Promise<void> => {
  await runPrepared(
    transaction,
    statement`select 1 from discounts where website_id = ${websiteId}
      and discount_id = any(${discountIds}::text[]) order by discount_id for update`,
  );
};
