import type { Capability } from '../../http/index.ts';
import type { DocumentKind } from './document-kind.ts';

/** A capability whose content is documents: drafts, revisions and releases are those of every document. */
export interface ContentCapability extends Capability {
  readonly documentKinds: readonly DocumentKind[];
}

/** A kind in a list of kinds. Each checks its content by its schema before it relies on the type. */
export const asDocumentKind = <Content>(kind: DocumentKind<Content>): DocumentKind =>
  kind as unknown as DocumentKind;
