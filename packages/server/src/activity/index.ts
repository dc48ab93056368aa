export { implementActivityCalls } from './activity-routes.ts';
export { recordActivity } from './record-activity.ts';
