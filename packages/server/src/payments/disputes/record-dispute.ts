import { laterDisputeState, lostCentsOf, type DisputeState } from '@sitewright/domain/payments';
import type { Site } from '@sitewright/domain/sites';
import { inTransaction, type Queryable } from '../../database/index.ts';
import { newId } from '../../ids/index.ts';
import { countRefund, insertOrderEvent, lockOrder } from '../../orders/index.ts';
import {
  findDispute,
  gatewayCentsOf,
  insertDispute,
  insertPaymentEvent,
  listOrderRefunds,
  listPaymentDisputes,
  lockPayment,
  updateDispute,
  type DisputeRow,
  type PaymentRow,
} from '../../payment-records/index.ts';
import type { AppliedEvent } from '../apply-result.ts';
import { gatewayOf, refreshPayment, type PaymentServices } from '../drive-payment.ts';
import type { FoundDispute, ReferencedPayment } from '../gateways/gateway.ts';

interface Recording {
  readonly services: PaymentServices;
  readonly transaction: Queryable;
  readonly site: Site;
  readonly payment: PaymentRow;
  readonly now: Date;
}

/** What was taken of the payment apart from this dispute. */
const takenCents = async (
  { transaction, payment }: Recording,
  { reference }: FoundDispute,
): Promise<number> => {
  const { websiteId, orderId } = payment;
  const refunds = orderId === null ? [] : await listOrderRefunds(transaction, { websiteId, orderId });
  const others = (await listPaymentDisputes(transaction, payment)).filter(
    (each) => each.reference !== reference,
  );
  return (
    refunds
      .filter(({ paymentId }) => paymentId === payment.paymentId)
      .reduce((sum, refund) => sum + gatewayCentsOf(refund), 0) +
    others.reduce((sum, { lostCents }) => sum + lostCents, 0)
  );
};

const lostBy = async (
  recording: Recording,
  { found, state, known }: { found: FoundDispute; state: DisputeState; known: DisputeRow | undefined },
): Promise<number> => {
  if (state !== 'lost') return 0;
  if (known?.state === 'lost') return known.lostCents;
  return lostCentsOf(found, {
    ...recording.payment,
    takenCents: await takenCents(recording, found),
  });
};

const store = async (
  recording: Recording,
  found: FoundDispute,
  known: DisputeRow | undefined,
): Promise<DisputeRow> => {
  const { transaction, payment, now } = recording;
  const { websiteId, paymentId, orderId, gateway } = payment;
  const state = known ? laterDisputeState(known.state, found.state) : found.state;
  const lostCents = await lostBy(recording, { found, state, known });
  const disputeId = known?.disputeId ?? newId();
  const keys = { websiteId, disputeId, paymentId, orderId, gateway };
  const row = { ...keys, ...found, state, lostCents, updatedAt: now };
  await (known ? updateDispute : insertDispute)(transaction, row);
  return row;
};

const entryKinds = {
  inquiry: 'dispute-inquiry',
  'needs-response': 'disputed',
  'under-review': 'dispute-answered',
  won: 'dispute-won',
  lost: 'dispute-lost',
} as const satisfies Record<DisputeState, string>;

const addEntry = async (
  { transaction, now }: Recording,
  { websiteId, orderId, amountCents, currency, reason }: DisputeRow,
  kind: string,
): Promise<void> => {
  if (orderId === null) return;
  await insertOrderEvent(transaction, {
    websiteId,
    orderId,
    eventId: newId(),
    kind,
    data: { amountCents, currency, reason },
    madeBy: '',
    createdAt: now,
  });
};

/** Money that the bank took counts as refunded; what it gave back does not. */
const countLost = async (
  { transaction, now }: Recording,
  { websiteId, orderId, lostCents }: DisputeRow,
  before: number,
): Promise<void> => {
  if (orderId === null || lostCents === before) return;
  await countRefund(transaction, { websiteId, orderId, amountCents: lostCents - before, lines: [], now });
};

const isNewCase = (known: DisputeRow | undefined, { state }: DisputeRow): boolean =>
  known ? known.state === 'inquiry' && state === 'needs-response' : state !== 'won';

/** An event that was missed is made up for: what ended was opened before. */
const record = async (recording: Recording, found: FoundDispute): Promise<void> => {
  const { services, transaction, site, payment, now } = recording;
  const { websiteId, gateway, orderId } = payment;
  if (orderId !== null) await lockOrder(transaction, websiteId, orderId);
  const known = await findDispute(transaction, { websiteId, gateway, reference: found.reference });
  const dispute = await store(recording, found, known);
  const kind = entryKinds[dispute.state];
  if (!known && kind !== 'disputed' && kind !== 'dispute-inquiry')
    await addEntry(recording, dispute, 'disputed');
  if (known?.state !== dispute.state) await addEntry(recording, dispute, kind);
  await countLost(recording, dispute, known?.lostCents ?? 0);
  if (isNewCase(known, dispute)) await services.announceDispute(transaction, { site, payment, dispute, now });
};

/** Takes over what the gateway knows of a dispute, together with the event that told of it, if one did. */
export const recordDispute = async (
  services: PaymentServices,
  payment: ReferencedPayment,
  { reference, event }: { readonly reference: string; readonly event?: AppliedEvent },
): Promise<void> => {
  const { websiteId, paymentId } = payment;
  const site = await services.findSite(websiteId);
  if (!site) throw new Error('The site is gone.');
  const found = await gatewayOf(services, payment).findDispute(payment, reference);
  // The order may not be made yet.
  await refreshPayment(services, payment);
  await inTransaction(services.database, async (transaction) => {
    const locked = await lockPayment(transaction, payment);
    const now = services.clock();
    const isNews =
      !event || (await insertPaymentEvent(transaction, { websiteId, paymentId, ...event, createdAt: now }));
    if (!isNews || !found || !locked) return;
    await record({ services, transaction, site, payment: locked, now }, found);
  });
};
