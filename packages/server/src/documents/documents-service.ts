import type { CodePart, FormerPlace } from '@sitewright/domain/documents';
import { checkPublishedCode, isRefusal, refuse, type KnownCode, type Refusal } from '../http/index.ts';
import { invalidateCacheTags } from '../sites/index.ts';
import { checkContent, cleanContent } from './checks/check-content.ts';
import { checkCreating, checkPublishing, checkTrashing } from './document-permissions.ts';
import type { DocumentKind, LiveChange } from './kinds/document-kind.ts';
import {
  findRevision,
  insertDocuments,
  insertRevisions,
  lockDocument,
  updateDocument,
  writeDraft,
  type DocumentRow,
} from './documents-store.ts';
import type { ChangeContext } from './change-context.ts';
import { refuseTaken } from './checks/unique-keys.ts';

export interface SavedDocument<Content = unknown> {
  readonly id: string;
  readonly content: Content;
  readonly revision: number;
  readonly publishedRevision: number | null;
  readonly hasChanges: boolean;
}

const savedFrom = <Content>(row: DocumentRow): SavedDocument<Content> => ({
  id: row.documentId,
  content: row.draft as Content,
  revision: row.revision,
  publishedRevision: row.publishedRevision,
  hasChanges: row.hasChanges,
});

const keysOf = <Content>(kind: DocumentKind<Content>, content: Content) => ({
  uniqueKey: kind.uniqueKey?.(content) ?? null,
  parentId: kind.parentOf?.(content) ?? null,
});

export interface NewDocument<Content> {
  readonly id: string;
  readonly content: Content;
  /** The original of a copy: copying needs no permission for the code in it. */
  readonly copyOf?: Content;
}

export const createDocument = async <Content>(
  kind: DocumentKind<Content>,
  context: ChangeContext,
  { id, content: submitted, copyOf: known }: NewDocument<Content>,
): Promise<SavedDocument<Content> | Refusal> => {
  const { database, site, now, contributor } = context;
  const content = await cleanContent(kind, submitted);
  if (isRefusal(content)) return content;
  const { permissions } = contributor;
  const knownCode = { parts: known === undefined ? [] : kind.codeParts(known), isCopy: true };
  const change = { site, content, before: undefined, known, knownCode, now, permissions };
  const fault = (await checkCreating(kind, context, content)) ?? (await checkContent(kind, change, database));
  if (fault) return fault;
  const row = {
    websiteId: site.id,
    kind: kind.name,
    documentId: id,
    draft: content,
    revision: 1,
    ...keysOf(kind, content),
    createdAt: now,
    updatedAt: now,
    updatedBy: contributor.name,
  };
  await refuseTaken(insertDocuments(database, [row]));
  return { id, content, revision: 1, publishedRevision: null, hasChanges: true };
};

/** The locked row, or why it cannot be changed. */
const lockForChange = async (
  kind: DocumentKind,
  { database, site }: ChangeContext,
  { id, baseRevision }: { readonly id: string; readonly baseRevision: number | undefined },
): Promise<DocumentRow | Refusal> => {
  const row = await lockDocument(database, site.id, { kind: kind.name, id });
  if (!row) return refuse('not-found');
  if (row.trashedAt !== null) return refuse('trashed');
  if (baseRevision !== undefined && row.revision !== baseRevision) return refuse('conflict');
  return row;
};

/** Before the draft is saved, because that compares it with the published content. */
const applyLive = async <Content>(
  kind: DocumentKind<Content>,
  context: ChangeContext,
  change: LiveChange<Content>,
): Promise<Refusal | undefined> => {
  const cacheTags = (await kind.applyLive?.(context, change)) ?? [];
  if (isRefusal(cacheTags)) return cacheTags;
  if (cacheTags.length > 0) await invalidateCacheTags(context.database, context.site.id, cacheTags);
  return undefined;
};

const storeDraft = async <Content>(
  kind: DocumentKind<Content>,
  context: ChangeContext,
  { row, content }: { readonly row: DocumentRow; readonly content: Content },
): Promise<SavedDocument<Content>> => {
  const changes = {
    draft: content,
    revision: row.revision + 1,
    ...keysOf(kind, content),
    updatedAt: context.now,
    updatedBy: context.contributor.name,
  };
  return savedFrom(await refuseTaken(writeDraft(context.database, row, changes)));
};

