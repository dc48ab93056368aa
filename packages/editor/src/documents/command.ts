import {
  invertChanges,
  SITE_DOCUMENT,
  type Change,
  type DocumentKindName,
  type FormerPlace,
} from '@sitewright/domain/documents';

export interface DocumentKey {
  readonly kind: DocumentKindName;
  readonly id: string;
}

/** The site-wide style tokens. */
export const stylesDocument = { kind: 'styles', id: SITE_DOCUMENT } as const satisfies DocumentKey;

export const keyOf = ({ kind, id }: DocumentKey): string => `${kind}:${id}`;

/** One document's part of a command. */
export type CommandStep = DocumentKey &
  (
    | {
        readonly op: 'change';
        readonly changes: readonly Change[];
        /** The published revision that the changes restore. */
        readonly revision?: number;
      }
    | {
        readonly op: 'create';
        readonly content: unknown;
        /** The document of the same kind that this one is a copy of. */
        readonly copyOf?: string;
      }
    | { readonly op: 'trash'; readonly from?: FormerPlace }
    | { readonly op: 'restore' }
  );

/**
 * A labelled, undoable change to one or more documents. Undo and redo name their target command; their steps only
 * preview the result until the server responds, and may be empty.
 */
export interface Command {
  readonly commandId: string;
  readonly label: string;
  readonly op: 'do' | 'undo' | 'redo';
  readonly target?: string;
  /** Commands that can no longer be undone and are skipped. */
  readonly past?: readonly string[];
  readonly steps: readonly CommandStep[];
}

const invertStep = (step: CommandStep): CommandStep => {
  if (step.op === 'change') return { ...step, changes: invertChanges(step.changes) };
  if (step.op === 'trash') return { kind: step.kind, id: step.id, op: 'restore' };
  return { kind: step.kind, id: step.id, op: 'trash' };
};

/** Steps that revert the given ones. */
export const invertSteps = (steps: readonly CommandStep[]): CommandStep[] =>
  steps.map(invertStep).toReversed();
