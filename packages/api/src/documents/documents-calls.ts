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
    summary: 'Read the draft of a document',
  },
  save: {
    method: 'PUT',
    path: DOCUMENT,
    caller: 'contributor',
    permission: 'content',
    texts: 'compared',
    summary: 'Save a document’s draft, based on a revision',
  },
  publish: {
    method: 'POST',
    path: `${DOCUMENT}/publish`,
    caller: 'contributor',
    permission: 'publish-products',
    summary: 'Publish the draft',
  },
  discard: {
    method: 'POST',
    path: `${DOCUMENT}/discard`,
    caller: 'contributor',
    permission: 'content',
    summary: 'Discard the draft’s unpublished changes',
  },
  listRevisions: {
    method: 'GET',
    path: `${DOCUMENT}/revisions`,
    caller: 'contributor',
    permission: 'content',
    summary: 'List the published versions of a document, newest first',
  },
  readRevision: {
    method: 'GET',
    path: `${DOCUMENT}/revisions/{revision}`,
    caller: 'contributor',
    permission: 'content',
    summary: 'Read one published version of a document',
  },
  restoreRevision: {
    method: 'POST',
    path: `${DOCUMENT}/revisions/{revision}/restore`,
    caller: 'contributor',
    permission: 'content',
    summary: 'Restore a published version as the draft',
  },
  trash: {
    method: 'DELETE',
    path: DOCUMENT,
    caller: 'contributor',
    permission: 'content',
    summary: 'Move a document to the trash for 30 days',
  },
  restore: {
    method: 'POST',
    path: `${DOCUMENT}/restore`,
    caller: 'contributor',
    permission: 'content',
    summary: 'Restore a document from the trash',
  },
  listTrash: {
    method: 'GET',
    path: '/api/documents/trash',
    caller: 'contributor',
    permission: 'content',
    summary: 'List the trash',
  },
  ...commandCalls,
  ...releaseCalls,
  ...presenceCalls,
});
