import {
  allUnfulfilled,
  findActionObstacle,
  findTrackingFaults,
  fulfilmentOf,
  isPossibleShipment,
  isToFulfil,
  noTracking,
  orderMessages,
  readTracking,
  withShipped,
  needsFulfilment,
  type LineQuantity,
  type Tracking,
  type TrackingInput,
} from '@sitewright/domain/orders';
import { isWithdrawn, type ReturnKind } from '@sitewright/domain/returns';
import { isRefusal, refuse, type ContributorContext, type Refusal } from '../../http/index.ts';
import { newId } from '../../ids/index.ts';
import { announceFulfilled, type Shipped } from '../order-event.ts';
import { openReturnsOf } from '../read/open-returns-store.ts';
import { quantitiesOf, situationOf } from '../read/order-situation.ts';
import { lockOrder, type StoredOrder } from '../read/read-order-store.ts';
import { addEvent, noteOrder, numberOf, openOrder } from './change-order.ts';
import {
  deleteShipments,
  insertShipment,
  setFulfilledQuantities,
  updateOrder,
} from './order-changes-store.ts';

interface ShipmentToAdd {
  readonly lines: readonly LineQuantity[];
  readonly tracking: Tracking;
  readonly isNotified: boolean;
}

/** Stores the shipment, the quantities and the state that follows from them. */
const addShipment = async (
  context: ContributorContext,
  order: StoredOrder,
  { lines, tracking, isNotified }: ShipmentToAdd,
): Promise<Shipped> => {
  const { database, site, now, contributor } = context;
  const { orderId, fulfilmentState } = order.row;
  const key = { websiteId: site.id, orderId };
  const shipmentId = newId();
  const after = withShipped(quantitiesOf(order.lines), lines);
  await insertShipment(database, {
    ...key,
    ...tracking,
    shipmentId,
    lines: [...lines],
    madeBy: contributor.name,
    createdAt: now,
  });
  await setFulfilledQuantities(database, key, after);
  const state = fulfilmentOf(after, fulfilmentState);
  await updateOrder(database, key, { fulfilmentState: state, now });
  await addEvent(context, order, {
    kind: 'fulfilled',
    data: { shipmentId, ...tracking, lines, isPart: state !== 'fulfilled', isNotified },
  });
  const shipped = { shipmentId, tracking, lines };
  const isPart = state !== 'fulfilled';
  await announceFulfilled(database, { websiteId: site.id, order, now }, { shipped, isPart });
  return shipped;
};

export interface ShipmentInput extends TrackingInput {
  readonly id: string;
  readonly revision: number;
  readonly lines: readonly LineQuantity[];
  readonly isNotified: boolean;
}

/** The order as it was before, and its new shipment. */
export interface FulfilledOrder {
  readonly order: StoredOrder;
  readonly shipped: Shipped;
}

export const fulfilOrder = async (
  context: ContributorContext,
  input: ShipmentInput,
): Promise<FulfilledOrder | Refusal> => {
  const { id, revision, lines, isNotified } = input;
  const faults = findTrackingFaults(input);
  if (Object.keys(faults).length > 0) return refuse('order-tracking-invalid', faults);
  const order = await openOrder(context, { id, revision, action: 'fulfil' });
  if (isRefusal(order)) return order;
  if (!isPossibleShipment(quantitiesOf(order.lines), lines)) return refuse('order-shipment-impossible');
  const tracking = readTracking(input);
  const shipped = await addShipment(context, order, { lines, tracking, isNotified });
  noteOrder(context, order);
  return { order, shipped };
};

export interface SkippedOrder {
  readonly id: string;
  readonly number: string;
  readonly message: string;
}

const NOT_PAID = 'This order is not paid yet.';
const WITHDRAWN = 'The customer has withdrawn from the contract.';

/** Why an order is left out of a bulk action. */
const skipReason = (order: StoredOrder, openReturn: ReturnKind | null): string | undefined => {
  const situation = situationOf(order);
  const obstacle = findActionObstacle('fulfil', situation);
  if (obstacle !== undefined) return orderMessages[obstacle];
  if (isWithdrawn({ ...situation, openReturn })) return WITHDRAWN;
  return isToFulfil(situation) ? undefined : NOT_PAID;
};

export interface BulkResult {
  readonly fulfilled: readonly FulfilledOrder[];
  readonly skipped: readonly SkippedOrder[];
}

/** Fulfils all that is left of each order. Orders are locked by their ids, so that two bulk actions cannot deadlock. */
export const fulfilOrders = async (
  context: ContributorContext,
  { ids, isNotified }: { readonly ids: readonly string[]; readonly isNotified: boolean },
): Promise<BulkResult> => {
  const fulfilled: FulfilledOrder[] = [];
  const skipped: SkippedOrder[] = [];
  const { database, site } = context;
  for (const id of ids.toSorted()) {
    const order = await lockOrder(database, site.id, id);
    if (!order) continue;
    const openReturns = await openReturnsOf(database, site.id, [id]);
    const message = skipReason(order, openReturns.get(id) ?? null);
    if (message !== undefined) {
      skipped.push({ id, number: numberOf(order), message });
      continue;
    }
    const lines = allUnfulfilled(quantitiesOf(order.lines));
    const tracking = readTracking(noTracking);
    fulfilled.push({ order, shipped: await addShipment(context, order, { lines, tracking, isNotified }) });
  }
  context.note({ subject: 'orders', after: { count: fulfilled.length } });
  return { fulfilled, skipped };
};

/** Back to pending: shipments are deleted, the timeline still names them. */
export const unfulfilOrder = async (
  context: ContributorContext,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<StoredOrder | Refusal> => {
  const { database, site, now } = context;
  const order = await openOrder(context, { id, revision, action: 'unfulfil' });
  if (isRefusal(order)) return order;
  const key = { websiteId: site.id, orderId: id };
  const lines = quantitiesOf(order.lines).map((line) =>
    needsFulfilment(line) ? { ...line, fulfilledQuantity: 0 } : line,
  );
  await deleteShipments(database, key);
  await setFulfilledQuantities(database, key, lines);
  await updateOrder(database, key, { fulfilmentState: fulfilmentOf(lines, 'pending'), readyAt: null, now });
  await addEvent(context, order, { kind: 'unfulfilled' });
  noteOrder(context, order);
  return order;
};
