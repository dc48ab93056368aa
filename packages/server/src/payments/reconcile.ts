import { cancelPayment, refreshPayment, type PaymentServices } from './drive-payment.ts';
import { finishRefund } from './finish-refund.ts';
import {
  listUnfinished,
  listUnfinishedRefunds,
  updatePayment,
  updateRefund,
  type PaymentRow,
  type RefundRow,
} from '../payment-records/index.ts';

const MINUTE_MS = 60_000;
/** How long a shopper may take to confirm a payment. */
const ACTION_MINUTES = 30;
const AT_ONCE = 200;
const AT_ONCE_OF_SITE = 20;

const isAbandoned = ({ state, createdAt, orderId }: PaymentRow, now: Date): boolean =>
  state === 'requires_action' &&
  orderId === null &&
  now.getTime() - createdAt.getTime() > ACTION_MINUTES * MINUTE_MS;

/** Begun, and the program stopped before the gateway was asked to charge. */
const isInterrupted = ({ state }: PaymentRow): boolean => state === 'created';

const settle = async (services: PaymentServices, payment: PaymentRow, now: Date): Promise<void> => {
  // Before the gateway is asked: whatever it does, the next look is at others first.
  await updatePayment(services.database, payment, { updatedAt: now });
  const found = await refreshPayment(services, payment);
  if (isInterrupted(found) || isAbandoned(found, now)) await cancelPayment(services, found);
};

const finish = async (services: PaymentServices, refund: RefundRow, now: Date): Promise<void> => {
  await updateRefund(services.database, refund, { updatedAt: now });
  await finishRefund(services, refund);
};

/** One payment that fails does not keep the others from being settled. */
const forEachOf = async <Row extends { readonly paymentId: string }>(
  { log }: PaymentServices,
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<void> => {
  for (const row of rows)
    await work(row).catch((error: unknown) =>
      log.warn({ payment: row.paymentId, err: error }, 'A payment could not be settled'),
    );
};

/**
 * Finds out what has become of payments and refunds that are not final for more than a minute, whatever the reason: the
 * program was killed, an answer or a webhook was lost, the shopper went away.
 */
export const reconcilePayments = async (services: PaymentServices): Promise<void> => {
  const now = services.clock();
  const limits = { limit: AT_ONCE, siteLimit: AT_ONCE_OF_SITE };
  const due = { before: new Date(now.getTime() - MINUTE_MS), ...limits };
  const unfinished = await listUnfinished(services.database, due);
  await forEachOf(services, unfinished, (payment) => settle(services, payment, now));
  const refunds = await listUnfinishedRefunds(services.database, { before: now, ...limits });
  await forEachOf(services, refunds, (refund) => finish(services, refund, now));
};
