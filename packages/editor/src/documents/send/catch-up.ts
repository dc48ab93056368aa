import type { CallAnswer } from '@sitewright/api/call';
import { documentCalls } from '@sitewright/api/documents';
import type { Outcome } from '@sitewright/api/client';
import { keyOf, type DocumentKey } from '../command.ts';
import type { DocumentStore } from '../document-store.ts';
import { send } from '../../data-fetching/index.ts';

type Revisions = CallAnswer<typeof documentCalls.tellPresence>['revisions'];

export interface CatchingUp {
  readonly store: DocumentStore;
  readonly read?: (key: DocumentKey) => Promise<Outcome<CallAnswer<typeof documentCalls.read>>>;
  /** Whether something is typed that can be no command yet. */
  readonly isTyping?: (() => boolean) | undefined;
}

/**
 * What is typed is a change of what was there until now: on theirs it would undo their work. Made a command, it tells of
 * the conflict by itself.
 */
const isBusy = ({ store, isTyping }: CatchingUp): boolean => {
  store.typing.settle();
  return store.state().unsent.length > 0 || (isTyping?.() ?? false);
};

/** What somebody else has changed in the meantime is read again. */
export const catchUp = async (parts: CatchingUp, revisions: Revisions): Promise<void> => {
  const { store, read = (params) => send(documentCalls.read, { params }) } = parts;
  const { documents } = store.state();
  const newer = revisions.filter((each) => {
    const open = documents.get(keyOf(each));
    return open !== undefined && open.saved.revision < each.revision;
  });
  if (newer.length === 0 || isBusy(parts)) return;
  for (const { kind, id } of newer) {
    const outcome = await read({ kind, id });
    if (outcome.ok && !isBusy(parts)) store.accept({ ...outcome.answer, kind });
  }
};
