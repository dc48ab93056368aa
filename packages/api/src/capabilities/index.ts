export { activityTexts } from './activity-texts.ts';
export { allCalls, allRefusals } from './all-calls.ts';
export { refusalMessages, refusalStatus, type RefusalCode } from './refusals.ts';
