import type { ActivityText } from '@sitewright/domain/activity';
import { activityTextsByCapability } from './calls-by-capability.ts';

/** What the activity log says of each call, by its full name, such as `pages.publish`. */
export const activityTexts: Readonly<Record<string, ActivityText>> = Object.fromEntries(
  Object.entries(activityTextsByCapability).flatMap(([capability, texts]) =>
    Object.entries<ActivityText>(texts).map(([call, text]) => [`${capability}.${call}`, text]),
  ),
);
