import { documentCalls } from '@sitewright/api/documents';
import { useState } from 'react';
import { useToast } from '../../controls/index.ts';
import { runAndWait, useDocumentStore } from '../../documents/index.ts';
import { send } from '../../data-fetching/index.ts';
import { reportResult } from '../../save-status/index.ts';
import type { Subject } from '../subject.ts';

/** Restores a published version as the draft with an undoable command; false when it failed. */
export const useRestore = ({ kind, id }: Subject) => {
  const store = useDocumentStore();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const restore = async (revision: number, time: string): Promise<boolean> => {
    setPending(true);
    const params = { kind, id, revision: String(revision) };
    const kept = await send(documentCalls.readRevision, { params });
    const edits = kept.ok ? [{ kind, id, content: kept.answer.content, revision }] : [];
    const answer = await runAndWait(store, `Restore version of ${time}`, edits);
    setPending(false);
    if (!kept.ok) toast(kept.refusal.message, 'bad');
    return kept.ok && reportResult(toast, answer, 'Restored as a draft. Publish it to make it live.');
  };
  return { restore, isPending };
};
