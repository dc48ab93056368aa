import type { Refusal } from '@sitewright/api/client';
import type { CommentFormText } from '@sitewright/domain/comments';
import { refusalText } from '../cart/index.ts';

const TOO_MANY = 429;

/** What to tell about a comment that was refused, where the words of the cart would be wrong. */
export const refusedComment = (refusal: Refusal, word: (word: CommentFormText) => string): string => {
  if (refusal.code === 'no-answer') return word('comment-unanswered');
  return refusal.status === TOO_MANY ? word('too-many-comments') : refusalText(refusal);
};
