import { documentCalls } from '@sitewright/api/documents';
import { useConfirm, useToast } from '../controls/index.ts';
import { keyOf, runAndWait, useDocumentStore } from '../documents/index.ts';
import { send } from '../data-fetching/index.ts';
import { reportResult } from '../save-status/index.ts';
import type { Subject } from './subject.ts';

/** Goes back to what visitors see, by a command: undo brings the changes back. */
export const useDiscard = ({ kind, id, title }: Subject) => {
  const store = useDocumentStore();
  const confirm = useConfirm();
  const toast = useToast();
  return async (): Promise<void> => {
    const isSure = await confirm({
      title: 'Discard changes',
      text: `${title} goes back to what visitors see, also where others changed it. Undo brings the changes back.`,
      confirm: 'Discard changes',
    });
    const saved = store.state().documents.get(keyOf({ kind, id }))?.saved;
    const revision = saved?.publishedRevision ?? undefined;
    if (!isSure || revision === undefined) return;
    const params = { kind, id, revision: String(revision) };
    const published = await send(documentCalls.readRevision, { params });
    if (!published.ok) return toast(published.refusal.message, 'bad');
    const edit = { kind, id, content: published.answer.content, revision };
    reportResult(toast, await runAndWait(store, 'Discard changes', [edit]), 'Changes discarded');
    return undefined;
  };
};
