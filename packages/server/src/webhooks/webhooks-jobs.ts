import {
  hasFailedTooLong,
  isDelivered,
  isGone,
  maySeeEvent,
  pauseAfter,
  TEST_EVENT,
  webhookLimits,
} from '@sitewright/domain/webhooks';
import { inTransaction, type Database, type Queryable } from '../database/index.ts';
import { defineJob, enqueueJob, runPiece, type Job } from '../jobs/index.ts';
import type { PublicNetwork } from '../public-fetch/index.ts';
import { secretsOf, webhookSealer } from './endpoint-secrets.ts';
import { eventReader } from './event-reader.ts';
import { notifyTurnedOff } from './notify-turned-off.ts';
import { postWebhook, type WebhookOutcome } from './post-webhook.ts';
import { signWebhook } from './sign-webhook.ts';
import { isPrivateReceiver } from './webhook-url.ts';
import { deliverWebhookKind, sweepWebhooksKind } from './webhooks-kinds.ts';
import {
  changeDelivery,
  changeEndpoint,
  deleteEndpoint,
  findDelivery,
  lockDelivery,
  findEndpoint,
  lockEndpoint,
  sweepDeliveries,
  type DeliveryRow,
  type EndpointChange,
  type EndpointRow,
} from './webhooks-store.ts';

export interface WebhookJobsOptions {
  readonly database: Database;
  readonly clock: () => Date;
  readonly secret: string;
  readonly publicNetwork?: PublicNetwork;
  readonly privateReceivers?: readonly string[];
}

interface Attempt {
  readonly delivery: DeliveryRow;
  readonly endpoint: EndpointRow;
  readonly outcome: WebhookOutcome;
  readonly now: Date;
}

const LOGGED_ATTEMPTS = 20;
const DAY_MS = 86_400_000;
const UNREADABLE = 'The secret can no longer be read, because SITEWRIGHT_SECRET was changed. Make a new one.';

const NOT_ALLOWED = 'Who created the key of this automation may not see what the event tells.';

const logOf = ({ delivery, outcome: { status, error, durationMs }, now }: Attempt): DeliveryRow['log'] =>
  [{ at: now.toISOString(), durationMs, status, error }, ...delivery.log].slice(0, LOGGED_ATTEMPTS);

/** Test events and deliveries of an endpoint that was turned off are not tried again. */
const recordAttempt = async (
  transaction: Queryable,
  attempt: Attempt,
  { isSuccess, isLast }: { readonly isSuccess: boolean; readonly isLast: boolean },
): Promise<void> => {
  const { delivery, outcome, now } = attempt;
  const attempts = delivery.attempts + 1;
  const pause = isSuccess || isLast ? undefined : pauseAfter(attempts);
  const nextAttemptAt = pause === undefined ? null : new Date(now.getTime() + pause);
  const endState = isSuccess ? 'delivered' : 'failed';
  await changeDelivery(transaction, delivery, {
    state: nextAttemptAt === null ? endState : 'queued',
    attempts,
    log: logOf(attempt),
    responseExcerpt: outcome.excerpt,
    nextAttemptAt,
  });
  if (nextAttemptAt === null) return;
  const { websiteId, deliveryId } = delivery;
  await enqueueJob(transaction, deliverWebhookKind, {
    websiteId,
    payload: { websiteId, deliveryId },
    runAt: nextAttemptAt,
  });
};

const isGoneNow = ({ outcome: { status } }: Attempt): boolean => status !== null && isGone(status);

const healthAfter = (attempt: Attempt): EndpointChange => {
  const { endpoint, now } = attempt;
  const failingSince = endpoint.failingSince ?? now;
  const isOff = isGoneNow(attempt) || hasFailedTooLong(failingSince, now, webhookLimits.MAX_FAILING_DAYS);
  return { failingSince, ...(isOff ? { isActive: false, turnedOffAt: now } : {}) };
};

/**
 * Turns an endpoint off that is gone or has failed for days; a hook that is gone has been unsubscribed by its server. The
 * endpoint was read again: during the request it may have been changed, and then the outcome says nothing about its new
 * URL. Returns whether the endpoint is off.
 */
