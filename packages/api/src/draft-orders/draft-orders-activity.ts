import type { ActivityTexts } from '../call/index.ts';
import type { draftOrdersCalls } from './draft-orders-calls.ts';

export const draftOrdersActivity = {
  create: 'Created {subject}',
  duplicate: 'Duplicated {subject}',
  remove: 'Deleted {subject}',
  createLink: 'Created a payment link for {subject}',
  sendLink: 'Sent a payment link for {subject}',
  revokeLink: 'Revoked the payment link of {subject}',
  markPaid: 'Marked {subject} as paid',
} satisfies ActivityTexts<typeof draftOrdersCalls>;
