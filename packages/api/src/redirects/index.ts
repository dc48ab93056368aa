export { redirectActivity } from './redirects-activity.ts';
export { redirectCalls } from './redirects-calls.ts';
export { redirectRefusals } from './redirects-refusals.ts';
