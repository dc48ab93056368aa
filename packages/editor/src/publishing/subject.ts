import { SITE_DOCUMENT, siteDocumentTitles, type DocumentKindName } from '@sitewright/domain/documents';
import { recordTypes } from '@sitewright/domain/pages';
import { isItemContent, type DocumentKey, type OpenDocument } from '../documents/index.ts';

/** The document that a screen publishes. */
export interface Subject extends DocumentKey {
  readonly title: string;
}

/** Labels of document kinds. */
export const kindNames: Readonly<Record<DocumentKindName, string>> = {
  collection: 'Page',
  item: 'Post or item',
  template: 'Template file',
  form: 'Form',
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

/** Saved but never published. */
export const isHidden = ({ content }: OpenDocument): boolean =>
  typeof content === 'object' &&
  content !== null &&
  'status' in content &&
  (content.status === 'draft' || content.status === 'needs-review');
