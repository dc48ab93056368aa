import { invertChanges, type CommandStep } from '@sitewright/domain/documents';

/** A step to run. Steps that trash or restore a document may require it to be unchanged. */
export type ExecutableStep =
  | Exclude<CommandStep, { readonly op: 'trash' | 'restore' }>
  | (Extract<CommandStep, { readonly op: 'trash' | 'restore' }> & {
      readonly createdContent?: unknown;
      /** Redo of a trash: the position from before it was first trashed still applies. */
      readonly isUndoOfRestore?: true;
    });

const undoingOf = (step: CommandStep): ExecutableStep => {
  const { kind, id } = step;
  if (step.op === 'change') return { ...step, changes: invertChanges(step.changes) };
  // Undoing a creation must not remove somebody else's changes or a published page.
  if (step.op === 'create') return { kind, id, op: 'trash', createdContent: step.content };
  return step.op === 'trash' ? { kind, id, op: 'restore' } : { kind, id, op: 'trash', isUndoOfRestore: true };
};

export const undoing = (steps: readonly CommandStep[]): ExecutableStep[] => steps.map(undoingOf).toReversed();

/** An undone creation is in the trash: redo restores it under its id. */
export const redoing = (steps: readonly CommandStep[]): ExecutableStep[] =>
  steps.map((step) => {
    const { kind, id } = step;
    return step.op === 'create' ? { kind, id, op: 'restore', createdContent: step.content } : step;
  });
