import { stateCalls } from '../call/index.ts';
import type { pageCostsSchemas } from './page-costs-schemas.ts';

export const pageCostsCalls = stateCalls<typeof pageCostsSchemas>()({
  listPages: {
    method: 'GET',
    path: '/api/page-costs/pages',
    caller: 'contributor',
    permission: 'settings',
    summary: 'List the slowest and largest pages of the last 7 days',
  },
  readLoad: {
    method: 'GET',
    path: '/api/page-costs/load',
    caller: 'administrator',
    summary: 'Read what each site of the installation took in the last hour or day',
  },
});
