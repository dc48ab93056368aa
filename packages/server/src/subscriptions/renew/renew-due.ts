import { isOpenPayment } from '@sitewright/domain/payments';
import { runPiece } from '../../jobs/index.ts';
import type { SubscriptionKey } from '../../subscription-records/index.ts';
import type { SubscriptionServices } from '../subscription-services.ts';
import { claimDue } from './due-store.ts';
import { renewSubscription } from './renew.ts';

const BATCH = 40;
const AT_ONCE = 4;
/** A site whose gateway does not answer so often is left to the next run, so that the others do not wait for it. */
const MAX_SILENT = 2;

/** One that fails does not keep the others from being renewed: it is due again when the claim ends. */
const renewOne = async (
  services: SubscriptionServices,
  key: SubscriptionKey,
  silent: Map<string, number>,
): Promise<void> => {
  if ((silent.get(key.websiteId) ?? 0) >= MAX_SILENT) return;
  const { log } = services.payments;
  try {
    const payment = await renewSubscription(services, key, { cause: 'schedule' });
    if (payment && isOpenPayment(payment.state))
      silent.set(key.websiteId, (silent.get(key.websiteId) ?? 0) + 1);
  } catch (error) {
    log.warn({ subscription: key.subscriptionId, err: error }, 'A subscription could not be renewed');
  }
};

const renewAll = async (
  services: SubscriptionServices,
  claimed: readonly SubscriptionKey[],
): Promise<void> => {
  const silent = new Map<string, number>();
  const waiting = [...claimed];
  const work = async (): Promise<void> => {
    for (let key = waiting.shift(); key; key = waiting.shift()) {
      const due = key;
      await runPiece(() => renewOne(services, due, silent));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

/** Renews what is due, until nothing is or the node stops. Several nodes may do so at the same time. */
export const renewDue = async (services: SubscriptionServices, signal: AbortSignal): Promise<void> => {
  const { database, clock } = services.payments;
  while (!signal.aborted) {
    const claimed = await claimDue(database, clock(), BATCH);
    if (claimed.length === 0) return;
    await renewAll(services, claimed);
  }
};
