import { visitorCommentCalls } from '@sitewright/api/comments';
import { visitorClient } from '../cart/index.ts';

export const sendLike = (itemId: string, isLiked: boolean) =>
  visitorClient.send(isLiked ? visitorCommentCalls.like : visitorCommentCalls.unlike, {
    params: { id: itemId },
  });
