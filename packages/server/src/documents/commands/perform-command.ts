import type { CommandStep } from '@sitewright/domain/documents';
import { isRefusal, refuseWithData, type Refusal } from '../../http/index.ts';
import { openKind } from '../document-access.ts';
import type { ChangeContext } from '../documents-service.ts';
import type { DocumentKey } from '../documents-store.ts';
import type { DocumentKind } from '../kinds/document-kind.ts';
import type { ExecutableStep } from './executable-step.ts';
import { inOrder } from '../document-keys.ts';
import { lockStates, readStates, type DocumentState } from './document-states.ts';
import { findConflicts } from './find-conflicts.ts';
import { findNext, type JournalEnd, type JournalKey } from './journal-store.ts';
import { runSteps } from './run-steps.ts';

/** Where commands run: the kinds they may touch, and who sends them. */
export interface CommandPlace {
  readonly kinds: readonly DocumentKind[];
  readonly context: ChangeContext;
}

export interface CommandAnswer {
  readonly commandId: string;
  readonly documents: DocumentState[];
  readonly journal: { readonly undo: JournalEnd | null; readonly redo: JournalEnd | null };
}

export const journalOf = ({ site, contributor }: ChangeContext): JournalKey => ({
  websiteId: site.id,
  accountId: contributor.accountId,
});

export const readEnds = async (context: ChangeContext, past: readonly string[] = []) => {
  const key = journalOf(context);
  const undo = await findNext(context.database, key, { state: 'done', past });
  const redo = await findNext(context.database, key, { state: 'undone', past });
  return { undo: undo ?? null, redo: redo ?? null };
};

/** The documents as they are now, also when the command is an old one that was sent again. */
export const answerCommand = async (
  { kinds, context }: CommandPlace,
  commandId: string,
  keys: readonly DocumentKey[],
): Promise<CommandAnswer> => {
  const readable = keys.filter(({ kind }) => !isRefusal(openKind(kinds, context, kind)));
  const documents = await readStates(context.database, context.site.id, readable);
  return { commandId, documents, journal: await readEnds(context) };
};

interface Performance {
  readonly acts: readonly ExecutableStep[];
  readonly goesBack: boolean;
}

interface Performed {
  readonly keys: readonly DocumentKey[];
  readonly steps: readonly CommandStep[];
}

/** All of it, or a refusal, which undoes the transaction. A stale change is refused with both versions. */
export const perform = async (
  { kinds, context }: CommandPlace,
  { acts, goesBack }: Performance,
): Promise<Performed | Refusal> => {
  const keys = inOrder(acts).map(({ kind, id }) => ({ kind, id }));
  const closedKind = keys.map(({ kind }) => openKind(kinds, context, kind)).find(isRefusal);
  if (closedKind) return closedKind;
  const found = await lockStates(context.database, context.site.id, keys);
  const steps = await runSteps({ kinds, context, goesBack, states: new Map(found) }, acts);
  if (!isRefusal(steps)) return { keys, steps };
  if (steps.code !== 'conflict') return steps;
  return refuseWithData('conflict', {
    conflicts: findConflicts(found, acts),
    documents: [...found.values()],
  });
};
