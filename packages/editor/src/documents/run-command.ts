import type { Refusal } from '@sitewright/api/client';
import type { Step } from './command.ts';
import type { DocumentStore, Edit } from './document-store.ts';

/**
 * What became of a command. `same`: there was nothing to do; `waiting`: no answer came, it is sent later; `conflict`: the
 * contributor is asked first.
 */
export type RunAnswer =
  | { readonly state: 'same' | 'saved' | 'waiting' | 'conflict' }
  | { readonly state: 'refused'; readonly refusal: Refusal };

/** Runs a command and waits until it is known what became of it. */
export const runAnswered = async (
  store: DocumentStore,
  label: string,
  edits: readonly (Edit | Step)[],
): Promise<RunAnswer> => {
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
