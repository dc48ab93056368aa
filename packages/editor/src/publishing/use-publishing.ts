import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { useState } from 'react';
import { useToast } from '../controls/index.ts';
import { useDocumentStore } from '../document/index.ts';
import { useRefresh } from '../fetching/index.ts';
import { sendRelease, type NewRelease } from './send-release.ts';
import { useTemplateCheck } from './use-template-check.ts';

const { listChanges, listReleases, listRevisions } = documentCalls;

/** Publishes and tells it; false when it was refused, with the reason in view, or called off. */
export const usePublishing = () => {
  const store = useDocumentStore();
  const toast = useToast();
  const refresh = useRefresh();
  const [isPending, setPending] = useState(false);
  const mayPublish = useTemplateCheck();
  const publish = async (release: NewRelease, said: string): Promise<boolean> => {
    setPending(true);
    const isWanted = !(await store.flush()) || (await mayPublish(release));
    const outcome = isWanted ? await sendRelease(store, release) : undefined;
    setPending(false);
    if (!outcome) return false;
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
