import { stateCalls } from '../call/index.ts';
import type { commentSchemas } from './comments-schemas.ts';
import { visitorCommentCalls } from './visitor-comment-calls.ts';

export const commentCalls = stateCalls<typeof commentSchemas>()({
  ...visitorCommentCalls,
  listAll: {
    method: 'GET',
    path: '/api/comments',
    caller: 'contributor',
    permission: 'comments',
    summary: 'Comments of the site by state, item and text, newest first',
  },
  countPending: {
    method: 'GET',
    path: '/api/comments/pending-count',
    caller: 'contributor',
    permission: 'comments',
    summary: 'How many comments wait for approval',
  },
  listCommented: {
    method: 'GET',
    path: '/api/comments/commented',
    caller: 'contributor',
    permission: 'comments',
    summary: 'Items that have comments, with their numbers of comments and likes',
  },
  moderate: {
    method: 'POST',
    path: '/api/comments/moderate',
    caller: 'contributor',
    permission: 'comments',
    summary: 'Approve, hold, mark as spam or delete several comments',
  },
  reply: {
    method: 'POST',
    path: '/api/comments/{id}/reply',
    caller: 'contributor',
    permission: 'comments',
    summary: 'Reply to a comment as a contributor, which also approves it',
  },
  approve: {
    method: 'POST',
    path: '/api/comments/{id}/approve',
    caller: 'contributor',
    permission: 'comments',
    summary: 'Show a comment to visitors',
  },
  remove: {
    method: 'DELETE',
    path: '/api/comments/{id}',
    caller: 'contributor',
    permission: 'comments',
    summary: 'Erase a comment and the answers to it',
  },
  readSettings: {
    method: 'GET',
    path: '/api/comments/settings',
    caller: 'contributor',
    permission: 'comments',
    summary: 'How visitors may comment and like',
  },
  saveSettings: {
    method: 'PUT',
    path: '/api/comments/settings',
    caller: 'contributor',
    permission: 'settings',
    summary: 'Change how visitors may comment and like',
  },
});
