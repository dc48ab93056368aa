import type { CallAnswer } from '@sitewright/api/call';
import { formCalls } from '@sitewright/api/forms';
import type { SubmissionState } from '@sitewright/domain/forms';
import { webhookLimits } from '@sitewright/domain/webhooks';
import { useConfirm, useToast } from '../../controls/index.ts';
import { mapFetched, send, useFetchedParts, useRefresh } from '../../data-fetching/index.ts';
import { queryOf, type SubmissionSearch } from './submission-search.ts';

export type Submission = CallAnswer<typeof formCalls.readSubmission>;

/** The submissions that match, page by page. */
export const useSubmissions = (search: SubmissionSearch) => {
  const query = queryOf(search);
  const parts = useFetchedParts(
    formCalls.listSubmissions.path,
    (cursor, signal) => send(formCalls.listSubmissions, { query: { ...query, ...cursor } }, signal),
    query as Record<string, string>,
  );
  const fetched = mapFetched(parts.fetched, (pages) => ({
    submissions: pages.flatMap(({ submissions }) => submissions),
    count: pages[0]?.count ?? 0,
  }));
  return { ...parts, fetched };
};

const countText = (count: number): string => (count === 1 ? '1 submission' : `${count} submissions`);

const movedTexts: Readonly<Record<SubmissionState, string>> = {
  inbox: 'moved to the inbox',
  spam: 'marked as spam',
  trash: 'moved to the trash',
};

/** Moves and deletes submissions; results and refusals are shown. */
export const useSubmissionActions = () => {
  const toast = useToast();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const refreshCounts = () => refresh(formCalls.countUnread, formCalls.list);
  const refreshLists = () =>
    Promise.all([refresh(formCalls.listSubmissions, formCalls.readSubmission), refreshCounts()]);
  return {
    /** Whether they were moved. */
    async move(ids: readonly string[], state: SubmissionState): Promise<boolean> {
      const outcome = await send(formCalls.setSubmissionState, { body: { ids: [...ids], state } });
      if (outcome.ok) toast(`${countText(outcome.answer.count)} ${movedTexts[state]}`);
      else toast(outcome.refusal.message, 'bad');
      void refreshLists();
      return outcome.ok;
    },
    /** Whether they were marked. */
    async mark(ids: readonly string[], isUnread: boolean): Promise<boolean> {
      const outcome = await send(formCalls.setSubmissionsUnread, { body: { ids: [...ids], isUnread } });
      if (outcome.ok) toast(`${countText(ids.length)} marked as ${isUnread ? 'unread' : 'read'}`);
      else toast(outcome.refusal.message, 'bad');
      void refreshLists();
      return outcome.ok;
    },
    /** Reading marks as read, without a word. A list of unread ones stays as it is until the drawer is closed. */
    async markOpened(id: string, isListed: boolean): Promise<void> {
      const outcome = await send(formCalls.setSubmissionsUnread, { body: { ids: [id], isUnread: false } });
      if (!outcome.ok) return;
      await refreshCounts();
      if (isListed) await refresh(formCalls.listSubmissions);
    },
    refreshLists,
    /** Whether they were deleted for good. */
    async remove(ids: readonly string[]): Promise<boolean> {
      const isConfirmed = await confirm({
        title: `Delete ${countText(ids.length)} for good?`,
        text: `Answers and uploaded files are deleted. This cannot be undone. Emails about them stay in the list of sent emails for up to 90 days and webhook deliveries for up to ${webhookLimits.KEPT_DAYS} days. Consents to mailing lists are kept as proof.`,
        confirm: 'Delete',
      });
      if (!isConfirmed) return false;
      const outcome = await send(formCalls.deleteSubmissions, { body: { ids: [...ids] } });
      if (outcome.ok) toast(`${countText(outcome.answer.count)} deleted`);
      else toast(outcome.refusal.message, 'bad');
      void refreshLists();
      return outcome.ok;
    },
  };
};

export type SubmissionActions = ReturnType<typeof useSubmissionActions>;
