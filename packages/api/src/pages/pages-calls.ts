import { stateCalls } from '../call/index.ts';
import type { pageSchemas } from './pages-schemas.ts';

/** Reading, saving, history and trash of one page or item are calls of `documents`. */
export const pageCalls = stateCalls<typeof pageSchemas>()({
  list: {
    method: 'GET',
    path: '/api/pages',
    caller: 'contributor',
    permission: 'view',
    summary: 'The pages of the site, in the order of its navigation',
  },
  create: {
    method: 'POST',
    path: '/api/pages',
    caller: 'contributor',
    permission: 'create-pages',
    summary: 'Make a page of a kind, as a draft',
  },
  duplicate: {
    method: 'POST',
    path: '/api/pages/{id}/duplicate',
    caller: 'contributor',
    permission: 'create-pages',
    summary: 'Make a page like another, as a draft',
  },
  publish: {
    method: 'POST',
    path: '/api/pages/{id}/publish',
    caller: 'contributor',
    permission: 'publish',
    summary: 'Publish a page, with a status',
  },
  setPassword: {
    method: 'PUT',
    path: '/api/pages/{id}/password',
    caller: 'contributor',
    permission: 'publish',
    summary: 'Set the password that opens a locked page',
  },
  listItems: {
    method: 'GET',
    path: '/api/pages/{id}/items',
    caller: 'contributor',
    permission: 'content',
    summary: 'The items of a page',
  },
  createItem: {
    method: 'POST',
    path: '/api/pages/{id}/items',
    caller: 'contributor',
    permission: 'content',
    summary: 'Make an item of a page, as a draft',
  },
  orderItems: {
    method: 'PUT',
    path: '/api/pages/{id}/items/order',
    caller: 'contributor',
    permission: 'publish',
    summary: 'Put the items of a page into an order, at once',
  },
  duplicateItem: {
    method: 'POST',
    path: '/api/items/{id}/duplicate',
    caller: 'contributor',
    permission: 'content',
    summary: 'Make an item like another, as a draft',
  },
  publishItem: {
    method: 'POST',
    path: '/api/items/{id}/publish',
    caller: 'contributor',
    permission: 'publish',
    summary: 'Publish an item, with a status',
  },
  listAuthors: {
    method: 'GET',
    path: '/api/authors',
    caller: 'contributor',
    permission: 'content',
    summary: 'People who can be named under posts',
  },
  saveAuthors: {
    method: 'PUT',
    path: '/api/authors',
    caller: 'contributor',
    permission: 'publish',
    summary: 'Replace the people who can be named under posts',
  },
});
