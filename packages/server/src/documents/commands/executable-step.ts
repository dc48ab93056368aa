import { invertChanges, type CommandStep } from '@sitewright/domain/documents';

/** A step to be carried out. One that takes a document away or brings it back may name what it must still be. */
export type ExecutableStep =
  | Exclude<CommandStep, { readonly op: 'trash' | 'restore' }>
  | (Extract<CommandStep, { readonly op: 'trash' | 'restore' }> & {
      readonly made?: unknown;
      /** What was brought back goes again: its place before it first went still counts. */
      readonly isAgain?: true;
    });

const undoingOf = (step: CommandStep): ExecutableStep => {
  const { kind, id } = step;
  if (step.op === 'change') return { ...step, changes: invertChanges(step.changes) };
  // Nobody else's work on it, and no page that visitors see, goes away with it.
  if (step.op === 'create') return { kind, id, op: 'trash', made: step.content };
  return step.op === 'trash' ? { kind, id, op: 'restore' } : { kind, id, op: 'trash', isAgain: true };
};

export const undoing = (steps: readonly CommandStep[]): ExecutableStep[] => steps.map(undoingOf).toReversed();

/** What was made and undone lies in the trash: it comes back from there, under its id. */
export const redoing = (steps: readonly CommandStep[]): ExecutableStep[] =>
  steps.map((step) => {
    const { kind, id } = step;
    return step.op === 'create' ? { kind, id, op: 'restore', made: step.content } : step;
  });
