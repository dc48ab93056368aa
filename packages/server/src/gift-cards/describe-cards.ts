import type { CallAnswer } from '@sitewright/api/call';
import type { giftCardsCalls } from '@sitewright/api/gift-cards';
import { giftCardStatus } from '@sitewright/domain/gift-cards';
import { formatOrderNumber } from '@sitewright/domain/orders';
import type { Site } from '@sitewright/domain/sites';
import type { Queryable } from '../database/index.ts';
import {
  listBuyingOrders,
  type BuyingOrder,
  type GiftCardRow,
  type LedgerEntry,
} from './gift-cards-store.ts';

export type DescribedCard = CallAnswer<typeof giftCardsCalls.list>['giftCards'][number];

const describeCard = (row: GiftCardRow, order: BuyingOrder | undefined, now: Date): DescribedCard => ({
  id: row.giftCardId,
  lastFour: row.lastFour,
  currency: row.currency,
  isTest: row.isTest,
  issuedCents: row.issuedCents,
  balanceCents: row.balanceCents,
  status: giftCardStatus({ ...row, isScheduled: row.codeHash === null }, now),
  recipientName: row.recipientName,
  recipientEmail: row.recipientEmail,
  note: row.note,
  senderName: row.senderName,
  message: row.message,
  buyerEmail: row.buyerEmail,
  deliverTo: row.deliverTo,
  order: order ? { id: order.orderId, number: formatOrderNumber(order.number, order.isTest) } : null,
  isDemo: row.isDemo,
  deliverOn: row.deliverAt?.toISOString() ?? null,
  deliveredOn: row.deliveredAt?.toISOString() ?? null,
  madeBy: row.madeBy,
  createdOn: row.createdAt.toISOString(),
  expiresOn: row.expiresAt?.toISOString() ?? null,
  disabledOn: row.disabledAt?.toISOString() ?? null,
});

/** Cards with the orders that they were bought with. */
export const describeCards = async (
  { database, site, now }: { readonly database: Queryable; readonly site: Site; readonly now: Date },
  rows: readonly GiftCardRow[],
): Promise<DescribedCard[]> => {
  const ids = [...new Set(rows.flatMap(({ orderId }) => orderId ?? []))];
  const orders = await listBuyingOrders(database, site.id, ids);
  const byId = new Map(orders.map((order) => [order.orderId, order]));
  return rows.map((row) => describeCard(row, byId.get(row.orderId ?? ''), now));
};

const orderOf = ({ orderId, orderNumber, isTestOrder }: LedgerEntry) =>
  orderId === null || orderNumber === null
    ? null
    : { id: orderId, number: formatOrderNumber(orderNumber, isTestOrder ?? false) };

export const describeEntry = (
  entry: LedgerEntry,
): CallAnswer<typeof giftCardsCalls.read>['entries'][number] => ({
  id: entry.entryId,
  kind: entry.kind,
  amountCents: entry.amountCents,
  order: orderOf(entry),
  note: entry.note,
  madeBy: entry.madeBy,
  createdOn: new Date(entry.createdAt).toISOString(),
});
