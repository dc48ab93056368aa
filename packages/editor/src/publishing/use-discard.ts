import { documentCalls } from '@sitewright/api/documents';
import { useConfirm, useToast } from '../controls/index.ts';
import { keyOf, runAndWait, useDocumentStore } from '../documents/index.ts';
import { send } from '../data-fetching/index.ts';
import { reportResult } from '../save-status/index.ts';
import type { Subject } from './subject.ts';

/** Restores the published version with an undoable command. */
export const useDiscard = ({ kind, id, title }: Subject) => {
  const store = useDocumentStore();
  const confirm = useConfirm();
  const toast = useToast();
  return async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: 'Discard changes',
      text: `${title} goes back to the published version, including changes by others. You can undo this.`,
      confirm: 'Discard changes',
    });
    const saved = store.state().documents.get(keyOf({ kind, id }))?.saved;
    const revision = saved?.publishedRevision ?? undefined;
    if (!isConfirmed || revision === undefined) return;
    const params = { kind, id, revision: String(revision) };
    const published = await send(documentCalls.readRevision, { params });
    if (!published.ok) return toast(published.refusal.message, 'bad');
    const edit = { kind, id, content: published.answer.content, revision };
    reportResult(toast, await runAndWait(store, 'Discard changes', [edit]), 'Changes discarded');
    return undefined;
  };
};
