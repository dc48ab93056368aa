import { stateCalls } from '../call/index.ts';
import type { commentSchemas } from './comments-schemas.ts';

type VisitorSchemas = Pick<typeof commentSchemas, 'list' | 'add' | 'like' | 'unlike' | 'flag'>;

/** Apart from the owner's calls, which visitors' pages must not carry. */
export const visitorCommentCalls = stateCalls<VisitorSchemas>()({
  list: {
    method: 'GET',
    path: '/api/comments/items/{id}',
    caller: 'visitor',
    summary: 'The comments on an item that visitors may see',
  },
  add: {
    method: 'POST',
    path: '/api/comments/items/{id}',
    caller: 'visitor',
    summary: 'Write a comment on an item',
    limit: { max: 10, withinSeconds: 600 },
  },
  like: {
    method: 'POST',
    path: '/api/comments/items/{id}/like',
    caller: 'visitor',
    summary: 'Like an item, once',
    limit: { max: 60, withinSeconds: 600 },
  },
  unlike: {
    method: 'DELETE',
    path: '/api/comments/items/{id}/like',
    caller: 'visitor',
    summary: 'Take a like back',
    limit: { max: 60, withinSeconds: 600 },
  },
  flag: {
    method: 'POST',
    path: '/api/comments/{id}/flag',
    caller: 'visitor',
    summary: 'Report a comment to the moderators, once',
    limit: { max: 20, withinSeconds: 600 },
  },
});
