import type { ActivityTexts } from '../call/index.ts';
import type { automationCalls } from './automation-calls.ts';

export const automationActivity = {
  createKey: 'Created a key for automation',
  revokeKey: 'Revoked a key for automation',
  disconnect: 'Disconnected an automation',
} satisfies ActivityTexts<typeof automationCalls>;
