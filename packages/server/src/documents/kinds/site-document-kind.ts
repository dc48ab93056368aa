import { SITE_DOCUMENT, type DocumentKindName } from '@sitewright/domain/documents';
import { refuse } from '../../http/index.ts';
import type { DocumentKind } from './document-kind.ts';
import { putSiteDocument } from '../documents-store.ts';

type SiteKindParts<Content> = Pick<
  DocumentKind<Content>,
  | 'schema'
  | 'permission'
  | 'withoutObsolete'
  | 'clean'
  | 'check'
  | 'findBlockFaults'
  | 'findBlocking'
  | 'codeParts'
> & {
  readonly name: DocumentKindName;
};

/** A kind with one document per site. It is part of every page and cannot be trashed. */
export const siteDocumentKind = <Content>(parts: SiteKindParts<Content>): DocumentKind<Content> => ({
  ...parts,
  async publish(transaction, site, publications) {
    for (const { id, content } of publications)
      if (id === SITE_DOCUMENT) await putSiteDocument(transaction, site.id, { kind: parts.name, content });
    return ['site'];
  },
  checkTrash: async () => refuse('not-found'),
  hide: async () => [],
  show: async () => [],
  erase: async () => undefined,
});
