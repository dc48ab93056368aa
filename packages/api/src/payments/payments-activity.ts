import type { ActivityTexts } from '../call/index.ts';
import type { paymentsCalls } from './payments-calls.ts';

export const paymentsActivity = {
  refund: 'Refunded an order',
  saveStripe: 'Changed the keys of Stripe',
  disconnectStripe: 'Disconnected Stripe',
} satisfies ActivityTexts<typeof paymentsCalls>;
