import type { CheckoutDetails } from '@sitewright/domain/checkout';
import type { DraftContent } from '@sitewright/domain/draft-orders';
import { and, eq, sql } from 'drizzle-orm';
import { checkouts } from '../checkout/checkout-tables.ts';
import type { Queryable } from '../database/index.ts';
import { orders } from '../orders/orders-tables.ts';
import { draftOrders } from './draft-orders-tables.ts';

export type DraftRow = typeof draftOrders.$inferSelect;

/** A draft with its checkout, and the order that it became. */
export interface StoredDraft {
  readonly row: DraftRow;
  readonly checkout: typeof checkouts.$inferSelect;
  readonly orderId: string | null;
}

export const takeDraftNumber = async (transaction: Queryable, websiteId: string): Promise<number> => {
  const { rows } = await transaction.execute<{ number: number }>(sql`
    insert into draft_order_counters (website_id, next_number) values (${websiteId}, 2)
    on conflict (website_id) do update set next_number = draft_order_counters.next_number + 1
    returning next_number - 1 as number`);
  const [row] = rows;
  if (!row) throw new Error('A draft number was not stored.');
  return row.number;
};

export const insertDraft = async (
  transaction: Queryable,
  draft: typeof draftOrders.$inferInsert,
  checkout: typeof checkouts.$inferInsert,
): Promise<void> => {
  await transaction.insert(draftOrders).values(draft);
  await transaction.insert(checkouts).values(checkout);
};

const joined = (database: Queryable) =>
  database
    .select({ row: draftOrders, checkout: checkouts, orderId: orders.orderId })
    .from(draftOrders)
    .innerJoin(
      checkouts,
      and(eq(checkouts.websiteId, draftOrders.websiteId), eq(checkouts.cartId, draftOrders.draftId)),
    )
    .leftJoin(
      orders,
      and(eq(orders.websiteId, draftOrders.websiteId), eq(orders.cartId, draftOrders.draftId)),
    );

export const findDraft = async (
  database: Queryable,
  websiteId: string,
  draftId: string,
): Promise<StoredDraft | undefined> => {
  const [found] = await joined(database).where(
    and(eq(draftOrders.websiteId, websiteId), eq(draftOrders.draftId, draftId)),
  );
  return found;
};

export const findDraftByToken = async (
  database: Queryable,
  websiteId: string,
  tokenHash: string,
): Promise<StoredDraft | undefined> => {
  const [found] = await joined(database).where(
    and(eq(checkouts.websiteId, websiteId), eq(checkouts.tokenHash, tokenHash)),
  );
  return found;
};

/** Locks the checkout first, as payments do. */
export const lockDraft = async (
  transaction: Queryable,
  websiteId: string,
  draftId: string,
): Promise<StoredDraft | undefined> => {
  await transaction
    .select({ id: checkouts.checkoutId })
    .from(checkouts)
    .where(and(eq(checkouts.websiteId, websiteId), eq(checkouts.cartId, draftId)))
    .for('update');
  return findDraft(transaction, websiteId, draftId);
};

interface DraftChange {
  readonly content?: DraftContent;
  readonly details?: CheckoutDetails;
  readonly link?: Partial<Pick<DraftRow, 'linkNumber' | 'linkExpiresAt' | 'linkSentAt'>>;
  readonly tokenHash?: string;
  readonly now: Date;
}

/** Counts the revision up, so that a payment that was prepared before is refused. */
export const updateDraft = async (
  transaction: Queryable,
  { row, checkout }: StoredDraft,
  { content, details, link, tokenHash, now }: DraftChange,
): Promise<void> => {
  const fields = { ...link, ...(content ? { content } : {}) };
  if (Object.keys(fields).length > 0)
    await transaction
      .update(draftOrders)
      .set(fields)
      .where(and(eq(draftOrders.websiteId, row.websiteId), eq(draftOrders.draftId, row.draftId)));
  await transaction
    .update(checkouts)
    .set({
      ...(details ? { details } : {}),
      ...(tokenHash === undefined ? {} : { tokenHash }),
      revision: checkout.revision + 1,
      updatedAt: now,
    })
    .where(and(eq(checkouts.websiteId, row.websiteId), eq(checkouts.checkoutId, checkout.checkoutId)));
};

export const deleteDraft = async (transaction: Queryable, { row, checkout }: StoredDraft): Promise<void> => {
  await transaction
    .delete(draftOrders)
    .where(and(eq(draftOrders.websiteId, row.websiteId), eq(draftOrders.draftId, row.draftId)));
  await transaction
    .delete(checkouts)
    .where(and(eq(checkouts.websiteId, row.websiteId), eq(checkouts.checkoutId, checkout.checkoutId)));
};

export const setLinkSent = async (
  transaction: Queryable,
  { websiteId, draftId }: Pick<DraftRow, 'websiteId' | 'draftId'>,
  linkSentAt: Date,
): Promise<void> => {
  await transaction
    .update(draftOrders)
    .set({ linkSentAt })
    .where(and(eq(draftOrders.websiteId, websiteId), eq(draftOrders.draftId, draftId)));
};
