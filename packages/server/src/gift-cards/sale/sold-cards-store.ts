import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import type { GiftCardRow } from '../gift-cards-store.ts';
import { giftCardEntries, giftCards } from '../gift-cards-tables.ts';

export interface SoldOrder {
  readonly websiteId: string;
  readonly orderId: string;
}

/** Where the order of a card was placed; empty for none. */
export const findOrderOrigin = async (
  database: Queryable,
  { websiteId, orderId }: Pick<GiftCardRow, 'websiteId' | 'orderId'>,
): Promise<string> => {
  const { rows } = await database.execute<{ origin: string }>(sql`select public_origin as origin from payments
    where website_id = ${websiteId} and order_id = ${orderId} order by payment_id limit 1`);
  return rows[0]?.origin ?? '';
};

/** The cards that were bought with an order, locked in the order of their ids. */
export const lockSoldCards = (
  transaction: Queryable,
  { websiteId, orderId }: SoldOrder,
): Promise<GiftCardRow[]> =>
  transaction
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.websiteId, websiteId), eq(giftCards.orderId, orderId)))
    .orderBy(giftCards.giftCardId)
    .for('update');

/** Whether nothing of an order is left: then all of its cards end. */
export const isOrderOver = async (
  transaction: Queryable,
  { websiteId, orderId }: SoldOrder,
): Promise<boolean> => {
  const { rows } = await transaction.execute<{ isOver: boolean }>(sql`
    select payment_state = 'refunded' or fulfilment_state = 'cancelled' as "isOver" from orders
    where website_id = ${websiteId} and order_id = ${orderId}`);
  return rows[0]?.isOver ?? false;
};

/** What a refund took off the cards that it was for. */
export const listReversed = async (
  transaction: Queryable,
  { websiteId, refundId }: { readonly websiteId: string; readonly refundId: string },
): Promise<{ giftCardId: string; amountCents: number }[]> =>
  transaction
    .select({ giftCardId: giftCardEntries.giftCardId, amountCents: giftCardEntries.amountCents })
    .from(giftCardEntries)
    .where(
      and(
        eq(giftCardEntries.websiteId, websiteId),
        eq(giftCardEntries.refundId, refundId),
        eq(giftCardEntries.kind, 'reversed'),
      ),
    );

export const enableGiftCard = async (
  transaction: Queryable,
  { websiteId, giftCardId }: Pick<GiftCardRow, 'websiteId' | 'giftCardId'>,
): Promise<void> => {
  await transaction
    .update(giftCards)
    .set({ disabledAt: null })
    .where(and(eq(giftCards.websiteId, websiteId), eq(giftCards.giftCardId, giftCardId)));
};
