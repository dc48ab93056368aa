import { stateCalls } from '../call/index.ts';
import type { redirectSchemas } from './redirects-schemas.ts';

export const redirectCalls = stateCalls<typeof redirectSchemas>()({
  list: {
    method: 'GET',
    path: '/api/redirects',
    caller: 'contributor',
    permission: 'settings',
    summary: 'List the redirects',
  },
  save: {
    method: 'PUT',
    path: '/api/redirects',
    caller: 'contributor',
    permission: 'settings',
    texts: 'compared',
    summary: 'Replace the redirects, live at once',
  },
});
