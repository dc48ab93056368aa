import type { DocumentKindName } from '../document-kinds.ts';
import type { Change } from './change.ts';

interface DocumentStep {
  readonly kind: DocumentKindName;
  readonly id: string;
}

/** What a command does to one document. */
export type CommandStep =
  | (DocumentStep & { readonly op: 'change'; readonly changes: readonly Change[] })
  | (DocumentStep & { readonly op: 'create'; readonly content: unknown })
  | (DocumentStep & { readonly op: 'trash' | 'restore' });
