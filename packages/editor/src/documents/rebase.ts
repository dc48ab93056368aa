import { diffContent, isSameContent } from '@sitewright/domain/documents';
import { keyOf, type Command, type Step } from './command.ts';
import { makeOver } from './conflict.ts';
import type { SavedDocument } from './send/transport.ts';
import { contentAfter, isAbout, type StoreState } from './store-state.ts';

/** A document that the server kept otherwise than it was sent, because it cleans texts. */
export interface CleanedDocument {
  readonly saved: SavedDocument;
  /** What was there before the command. */
  readonly before: unknown;
}

/**
 * The documents of an answer that the server cleaned. Only where the revision says that nobody else saved in between:
 * what another contributor wrote must not pass as cleaning, or it would be written over without a word.
 */
export const findCleaned = (
  state: StoreState,
  command: Command,
  documents: readonly SavedDocument[],
): CleanedDocument[] =>
  documents.flatMap((saved): CleanedDocument[] => {
    const known = state.documents.get(keyOf(saved))?.saved;
    const saves = command.steps.filter(({ op }) => op === 'change').filter(isAbout(saved)).length;
    if (!known || saves !== 1 || saved.revision !== known.revision + 1) return [];
    const expected = contentAfter(known.content, command, saved);
    const isAsSent = expected === undefined || isSameContent(expected, saved.content);
    return isAsSent ? [] : [{ saved, before: known.content }];
  });

/** The command as the server kept it: undoing it must find what is there. */
export const asKept = (command: Command, cleaned: readonly CleanedDocument[]): Command => ({
  ...command,
  steps: command.steps.map((step) => {
    const found = cleaned.find(({ saved }) => keyOf(saved) === keyOf(step));
    return found && step.op === 'change'
      ? { ...step, changes: diffContent(found.before, found.saved.content) }
      : step;
  }),
});

const refitStep = (step: Step, contents: Map<string, unknown>): Step[] => {
  const key = keyOf(step);
  if (step.op !== 'change' || !contents.has(key)) return [step];
  const before = contents.get(key);
  const after = makeOver(before, step.changes);
  const changes = diffContent(before, after);
  contents.set(key, after);
  return changes.length === 0 ? [] : [{ ...step, changes }];
};

/** Later commands, put on what the server made of the one before: else they would meet it as somebody else's work. */
export const refit = (unsent: readonly Command[], cleaned: readonly CleanedDocument[]): Command[] => {
  const contents = new Map(cleaned.map(({ saved }) => [keyOf(saved), saved.content]));
  return unsent.flatMap((command): Command[] => {
    if (!command.steps.some((step) => contents.has(keyOf(step)))) return [command];
    const steps = command.steps.flatMap((step) => refitStep(step, contents));
    return steps.length === 0 && command.op === 'do' ? [] : [{ ...command, steps }];
  });
};
