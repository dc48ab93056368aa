export { webhookActivity } from './webhooks-activity.ts';
export { webhookCalls } from './webhooks-calls.ts';
export { webhookRefusals } from './webhooks-refusals.ts';
