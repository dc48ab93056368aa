import { stateCalls } from '../call/index.ts';
import type { embedSchemas } from './embeds-schemas.ts';

export const embedCalls = stateCalls<typeof embedSchemas>()({
  lookUp: {
    method: 'GET',
    path: '/api/embeds/lookup',
    caller: 'contributor',
    permission: 'content',
    limit: { max: 60, withinSeconds: 60, countedBy: 'node' },
    summary: 'Read the embed of a URL from its service',
  },
});
