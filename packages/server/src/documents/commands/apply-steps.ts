import type { CommandStep } from '@sitewright/domain/documents';
import { isRefusal, refuseWithData, type Refusal } from '../../http/index.ts';
import { openKind } from '../document-access.ts';
import type { ChangeContext } from '../change-context.ts';
import type { DocumentKey } from '../documents-store.ts';
import type { DocumentKind } from '../kinds/document-kind.ts';
import type { ExecutableStep } from './executable-step.ts';
import { inOrder } from '../document-keys.ts';
import { lockStates, readStates, type DocumentState } from './document-states.ts';
import { findConflicts } from './find-conflicts.ts';
import { findNext, type JournalEnd, type JournalKey } from './journal-store.ts';
import { runSteps } from './run-steps.ts';

/** What commands need: the document kinds they may change, and the contributor. */
export interface CommandEnvironment {
  readonly kinds: readonly DocumentKind[];
  readonly context: ChangeContext;
}

export interface CommandResult {
  readonly commandId: string;
  readonly documents: DocumentState[];
  readonly journal: { readonly undo: JournalEnd | null; readonly redo: JournalEnd | null };
}

export const journalOf = ({ site, contributor }: ChangeContext): JournalKey => ({
  websiteId: site.id,
  accountId: contributor.accountId,
});

export const readJournalEnds = async (context: ChangeContext, past: readonly string[] = []) => {
  const key = journalOf(context);
  const undo = await findNext(context.database, key, { state: 'done', past });
  const redo = await findNext(context.database, key, { state: 'undone', past });
  return { undo: undo ?? null, redo: redo ?? null };
};

/** The current documents, also for a command that is sent again. */
export const readCommandResult = async (
  { kinds, context }: CommandEnvironment,
  commandId: string,
  keys: readonly DocumentKey[],
): Promise<CommandResult> => {
  const readable = keys.filter(({ kind }) => !isRefusal(openKind(kinds, context, kind)));
  const documents = await readStates(context.database, context.site.id, readable);
  return { commandId, documents, journal: await readJournalEnds(context) };
};

interface StepsToApply {
  readonly steps: readonly ExecutableStep[];
  readonly isUndo: boolean;
}

interface AppliedSteps {
  readonly keys: readonly DocumentKey[];
  readonly steps: readonly CommandStep[];
}

/** Runs all steps, or returns a refusal, which rolls the transaction back. A conflict is refused with both versions. */
export const applySteps = async (
  { kinds, context }: CommandEnvironment,
  { steps, isUndo }: StepsToApply,
): Promise<AppliedSteps | Refusal> => {
  const keys = inOrder(steps).map(({ kind, id }) => ({ kind, id }));
  const closedKind = keys.map(({ kind }) => openKind(kinds, context, kind)).find(isRefusal);
  if (closedKind) return closedKind;
  const found = await lockStates(context.database, context.site.id, keys);
  const applied = await runSteps({ kinds, context, isUndo, states: new Map(found) }, steps);
  if (!isRefusal(applied)) return { keys, steps: applied };
  if (applied.code !== 'conflict') return applied;
  return refuseWithData('conflict', {
    conflicts: findConflicts(found, steps),
    documents: [...found.values()],
  });
};
