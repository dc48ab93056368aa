import type { CallAnswer } from '@sitewright/api/call';
import { commentCalls } from '@sitewright/api/comments';
import type { CommentAction, CommentState } from '@sitewright/domain/comments';
import { useConfirm, useToast } from '../controls/index.ts';
import { dataOf, mapFetched, send, useFetchedParts, useRefresh, useSending } from '../data-fetching/index.ts';

export type QueuedComment = CallAnswer<typeof commentCalls.listAll>['comments'][number];

export interface QueueFilter {
  readonly state: CommentState;
  readonly search?: string;
  readonly itemId?: string;
  readonly reported?: 'yes';
}

/** The comments of one state, newest first. */
export const useQueue = (filter: QueueFilter) => {
  const { fetched, refetch, loadMore, isLoadingMore } = useFetchedParts(
    commentCalls.listAll.path,
    (cursor, signal) => send(commentCalls.listAll, { query: { ...cursor, ...filter } }, signal),
    { ...filter },
  );
  return {
    fetched: mapFetched(fetched, (parts) => parts.flatMap(({ comments }) => comments)),
    counts: dataOf(fetched)?.[0]?.counts,
    refetch,
    loadMore,
    isLoadingMore,
  };
};

const participles: Readonly<Record<CommentAction, string>> = {
  approve: 'approved',
  hold: 'moved to pending',
  spam: 'marked as spam',
  delete: 'deleted',
};

const describeDone = (action: CommentAction, count: number): string =>
  `${count === 1 ? 'Comment' : `${count.toLocaleString()} comments`} ${participles[action]}`;

export type Moderate = (action: CommentAction, comments: readonly { readonly id: string }[]) => Promise<void>;

/** Only deletion cannot be undone in another tab of the queue, so it needs a confirmation. */
export const useModerate = (): { readonly moderate: Moderate; readonly isModerating: boolean } => {
  const { send: sendModeration, isSending } = useSending(commentCalls.moderate);
  const refresh = useRefresh();
  const confirm = useConfirm();
  const toast = useToast();
  const moderate: Moderate = async (action, comments) => {
    const ids = comments.map(({ id }) => id);
    const isOne = ids.length === 1;
    const question = {
      title: isOne ? 'Delete comment' : `Delete ${ids.length.toLocaleString()} comments`,
      text: `The ${isOne ? 'comment and its replies are' : 'comments and their replies are'} deleted permanently.`,
      confirm: 'Delete',
    };
    if (ids.length === 0 || (action === 'delete' && !(await confirm(question)))) return;
    const outcome = await sendModeration({ body: { ids, action } });
    if (outcome.ok) toast(describeDone(action, outcome.answer.count));
    else toast(outcome.refusal.message, 'bad');
    await refresh(commentCalls.listAll, commentCalls.listCommented, commentCalls.countPending);
  };
  return { moderate, isModerating: isSending };
};
