import type { ActivityTexts } from '../call/index.ts';
import type { paymentsCalls } from './payments-calls.ts';

export const paymentsActivity = {
  refund: 'Refunded an order',
} satisfies ActivityTexts<typeof paymentsCalls>;
