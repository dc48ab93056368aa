import type { ActivityTexts } from '../call/index.ts';
import type { restockCalls } from './restock-calls.ts';

export const restockActivity = {
  send: 'Sent restock notices',
  sendAll: 'Sent restock notices',
  removeSignUp: 'Deleted a restock sign-up',
} satisfies ActivityTexts<typeof restockCalls>;
