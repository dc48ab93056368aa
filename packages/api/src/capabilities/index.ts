export { activityTexts } from './activity-texts.ts';
export { callsByCapability, refusalsByCapability } from './calls-by-capability.ts';
export { refusalMessages, refusalStatus, type RefusalCode } from './refusals.ts';
