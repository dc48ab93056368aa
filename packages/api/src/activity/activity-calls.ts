import { stateCalls } from '../call/index.ts';
import type { activitySchemas } from './activity-schemas.ts';

export const activityCalls = stateCalls<typeof activitySchemas>()({
  list: {
    method: 'GET',
    path: '/api/activity',
    caller: 'contributor',
    permission: 'activity',
    summary: 'List the activity log, newest first',
  },
});
