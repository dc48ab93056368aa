export { restockActivity } from './restock-activity.ts';
export { restockCalls } from './restock-calls.ts';
export { restockRefusals } from './restock-refusals.ts';
export { restockSignUpCall } from './sign-up-call.ts';