export interface DraftToSave<Content> {
  readonly id: string;
  readonly content: Content;
  /** The revision that the change is based on. */
  readonly baseRevision: number;
  /** Undo or restore: status transitions and stored block values are not checked again. */
  readonly isUndo?: boolean;
  /** Code that may be added beside that of the draft, whoever saves it. */
  readonly restorableCode?: Partial<KnownCode>;
}

/** Refused if somebody else saved in between: the last save never wins silently. */
export const saveDraft = async <Content>(
  kind: DocumentKind<Content>,
  context: ChangeContext,
  { id, content: submitted, baseRevision, isUndo = false, restorableCode = {} }: DraftToSave<Content>,
): Promise<SavedDocument<Content> | Refusal> => {
  const row = await lockForChange(kind as DocumentKind, context, { id, baseRevision });
  if (isRefusal(row)) return row;
  const before = row.draft as Content;
  const current = kind.withoutObsolete?.(submitted, isUndo ? submitted : before) ?? submitted;
  const content = await cleanContent(kind, current);
  if (isRefusal(content)) return content;
  const { site, now, contributor, database } = context;
  const { permissions } = contributor;
  const known = isUndo ? content : before;
  const { parts = [], digests = [] } = restorableCode;
  const knownCode = { parts: [...kind.codeParts(before), ...parts], digests };
  const change = { site, content, before, known, knownCode, now, permissions, isUndo };
  const isPublished = row.publishedRevision !== null;
  const fault =
    (await checkContent(kind, change, database)) ??
    (await applyLive(kind, context, { before, content, isPublished }));
  return fault ?? storeDraft(kind, context, { row, content });
};

const revisionOf = (row: DocumentRow, { now, contributor }: ChangeContext) => ({
  websiteId: row.websiteId,
  kind: row.kind,
  documentId: row.documentId,
  revision: row.revision,
  content: row.draft,
  publishedAt: now,
  publishedBy: contributor.name,
});

const publishedCode = async <Content>(
  kind: DocumentKind<Content>,
  { database, site }: ChangeContext,
  { documentId: id, publishedRevision: revision }: DocumentRow,
): Promise<readonly CodePart[]> => {
  if (revision === null) return [];
  const stored = await findRevision(database, site.id, { kind: kind.name, id, revision });
  return stored ? kind.codeParts(stored.content as Content) : [];
};

/** Checks a publication by the kind's rules and the contributor's permissions. */
export const checkPublication = async <Content>(
  kind: DocumentKind<Content>,
  context: ChangeContext,
  { row, content }: { readonly row: DocumentRow; readonly content: Content },
): Promise<Refusal | undefined> => {
  const { database, site, now, contributor } = context;
  const { permissions } = contributor;
  const code = permissions.has('code') ? [] : kind.codeParts(content);
  const parts = code.length === 0 ? [] : await publishedCode(kind, context, row);
  return (
    checkPublishedCode({ code, known: { parts }, permissions }) ??
    kind.check(database, { site, content, before: content, now, isPublication: true })
  );
};

/** Writes the published tables in the caller's transaction. */
export const publishDocument = async <Content>(
  kind: DocumentKind<Content>,
  context: ChangeContext,
  { id, baseRevision }: { readonly id: string; readonly baseRevision: number },
): Promise<SavedDocument<Content> | Refusal> => {
  const refusal = await checkPublishing(kind, context, id);
  if (refusal) return refusal;
  const row = await lockForChange(kind as DocumentKind, context, { id, baseRevision });
  if (isRefusal(row)) return row;
  const { database, site, now } = context;
  const content = row.draft as Content;
  const fault = await checkPublication(kind, context, { row, content });
  if (fault) return fault;
  const published = row.hasChanges ? { publishedRevision: row.revision, hasChanges: false } : {};
  if (row.hasChanges) await insertRevisions(database, [revisionOf(row, context)]);
  if (row.hasChanges) await updateDocument(database, row, published);
  const cacheTags = await refuseTaken(kind.publish(database, site, [{ id, content, now }]));
  await invalidateCacheTags(database, site.id, cacheTags);
  return savedFrom({ ...row, ...published });
};

interface EarlierState<Content> {
  readonly row: DocumentRow;
  readonly content: Content;
  /** The draft stays exactly as it is; otherwise it becomes visible with the published state. */
  readonly keepsDraft?: true;
}

