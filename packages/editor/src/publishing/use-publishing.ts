import type { CallAnswer } from '@sitewright/api/call';
import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { useState } from 'react';
import { useConfirm, useToast } from '../controls/index.ts';
import { useDocumentStore } from '../documents/index.ts';
import { useRefresh } from '../data-fetching/index.ts';
import { sendRelease, type NewRelease } from './send-release.ts';
import { useTemplateCheck } from './use-template-check.ts';

type BlockingDocument = CallAnswer<typeof documentCalls.createRelease>['blockedBy'][number];

interface PublishTooTexts {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  /** Follows what was done where the user does not want it. */
  readonly declined: string;
}

/** What the user is asked about other documents, by their kind. */
const textsFor = (kind: BlockingDocument['kind'], titles: string): PublishTooTexts => {
  if (kind === 'navigation')
    return {
      title: 'Add it to the menu?',
      text: 'The page is in the menu of your draft; visitors find it there once the navigation is published too.',
      confirm: 'Publish navigation',
      declined: '. It is not in the menu yet',
    };
  if (kind === 'form')
    return {
      title: `Publish the form ${titles} too?`,
      text: `The page shows ${titles}; visitors see nothing in its place until the form is published too.`,
      confirm: 'Publish form',
      declined: `, but visitors do not see the form ${titles} until it is published`,
    };
  return {
    title: `Publish ${titles} too?`,
    text: `Visitors can only see it once ${titles} is published too.`,
    confirm: `Publish ${titles}`,
    declined: `, but visitors cannot see it until ${titles} is published`,
  };
};

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
  /** Offers to publish what visitors miss too, one kind after the other: the blog around a post, a form, the menu. */
  const settle = async (blockedBy: readonly BlockingDocument[], doneText: string): Promise<void> => {
    const [first] = blockedBy;
    if (!first) return toast(doneText);
    const documents = blockedBy.filter(({ kind }) => kind === first.kind);
    const others = blockedBy.filter(({ kind }) => kind !== first.kind);
    const titles = documents.map(({ title }) => title).join(', ');
    const { declined, text, ...question } = textsFor(first.kind, titles);
    if (!(await confirm({ ...question, text: `${doneText}. ${text}`, cancel: 'Not now', isSafe: true })))
      return settle(others, `${doneText}${declined}`);
    const outcome = await sendRelease(store, { name: titles, documents });
    refreshAll();
    if (!outcome.ok) return toast(outcome.refusal.message, 'bad');
    return settle([...outcome.answer.blockedBy, ...others], `${doneText}, together with ${titles}`);
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
