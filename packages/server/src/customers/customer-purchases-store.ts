import { DONATION_TYPE } from '@sitewright/domain/catalogue';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { giftCards } from '../gift-cards/gift-cards-tables.ts';
import { orders } from '../orders/orders-tables.ts';
import type { SubscriptionRow } from '../subscription-records/index.ts';
import { subscriptions } from '../subscription-records/subscription-records-tables.ts';
import type { CustomerKey } from './customer-changes-store.ts';

type GiftCardRow = typeof giftCards.$inferSelect;

/** Those of the address and those of the orders, which may have been placed with other addresses. Newest first. */
export const listSubscriptionsOfCustomer = (
  database: Queryable,
  { websiteId, customerId }: CustomerKey,
  limit: number,
): Promise<SubscriptionRow[]> =>
  database
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.websiteId, websiteId),
        // Two statements joined: each of them has an index, their `or` has none.
        sql`${subscriptions.subscriptionId} in (
          select s.subscription_id from customers c
            join subscriptions s on s.website_id = c.website_id and s.email_key = c.email_key
            where c.website_id = ${websiteId} and c.customer_id = ${customerId}
          union select s.subscription_id from orders o
            join subscriptions s on s.website_id = o.website_id and s.order_id = o.order_id
            where o.website_id = ${websiteId} and o.customer_id = ${customerId})`,
      ),
    )
    .orderBy(desc(subscriptions.subscriptionId))
    .limit(limit);

/** Those that were bought with the orders of the customer. Newest first. */
export const listBoughtGiftCards = async (
  database: Queryable,
  { websiteId, customerId }: CustomerKey,
  limit: number,
): Promise<GiftCardRow[]> => {
  const rows = await database
    .select({ card: giftCards })
    .from(giftCards)
    .innerJoin(orders, and(eq(orders.websiteId, giftCards.websiteId), eq(orders.orderId, giftCards.orderId)))
    .where(and(eq(giftCards.websiteId, websiteId), eq(orders.customerId, customerId)))
    .orderBy(desc(giftCards.giftCardId))
    .limit(limit);
  return rows.map(({ card }) => card);
};

export interface DonatedSum extends Record<string, unknown> {
  readonly currency: string;
  readonly cents: number;
}

/** What the customer gave to funds, without test orders, refunds and what is not paid yet. */
export const sumDonations = async (
  database: Queryable,
  { websiteId, customerId }: CustomerKey,
): Promise<DonatedSum[]> => {
  const { rows } = await database.execute<DonatedSum>(sql`
    select o.currency, sum((l.content ->> 'subtotalCents')::bigint)::float8 as cents from orders o
    join order_lines l on l.website_id = o.website_id and l.order_id = o.order_id
    where o.website_id = ${websiteId} and o.customer_id = ${customerId} and not o.is_test
      and o.payment_state in ('paid', 'part-refunded') and l.refunded_quantity = 0
      and (l.content ->> 'productType')::int = ${DONATION_TYPE}
    group by o.currency order by o.currency`);
  return rows;
};
