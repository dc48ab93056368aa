import { stateCalls } from '../call/index.ts';
import type { commentSchemas } from './comments-schemas.ts';

export const commentCalls = stateCalls<typeof commentSchemas>()({
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
  listAll: {
    method: 'GET',
    path: '/api/comments',
    caller: 'contributor',
    permission: 'comments',
    summary: 'Comments of the site, those that wait for approval or all',
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
