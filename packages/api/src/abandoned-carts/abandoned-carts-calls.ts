import { stateCalls } from '../call/index.ts';
import type { abandonedCartsSchemas } from './abandoned-carts-schemas.ts';

const permitted = { caller: 'contributor', permission: 'customers' } as const;

export const abandonedCartsCalls = stateCalls<typeof abandonedCartsSchemas>()({
  list: {
    ...permitted,
    method: 'GET',
    path: '/api/abandoned-carts',
    summary: 'List carts whose shoppers entered an email address and bought nothing, newest first',
  },
  readFigures: {
    ...permitted,
    method: 'GET',
    path: '/api/abandoned-cart-figures',
    summary: 'Read how many emails about carts were sent and opened, and what was bought after them',
  },
  exportAll: {
    ...permitted,
    method: 'GET',
    path: '/api/abandoned-carts.csv',
    answers: 'file',
    summary: 'Abandoned carts as a CSV file',
  },
  sendNow: {
    ...permitted,
    method: 'POST',
    path: '/api/abandoned-carts/{id}/emails',
    summary: 'Send the email about a waiting cart before its time',
  },
});
