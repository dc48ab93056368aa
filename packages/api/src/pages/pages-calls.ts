import { stateCalls } from '../call/index.ts';
import type { pageSchemas } from './pages-schemas.ts';

export const pageCalls = stateCalls<typeof pageSchemas>()({
  list: {
    method: 'GET',
    path: '/api/pages',
    caller: 'contributor',
    permission: 'view',
    summary: 'The pages of the site, in the order of its navigation',
  },
});
