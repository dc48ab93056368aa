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

const MANUAL = '-manual';

/** Of an attempt. Those that somebody asked for are told from those of the schedule. */
export const renewalKey = (
  { subscriptionId, periodIndex }: PeriodKey,
  { attempt, isManual }: { readonly attempt: number; readonly isManual: boolean },
): string => `${subscriptionId}-${periodIndex}-${attempt}${isManual ? MANUAL : ''}`;

export const isManualKey = (idempotencyKey: string): boolean => idempotencyKey.endsWith(MANUAL);
