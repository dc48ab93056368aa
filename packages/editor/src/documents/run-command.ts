import type { Refusal } from '@sitewright/api/client';
import type { CommandStep } from './command.ts';
import type { DocumentStore, ContentEdit } from './document-store.ts';

/**
 * Result of a command. `same`: nothing changed; `waiting`: no response yet, sent later; `conflict`: the contributor
 * has to choose first.
 */
export type RunResult =
  | { readonly state: 'same' | 'saved' | 'waiting' | 'conflict' }
  | { readonly state: 'refused'; readonly refusal: Refusal };

/** Runs a command and waits for its result. */
export const runAndWait = async (
  store: DocumentStore,
  label: string,
  edits: readonly (ContentEdit | CommandStep)[],
): Promise<RunResult> => {
  if (!store.run(label, edits)) return { state: 'same' };
  const own = store.state().unsent.at(-1)?.commandId;
  let refusal: Refusal | undefined;
  const stop = store.onRefusal((reason, command, others) => {
    if ([command, ...others].some(({ commandId }) => commandId === own)) refusal = reason;
  });
  await store.flush();
  stop();
  if (refusal) return { state: 'refused', refusal };
  const { unsent, conflict, failing } = store.state();
  if (!unsent.some(({ commandId }) => commandId === own)) return { state: 'saved' };
  return { state: conflict || failing ? 'conflict' : 'waiting' };
};
