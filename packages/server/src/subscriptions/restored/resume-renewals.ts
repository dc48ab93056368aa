import { periodAt, periodStart } from '@sitewright/domain/subscriptions';
import type { Queryable } from '../../database/index.ts';
import { refuse, type Refusal } from '../../http/index.ts';
import { deleteInstallationSetting, readInstallationSetting } from '../../installation-settings/index.ts';
import type { Gateway } from '../../payments/index.ts';
import {
  ownTime,
  renewalPaymentId,
  stateOf,
  type SubscriptionRow,
} from '../../subscription-records/index.ts';
import type { SubscriptionServices } from '../subscription-services.ts';
import { recordPaidPeriod, type PaidPeriod } from './record-paid-period.ts';
import { RESTORED_FROM } from '../renewal-pause.ts';
import { listChargeable, listKnownPayments, listUsedGateways, type UsedGateway } from './restored-store.ts';

/** More attempts than a period ever has. */
const ATTEMPTS = 20;
const BATCH = 500;
/** Clocks of the gateway and of the backup may differ. */
const MARGIN_MS = 3_600_000;

type Listed = Awaited<ReturnType<Gateway['listPaid']>>[number];

export interface FoundPayments {
  readonly recorded: number;
  readonly unknown: readonly { readonly reference: string; readonly amountCents: number }[];
}

/** Payments at the gateway that are not stored here. */
const listUnknown = async (
  { payments: { database, gateways } }: SubscriptionServices,
  { websiteId, gateway }: UsedGateway,
  since: Date,
): Promise<ReadonlyMap<string, Listed>> => {
  const listed = (await gateways[gateway]?.listPaid(websiteId, since)) ?? [];
  const ids = listed.map(({ paymentId }) => paymentId);
  const known = await listKnownPayments(database, websiteId, ids);
  return new Map(
    listed.filter(({ paymentId }) => !known.has(paymentId)).map((each) => [each.paymentId, each]),
  );
};

/** Which of them paid a period of a subscription: ids of payments follow from what they are for. */
const matchPeriods = (
  subscription: SubscriptionRow,
  unknown: ReadonlyMap<string, Listed>,
  now: Date,
): PaidPeriod[] => {
  const { websiteId, subscriptionId, nextIndex } = subscription;
  const state = stateOf(subscription);
  const last = periodAt(state, ownTime(subscription, now));
  const found: PaidPeriod[] = [];
  for (let periodIndex = nextIndex; periodIndex <= last; periodIndex += 1) {
    const key = { websiteId, subscriptionId, periodIndex };
    const startsAt = periodStart(state, periodIndex);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const listed = unknown.get(renewalPaymentId(key, { startsAt, attempt }));
      if (listed) found.push({ ...key, attempt, ...listed });
    }
  }
  return found;
};

const recordSite = async (
  services: SubscriptionServices,
  used: UsedGateway,
  unknown: ReadonlyMap<string, Listed>,
): Promise<ReadonlySet<string>> => {
  const { database, clock } = services.payments;
  const recorded = new Set<string>();
  let after = '';
  for (;;) {
    const rows = await listChargeable(database, used.websiteId, { after, limit: BATCH });
    for (const paid of rows.flatMap((row) => matchPeriods(row, unknown, clock()))) {
      await recordPaidPeriod(services, paid);
      recorded.add(paid.reference);
    }
    after = rows.at(-1)?.subscriptionId ?? '';
    if (rows.length < BATCH) return recorded;
  }
};

/** Asks the gateways what was paid since the backup. Every node may be asked again: what is recorded is known then. */
export const recordPaidSince = async (services: SubscriptionServices): Promise<FoundPayments | Refusal> => {
  const { database, log } = services.payments;
  const backup = await readInstallationSetting(database, RESTORED_FROM);
  if (backup === undefined) return refuse('renewals-not-paused');
  const since = new Date(new Date(backup).getTime() - MARGIN_MS);
  let recorded = 0;
  const left: Listed[] = [];
  for (const used of await listUsedGateways(database)) {
    try {
      const unknown = await listUnknown(services, used, since);
      const done = unknown.size === 0 ? new Set() : await recordSite(services, used, unknown);
      recorded += done.size;
      left.push(...[...unknown.values()].filter(({ reference }) => !done.has(reference)));
    } catch (error) {
      log.warn({ site: used.websiteId, err: error }, 'Payments since the backup could not be listed');
      return refuse('renewals-gateway');
    }
  }
  return { recorded, unknown: left.map(({ reference, amountCents }) => ({ reference, amountCents })) };
};

/** Renewals go on. */
export const endRenewalPause = (transaction: Queryable): Promise<void> =>
  deleteInstallationSetting(transaction, RESTORED_FROM);
