import type { LineQuantity } from '@sitewright/domain/orders';
import { firstState, isPossibleReturn, type ReturnKind, type ReturnReason } from '@sitewright/domain/returns';
import type { CheckoutVisitor } from '../checkout/index.ts';
import { inTransaction, type Database } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { findOrders, insertOrderEvent, lockOrder } from '../orders/index.ts';
import { insertReturn, readReturnOffer } from '../return-records/index.ts';
import { readStoreSettings } from '../store/index.ts';
import { mailReturnCustomer, mailReturnOwners } from './return-mail.ts';

export interface ReturnRequest {
  readonly orderId: string;
  readonly kind: ReturnKind;
  readonly lines: readonly LineQuantity[];
  readonly reason: ReturnReason | '';
  readonly note: string;
}

export interface RequestServices {
  readonly database: Database;
  readonly secret: string;
}

/** Stores what the customer asks for, with its emails. False where pieces are no longer there to be returned. */
export const requestReturn = async (
  { database, secret }: RequestServices,
  { site, now, publicOrigin }: CheckoutVisitor,
  { orderId, kind, lines, reason, note }: ReturnRequest,
): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    // Two requests at once wait for each other, so that no piece is returned twice.
    const order = await lockOrder(transaction, site.id, orderId);
    const [whole] = await findOrders(transaction, site.id, [orderId]);
    if (!order || !whole) return false;
    const { returns: settings } = await readStoreSettings(transaction, site.id);
    const offer = await readReturnOffer(transaction, whole, { settings, now });
    if (!isPossibleReturn(offer[kind], lines)) return false;
    const request = { kind, state: firstState(kind), lines, reason, note, reply: '' };
    const key = { websiteId: site.id, orderId };
    await insertReturn(transaction, {
      ...key,
      ...request,
      returnId: newId(),
      createdAt: now,
      updatedAt: now,
    });
    await insertOrderEvent(transaction, {
      ...key,
      eventId: newId(),
      kind: kind === 'withdrawal' ? 'withdrawn' : 'return-requested',
      data: {},
      madeBy: '',
      createdAt: now,
    });
    const context = { site, publicOrigin, secret, now };
    await mailReturnCustomer(transaction, context, { orderId, request });
    await mailReturnOwners(transaction, context, { orderId, request });
    return true;
  });
