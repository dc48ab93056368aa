export { formActivity } from './forms-activity.ts';
export { formCalls } from './forms-calls.ts';
export { formRefusals } from './forms-refusals.ts';
export { formVisitorCalls } from './form-visitor-calls.ts';
