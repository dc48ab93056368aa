import type { CommentState } from '@sitewright/domain/comments';

/** In the order of their tabs. */
export const queueStates = ['pending', 'reported', 'approved', 'spam'] as const;

/** The state of comments, apart from those that visitors reported since they were approved. */
export type QueueState = (typeof queueStates)[number];

export const queueStateOf = ({
  state,
  flagCount,
}: {
  readonly state: CommentState;
  readonly flagCount: number;
}): QueueState => (state === 'approved' && flagCount > 0 ? 'reported' : state);
