import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { useState } from 'react';
import { useToast } from '../controls/index.ts';
import { useDocumentStore } from '../document/index.ts';
import { useRefresh } from '../fetching/index.ts';
import { sendRelease, type NewRelease } from './send-release.ts';

const { listChanges, listReleases, listRevisions } = documentCalls;

/** Publishes and tells it; false when it was refused, with the reason in view. */
export const usePublishing = () => {
  const store = useDocumentStore();
  const toast = useToast();
  const refresh = useRefresh();
  const [isPending, setPending] = useState(false);
  const publish = async (release: NewRelease, said: string): Promise<boolean> => {
    setPending(true);
    const outcome = await sendRelease(store, release);
    setPending(false);
    void refresh(listChanges, listReleases, listRevisions, pageCalls.list);
    if (!outcome.ok) {
      toast(outcome.refusal.message, 'bad');
      return false;
    }
    toast(said);
    return true;
  };
  return { publish, isPending };
};
