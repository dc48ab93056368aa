import type { Capability } from '../http/index.ts';
import { implementActivityCalls } from './activity-routes.ts';

export const activityCapability = (): Capability => ({ name: 'activity', calls: implementActivityCalls() });
