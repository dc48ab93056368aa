import type { CallAnswer } from '@sitewright/api/call';
import { documentCalls } from '@sitewright/api/documents';
import type { Outcome } from '@sitewright/api/client';
import { keyOf, type DocumentKey } from './command.ts';
import type { DocumentStore } from './document-store.ts';
import { send } from '../data-fetching/index.ts';

type Revisions = CallAnswer<typeof documentCalls.tellPresence>['revisions'];

export interface CatchUpOptions {
  readonly store: DocumentStore;
  readonly read?: (key: DocumentKey) => Promise<Outcome<CallAnswer<typeof documentCalls.read>>>;
  /** Whether there is input that cannot become a command yet. */
  readonly isTyping?: (() => boolean) | undefined;
}

/**
 * Pending input is based on the content shown so far: applied to a newer version it would revert others' work. As a
 * command it raises a conflict instead.
 */
const isBusy = ({ store, isTyping }: CatchUpOptions): boolean => {
  store.pendingInput.commit();
  return store.state().unsent.length > 0 || (isTyping?.() ?? false);
};

/** Reloads documents that somebody else has changed meanwhile. */
export const catchUp = async (parts: CatchUpOptions, revisions: Revisions): Promise<void> => {
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
