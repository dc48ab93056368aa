import { stateCalls } from '../call/index.ts';
import type { followUpsSchemas } from './follow-ups-schemas.ts';

const owner = { caller: 'contributor', permission: 'store-settings' } as const;

export const followUpsCalls = stateCalls<typeof followUpsSchemas>()({
  list: {
    ...owner,
    method: 'GET',
    path: '/api/follow-ups',
    summary: 'Follow-up emails, and how many were sent',
  },
  save: {
    ...owner,
    method: 'PUT',
    path: '/api/follow-ups/{kind}',
    summary: 'Switch a follow-up email on or off, and set its delay',
  },
});
