import { Type } from 'typebox';
import type { Database } from '../../database/index.ts';
import { defineJob, defineJobKind, type Job } from '../../jobs/index.ts';
import { deletePresence } from './presence-store.ts';

const HOUR_MS = 3_600_000;

const sweepKind = defineJobKind({ name: 'documents.sweep-presence', payload: Type.Object({}) });

/** Rows are valid for half a minute; this only deletes them. */
export const createPresenceJob = (database: Database, clock: () => Date): Job =>
  defineJob({
    kind: sweepKind,
    schedule: { everySeconds: 3600 },
    handle: () => deletePresence(database, new Date(clock().getTime() - HOUR_MS)),
  });
