import type { DocumentKindName } from '../document-kinds.ts';
import type { Change } from './change.ts';
import type { FormerPlace } from './former-place.ts';

interface DocumentStep {
  readonly kind: DocumentKindName;
  readonly id: string;
}

/** What a command does to one document. */
export type CommandStep =
  | (DocumentStep & {
      readonly op: 'change';
      readonly changes: readonly Change[];
      /** The published state that it brings back. */
      readonly revision?: number;
      /** Digests of the code that it took away, added by the server: undoing it may bring just that back. */
      readonly code?: readonly string[];
    })
  | (DocumentStep & {
      readonly op: 'create';
      readonly content: unknown;
      /** The document of the same kind that it is a copy of: its code comes along without the permission to write it. */
      readonly copyOf?: string;
    })
  | (DocumentStep & { readonly op: 'trash'; readonly from?: FormerPlace })
  | (DocumentStep & { readonly op: 'restore' });
