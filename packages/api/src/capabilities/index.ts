export { activityTexts } from './activity-texts.ts';
export { callTables, refusalTables } from './capability-tables.ts';
export { refusalMessages, refusalStatus, type RefusalCode } from './refusals.ts';
