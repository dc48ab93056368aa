import type { ActivityTexts } from '../call/index.ts';
import type { orderEditsCalls } from './order-edits-calls.ts';

export const orderEditsActivity = {
  apply: 'Edited {subject}',
  createLink: 'Created a payment link for {subject}',
  sendLink: 'Sent a payment link for {subject}',
  revokeLink: 'Revoked the payment link of {subject}',
} satisfies ActivityTexts<typeof orderEditsCalls>;
