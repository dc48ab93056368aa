export { automationActivity } from './automation-activity.ts';
export { automationCalls } from './automation-calls.ts';
export { automationRefusals } from './automation-refusals.ts';
