import { isRecord, siteDocumentTitles } from '@sitewright/domain/documents';
import type { DocumentKey } from './documents-store.ts';

/** The title shown for a document: its own, the name of a form, a fixed one for site documents, or its id. */
export const titleOf = ({ kind, id }: DocumentKey, content: unknown): string => {
  if (
    typeof content === 'object' &&
    content !== null &&
    'title' in content &&
    typeof content.title === 'string'
  )
    return content.title;
  if (kind === 'form' && isRecord(content) && typeof content['name'] === 'string') return content['name'];
  return kind in siteDocumentTitles ? siteDocumentTitles[kind as keyof typeof siteDocumentTitles] : id;
};
