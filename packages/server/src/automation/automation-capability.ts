import type { Capability } from '../http/index.ts';
import type { WebhookServices } from '../webhooks/index.ts';
import { implementAutomationCalls } from './automation-routes.ts';

export const automationCapability = (services: WebhookServices): Capability => ({
  name: 'automation',
  calls: implementAutomationCalls(services),
});
