import type { Permission } from '@sitewright/domain/contributors';
import type { CodePart, FormerPlace } from '@sitewright/domain/documents';
import type { Site } from '@sitewright/domain/sites';
import type { Queryable } from '../database/index.ts';
import { checkPublishedCode, isRefusal, refuse, type KnownCode, type Refusal } from '../http/index.ts';
import { bumpSubjects } from '../sites/index.ts';
import { checkContent, cleanContent } from './checks/check-content.ts';
import { checkCreating, checkPublishing, checkTrashing } from './document-rights.ts';
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
import { refuseTaken } from './checks/unique-keys.ts';

/** Who changes a document, where and when. A contributor's context is one. */
export interface ChangeContext {
  /** The transaction that holds the whole change. */
  readonly database: Queryable;
  readonly site: Site;
  readonly now: Date;
  readonly contributor: {
    readonly accountId: string;
    readonly name: string;
    readonly permissions: ReadonlySet<Permission>;
  };
}

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
  /** What it is a copy of: copying takes no permission for the code in it. */
  readonly copyOf?: Content;
}

export const createDocument = async <Content>(
  kind: DocumentKind<Content>,
  context: ChangeContext,
  { id, content: given, copyOf: known }: NewDocument<Content>,
): Promise<SavedDocument<Content> | Refusal> => {
  const { database, site, now, contributor } = context;
  const content = await cleanContent(kind, given);
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

/** The row to change, or why it cannot be changed. */
const openForChange = async (
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

/** Before the draft is kept: whether that differs from what is published is seen then. */
const goLive = async <Content>(
  kind: DocumentKind<Content>,
  context: ChangeContext,
  change: LiveChange<Content>,
): Promise<Refusal | undefined> => {
  const subjects = (await kind.goLive?.(context, change)) ?? [];
  if (isRefusal(subjects)) return subjects;
  if (subjects.length > 0) await bumpSubjects(context.database, context.site.id, subjects);
  return undefined;
};

const keepDraft = async <Content>(
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
  /** The revision the change was made on. */
  readonly baseRevision: number;
  /** Undone or restored: a status may return, and so may what blocks held. */
  readonly goesBack?: boolean;
  /** Code that may come beside what the draft holds, whoever saves it. */
  readonly returningCode?: Partial<KnownCode>;
}

/** Refused when somebody saved in between: a save is never "last one wins". */
export const saveDraft = async <Content>(
  kind: DocumentKind<Content>,
  context: ChangeContext,
  { id, content: given, baseRevision, goesBack = false, returningCode = {} }: DraftToSave<Content>,
): Promise<SavedDocument<Content> | Refusal> => {
  const row = await openForChange(kind as DocumentKind, context, { id, baseRevision });
  if (isRefusal(row)) return row;
  const before = row.draft as Content;
  const current = kind.withoutStanding?.(given, goesBack ? given : before) ?? given;
  const content = await cleanContent(kind, current);
  if (isRefusal(content)) return content;
  const { site, now, contributor, database } = context;
  const { permissions } = contributor;
  const known = goesBack ? content : before;
  const { parts = [], digests = [] } = returningCode;
  const knownCode = { parts: [...kind.codeParts(before), ...parts], digests };
  const change = { site, content, before, known, knownCode, now, permissions, goesBack };
  const isPublished = row.publishedRevision !== null;
  const fault =
    (await checkContent(kind, change, database)) ??
    (await goLive(kind, context, { before, content, isPublished }));
  return fault ?? keepDraft(kind, context, { row, content });
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
  const kept = await findRevision(database, site.id, { kind: kind.name, id, revision });
  return kept ? kind.codeParts(kept.content as Content) : [];
};

/** What visitors are to see, by the kind's rules and by who shows it to them. */
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
    kind.check(database, { site, content, before: content, now })
  );
};

/** Writes, in the caller's transaction, everything that pages and search read of it. */
export const publishDocument = async <Content>(
  kind: DocumentKind<Content>,
  context: ChangeContext,
  { id, baseRevision }: { readonly id: string; readonly baseRevision: number },
): Promise<SavedDocument<Content> | Refusal> => {
  const refusal = await checkPublishing(kind, context, id);
  if (refusal) return refusal;
  const row = await openForChange(kind as DocumentKind, context, { id, baseRevision });
  if (isRefusal(row)) return row;
  const { database, site, now } = context;
  const content = row.draft as Content;
  const fault = await checkPublication(kind, context, { row, content });
  if (fault) return fault;
  const published = row.hasChanges ? { publishedRevision: row.revision, hasChanges: false } : {};
  if (row.hasChanges) await insertRevisions(database, [revisionOf(row, context)]);
  if (row.hasChanges) await updateDocument(database, row, published);
  const subjects = await refuseTaken(kind.publish(database, site, [{ id, content, now }]));
  await bumpSubjects(database, site.id, subjects);
  return savedFrom({ ...row, ...published });
};

