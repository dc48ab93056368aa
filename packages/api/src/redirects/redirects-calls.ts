import { stateCalls } from '../call/index.ts';
import type { redirectSchemas } from './redirects-schemas.ts';

export const redirectCalls = stateCalls<typeof redirectSchemas>()({
  list: {
    method: 'GET',
    path: '/api/redirects',
    caller: 'contributor',
    permission: 'settings',
    summary: 'Old addresses and where they lead',
  },
  save: {
    method: 'PUT',
    path: '/api/redirects',
    caller: 'contributor',
    permission: 'settings',
    texts: 'compared',
    summary: 'Replace the old addresses and where they lead, at once',
  },
});
