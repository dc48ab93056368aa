import { Type } from 'typebox';
import { inTransaction, type Database } from '../database/index.ts';
import { defineJob, defineJobKind, type Job } from '../jobs/index.ts';
import { findSiteById } from '../sites/index.ts';
import type { AbandonedCartKey } from '../abandoned-cart-records/index.ts';
import { listDueCarts, lockWaitingCart, postponeCart } from './due-carts-store.ts';
import { settleDueCart } from './settle-due-cart.ts';

const sendDueKind = defineJobKind({
  name: 'abandoned-carts.send-due',
  payload: Type.Object({}),
  actsOutside: true,
});

const EVERY_SECONDS = 300;
const BATCH_SIZE = 200;
const RETRY_MS = 3_600_000;

export interface AbandonedCartServices {
  readonly database: Database;
  readonly secret: string;
  readonly clock: () => Date;
}

/** Each in a transaction of its own. */
const settle = async (
  { database, secret }: AbandonedCartServices,
  key: AbandonedCartKey,
  now: Date,
): Promise<void> => {
  const site = await findSiteById(database, key.websiteId);
  if (!site) return;
  await inTransaction(database, async (transaction) => {
    const row = await lockWaitingCart(transaction, key);
    if (!row?.dueAt || row.dueAt > now) return;
    await settleDueCart({ pool: database, transaction, site, secret, now }, row);
  });
};

/** One that fails is tried again later, so that it does not hold up all others. */
const settleOrPostpone = async (
  services: AbandonedCartServices,
  key: AbandonedCartKey,
  now: Date,
): Promise<unknown> => {
  try {
    return await settle(services, key, now);
  } catch (fault) {
    await postponeCart(services.database, key, new Date(now.getTime() + RETRY_MS));
    return fault;
  }
};

const sendDue = async (services: AbandonedCartServices, signal: AbortSignal): Promise<void> => {
  const { database, clock } = services;
  const now = clock();
  const faults: unknown[] = [];
  let first: string | undefined;
  while (!signal.aborted) {
    const due = await listDueCarts(database, { now, limit: BATCH_SIZE });
    // The same ones again are those that another node holds.
    if (due.length === 0 || due[0]?.checkoutId === first) break;
    first = due[0]?.checkoutId;
    for (const key of due) {
      const fault = await settleOrPostpone(services, key, now);
      if (fault !== undefined) faults.push(fault);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Emails about carts could not be prepared.');
};

export const createAbandonedCartJobs = (services: AbandonedCartServices): Job[] => [
  defineJob({
    kind: sendDueKind,
    schedule: { everySeconds: EVERY_SECONDS },
    handle: (_payload, { signal }) => sendDue(services, signal),
  }),
];
