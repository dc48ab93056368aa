import { refuse, type Refusal } from '../http/index.ts';
import type { ChangeContext } from './documents-service.ts';
import type { DocumentKey, DocumentRow } from './documents-store.ts';
import type { DocumentKind } from './kinds/document-kind.ts';
import { isAwaited } from './releases/release-store.ts';

/** Whether the contributor may show a document to visitors, or take it from their sight. */
export const checkPublishing = async (
  kind: Pick<DocumentKind, 'publishing'>,
  context: ChangeContext,
  id: string,
): Promise<Refusal | undefined> => {
  const needed = (await kind.publishing?.(context, id)) ?? 'publish';
  return context.contributor.permissions.has(needed) ? undefined : refuse('not-allowed');
};

export const checkCreating = async <Content>(
  { creation }: Pick<DocumentKind<Content>, 'creation'>,
  context: ChangeContext,
  content: Content,
): Promise<Refusal | undefined> => {
  if (!creation) return undefined;
  const needed = await creation.permission(context, content);
  return context.contributor.permissions.has(needed) ? undefined : refuse('not-allowed');
};

const keyOf = ({ kind, documentId: id }: DocumentRow): DocumentKey => ({ kind, id });

/**
 * Whether the contributor may put a document into the trash or bring it back. What visitors see, or will see when a
 * release comes due, takes the right to publish it; a draft takes the right to make one.
 */
export const checkTrashing = async (
  kind: DocumentKind,
  context: ChangeContext,
  row: DocumentRow,
): Promise<Refusal | undefined> => {
  const isLive = row.publishedRevision !== null;
  const isShown = isLive || (await isAwaited(context.database, row.websiteId, keyOf(row)));
  return isShown ? checkPublishing(kind, context, row.documentId) : checkCreating(kind, context, row.draft);
};
