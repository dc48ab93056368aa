import { stateCalls } from '../../call/index.ts';
import type { presenceSchemas } from './presence-schemas.ts';

export const presenceCalls = stateCalls<typeof presenceSchemas>()({
  tellPresence: {
    method: 'POST',
    path: '/api/documents/presence',
    caller: 'contributor',
    permission: 'content',
    isUnlogged: true,
    summary: 'Report every ten seconds which document is open, and list who else is present',
  },
});
