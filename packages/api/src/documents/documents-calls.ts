import { stateCalls } from '../call/index.ts';
import { commandCalls } from './commands/command-calls.ts';
import { presenceCalls } from './presence/presence-calls.ts';
import { releaseCalls } from './releases/release-calls.ts';
import type { documentSchemas } from './documents-schemas.ts';

const DOCUMENT = '/api/documents/{kind}/{id}';

/**
 * Kinds are collection, item, navigation, header-footer, styles, template and form; some require a further
 * permission.
 */
export const documentCalls = stateCalls<typeof documentSchemas>()({
  read: {
    method: 'GET',
    path: DOCUMENT,
    caller: 'contributor',
    permission: 'content',
    summary: 'A document as last saved',
  },
  save: {
    method: 'PUT',
    path: DOCUMENT,
    caller: 'contributor',
    permission: 'content',
    texts: 'compared',
    summary: 'Save a document’s draft, made on a revision',
  },
  publish: {
    method: 'POST',
    path: `${DOCUMENT}/publish`,
    caller: 'contributor',
    permission: 'publish-products',
    summary: 'Show the draft to visitors',
  },
  discard: {
    method: 'POST',
    path: `${DOCUMENT}/discard`,
    caller: 'contributor',
    permission: 'content',
    summary: 'Go back to what is published',
  },
  listRevisions: {
    method: 'GET',
    path: `${DOCUMENT}/revisions`,
    caller: 'contributor',
    permission: 'content',
    summary: 'The published states of a document, newest first',
  },
  readRevision: {
    method: 'GET',
    path: `${DOCUMENT}/revisions/{revision}`,
    caller: 'contributor',
    permission: 'content',
    summary: 'One published state of a document',
  },
  restoreRevision: {
    method: 'POST',
    path: `${DOCUMENT}/revisions/{revision}/restore`,
    caller: 'contributor',
    permission: 'content',
    summary: 'Make a published state the draft again',
  },
  trash: {
    method: 'DELETE',
    path: DOCUMENT,
    caller: 'contributor',
    permission: 'content',
    summary: 'Put a document into the trash for 30 days',
  },
  restore: {
    method: 'POST',
    path: `${DOCUMENT}/restore`,
    caller: 'contributor',
    permission: 'content',
    summary: 'Bring a document back from the trash',
  },
  listTrash: {
    method: 'GET',
    path: '/api/documents/trash',
    caller: 'contributor',
    permission: 'content',
    summary: 'What lies in the trash',
  },
  ...commandCalls,
  ...releaseCalls,
  ...presenceCalls,
});
