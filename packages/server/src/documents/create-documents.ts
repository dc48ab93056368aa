import { isRefusal, type Refusal } from '../http/index.ts';
import { invalidateCacheTags } from '../sites/index.ts';
import type { ChangeContext } from './change-context.ts';
import { checkContent, cleanContent } from './checks/check-content.ts';
import { refuseTaken } from './checks/unique-keys.ts';
import { checkCreating, checkPublishing } from './document-permissions.ts';
import { insertDocuments, insertRevisions } from './documents-store.ts';
import type { DocumentKind } from './kinds/document-kind.ts';

export interface DocumentToCreate<Content> {
  readonly id: string;
  readonly content: Content;
  readonly isPublished: boolean;
}

const checkNew = async <Content>(
  kind: DocumentKind<Content>,
  context: ChangeContext,
  content: Content,
): Promise<Refusal | undefined> => {
  const { database, site, now, contributor } = context;
  const knownCode = { parts: [] };
  const { permissions } = contributor;
  const change = { site, content, before: undefined, known: undefined, knownCode, now, permissions };
  return (await checkCreating(kind, context, content)) ?? (await checkContent(kind, change, database));
};

const rowOf = <Content>(
  kind: DocumentKind<Content>,
  { site, now, contributor }: ChangeContext,
  { id, content, isPublished }: DocumentToCreate<Content>,
) => ({
  websiteId: site.id,
  kind: kind.name,
  documentId: id,
  draft: content,
  revision: 1,
  publishedRevision: isPublished ? 1 : null,
  hasChanges: !isPublished,
  uniqueKey: kind.uniqueKey?.(content) ?? null,
  parentId: kind.parentOf?.(content) ?? null,
  createdAt: now,
  updatedAt: now,
  updatedBy: contributor.name,
});

const publishNew = async <Content>(
  kind: DocumentKind<Content>,
  context: ChangeContext,
  documents: readonly DocumentToCreate<Content>[],
): Promise<void> => {
  const { database, site, now, contributor } = context;
  await insertRevisions(
    database,
    documents.map(({ id, content }) => ({
      websiteId: site.id,
      kind: kind.name,
      documentId: id,
      revision: 1,
      content,
      publishedAt: now,
      publishedBy: contributor.name,
    })),
  );
  const publications = documents.map(({ id, content }) => ({ id, content, now }));
  await invalidateCacheTags(database, site.id, await refuseTaken(kind.publish(database, site, publications)));
};

export interface CreatedDocuments {
  /** Why documents were not created, by id; all others were. */
  readonly refusals: ReadonlyMap<string, Refusal>;
}

/**
 * Creates many documents with the checks of a save, and publishes those that are to be published. All of them belong to
 * one parent: whether they may be published is checked once.
 */
export const createDocuments = async <Content>(
  kind: DocumentKind<Content>,
  context: ChangeContext,
  given: readonly DocumentToCreate<Content>[],
): Promise<CreatedDocuments> => {
  const refusals = new Map<string, Refusal>();
  const accepted: DocumentToCreate<Content>[] = [];
  for (const document of given) {
    const content = await cleanContent(kind, document.content);
    const fault = isRefusal(content) ? content : await checkNew(kind, context, content);
    if (fault) refusals.set(document.id, fault);
    else if (!isRefusal(content)) accepted.push({ ...document, content });
  }
  await refuseTaken(
    insertDocuments(
      context.database,
      accepted.map((document) => rowOf(kind, context, document)),
    ),
  );
  const published = accepted.filter(({ isPublished }) => isPublished);
  const [first] = published;
  const notAllowed = first && (await checkPublishing(kind, context, first.id));
  if (notAllowed) throw new TypeError('Documents were to be published without the permission for it.');
  if (first) await publishNew(kind, context, published);
  return { refusals };
};
