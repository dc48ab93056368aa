import { createHash } from 'node:crypto';
import { makeId } from '@sitewright/domain/ids';

export interface PeriodKey {
  readonly websiteId: string;
  readonly subscriptionId: string;
  readonly periodIndex: number;
}

const derive = (time: Date, parts: readonly (string | number)[]): string =>
  makeId(time.getTime(), createHash('sha256').update(parts.join('/')).digest());

/**
 * Ids of a period and of its payments follow from what they are for. A database that was restored from before a charge
 * makes the same ids again, and the gateway knows the charge by them.
 */
export const periodIdOf = ({ websiteId, subscriptionId, periodIndex }: PeriodKey, startsAt: Date): string =>
  derive(startsAt, [websiteId, subscriptionId, periodIndex]);

/** Attempts are counted from 1; a later one has a greater id. */
export const renewalPaymentId = (
  { websiteId, subscriptionId, periodIndex }: PeriodKey,
  { startsAt, attempt }: { readonly startsAt: Date; readonly attempt: number },
): string =>
  derive(new Date(startsAt.getTime() + attempt), [websiteId, subscriptionId, periodIndex, attempt]);

/** Who asked for a charge: the schedule, a button, or a customer who pays on a page of the gateway. */
export type RenewalCause = 'schedule' | 'request' | 'customer';

/** Of an attempt. */
export const renewalKey = (
  { subscriptionId, periodIndex }: PeriodKey,
  { attempt, cause }: { readonly attempt: number; readonly cause: RenewalCause },
): string => `${subscriptionId}-${periodIndex}-${attempt}-${cause}`;

export const isScheduledKey = (idempotencyKey: string): boolean => idempotencyKey.endsWith('-schedule');

/** The card that it was paid with is charged from then on. */
export const isCustomerKey = (idempotencyKey: string): boolean => idempotencyKey.endsWith('-customer');
