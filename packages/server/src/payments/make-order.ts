import { foldEmail, type OrderLine } from '@sitewright/domain/orders';
import type { Site } from '@sitewright/domain/sites';
import { settlePurchasedCart } from '../abandoned-cart-records/index.ts';
import { purchaseCart } from '../cart/index.ts';
import { sellStock } from '../catalogue/index.ts';
import type { Queryable } from '../database/index.ts';
import { insertDownloads } from '../downloads/index.ts';
import { newId } from '../ids/index.ts';
import {
  insertOrderEvent,
  storeCustomer,
  storeOrder,
  takeOrderNumber,
  type CreatedOrder,
} from '../orders/index.ts';
import { deleteReservations, makeUsesFinal, type PaymentRow } from '../payment-records/index.ts';
import { startSubscriptions } from '../subscription-records/index.ts';

const DAY_MS = 86_400_000;

/** Lines of one variant share its stock. */
export const piecesOf = (
  lines: readonly Pick<OrderLine, 'variantId' | 'quantity'>[],
): ReadonlyMap<string, number> => {
  const pieces = new Map<string, number>();
  for (const { variantId, quantity } of lines) pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity);
  return pieces;
};

export interface OrderToMake {
  readonly site: Site;
  readonly payment: PaymentRow;
  readonly isPaid: boolean;
  /** How long an unpaid order waits. */
  readonly awaitingDays: number;
  readonly now: Date;
}

export interface MadeOrder extends CreatedOrder {
  /** Pieces that are no longer there, by variant: the owner lowered the stock meanwhile. */
  readonly missing: ReadonlyMap<string, number>;
  readonly hasDownloads: boolean;
}

/** Makes the order of a payment from its copy; the cart is not read again. */
export const makeOrder = async (
  transaction: Queryable,
  { site, payment, isPaid, awaitingDays, now }: OrderToMake,
): Promise<MadeOrder> => {
  const { content, isTest } = payment;
  const orderId = newId();
  const emailKey = foldEmail(content.email);
  // Sent together, in this order: what all orders of a product or of the site wait for is locked last.
  const [, isRecovered, hasDownloads, customerId, { taken, missing }, , , counted] = await Promise.all([
    purchaseCart(transaction, site.id, {
      cartId: content.cartId,
      revision: content.cartRevision,
      entryIds: content.lines.map(({ id }) => id),
      now,
    }),
    settlePurchasedCart(transaction, { websiteId: site.id, cartId: content.cartId, orderId }),
    insertDownloads(
      transaction,
      { websiteId: site.id, orderId, now },
      content.lines.map(({ id: lineId, itemId, quantity }) => ({ lineId, itemId, quantity })),
    ),
    storeCustomer(transaction, site.id, { content, emailKey, now }),
    sellStock({ database: transaction, site, now, contributor: { name: '' } }, piecesOf(content.lines)),
    deleteReservations(transaction, payment),
    makeUsesFinal(transaction, payment, orderId),
    takeOrderNumber(transaction, site.id, isTest),
  ]);
  const created = await storeOrder(transaction, {
    websiteId: site.id,
    orderId,
    content,
    emailKey,
    customerId,
    counted,
    taken,
    isTest,
    isPaid,
    expiresAt: isPaid ? null : new Date(now.getTime() + awaitingDays * DAY_MS),
    now,
  });
  if (isRecovered)
    await insertOrderEvent(transaction, {
      websiteId: site.id,
      orderId,
      eventId: newId(),
      kind: 'recovered',
      data: {},
      madeBy: '',
      createdAt: now,
    });
  if (isPaid) await startSubscriptions(transaction, { site, payment, orderId, now });
  return { ...created, missing, hasDownloads };
};
