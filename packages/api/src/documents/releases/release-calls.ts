import { stateCalls } from '../../call/index.ts';
import type { releaseSchemas } from './release-schemas.ts';

const RELEASES = '/api/documents/releases';

export const releaseCalls = stateCalls<typeof releaseSchemas>()({
  listChanges: {
    method: 'GET',
    path: '/api/documents/changes',
    caller: 'contributor',
    permission: 'content',
    summary: 'Documents whose drafts differ from what is published, last changed first',
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
    summary: 'Releases that wait and those that are done',
  },
  cancelRelease: {
    method: 'DELETE',
    path: `${RELEASES}/{id}`,
    caller: 'contributor',
    permission: 'publish-products',
    summary: 'Give up a release that waits for its time',
  },
});
