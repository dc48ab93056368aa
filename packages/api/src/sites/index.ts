export { siteActivity } from './sites-activity.ts';
export { siteCalls } from './sites-calls.ts';
export { siteRefusals } from './sites-refusals.ts';
