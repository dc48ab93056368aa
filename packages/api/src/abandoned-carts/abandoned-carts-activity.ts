import type { ActivityTexts } from '../call/index.ts';
import type { abandonedCartsCalls } from './abandoned-carts-calls.ts';

export const abandonedCartsActivity = {
  sendNow: 'Sent the email about an abandoned cart',
} satisfies ActivityTexts<typeof abandonedCartsCalls>;
