export { activityCapability } from './activity-capability.ts';
export { recordActivity } from './record-activity.ts';
