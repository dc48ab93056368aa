import { isRefusal, refuse, type Refusal } from '../../http/index.ts';
import { newId } from '../../ids/index.ts';
import { enqueueJob } from '../../jobs/index.ts';
import { openKind } from '../document-access.ts';
import { inOrder } from '../document-keys.ts';
import { checkPublishing } from '../document-permissions.ts';
import { titleOf } from '../document-title.ts';
import type { ChangeContext } from '../change-context.ts';
import { checkPublication } from '../documents-service.ts';
import { lockDocuments, type DocumentKey, type DocumentRow } from '../documents-store.ts';
import type { Blocking, DocumentKind } from '../kinds/document-kind.ts';
import { publishPart } from './publish-part.ts';
import { releaseKind } from './release-job-kind.ts';
import {
  deleteRelease,
  insertRelease,
  listParts,
  lockRelease,
  type ReleasePart,
  type ReleaseRow,
} from '../release-store.ts';

interface ReleaseDocument extends DocumentKey {
  readonly baseRevision: number;
}

export interface NewRelease {
  readonly name: string;
  readonly documents: readonly ReleaseDocument[];
  readonly publishOn?: number;
}

export interface Release {
  /** Unpublished documents that keep visitors from opening the published ones. */
  readonly blockedBy?: readonly Blocking[];
  readonly row: ReleaseRow;
  readonly parts: readonly Pick<ReleasePart, 'kind' | 'documentId' | 'title'>[];
}

interface NamedDocument extends DocumentKey {
  readonly title: string;
}

/** A refusal for one document refuses the whole release. */
const refuseBecauseOf = (refusal: Refusal, { kind, id, title }: NamedDocument): Refusal =>
  refusal.withData({ document: { kind, id, title } });

interface FoundDocument extends NamedDocument {
  readonly documentKind: DocumentKind;
  readonly row: DocumentRow;
}

const checkFound = (row: DocumentRow | undefined, baseRevision: number): Refusal | undefined => {
  if (!row) return refuse('not-found');
  if (row.trashedAt !== null) return refuse('trashed');
  return row.revision === baseRevision ? undefined : refuse('conflict');
};

const findNamed = (rows: readonly DocumentRow[], { kind, id }: DocumentKey): DocumentRow | undefined =>
  rows.find((row) => row.kind === kind && row.documentId === id);

/** All its documents, locked and at the revision that the contributor saw. */
const openDocuments = async (
  kinds: readonly DocumentKind[],
  context: ChangeContext,
  documents: readonly ReleaseDocument[],
): Promise<FoundDocument[] | Refusal> => {
  const rows = await lockDocuments(context.database, context.site.id, documents);
  const found: FoundDocument[] = [];
  for (const { baseRevision, ...key } of documents) {
    const documentKind = openKind(kinds, context, key.kind);
    if (isRefusal(documentKind)) return documentKind;
    const row = findNamed(rows, key);
    const title = titleOf(key, row?.draft);
    const fault = (await checkPublishing(documentKind, context, key.id)) ?? checkFound(row, baseRevision);
    if (fault) return refuseBecauseOf(fault, { ...key, title });
    if (row) found.push({ ...key, title, documentKind, row });
  }
  return found;
};

const publishAll = async (
  context: ChangeContext,
  found: readonly FoundDocument[],
): Promise<Refusal | undefined> => {
  for (const { documentKind, row, ...named } of found) {
    const part = { id: named.id, revision: row.revision, content: row.draft };
    const fault = await publishPart(documentKind, context, part);
    if (fault) return refuseBecauseOf(fault, named);
  }
  return undefined;
};

/** Checked at creation, not only when the release is due. */
const checkAll = async (
  context: ChangeContext,
  found: readonly FoundDocument[],
): Promise<Refusal | undefined> => {
  for (const { documentKind, row, ...named } of found) {
    const content = documentKind.asReleased?.(row.draft, context.now) ?? row.draft;
    const fault = await checkPublication(documentKind, context, { row, content });
    if (fault) return refuseBecauseOf(fault, named);
  }
  return undefined;
};

/** A post published in an unpublished blog must not be reported as visible. */
const findBlocking = async (
  { database, site, now }: ChangeContext,
  found: readonly FoundDocument[],
): Promise<Blocking[]> => {
  const lists = await Promise.all(
    [...new Set(found.map(({ documentKind }) => documentKind))].map(async (kind) => {
      const ids = found.filter(({ documentKind }) => documentKind === kind).map(({ id }) => id);
      return (await kind.findBlocking?.(database, site.id, { ids, now })) ?? [];
    }),
  );
  return lists.flat();
};

const rowOf = (
  context: ChangeContext,
  { name, publishAt }: { name: string; publishAt: Date },
): ReleaseRow => ({
  websiteId: context.site.id,
  releaseId: newId(),
  name,
  state: publishAt > context.now ? 'waiting' : 'done',
  publishAt,
  createdAt: context.now,
  createdBy: context.contributor.name,
  finishedAt: publishAt > context.now ? null : context.now,
  fault: null,
});

/** Published now, or stored as it is until its time. */
export const createRelease = async (
  kinds: readonly DocumentKind[],
  context: ChangeContext,
  { name, documents, publishOn = 0 }: NewRelease,
): Promise<Release | Refusal> => {
  const found = await openDocuments(kinds, context, inOrder(documents));
  if (isRefusal(found)) return found;
  const publishAt = new Date(Math.max(publishOn, context.now.getTime()));
  const row = rowOf(context, { name, publishAt });
  const isWaiting = row.state === 'waiting';
  const fault = isWaiting ? await checkAll(context, found) : await publishAll(context, found);
  if (fault) return fault;
  const { websiteId, releaseId } = row;
  const parts = found.map(({ kind, id, title, row: { revision, draft } }) => {
    const content = isWaiting ? draft : null;
    return { websiteId, releaseId, kind, documentId: id, title, revision, content };
  });
  await insertRelease(context.database, row, parts);
  const job = { websiteId, runAt: publishAt, payload: { releaseId } };
  if (isWaiting) await enqueueJob(context.database, releaseKind, job);
  return { row, parts, blockedBy: isWaiting ? [] : await findBlocking(context, found) };
};

/** Whether the contributor may publish one of its documents; canceling needs the same permission. */
const checkPart = async (
  kinds: readonly DocumentKind[],
  context: ChangeContext,
  { kind, documentId }: ReleasePart,
): Promise<Refusal | undefined> => {
  const documentKind = openKind(kinds, context, kind);
  return isRefusal(documentKind) ? documentKind : checkPublishing(documentKind, context, documentId);
};

/** Needs the permissions to create it: canceling keeps all its documents unpublished. */
export const cancelRelease = async (
  kinds: readonly DocumentKind[],
  context: ChangeContext,
  releaseId: string,
): Promise<Release | Refusal> => {
  const { database, site } = context;
  const key = { websiteId: site.id, releaseId };
  const row = await lockRelease(database, key);
  if (!row) return refuse('not-found');
  if (row.state !== 'waiting') return refuse('release-finished');
  const parts = await listParts(database, key);
  for (const part of parts) {
    const refusal = await checkPart(kinds, context, part);
    if (refusal) return refusal;
  }
  await deleteRelease(database, key);
  return { row, parts };
};
