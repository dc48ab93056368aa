import {
  findActionObstacle,
  formatOrderNumber,
  type OrderAction,
  type OrderEventKind,
} from '@sitewright/domain/orders';
import { refuse, type ContributorContext, type Refusal } from '../../http/index.ts';
import { newId } from '../../ids/index.ts';
import { insertOrderEvent } from '../orders-store.ts';
import { situationOf } from '../read/order-situation.ts';
import { lockOrder, type StoredOrder } from '../read/read-order-store.ts';

export interface OrderToChange {
  readonly id: string;
  /** What the contributor saw. */
  readonly revision?: number;
  /** Must be possible now. */
  readonly action?: OrderAction;
}

/** Locks the order for a change that is possible and based on its current revision. */
export const openOrder = async (
  { database, site }: ContributorContext,
  { id, revision, action }: OrderToChange,
): Promise<StoredOrder | Refusal> => {
  const order = await lockOrder(database, site.id, id);
  if (!order) return refuse('not-found');
  if (revision !== undefined && revision !== order.row.revision) return refuse('conflict');
  const obstacle = action && findActionObstacle(action, situationOf(order));
  return obstacle === undefined ? order : refuse(obstacle);
};

export const numberOf = ({ row }: StoredOrder): string => formatOrderNumber(row.number, row.isTest);

/** Names the order in the activity log. */
export const noteOrder = ({ note }: ContributorContext, order: StoredOrder): void =>
  note({ subject: `order:${order.row.orderId}`, after: { title: `#${numberOf(order)}` } });

/** Adds an entry to the timeline in the name of the contributor. */
export const addEvent = (
  { database, site, now, contributor }: ContributorContext,
  { row }: StoredOrder,
  { kind, data = {} }: { readonly kind: OrderEventKind; readonly data?: Readonly<Record<string, unknown>> },
): Promise<void> =>
  insertOrderEvent(database, {
    websiteId: site.id,
    orderId: row.orderId,
    eventId: newId(),
    kind,
    data,
    madeBy: contributor.name,
    createdAt: now,
  });
