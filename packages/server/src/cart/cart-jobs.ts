import { Type } from 'typebox';
import { inTransaction, type Database } from '../database/index.ts';
import { defineJob, defineJobKind, type Job } from '../jobs/index.ts';
import { listSitesWithCarts, recountBoughtTogether } from './also-bought-store.ts';
import { deleteCartsBefore } from './expired-carts-store.ts';

const recountKind = defineJobKind({ name: 'cart.recount-bought-together', payload: Type.Object({}) });
const sweepKind = defineJobKind({ name: 'cart.sweep', payload: Type.Object({}) });

const DAY_MS = 86_400_000;
const RETENTION_DAYS = 90;
const BATCH_SIZE = 5000;

const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);

export const recountCarts = async (database: Database, now: Date): Promise<void> => {
  for (const websiteId of await listSitesWithCarts(database, dayBefore(now, 1)))
    await inTransaction(database, (transaction) => recountBoughtTogether(transaction, websiteId));
};

/** In batches: one statement over a million carts would block every add. */
export const sweepCarts = async (database: Database, now: Date): Promise<void> => {
  for (;;) {
    const deleted = await deleteCartsBefore(database, dayBefore(now, RETENTION_DAYS), BATCH_SIZE);
    if (deleted < BATCH_SIZE) return;
  }
};

export const createCartJobs = (database: Database, clock: () => Date): Job[] => [
  defineJob({
    kind: recountKind,
    schedule: { everySeconds: 3600 },
    handle: () => recountCarts(database, clock()),
  }),
  defineJob({
    kind: sweepKind,
    schedule: { everySeconds: 86_400 },
    handle: () => sweepCarts(database, clock()),
  }),
];
