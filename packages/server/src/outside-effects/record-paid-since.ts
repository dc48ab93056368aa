import type { WaitingChoice } from '@sitewright/domain/outside-effects';
import { periodAt, periodStart } from '@sitewright/domain/subscriptions';
import type { Queryable } from '../database/index.ts';
import { refuse, type Refusal } from '../http/index.ts';
import {
  endOutsidePause,
  readFirstIdSinceRestore,
  readOutsidePause,
} from '../installation-settings/index.ts';
import { applyResult, type Gateway } from '../payments/index.ts';
import { ownTime, renewalPaymentId, stateOf, type SubscriptionRow } from '../subscription-records/index.ts';
import { recordPaidPeriod, type PaidPeriod, type SubscriptionServices } from '../subscriptions/index.ts';
import {
  listChargeable,
  listChargingSites,
  listStoredPayments,
  skipNumbers,
  type ChargingSite,
} from './restored-store.ts';
import { discardWaiting } from './waiting.ts';

/** More attempts than a period ever has. */
const ATTEMPTS = 20;
const BATCH = 500;
/** Clocks of the gateway and of the backup may differ. */
const MARGIN_MS = 3_600_000;

type Listed = Awaited<ReturnType<Gateway['listPaid']>>[number];

interface SitePayments {
  readonly site: ChargingSite;
  readonly recorded: number;
  readonly unknown: readonly Listed[];
}

/** By site. */
export type FoundPayments = readonly SitePayments[];

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

/** Payments of renewals that are not stored. Returns the references of those that were found. */
const recordPeriods = async (
  services: SubscriptionServices,
  { websiteId }: ChargingSite,
  unknown: ReadonlyMap<string, Listed>,
): Promise<ReadonlySet<string>> => {
  const { database, clock } = services.payments;
  const recorded = new Set<string>();
  let after = '';
  while (unknown.size > 0) {
    const rows = await listChargeable(database, websiteId, { after, limit: BATCH });
    for (const paid of rows.flatMap((row) => matchPeriods(row, unknown, clock()))) {
      await recordPaidPeriod(services, paid);
      recorded.add(paid.reference);
    }
    after = rows.at(-1)?.subscriptionId ?? '';
    if (rows.length < BATCH) break;
  }
  return recorded;
};

const recordSite = async (
  services: SubscriptionServices,
  site: ChargingSite,
  since: Date,
): Promise<SitePayments> => {
  const { payments } = services;
  const { websiteId } = site;
  const listed = (await payments.gateways.stripe?.listPaid(websiteId, since)) ?? [];
  const stored = await listStoredPayments(
    payments.database,
    websiteId,
    listed.map(({ paymentId }) => paymentId),
  );
  // Begun before the backup and paid after it: their references may be stored or not.
  const begun = listed.filter(({ paymentId }) => (stored.get(paymentId) ?? 'succeeded') !== 'succeeded');
  for (const { paymentId, reference } of begun)
    await applyResult(payments, { websiteId, paymentId }, { result: { state: 'succeeded' }, reference });
  const unknown = new Map(
    listed.filter(({ paymentId }) => !stored.has(paymentId)).map((each) => [each.paymentId, each]),
  );
  const renewed = await recordPeriods(services, site, unknown);
  return {
    site,
    recorded: begun.length + renewed.size,
    unknown: [...unknown.values()].filter(({ reference }) => !renewed.has(reference)),
  };
};

/** Asks the gateways what was paid since the backup. It may be asked again: what is recorded is known then. */
export const recordPaidSince = async (services: SubscriptionServices): Promise<FoundPayments | Refusal> => {
  const { database, log } = services.payments;
  const backup = await readOutsidePause(database);
  if (backup === undefined) return refuse('outside-effects-running');
  const since = new Date(new Date(backup).getTime() - MARGIN_MS);
  const found: SitePayments[] = [];
  for (const site of await listChargingSites(database)) {
    try {
      found.push(await recordSite(services, site, since));
    } catch (error) {
      log.warn({ site: site.websiteId, err: error }, 'Payments since the backup could not be listed');
      return refuse('outside-effects-gateway');
    }
  }
  return found;
};

/** Everything goes on. The number of payments without an order is left out of those of orders. */
export const endPause = async (
  transaction: Queryable,
  {
    found,
    waiting,
    now,
  }: { readonly found: FoundPayments; readonly waiting: WaitingChoice; readonly now: Date },
): Promise<Refusal | undefined> => {
  const firstId = await readFirstIdSinceRestore(transaction);
  if (!(await endOutsidePause(transaction))) return refuse('outside-effects-running');
  if (waiting === 'discard') await discardWaiting(transaction, firstId, now);
  for (const { site, unknown } of found)
    if (unknown.length > 0) await skipNumbers(transaction, site, unknown.length);
  return undefined;
};

/** As the call answers it. */
export const summarize = (found: FoundPayments) => ({
  recorded: found.reduce((sum, { recorded }) => sum + recorded, 0),
  unknown: found.flatMap(({ unknown }) =>
    unknown.map(({ reference, amountCents }) => ({ reference, amountCents })),
  ),
});
