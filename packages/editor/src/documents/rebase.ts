import { diffContent, isSameContent } from '@sitewright/domain/documents';
import { keyOf, type Command, type CommandStep } from './command.ts';
import { applyRebased } from './conflict.ts';
import type { SavedDocument } from './transport.ts';
import { contentAfter, isAbout, type StoreState } from './store-state.ts';

/** A document that the server stored differently than it was sent, because it sanitizes texts. */
export interface SanitizedDocument {
  readonly saved: SavedDocument;
  /** The content before the command. */
  readonly before: unknown;
}

/**
 * The documents of a response that the server sanitized. Only if the revision shows that nobody else saved in
 * between: another contributor's change must not be mistaken for sanitizing and overwritten.
 */
export const findSanitized = (
  state: StoreState,
  command: Command,
  documents: readonly SavedDocument[],
): SanitizedDocument[] =>
  documents.flatMap((saved): SanitizedDocument[] => {
    const known = state.documents.get(keyOf(saved))?.saved;
    const saves = command.steps.filter(({ op }) => op === 'change').filter(isAbout(saved)).length;
    if (!known || saves !== 1 || saved.revision !== known.revision + 1) return [];
    const expected = contentAfter(known.content, command, saved);
    const isAsSent = expected === undefined || isSameContent(expected, saved.content);
    return isAsSent ? [] : [{ saved, before: known.content }];
  });

/** The command as the server stored it, so that undo matches the stored content. */
export const asStored = (command: Command, cleaned: readonly SanitizedDocument[]): Command => ({
  ...command,
  steps: command.steps.map((step) => {
    const found = cleaned.find(({ saved }) => keyOf(saved) === keyOf(step));
    return found && step.op === 'change'
      ? { ...step, changes: diffContent(found.before, found.saved.content) }
      : step;
  }),
});

const rebaseStep = (step: CommandStep, contents: Map<string, unknown>): CommandStep[] => {
  const key = keyOf(step);
  if (step.op !== 'change' || !contents.has(key)) return [step];
  const before = contents.get(key);
  const after = applyRebased(before, step.changes);
  const changes = diffContent(before, after);
  contents.set(key, after);
  return changes.length === 0 ? [] : [{ ...step, changes }];
};

/** Rebases later commands onto the sanitized content, or they would conflict with it. */
export const rebaseUnsent = (
  unsent: readonly Command[],
  cleaned: readonly SanitizedDocument[],
): Command[] => {
  const contents = new Map(cleaned.map(({ saved }) => [keyOf(saved), saved.content]));
  return unsent.flatMap((command): Command[] => {
    if (!command.steps.some((step) => contents.has(keyOf(step)))) return [command];
    const steps = command.steps.flatMap((step) => rebaseStep(step, contents));
    return steps.length === 0 && command.op === 'do' ? [] : [{ ...command, steps }];
  });
};
