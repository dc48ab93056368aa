import { SITE_DOCUMENT, type DocumentKindName } from '@sitewright/domain/documents';
import { refuse } from '../../http/index.ts';
import type { DocumentKind } from './document-kind.ts';
import { putSiteDocument } from '../documents-store.ts';

type SiteKindParts<Content> = Pick<
  DocumentKind<Content>,
  'schema' | 'permission' | 'withoutStanding' | 'clean' | 'check' | 'findBlockFaults' | 'codeParts'
> & {
  readonly name: DocumentKindName;
};

/** A kind that a site has one document of. Every page of the site is made with it, and it cannot be trashed. */
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