/** Publishes a state that the draft has left behind: the draft goes on beside it. */
export const publishBeside = async <Content>(
  kind: DocumentKind<Content>,
  context: ChangeContext,
  { row, content }: { readonly row: DocumentRow; readonly content: Content },
): Promise<SavedDocument<Content> | Refusal> => {
  const { database, site, now } = context;
  const fault = await checkPublication(kind, context, { row, content });
  if (fault) return fault;
  const publishedRevision = row.revision + 1;
  const published = { ...row, draft: content, revision: publishedRevision };
  await insertRevisions(database, [revisionOf(published, context)]);
  await updateDocument(database, row, { publishedRevision });
  const id = row.documentId;
  const subjects = await refuseTaken(kind.publish(database, site, [{ id, content, now }]));
  await bumpSubjects(database, site.id, subjects);
  const draft = kind.appear?.(row.draft as Content, now) ?? (row.draft as Content);
  return keepDraft(kind, context, { row: { ...published, publishedRevision }, content: draft });
};

/** Makes an earlier published state the draft again; publishing it is another step. */
export const restoreRevision = async <Content>(
  kind: DocumentKind<Content>,
  context: ChangeContext,
  wanted: { readonly id: string; readonly baseRevision: number; readonly revision: number },
): Promise<SavedDocument<Content> | Refusal> => {
  const row = await openForChange(kind as DocumentKind, context, wanted);
  if (isRefusal(row)) return row;
  const { id, revision, baseRevision } = wanted;
  const kept = await findRevision(context.database, context.site.id, { kind: kind.name, id, revision });
  if (!kept) return refuse('not-found');
  const content = kept.content as Content;
  const returningCode = { parts: kind.codeParts(content) };
  return saveDraft(kind, context, { id, content, baseRevision, goesBack: true, returningCode });
};

export const discardDraft = async <Content>(
  kind: DocumentKind<Content>,
  context: ChangeContext,
  { id, baseRevision }: { readonly id: string; readonly baseRevision: number },
): Promise<SavedDocument<Content> | Refusal> => {
  const row = await openForChange(kind as DocumentKind, context, { id, baseRevision });
  if (isRefusal(row)) return row;
  const { publishedRevision: revision } = row;
  if (revision === null) return refuse('nothing-published');
  const kept = await findRevision(context.database, context.site.id, { kind: kind.name, id, revision });
  if (!kept) return refuse('nothing-published');
  const changes = {
    draft: kept.content,
    // Never back to an old number: a stale save on it would pass as a fresh one.
    revision: row.revision + 1,
    hasChanges: false,
    ...keysOf(kind, kept.content as Content),
    updatedAt: context.now,
    updatedBy: context.contributor.name,
  };
  await refuseTaken(updateDocument(context.database, row, changes));
  return savedFrom({ ...row, ...changes });
};

type Done = Record<string, never>;

interface Trashing {
  readonly id: string;
  readonly from?: FormerPlace;
  /** It was only just brought back from there: where it stood before stays known. */
  readonly isAgain?: true;
}

export const trashDocument = async (
  kind: DocumentKind,
  context: ChangeContext,
  { id, from, isAgain }: Trashing,
): Promise<Done | Refusal> => {
  const row = await openForChange(kind, context, { id, baseRevision: undefined });
  if (isRefusal(row)) return row;
  const { database, site, now } = context;
  const fault = (await checkTrashing(kind, context, row)) ?? (await kind.checkTrash?.(database, site.id, id));
  if (fault) return fault;
  const trashedFrom = isAgain ? row.trashedFrom : (from ?? null);
  await updateDocument(database, row, { trashedAt: now, trashedFrom });
  await bumpSubjects(database, site.id, await kind.hide(database, site, id));
  return {};
};

/** Brings it back as it was, published or not, if its address is still free. */
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
  await bumpSubjects(database, site.id, await refuseTaken(kind.show(database, site, id)));
  return {};
};
