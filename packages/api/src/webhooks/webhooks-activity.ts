import type { ActivityTexts } from '../call/index.ts';
import type { webhookCalls } from './webhooks-calls.ts';

export const webhookActivity = {
  create: 'Added a webhook',
  update: 'Changed a webhook',
  remove: 'Deleted a webhook',
  rotate: 'Made a new secret for a webhook',
  sendTest: 'Sent a test event to a webhook',
  resend: 'Sent a webhook delivery again',
} satisfies ActivityTexts<typeof webhookCalls>;
