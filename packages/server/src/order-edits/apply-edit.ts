import { editedLines, quantityAfter, type OrderEdit } from '@sitewright/domain/order-edits';
import { dueCentsOf, fulfilmentOf, type OrderContent } from '@sitewright/domain/orders';
import { driverOf, type Database } from '../database/index.ts';
import { isRefusal, refuse, refuseWithData, type ContributorContext, type Refusal } from '../http/index.ts';
import {
  addEvent,
  noteOrder,
  numberOf,
  openOrder,
  quantitiesOf,
  searchTextOf,
  type StoredOrder,
} from '../orders/index.ts';
import { listAwaitedPayments, lockPaymentsOf, setAwaitedAmount } from '../payment-records/index.ts';
import { retireLink } from './balance-link-service.ts';
import { checkStock, moveStock, type LineStock, type StockChange } from './edit-stock.ts';
import { deleteLines, writeLines, writeOrder } from './order-edits-store.ts';
import { priceEdit, type PricedOrderEdit } from './price-edit.ts';

export interface EditToApply {
  readonly id: string;
  readonly revision: number;
  readonly edit: OrderEdit;
  readonly isRestocked: boolean;
  readonly reason: string;
  readonly totalCents: number;
}

export interface AppliedEdit {
  readonly revision: number;
  readonly differenceCents: number;
  readonly balanceCents: number;
}

/** An order that waits for its money asks for the new amount; one that a gateway works on cannot. */
const adaptPayment = async (
  { database, now }: ContributorContext,
  { row }: StoredOrder,
  after: OrderContent,
): Promise<Refusal | undefined> => {
  const amountCents = dueCentsOf(after);
  for (const payment of await listAwaitedPayments(database, row)) {
    if (payment.gateway !== 'manual') return refuse('order-edit-being-paid');
    if (amountCents < 0) return refuse('order-edit-below-gift-cards');
    await setAwaitedAmount(database, payment, { amountCents, now });
  }
  return undefined;
};

/** What was paid stays; the difference is the balance. Unpaid orders owe all of it anyway. */
export const balanceAfter = ({ row }: StoredOrder, after: OrderContent): number =>
  row.paymentState === 'awaiting' ? 0 : row.balanceCents + after.totalCents - row.totalCents;

const fulfilmentAfter = ({ row, lines }: StoredOrder, edit: OrderEdit, after: OrderContent) => {
  const known = quantitiesOf(lines)
    .map((line) => ({ ...line, quantity: quantityAfter(line, edit) }))
    .filter(({ quantity }) => quantity > 0);
  const added = after.lines
    .filter(({ id }) => !lines.some(({ lineId }) => lineId === id))
    .map((line) => ({ ...line, fulfilledQuantity: 0, refundedQuantity: 0 }));
  return fulfilmentOf([...known, ...added], row.fulfilmentState);
};

const write = async (
  { database, site, now }: ContributorContext,
  { order, edit }: StockChange,
  { after, stock }: { readonly after: OrderContent; readonly stock: LineStock },
): Promise<void> => {
  const key = { websiteId: site.id, orderId: order.row.orderId };
  const { lines, ...content } = after;
  const kept = new Set(lines.map(({ id }) => id));
  await deleteLines(
    database,
    key,
    order.lines.map(({ lineId }) => lineId).filter((id) => !kept.has(id)),
  );
  await writeLines(
    database,
    key,
    lines.map((line, place) => ({ line, place, stockQuantity: stock.get(line.id) ?? 0 })),
  );
  await writeOrder(database, key, {
    totalCents: after.totalCents,
    balanceCents: balanceAfter(order, after),
    fulfilmentState: fulfilmentAfter(order, edit, after),
    searchText: searchTextOf(after, numberOf(order)),
    content,
    now,
  });
};

const record = async (
  context: ContributorContext,
  { order, isRestocked, edit }: StockChange,
  { priced, reason }: { readonly priced: PricedOrderEdit; readonly reason: string },
): Promise<void> => {
  const { before, after, added } = priced;
  await addEvent(context, order, {
    kind: 'edited',
    data: {
      lines: editedLines(before.lines, { quantities: edit.quantities, added: added.lines }),
      totalCents: { before: before.totalCents, after: after.totalCents },
      isRestocked,
      reason: reason.trim(),
    },
  });
  noteOrder(context, order);
};

/**
 * Changes lines and amounts of an order in one transaction. The checkout of its payment link is locked first, then its
 * payments, the order and stock: as everywhere.
 */
export const applyEdit = async (
  { database: pool }: { readonly database: Database },
  context: ContributorContext,
  { id, revision, edit, isRestocked, reason, totalCents }: EditToApply,
): Promise<AppliedEdit | Refusal> => {
  const { database, site, now } = context;
  const paying = await retireLink(context, id);
  if (paying) return paying;
  await lockPaymentsOf(database, { websiteId: site.id, orderId: id });
  const order = await openOrder(context, { id, revision, action: 'edit' });
  if (isRefusal(order)) return order;
  const reader = { queryable: database, database: pool, driver: driverOf(database), site, now };
  const priced = await priceEdit(reader, order, edit);
  if (isRefusal(priced)) return priced;
  const { after, added } = priced;
  if (after.totalCents !== totalCents)
    return refuseWithData('order-edit-changed', { totalCents: after.totalCents });
  const change = { order, edit, added: added.lines, isRestocked };
  // Demo orders take no stock.
  const refusal =
    (await adaptPayment(context, order, after)) ??
    (order.row.isDemo ? undefined : await checkStock(context, change));
  if (refusal) return refusal;
  const stock: LineStock = order.row.isDemo ? new Map() : await moveStock(context, change);
  await write(context, change, { after, stock });
  await record(context, change, { priced, reason });
  return {
    revision: order.row.revision + 1,
    differenceCents: after.totalCents - order.row.totalCents,
    balanceCents: balanceAfter(order, after),
  };
};
