export { navigationActivity } from './navigation-activity.ts';
export { navigationCalls } from './navigation-calls.ts';