/** Publishes another state of the document than its draft, which stays a draft. */
export const publishEarlierState = async <Content>(
  kind: DocumentKind<Content>,
  context: ChangeContext,
  { row, content, keepsDraft }: EarlierState<Content>,
): Promise<SavedDocument<Content> | Refusal> => {
  const { database, site, now } = context;
  const refusal = await checkPublishing(kind, context, row.documentId);
  const fault = refusal ?? (await checkPublication(kind, context, { row, content }));
  if (fault) return fault;
  const publishedRevision = row.revision + 1;
  const published = { ...row, draft: content, revision: publishedRevision };
  await insertRevisions(database, [revisionOf(published, context)]);
  await updateDocument(database, row, { publishedRevision });
  const id = row.documentId;
  const cacheTags = await refuseTaken(kind.publish(database, site, [{ id, content, now }]));
  await invalidateCacheTags(database, site.id, cacheTags);
  const saved = row.draft as Content;
  const draft = keepsDraft ? saved : (kind.asReleased?.(saved, now) ?? saved);
  return storeDraft(kind, context, { row: { ...published, publishedRevision }, content: draft });
};

/** Copies an earlier published revision to the draft; publishing it is a separate step. */
export const restoreRevision = async <Content>(
  kind: DocumentKind<Content>,
  context: ChangeContext,
  request: { readonly id: string; readonly baseRevision: number; readonly revision: number },
): Promise<SavedDocument<Content> | Refusal> => {
  const row = await lockForChange(kind as DocumentKind, context, request);
  if (isRefusal(row)) return row;
  const { id, revision, baseRevision } = request;
  const stored = await findRevision(context.database, context.site.id, { kind: kind.name, id, revision });
  if (!stored) return refuse('not-found');
  const content = stored.content as Content;
  const restorableCode = { parts: kind.codeParts(content) };
  return saveDraft(kind, context, { id, content, baseRevision, isUndo: true, restorableCode });
};

export const discardDraft = async <Content>(
  kind: DocumentKind<Content>,
  context: ChangeContext,
  { id, baseRevision }: { readonly id: string; readonly baseRevision: number },
): Promise<SavedDocument<Content> | Refusal> => {
  const row = await lockForChange(kind as DocumentKind, context, { id, baseRevision });
  if (isRefusal(row)) return row;
  const { publishedRevision: revision } = row;
  if (revision === null) return refuse('nothing-published');
  const stored = await findRevision(context.database, context.site.id, { kind: kind.name, id, revision });
  if (!stored) return refuse('nothing-published');
  const changes = {
    draft: stored.content,
    // Revision numbers never repeat: a stale save would otherwise pass as current.
    revision: row.revision + 1,
    hasChanges: false,
    ...keysOf(kind, stored.content as Content),
    updatedAt: context.now,
    updatedBy: context.contributor.name,
  };
  await refuseTaken(updateDocument(context.database, row, changes));
  return savedFrom({ ...row, ...changes });
};

type Done = Record<string, never>;

interface TrashOptions {
  readonly id: string;
  readonly from?: FormerPlace;
  /** It was only just restored: its previous position is kept. */
  readonly isUndoOfRestore?: true;
}

export const trashDocument = async (
  kind: DocumentKind,
  context: ChangeContext,
  { id, from, isUndoOfRestore }: TrashOptions,
): Promise<Done | Refusal> => {
  const row = await lockForChange(kind, context, { id, baseRevision: undefined });
  if (isRefusal(row)) return row;
  const { database, site, now } = context;
  const fault = (await checkTrashing(kind, context, row)) ?? (await kind.checkTrash?.(database, site.id, id));
  if (fault) return fault;
  const trashedFrom = isUndoOfRestore ? row.trashedFrom : (from ?? null);
  await updateDocument(database, row, { trashedAt: now, trashedFrom });
  await invalidateCacheTags(database, site.id, await kind.hide(database, site, id));
  return {};
};

/** Restores it from the trash, published or not, if its URL is still free. */
export const restoreDocument = async (
  kind: DocumentKind,
  context: ChangeContext,
  { id }: { readonly id: string },
): Promise<Done | Refusal> => {
  const { database, site } = context;
  const row = await lockDocument(database, site.id, { kind: kind.name, id });
  if (!row || row.trashedAt === null) return refuse('not-found');
  const fault = await checkTrashing(kind, context, row);
  if (fault) return fault;
  await refuseTaken(updateDocument(database, row, { trashedAt: null }));
  await invalidateCacheTags(database, site.id, await refuseTaken(kind.show(database, site, id)));
  return {};
};
