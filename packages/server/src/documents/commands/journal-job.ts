import { documentLimits } from '@sitewright/domain/documents';
import { Type } from 'typebox';
import type { Database } from '../../database/index.ts';
import { defineJob, defineJobKind, type Job } from '../../jobs/index.ts';
import { pruneCommands } from './journal-store.ts';

const DAY_MS = 86_400_000;

const pruneKind = defineJobKind({ name: 'documents.prune-journals', payload: Type.Object({}) });

export const pruneJournals = (database: Database, now: Date): Promise<void> =>
  pruneCommands(database, new Date(now.getTime() - documentLimits.JOURNAL_DAYS * DAY_MS));

export const createJournalJob = (database: Database, clock: () => Date): Job =>
  defineJob({
    kind: pruneKind,
    schedule: { everySeconds: 3600 },
    handle: () => pruneJournals(database, clock()),
  });
