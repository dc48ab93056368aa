import { stateCalls } from '../call/index.ts';
import type { outsideEffectsSchemas } from './outside-effects-schemas.ts';

export const outsideEffectsCalls = stateCalls<typeof outsideEffectsSchemas>()({
  readWaiting: {
    caller: 'administrator',
    method: 'GET',
    path: '/api/outside-effects/waiting',
    summary: 'Count the emails and webhooks that waited in the backup that was restored',
  },
  resume: {
    caller: 'administrator',
    needsConfirmation: true,
    method: 'POST',
    path: '/api/outside-effects/resumption',
    summary:
      'Confirm after a restore that this is the live installation: charges, refunds, emails and webhooks go on',
  },
});
