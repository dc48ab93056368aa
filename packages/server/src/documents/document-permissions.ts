import { refuse, type Refusal } from '../http/index.ts';
import type { ChangeContext } from './change-context.ts';
import type { DocumentKey, DocumentRow } from './documents-store.ts';
import type { DocumentKind } from './kinds/document-kind.ts';
import { isInPendingRelease } from './release-store.ts';

/** Whether the contributor may publish or unpublish a document. */
export const checkPublishing = async (
  kind: Pick<DocumentKind, 'publishing'>,
  context: ChangeContext,
  id: string,
): Promise<Refusal | undefined> => {
  const permission = (await kind.publishing?.(context, id)) ?? 'publish';
  return context.contributor.permissions.has(permission) ? undefined : refuse('not-allowed');
};

export const checkCreating = async <Content>(
  { creation }: Pick<DocumentKind<Content>, 'creation'>,
  context: ChangeContext,
  content: Content,
): Promise<Refusal | undefined> => {
  if (!creation) return undefined;
  const permission = await creation.permission(context, content);
  return context.contributor.permissions.has(permission) ? undefined : refuse('not-allowed');
};

const keyOf = ({ kind, documentId: id }: DocumentRow): DocumentKey => ({ kind, id });

/**
 * Whether the contributor may trash or restore a document. A published one, or one in a pending release, requires the
 * permission to publish it; a draft requires the permission to create one.
 */
export const checkTrashing = async (
  kind: DocumentKind,
  context: ChangeContext,
  row: DocumentRow,
): Promise<Refusal | undefined> => {
  const isLive = row.publishedRevision !== null;
  const isVisible = isLive || (await isInPendingRelease(context.database, row.websiteId, keyOf(row)));
  return isVisible ? checkPublishing(kind, context, row.documentId) : checkCreating(kind, context, row.draft);
};
