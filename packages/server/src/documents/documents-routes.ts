import { documentCalls } from '@sitewright/api/documents';
import { documentSchemas } from '@sitewright/api/documents/schemas';
import { documentLimits, isRecord } from '@sitewright/domain/documents';
import {
  implementCalls,
  isRefusal,
  refuse,
  type ContributorContext,
  type ImplementedCall,
  type Refusal,
} from '../http/index.ts';
import { commandHandlers } from './commands/command-routes.ts';
import { openDocument, openKind, openKinds, type DocumentParams } from './document-access.ts';
import { activitySummaryOf } from './activity-summary.ts';
import { titleOf } from './document-title.ts';
import type { DocumentKind } from './kinds/document-kind.ts';
import { presenceHandlers } from './presence/presence-routes.ts';
import { releaseHandlers } from './releases/release-routes.ts';
import {
  discardDraft,
  publishDocument,
  restoreDocument,
  restoreRevision,
  saveDraft,
  trashDocument,
  type SavedDocument,
} from './documents-service.ts';
import {
  findDocument,
  findRevision,
  listDocuments,
  listRevisions,
  type DocumentRow,
} from './documents-store.ts';

const DAY_MS = 86_400_000;

const readRevisionNumber = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

const describeSaved = ({
  documentId,
  draft,
  revision,
  publishedRevision,
  hasChanges,
}: DocumentRow): SavedDocument => ({
  id: documentId,
  content: draft,
  revision,
  publishedRevision,
  hasChanges,
});

const describeTrashed = ({ kind, documentId, draft, trashedAt, trashedFrom }: DocumentRow) => {
  const trashedOn = trashedAt ?? new Date(0);
  return {
    kind,
    id: documentId,
    title: titleOf({ kind, id: documentId }, draft),
    ...(isRecord(draft) && draft['isFolder'] === true ? { isFolder: true as const } : {}),
    trashedOn: trashedOn.toISOString(),
    erasedOn: new Date(trashedOn.getTime() + documentLimits.TRASH_DAYS * DAY_MS).toISOString(),
    ...(trashedFrom
      ? { from: { ...trashedFrom, path: [...trashedFrom.path], pageIds: [...trashedFrom.pageIds] } }
      : {}),
  };
};

/** Runs a change and writes its entry of the activity log. */
const withActivityNote = async <Result>(
  context: ContributorContext,
  { kind, id }: Pick<DocumentRow, 'kind'> & { readonly id: string },
  work: () => Promise<Result | Refusal>,
): Promise<Result | Refusal> => {
  const { database, site } = context;
  const before = await findDocument(database, site.id, { kind, id });
  const result = await work();
  if (isRefusal(result)) return result;
  const after = await findDocument(database, site.id, { kind, id });
  context.note({
    subject: `${kind}:${id}`,
    before: activitySummaryOf(before?.draft),
    after: { revision: after?.revision, ...activitySummaryOf(after?.draft) },
  });
  return result;
};

/** Resolves a call's kind and id for this contributor. */
const createAccess = (kinds: readonly DocumentKind[]) => ({
  async change<Result>(
    context: ContributorContext,
    params: DocumentParams,
    work: (kind: DocumentKind) => Promise<Result | Refusal>,
  ): Promise<Result | Refusal> {
    const kind = openKind(kinds, context, params.kind);
    return isRefusal(kind)
      ? kind
      : withActivityNote(context, { kind: kind.name, id: params.id }, () => work(kind));
  },
  find: (context: ContributorContext, params: DocumentParams) => openDocument(kinds, context, params),
});

/** Those that this contributor may restore. */
const listTrashed = async (kinds: readonly DocumentKind[], context: ContributorContext) => {
  const { database, site } = context;
  const limit = documentLimits.REVISIONS_LISTED;
  const lists = await Promise.all(
    openKinds(kinds, context).map(({ name }) =>
      listDocuments(database, site.id, { kind: name, isTrashed: true, limit }),
    ),
  );
  return { documents: lists.flat().map(describeTrashed) };
};

const describeRevisions = async ({ database, site }: ContributorContext, row: DocumentRow) => {
  const key = { kind: row.kind, id: row.documentId, limit: documentLimits.REVISIONS_LISTED };
  const revisions = await listRevisions(database, site.id, key);
  return {
    revisions: revisions.map(({ revision, publishedAt, publishedBy }) => ({
      revision,
      publishedOn: publishedAt.toISOString(),
      publishedBy,
      isCurrent: revision === row.publishedRevision,
    })),
  };
};

export const implementDocumentCalls = (kinds: readonly DocumentKind[]): ImplementedCall[] => {
  const { change, find } = createAccess(kinds);
  return implementCalls({
    capability: 'documents',
    calls: documentCalls,
    schemas: documentSchemas,
    handlers: {
      async read({ params }, context) {
        const row = await find(context, params);
        return isRefusal(row) ? row : describeSaved(row);
      },
      save: ({ params, body }, context) =>
        change(context, params, (kind) => saveDraft(kind, context, { id: params.id, ...body })),
      publish: ({ params, body }, context) =>
        change(context, params, (kind) => publishDocument(kind, context, { id: params.id, ...body })),
      discard: ({ params, body }, context) =>
        change(context, params, (kind) => discardDraft(kind, context, { id: params.id, ...body })),
      async listRevisions({ params }, context) {
        const row = await find(context, params);
        return isRefusal(row) ? row : describeRevisions(context, row);
      },
      async readRevision({ params }, context) {
        const row = await find(context, params);
        if (isRefusal(row)) return row;
        const revision = readRevisionNumber(params.revision);
        const key = { kind: row.kind, id: params.id, revision };
        const stored = await findRevision(context.database, context.site.id, key);
        return stored ? { revision, content: stored.content } : refuse('not-found');
      },
      restoreRevision: ({ params, body }, context) =>
        change(context, params, (kind) =>
          restoreRevision(kind, context, {
            id: params.id,
            revision: readRevisionNumber(params.revision),
            ...body,
          }),
        ),
      trash: ({ params }, context) =>
        change(context, params, (kind) => trashDocument(kind, context, { id: params.id })),
      restore: ({ params }, context) =>
        change(context, params, (kind) => restoreDocument(kind, context, { id: params.id })),
      listTrash: (_input, context) => listTrashed(kinds, context),
      ...commandHandlers(kinds),
      ...releaseHandlers(kinds),
      ...presenceHandlers(kinds),
    },
  });
};