const recordHealth = async (
  transaction: Queryable,
  { endpoint, ...attempt }: Omit<Attempt, 'endpoint'> & { readonly endpoint: EndpointRow | undefined },
  { isSuccess, url }: { readonly isSuccess: boolean; readonly url: string },
): Promise<boolean> => {
  if (!endpoint?.isActive) return true;
  if (endpoint.url !== url || (isSuccess && endpoint.failingSince === null)) return false;
  if (endpoint.kind === 'hook' && isGoneNow({ ...attempt, endpoint })) {
    await deleteEndpoint(transaction, endpoint.websiteId, endpoint.endpointId);
    return true;
  }
  const change: EndpointChange = isSuccess ? { failingSince: null } : healthAfter({ ...attempt, endpoint });
  await changeEndpoint(transaction, endpoint, change);
  const isOff = change.isActive === false;
  if (isOff) await notifyTurnedOff(transaction, endpoint);
  return isOff;
};

const attemptDelivery = async (
  { secret, publicNetwork = {}, privateReceivers = [] }: WebhookJobsOptions,
  { delivery, endpoint, now }: Omit<Attempt, 'outcome'>,
): Promise<WebhookOutcome> => {
  const secrets = secretsOf(endpoint, webhookSealer(secret), now);
  if (secrets.length === 0) return { status: null, error: UNREADABLE, excerpt: null, durationMs: 0 };
  const { eventId: id, body } = delivery;
  const timestamp = Math.floor(now.getTime() / 1000);
  const headers = signWebhook(secrets, { id, timestamp, body });
  const { url } = endpoint;
  const isPrivate = isPrivateReceiver(privateReceivers, url);
  return postWebhook({ url, headers, body, isPrivate }, publicNetwork);
};

/** A hook has the permissions of who created its key, as they are now. A webhook belongs to the site. */
const isAllowed = async (
  database: Database,
  { delivery, endpoint, now }: Omit<Attempt, 'outcome'>,
): Promise<boolean> => {
  if (endpoint.kind === 'webhook') return true;
  const permissions = await eventReader(database, endpoint.websiteId, now)(endpoint.accountId);
  return maySeeEvent(permissions, delivery.eventType);
};

/** Sends at least once; receivers know repeated deliveries by their `webhook-id`. */
const deliver = async (
  options: WebhookJobsOptions,
  { websiteId, deliveryId }: Pick<DeliveryRow, 'websiteId' | 'deliveryId'>,
): Promise<void> => {
  const { database, clock } = options;
  const delivery = await findDelivery(database, websiteId, deliveryId);
  const endpoint = delivery && (await findEndpoint(database, websiteId, delivery.endpointId));
  if (!endpoint || delivery.state !== 'queued') return;
  const isTest = delivery.eventType === TEST_EVENT;
  if (!endpoint.isActive && !isTest) {
    await changeDelivery(database, delivery, { state: 'failed', nextAttemptAt: null });
    return;
  }
  const now = clock();
  if (!(await isAllowed(database, { delivery, endpoint, now }))) {
    const log = [{ at: now.toISOString(), durationMs: 0, status: null, error: NOT_ALLOWED }, ...delivery.log];
    await changeDelivery(database, delivery, { state: 'failed', nextAttemptAt: null, log });
    return;
  }
  const outcome = await attemptDelivery(options, { delivery, endpoint, now });
  const attempt = { delivery, endpoint, outcome, now };
  const isSuccess = outcome.status !== null && isDelivered(outcome.status);
  await inTransaction(database, async (transaction) => {
    // Before the delivery, as whoever deletes an endpoint locks them.
    const current = await lockEndpoint(transaction, websiteId, endpoint.endpointId);
    // The job may have run twice: a second record would begin a second series of attempts.
    const locked = await lockDelivery(transaction, websiteId, deliveryId);
    if (locked?.state !== 'queued' || locked.attempts !== delivery.attempts) return;
    const health = { isSuccess, url: endpoint.url };
    const isLast = isTest || (await recordHealth(transaction, { ...attempt, endpoint: current }, health));
    await recordAttempt(transaction, attempt, { isSuccess, isLast });
  });
};

const createDeliverJob = (options: WebhookJobsOptions): Job =>
  defineJob({ kind: deliverWebhookKind, handle: (key) => runPiece(() => deliver(options, key)) });

const createSweepJob = ({ database, clock }: WebhookJobsOptions): Job =>
  defineJob({
    kind: sweepWebhooksKind,
    schedule: { everySeconds: 6 * 3_600 },
    handle: () => sweepDeliveries(database, new Date(clock().getTime() - webhookLimits.KEPT_DAYS * DAY_MS)),
  });

export const createWebhookJobs = (options: WebhookJobsOptions): readonly Job[] => [
  createDeliverJob(options),
  createSweepJob(options),
];
