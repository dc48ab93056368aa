import { commentCalls } from '@sitewright/api/comments';
import { visitorClient } from '../cart/index.ts';

export const sendLike = (itemId: string, isLiked: boolean) =>
  visitorClient.send(isLiked ? commentCalls.like : commentCalls.unlike, { params: { id: itemId } });
