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

/** The look of the whole site. */
export const stylesDocument = { kind: 'styles', id: SITE_DOCUMENT } as const satisfies DocumentKey;

export const keyOf = ({ kind, id }: DocumentKey): string => `${kind}:${id}`;

/** What a command does to one document. */
export type Step = DocumentKey &
  (
    | {
        readonly op: 'change';
        readonly changes: readonly Change[];
        /** The published state that it brings back. */
        readonly revision?: number;
      }
    | {
        readonly op: 'create';
        readonly content: unknown;
        /** The document of the same kind that it is a copy of. */
        readonly copyOf?: string;
      }
    | { readonly op: 'trash'; readonly from?: FormerPlace }
    | { readonly op: 'restore' }
  );

/**
 * Something the contributor did. Undo and redo name the command they are about; their steps only show it on the screen
 * until the server has answered, and may be missing.
 */
export interface Command {
  readonly commandId: string;
  readonly label: string;
  readonly op: 'do' | 'undo' | 'redo';
  readonly target?: string;
  /** Commands that no longer fit and are passed over. */
  readonly past?: readonly string[];
  readonly steps: readonly Step[];
}

const invertStep = (step: Step): Step => {
  if (step.op === 'change') return { ...step, changes: invertChanges(step.changes) };
  if (step.op === 'trash') return { kind: step.kind, id: step.id, op: 'restore' };
  return { kind: step.kind, id: step.id, op: 'trash' };
};

/** What leads back to where the steps began. */
export const invertSteps = (steps: readonly Step[]): Step[] => steps.map(invertStep).toReversed();
