import type { ActivityText } from '@sitewright/domain/activity';
import { activityTextsByCapability } from './calls-by-capability.ts';

/** Texts of the activity log by full call name, such as `pages.publish`. */
export const activityTexts: Readonly<Record<string, ActivityText>> = Object.fromEntries(
  Object.entries(activityTextsByCapability).flatMap(([capability, texts]) =>
    Object.entries<ActivityText>(texts).map(([call, text]) => [`${capability}.${call}`, text]),
  ),
);
