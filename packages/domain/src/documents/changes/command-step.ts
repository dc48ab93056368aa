import type { DocumentKindName } from '../document-kinds.ts';
import type { Change } from './change.ts';
import type { FormerPlace } from './former-place.ts';

interface DocumentStep {
  readonly kind: DocumentKindName;
  readonly id: string;
}

/** What a command does to one document, as the journal stores it. */
export type CommandStep =
  | (DocumentStep & {
      readonly op: 'change';
      readonly changes: readonly Change[];
      /** The published revision that it restores. */
      readonly revision?: number;
      /** Digests of the code that it removed, added by the server: undoing it may restore exactly that code. */
      readonly code?: readonly string[];
    })
  | (DocumentStep & {
      readonly op: 'create';
      readonly content: unknown;
      /** The document of the same kind that it copies: copying its code does not need the permission `code`. */
      readonly copyOf?: string;
    })
  | (DocumentStep & { readonly op: 'trash'; readonly from?: FormerPlace })
  | (DocumentStep & { readonly op: 'restore' });

type WithoutCode<Step> = Step extends unknown ? Omit<Step, 'code'> : never;

/** A step as sent by a client. */
export type SentStep = WithoutCode<CommandStep>;
