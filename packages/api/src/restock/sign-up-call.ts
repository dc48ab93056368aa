import { stateCalls } from '../call/index.ts';
import type { restockSchemas } from './restock-schemas.ts';

export const RESTOCK_PATH = '/api/site-users/account/notifications/restock';

/** Apart from the owner's calls, which visitors' pages must not carry. */
export const restockSignUpCall = stateCalls<Pick<typeof restockSchemas, 'signUp'>>()({
  signUp: {
    method: 'POST',
    path: RESTOCK_PATH,
    caller: 'visitor',
    summary: 'Ask for an email when a variant that is sold out is back',
    limit: { max: 20, withinSeconds: 600 },
  },
});
