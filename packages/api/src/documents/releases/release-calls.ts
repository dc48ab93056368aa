import { stateCalls } from '../../call/index.ts';
import type { releaseSchemas } from './release-schemas.ts';

const RELEASES = '/api/documents/releases';

export const releaseCalls = stateCalls<typeof releaseSchemas>()({
  listChanges: {
    method: 'GET',
    path: '/api/documents/changes',
    caller: 'contributor',
    permission: 'content',
    summary: 'List documents with unpublished changes, last changed first',
  },
  createRelease: {
    method: 'POST',
    path: RELEASES,
    caller: 'contributor',
    permission: 'publish-products',
    summary: 'Publish several drafts together, at once or at a time',
  },
  listReleases: {
    method: 'GET',
    path: RELEASES,
    caller: 'contributor',
    permission: 'content',
    summary: 'List scheduled and completed releases',
  },
  cancelRelease: {
    method: 'DELETE',
    path: `${RELEASES}/{id}`,
    caller: 'contributor',
    permission: 'publish-products',
    summary: 'Cancel a scheduled release',
  },
});
