import { inTransaction } from '../database/index.ts';
import {
  changeSubscription,
  findSubscription,
  mailSubscriber,
  periodIdOf,
  tryLockSubscription,
  type SubscriptionKey,
} from '../subscription-records/index.ts';
import { listToNotice, type ToNotice } from './renew/due-store.ts';
import { loadRenewalShop, pricedContent, renewalOrder } from './renew/load-renewal.ts';
import type { SubscriptionServices } from './subscription-services.ts';

const AT_ONCE = 100;

const notifyOne = async (
  { payments: { database, clock, secret, findSite } }: SubscriptionServices,
  key: SubscriptionKey,
): Promise<void> => {
  const now = clock();
  const found = await findSubscription(database, key);
  const site = found && (await findSite(key.websiteId));
  if (!site) return;
  const shop = await loadRenewalShop({ database, site, now }, found);
  await inTransaction(database, async (transaction) => {
    const subscription = await tryLockSubscription(transaction, key);
    const { noticeAt, nextAt, nextIndex } = subscription ?? {};
    if (!subscription || !nextAt || nextIndex === undefined || !noticeAt || noticeAt > now) return;
    const period = { ...key, periodIndex: nextIndex };
    const periodId = periodIdOf(period, nextAt);
    const order = renewalOrder(pricedContent(subscription, nextAt), shop, { period, periodId, now });
    await changeSubscription(transaction, subscription, { now, noticedIndex: nextIndex });
    await mailSubscriber(
      transaction,
      { site, secret },
      {
        kind: 'renewal-notice',
        subscription,
        ...(order ? { details: { amountCents: order.totalCents } } : {}),
      },
    );
  });
};

/** Tells customers of the next charge. Nobody waits for one that fails. */
export const notifyRenewals = async (services: SubscriptionServices, signal: AbortSignal): Promise<void> => {
  const { database, clock, log } = services.payments;
  const now = clock();
  let last: ToNotice | undefined;
  do {
    const found: ToNotice[] = await listToNotice(database, now, { count: AT_ONCE, after: last });
    for (const key of found)
      await notifyOne(services, key).catch((error: unknown) =>
        log.warn({ subscription: key.subscriptionId, err: error }, 'A renewal could not be announced'),
      );
    last = found.at(-1);
  } while (last && !signal.aborted);
};
