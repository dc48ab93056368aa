export { mailActivity } from './mail-activity.ts';
export { mailCalls } from './mail-calls.ts';
export { mailRefusals } from './mail-refusals.ts';
