import { isOpenPayment } from '@sitewright/domain/payments';
import { tryCancel, tryRefresh, type PaymentServices } from './drive-payment.ts';
import { finishRefund } from './finish-refund.ts';
import {
  listUnfinished,
  listUnfinishedRefunds,
  updatePayment,
  updateRefund,
  type PaymentRow,
  type RefundRow,
} from '../payment-records/index.ts';

/** How long a shopper may take to confirm a payment. */
const ACTION_MS = 30 * 60_000;
const AT_ONCE = 200;
const AT_ONCE_OF_SITE = 20;
/** A gateway that does not answer so often is left alone until the next run, which would come late otherwise. */
const MAX_SILENT = 2;
const MAX_ROUNDS = 20;

const isAbandoned = ({ state, createdAt, orderId }: PaymentRow, now: Date): boolean =>
  state === 'requires_action' && orderId === null && now.getTime() - createdAt.getTime() > ACTION_MS;

/** Begun, and the program stopped before the gateway was asked to charge. */
const isInterrupted = ({ state }: PaymentRow): boolean => state === 'created';

type Found = 'final' | 'open' | 'no answer';

type Look = () => Promise<Found>;

const foundOf = (payment: PaymentRow | undefined): Found => {
  if (!payment) return 'no answer';
  return isOpenPayment(payment.state) ? 'open' : 'final';
};

const settle = async (services: PaymentServices, payment: PaymentRow, now: Date): Promise<Found> => {
  const found = await tryRefresh(services, payment);
  const isToBeCancelled = found !== undefined && (isInterrupted(found) || isAbandoned(found, now));
  return foundOf(isToBeCancelled ? await tryCancel(services, found) : found);
};

const finish = async (services: PaymentServices, refund: RefundRow): Promise<Found> => {
  const { state } = await finishRefund(services, refund);
  return state === 'requested' || state === 'pending' ? 'open' : 'final';
};

/**
 * Whatever the gateway did, the next look is at others first. A look that ends with the program leaves no mark: it would
 * count as one that found nothing out, and the next one would come much later.
 */
const markLooked = async (look: Look, mark: () => Promise<unknown>): Promise<Found> => {
  let found: Found = 'no answer';
  try {
    found = await look();
  } finally {
    if (found !== 'final') await mark();
  }
  return found;
};

/** One payment that fails does not keep the others from being settled. Returns how many became final. */
const lookAtAll = async (looks: readonly Look[]): Promise<number> => {
  const found: Found[] = [];
  for (const look of looks) {
    found.push(await look());
    if (found.filter((each) => each === 'no answer').length >= MAX_SILENT) break;
  }
  return found.filter((each) => each === 'final').length;
};

/** Sites are looked at beside each other: none waits for the gateway of another. */
const groupBySite = (
  { log }: PaymentServices,
  rows: readonly { readonly websiteId: string; readonly paymentId: string; readonly look: Look }[],
): readonly (readonly Look[])[] => {
  const sites = new Map<string, Look[]>();
  for (const { websiteId, paymentId, look } of rows) {
    const looks = sites.get(websiteId) ?? [];
    sites.set(websiteId, looks);
    looks.push(() =>
      look().catch((error: unknown) => {
        log.warn({ payment: paymentId, err: error }, 'A payment could not be settled');
        return 'no answer' as const;
      }),
    );
  }
  return [...sites.values()];
};

/** Returns whether many became final, so that more may be waiting. */
const reconcileSome = async (services: PaymentServices): Promise<boolean> => {
  const { database } = services;
  const now = services.clock();
  const due = { now, limit: AT_ONCE, siteLimit: AT_ONCE_OF_SITE };
  const payments = await listUnfinished(database, { ...due, actionMs: ACTION_MS });
  const refunds = await listUnfinishedRefunds(database, due);
  const looks = [
    ...payments.map((payment) => ({
      ...payment,
      look: () =>
        markLooked(
          () => settle(services, payment, now),
          () => updatePayment(database, payment, { updatedAt: now }),
        ),
    })),
    ...refunds.map((refund) => ({
      ...refund,
      look: () =>
        markLooked(
          () => finish(services, refund),
          () => updateRefund(database, refund, { updatedAt: now }),
        ),
    })),
  ];
  const settled = await Promise.all(groupBySite(services, looks).map(lookAtAll));
  return settled.some((count) => count >= AT_ONCE_OF_SITE);
};

/**
 * Finds out what has become of payments and refunds that are not final for more than a minute, whatever the reason: the
 * program was killed, an answer or a webhook was lost, the shopper went away. After an outage there are many of them.
 */
export const reconcilePayments = async (services: PaymentServices): Promise<void> => {
  for (let round = 0; round < MAX_ROUNDS; round += 1) if (!(await reconcileSome(services))) return;
};
