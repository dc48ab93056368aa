import { documentLimits } from '@sitewright/domain/documents';
import { Type } from 'typebox';
import { inTransaction, type Database } from '../database/index.ts';
import { defineJob, defineJobKind, type Job } from '../jobs/index.ts';
import type { DocumentKind } from './kinds/document-kind.ts';
import { deleteDocuments, listExpired } from './documents-store.ts';

const DAY_MS = 86_400_000;

const sweepKind = defineJobKind({ name: 'documents.sweep-trash', payload: Type.Object({}) });

/** Erases documents past the retention time of the trash. */
export const sweepTrash = async (
  database: Database,
  kinds: readonly DocumentKind[],
  now: Date,
): Promise<void> => {
  const before = new Date(now.getTime() - documentLimits.TRASH_DAYS * DAY_MS);
  for (const expired of await listExpired(database, before)) {
    const kind = kinds.find(({ name }) => name === expired.kind);
    await inTransaction(database, async (transaction) => {
      await kind?.erase(transaction, expired.websiteId, expired.ids);
      await deleteDocuments(transaction, expired);
    });
  }
};

export const createTrashJob = (database: Database, kinds: readonly DocumentKind[], clock: () => Date): Job =>
  defineJob({
    kind: sweepKind,
    schedule: { everySeconds: 3600 },
    handle: () => sweepTrash(database, kinds, clock()),
  });
