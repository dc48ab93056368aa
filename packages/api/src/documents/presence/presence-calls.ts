import { stateCalls } from '../../call/index.ts';
import type { presenceSchemas } from './presence-schemas.ts';

export const presenceCalls = stateCalls<typeof presenceSchemas>()({
  tellPresence: {
    method: 'POST',
    path: '/api/documents/presence',
    caller: 'contributor',
    permission: 'content',
    isUnlogged: true,
    summary: 'Say every ten seconds what one has open, and hear who else is there',
  },
});
