import { SITE_DOCUMENT, siteDocumentTitles, type DocumentKindName } from '@sitewright/domain/documents';
import { recordTypes } from '@sitewright/domain/pages';
import { isItemContent, type DocumentKey, type OpenDocument } from '../documents/index.ts';

/** What a screen publishes, by the name that the owner knows it by. */
export interface Subject extends DocumentKey {
  readonly title: string;
}

/** What kind of thing it is, in a list of several. */
export const kindWords: Readonly<Record<DocumentKindName, string>> = {
  collection: 'Page',
  item: 'Post or item',
  template: 'Template file',
  navigation: 'Whole site',
  'header-footer': 'Whole site',
  styles: 'Whole site',
};

export const siteSubject = (kind: keyof typeof siteDocumentTitles): Subject => ({
  kind,
  id: SITE_DOCUMENT,
  title: siteDocumentTitles[kind],
});

export const isProduct = ({ content }: OpenDocument): boolean =>
  isItemContent(content) && content.recordType === recordTypes.storeItem;

/** Saved, but never shown to visitors: publishing it makes it appear. */
export const isHidden = ({ content }: OpenDocument): boolean =>
  typeof content === 'object' &&
  content !== null &&
  'status' in content &&
  (content.status === 'draft' || content.status === 'needs-review');
