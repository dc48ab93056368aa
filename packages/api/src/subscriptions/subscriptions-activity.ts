import type { ActivityTexts } from '../call/index.ts';
import type { subscriptionsCalls } from './subscriptions-calls.ts';

export const subscriptionsActivity = {
  pause: 'Paused a subscription',
  resume: 'Resumed a subscription',
  skip: 'Skipped a charge of a subscription',
  cancel: 'Cancelled a subscription',
  keep: 'Took back the cancellation of a subscription',
  changeLine: 'Changed what a subscription delivers',
  changeAddress: 'Changed the address of a subscription',
  changePrice: 'Changed the price of a subscription',
  retry: 'Charged a subscription again',
  advance: 'Moved the clock of a test subscription',
} satisfies ActivityTexts<typeof subscriptionsCalls>;
