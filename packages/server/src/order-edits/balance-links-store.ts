import { and, eq, sql } from 'drizzle-orm';
import { checkouts } from '../checkout/checkout-tables.ts';
import type { Queryable } from '../database/index.ts';
import { orderBalanceLinks, orders } from '../orders/orders-tables.ts';

export type BalanceLinkRow = typeof orderBalanceLinks.$inferSelect;

/** A link with its checkout, and what is to be paid of its order now. */
export interface StoredLink {
  readonly link: BalanceLinkRow;
  readonly checkout: typeof checkouts.$inferSelect;
  readonly order: Pick<
    typeof orders.$inferSelect,
    'orderId' | 'number' | 'isTest' | 'balanceCents' | 'fulfilmentState'
  >;
}

const joined = (database: Queryable) =>
  database
    .select({
      link: orderBalanceLinks,
      checkout: checkouts,
      order: {
        orderId: orders.orderId,
        number: orders.number,
        isTest: orders.isTest,
        balanceCents: orders.balanceCents,
        fulfilmentState: orders.fulfilmentState,
      },
    })
    .from(orderBalanceLinks)
    .innerJoin(
      checkouts,
      and(
        eq(checkouts.websiteId, orderBalanceLinks.websiteId),
        eq(checkouts.cartId, orderBalanceLinks.linkId),
      ),
    )
    .innerJoin(
      orders,
      and(eq(orders.websiteId, orderBalanceLinks.websiteId), eq(orders.orderId, orderBalanceLinks.orderId)),
    );

export const findLink = async (
  database: Queryable,
  websiteId: string,
  orderId: string,
): Promise<StoredLink | undefined> => {
  const [found] = await joined(database).where(
    and(eq(orderBalanceLinks.websiteId, websiteId), eq(orderBalanceLinks.orderId, orderId)),
  );
  return found;
};

export const findLinkByToken = async (
  database: Queryable,
  websiteId: string,
  tokenHash: string,
): Promise<StoredLink | undefined> => {
  const [found] = await joined(database).where(
    and(eq(checkouts.websiteId, websiteId), eq(checkouts.tokenHash, tokenHash)),
  );
  return found;
};

export const insertLink = async (
  transaction: Queryable,
  link: typeof orderBalanceLinks.$inferInsert,
): Promise<void> => {
  await transaction.insert(orderBalanceLinks).values(link);
};

type LinkKey = Pick<BalanceLinkRow, 'websiteId' | 'linkId'>;

export const updateLink = async (
  transaction: Queryable,
  { websiteId, linkId }: LinkKey,
  values: Partial<Pick<BalanceLinkRow, 'expiresAt' | 'sentAt'>>,
): Promise<void> => {
  await transaction
    .update(orderBalanceLinks)
    .set(values)
    .where(and(eq(orderBalanceLinks.websiteId, websiteId), eq(orderBalanceLinks.linkId, linkId)));
};

/** Counts the revision of its checkout up, so that a payment that was prepared before is refused. */
export const deleteLink = async (transaction: Queryable, { websiteId, linkId }: LinkKey): Promise<void> => {
  await transaction
    .update(checkouts)
    .set({ revision: sql`${checkouts.revision} + 1` })
    .where(and(eq(checkouts.websiteId, websiteId), eq(checkouts.cartId, linkId)));
  await transaction
    .delete(orderBalanceLinks)
    .where(and(eq(orderBalanceLinks.websiteId, websiteId), eq(orderBalanceLinks.linkId, linkId)));
};
