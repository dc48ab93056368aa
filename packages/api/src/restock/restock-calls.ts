import { stateCalls } from '../call/index.ts';
import type { restockSchemas } from './restock-schemas.ts';
import { RESTOCK_PATH, restockSignUpCall } from './sign-up-call.ts';

const permitted = { caller: 'contributor', permission: 'customers' } as const;

export const restockCalls = stateCalls<typeof restockSchemas>()({
  ...restockSignUpCall,
  listGroups: {
    ...permitted,
    method: 'GET',
    path: `${RESTOCK_PATH}/groups`,
    summary: 'Variants that people wait for, with their numbers',
  },
  listSignUps: {
    ...permitted,
    method: 'GET',
    path: RESTOCK_PATH,
    summary: 'Who signed up for a variant, newest first',
  },
  exportAll: {
    ...permitted,
    method: 'GET',
    path: '/api/restock-sign-ups.csv',
    answers: 'file',
    summary: 'Sign-ups of all variants, or of one, as a CSV file',
  },
  send: {
    ...permitted,
    method: 'POST',
    path: `${RESTOCK_PATH}/send`,
    summary: 'Write to everybody who waits for a variant',
  },
  sendAll: {
    ...permitted,
    method: 'POST',
    path: `${RESTOCK_PATH}/send/all`,
    summary: 'Write to everybody who waits for several variants',
  },
  removeSignUp: {
    ...permitted,
    method: 'DELETE',
    path: '/api/restock-sign-ups/{id}',
    summary: 'Delete a sign-up with its address',
  },
});
