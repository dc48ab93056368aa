import type { Refusal } from '@sitewright/api/client';
import type { CommentFormText } from '@sitewright/domain/comments';
import { refusalText } from '../cart/index.ts';

const TOO_MANY = 429;

/** The message for a refused comment, where the cart's message would be wrong. */
export const refusedComment = (refusal: Refusal, text: (key: CommentFormText) => string): string => {
  if (refusal.code === 'no-answer') return text('comment-unanswered');
  return refusal.status === TOO_MANY ? text('too-many-comments') : refusalText(refusal);
};
