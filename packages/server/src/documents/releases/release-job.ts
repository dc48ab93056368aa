import { inTransaction, type Database, type Transaction } from '../../database/index.ts';
import type { Refusal } from '../../http/index.ts';
import { defineJob, type Job } from '../../jobs/index.ts';
import { findSiteById } from '../../sites/index.ts';
import { lockDocuments } from '../documents-store.ts';
import type { DocumentKind } from '../kinds/document-kind.ts';
import { systemContext } from '../system-context.ts';
import { publishPart } from './publish-part.ts';
import { releaseKind } from './release-job-kind.ts';
import {
  finishRelease,
  listParts,
  lockRelease,
  type ReleaseKey,
  type ReleasePart,
  type ReleaseRow,
} from '../release-store.ts';

interface DueRelease extends ReleaseKey {
  readonly now: Date;
}

/** The refusal of one part; rolls the transaction back. */
class PartRefused extends Error {
  readonly fault: NonNullable<ReleaseRow['fault']>;

  constructor({ kind, documentId: id, title }: ReleasePart, { message }: Refusal) {
    super(message);
    this.fault = { kind, id, title, message };
  }
}

const publishParts = async (
  transaction: Transaction,
  kinds: readonly DocumentKind[],
  { now, ...key }: DueRelease,
): Promise<void> => {
  const release = await lockRelease(transaction, key);
  const site = await findSiteById(transaction, key.websiteId);
  if (!site || release?.state !== 'waiting') return;
  const context = systemContext(transaction, site, now);
  const contributor = { ...context.contributor, name: release.createdBy };
  const parts = await listParts(transaction, key);
  // All documents are locked before the first is published: publishing locks the site's row, and a transaction
  // waiting for that may hold one of them.
  const keys = parts.map(({ kind, documentId: id }) => ({ kind, id }));
  await lockDocuments(transaction, key.websiteId, keys);
  for (const part of parts) {
    const kind = kinds.find(({ name }) => name === part.kind);
    if (!kind) continue;
    const fault = await publishPart(kind, { ...context, contributor }, { ...part, id: part.documentId });
    if (fault) throw new PartRefused(part, fault);
  }
  await finishRelease(transaction, key, { state: 'done', finishedAt: now, fault: null });
};

/** Publishes all documents or none; on a refusal the release records which and why. */
export const publishRelease = async (
  database: Database,
  kinds: readonly DocumentKind[],
  due: DueRelease,
): Promise<void> => {
  try {
    await inTransaction(database, (transaction) => publishParts(transaction, kinds, due));
  } catch (error) {
    if (!(error instanceof PartRefused)) throw error;
    const { now, ...key } = due;
    const { fault } = error;
    await inTransaction(database, async (transaction) => {
      const release = await lockRelease(transaction, key);
      if (release?.state !== 'waiting') return;
      await finishRelease(transaction, key, { state: 'refused', finishedAt: now, fault });
    });
  }
};

export const createReleaseJob = (
  database: Database,
  kinds: readonly DocumentKind[],
  clock: () => Date,
): Job =>
  defineJob({
    kind: releaseKind,
    handle: async ({ releaseId }, { websiteId = '' }) =>
      publishRelease(database, kinds, { websiteId, releaseId, now: clock() }),
  });
