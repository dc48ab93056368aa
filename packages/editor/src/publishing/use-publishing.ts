import type { CallAnswer } from '@sitewright/api/call';
import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { useState } from 'react';
import { useConfirm, useToast } from '../controls/index.ts';
import { useDocumentStore } from '../documents/index.ts';
import { useRefresh } from '../data-fetching/index.ts';
import { sendRelease, type NewRelease } from './send-release.ts';
import { useTemplateCheck } from './use-template-check.ts';

type BlockingPage = CallAnswer<typeof documentCalls.createRelease>['blockedBy'][number];

const publishTooQuestion = (title: string, doneText: string) => ({
  title: `Publish ${title} too?`,
  text: `${doneText}. Visitors can only see it once ${title} is published too.`,
  confirm: `Publish ${title}`,
  cancel: 'Not now',
  isSafe: true,
});

const addToMenuQuestion = (doneText: string) => ({
  title: 'Add it to the menu?',
  text: `${doneText}. The page is in the menu of your draft; visitors find it there once the navigation is published too.`,
  confirm: 'Publish navigation',
  cancel: 'Not now',
  isSafe: true,
});

const isMenu = ([document]: readonly BlockingPage[]): boolean => document?.kind === 'navigation';

const { listChanges, listReleases, listRevisions } = documentCalls;

/** Publishes and shows the result; false when refused or cancelled. */
export const usePublishing = () => {
  const store = useDocumentStore();
  const toast = useToast();
  const refresh = useRefresh();
  const [isPending, setPending] = useState(false);
  const confirm = useConfirm();
  const mayPublish = useTemplateCheck();
  const refreshAll = () =>
    void refresh(
      listChanges,
      listReleases,
      listRevisions,
      pageCalls.list,
      pageCalls.listItems,
      pageCalls.readState,
    );
  /** Offers to publish what keeps visitors from it too: the blog around a post, the menu with the link to a page. */
  const settle = async (blockedBy: readonly BlockingPage[], doneText: string): Promise<void> => {
    const [page] = blockedBy;
    if (!page) return toast(doneText);
    const titles = blockedBy.map(({ title }) => title).join(', ');
    const question = isMenu(blockedBy) ? addToMenuQuestion(doneText) : publishTooQuestion(titles, doneText);
    if (!(await confirm(question)))
      return isMenu(blockedBy)
        ? toast(`${doneText}. It is not in the menu yet`)
        : toast(`${doneText}, but visitors cannot see it until ${titles} is published`, 'bad');
    const outcome = await sendRelease(store, { name: titles, documents: blockedBy });
    refreshAll();
    if (!outcome.ok) return toast(outcome.refusal.message, 'bad');
    return settle(outcome.answer.blockedBy, `${doneText}, together with ${titles}`);
  };
  const publish = async (release: NewRelease, doneText: string): Promise<boolean> => {
    if (store.pendingInput.hasInvalid()) {
      toast('Some fields have an error. Correct them before you publish', 'bad');
      return false;
    }
    setPending(true);
    const isWanted = !(await store.flush()) || (await mayPublish(release));
    const outcome = isWanted ? await sendRelease(store, release) : undefined;
    setPending(false);
    if (!outcome) return false;
    refreshAll();
    if (!outcome.ok) {
      toast(outcome.refusal.message, 'bad');
      return false;
    }
    await settle(outcome.answer.blockedBy, doneText);
    return true;
  };
  return { publish, isPending };
};
