import { isSameContent } from '@sitewright/domain/documents';
import { isRefusal, refuse, RolledBack, type Refusal } from '../../http/index.ts';
import {
  publishBeside,
  publishDocument,
  saveDraft,
  type ChangeContext,
  type SavedDocument,
} from '../documents-service.ts';
import { lockDocument } from '../documents-store.ts';
import type { DocumentKind } from '../kinds/document-kind.ts';

/** A document as it was when it was put into a release. */
export interface Part {
  readonly id: string;
  readonly revision: number;
  readonly content: unknown;
}

const publish = async (
  kind: DocumentKind,
  context: ChangeContext,
  { id, revision, content: kept }: Part,
): Promise<SavedDocument | Refusal> => {
  const row = await lockDocument(context.database, context.site.id, { kind: kind.name, id });
  if (!row) return refuse('not-found');
  if (row.trashedAt !== null) return refuse('trashed');
  if ((row.publishedRevision ?? 0) > revision) return refuse('release-overtaken');
  const content = kind.appear?.(kept, context.now) ?? kept;
  if (row.revision !== revision) return publishBeside(kind, context, { row, content });
  if (isSameContent(content, row.draft))
    return publishDocument(kind, context, { id, baseRevision: revision });
  const saved = await saveDraft(kind, context, { id, content, baseRevision: revision });
  return isRefusal(saved) ? saved : publishDocument(kind, context, { id, baseRevision: saved.revision });
};

/** Publishes exactly that state, or tells why it cannot. A draft that went on since stays a draft. */
export const publishPart = async (
  kind: DocumentKind,
  context: ChangeContext,
  part: Part,
): Promise<Refusal | undefined> => {
  try {
    const published = await publish(kind, context, part);
    return isRefusal(published) ? published : undefined;
  } catch (error) {
    // A taken address ends the transaction by itself; the caller still has to say whose it was.
    if (error instanceof RolledBack) return error.refusal;
    throw error;
  }
};
