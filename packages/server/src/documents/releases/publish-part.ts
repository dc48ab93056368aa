import type { ChangeContext } from '../change-context.ts';
import { isSameContent } from '@sitewright/domain/documents';
import { isRefusal, refuse, RolledBack, type Refusal } from '../../http/index.ts';
import { publishEarlierState, publishDocument, saveDraft, type SavedDocument } from '../documents-service.ts';
import { lockDocument } from '../documents-store.ts';
import type { DocumentKind } from '../kinds/document-kind.ts';

/** A document as it was when it was added to a release. */
export interface ReleaseEntry {
  readonly id: string;
  readonly revision: number;
  readonly content: unknown;
}

const publish = async (
  kind: DocumentKind,
  context: ChangeContext,
  { id, revision, content: stored }: ReleaseEntry,
): Promise<SavedDocument | Refusal> => {
  const row = await lockDocument(context.database, context.site.id, { kind: kind.name, id });
  if (!row) return refuse('not-found');
  if (row.trashedAt !== null) return refuse('trashed');
  if ((row.publishedRevision ?? 0) > revision) return refuse('release-overtaken');
  const content = kind.asReleased?.(stored, context.now) ?? stored;
  if (row.revision !== revision) return publishEarlierState(kind, context, { row, content });
  if (isSameContent(content, row.draft))
    return publishDocument(kind, context, { id, baseRevision: revision });
  const saved = await saveDraft(kind, context, { id, content, baseRevision: revision });
  return isRefusal(saved) ? saved : publishDocument(kind, context, { id, baseRevision: saved.revision });
};

/** Publishes exactly that content, or returns a refusal. Later drafts stay drafts. */
export const publishPart = async (
  kind: DocumentKind,
  context: ChangeContext,
  part: ReleaseEntry,
): Promise<Refusal | undefined> => {
  try {
    const published = await publish(kind, context, part);
    return isRefusal(published) ? published : undefined;
  } catch (error) {
    // A taken URL rolls the transaction back; the caller reports which document it was.
    if (error instanceof RolledBack) return error.refusal;
    throw error;
  }
};
