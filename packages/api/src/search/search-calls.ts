import { stateCalls } from '../call/index.ts';
import type { searchSchemas } from './search-schemas.ts';

export const searchCalls = stateCalls<typeof searchSchemas>()({
  general: {
    method: 'GET',
    path: '/api/search/GeneralSearch',
    caller: 'visitor',
    summary: 'Search pages and posts',
    // Shared with the search page. Counted per node: a database write would cost more than the search.
    limit: { max: 120, withinSeconds: 60, countedBy: 'node' },
  },
  suggest: {
    method: 'GET',
    path: '/api/search/suggestions',
    caller: 'visitor',
    summary: 'Suggest products and pages while a visitor types',
    limit: { max: 300, withinSeconds: 60, countedBy: 'node' },
  },
});
