import type { ActivityText } from '@sitewright/domain/activity';
import { allActivityTexts } from './all-calls.ts';

/** What the activity log says of each call, by its full name, such as `pages.publish`. */
export const activityTexts: Readonly<Record<string, ActivityText>> = Object.fromEntries(
  Object.entries(allActivityTexts).flatMap(([capability, texts]) =>
    Object.entries<ActivityText>(texts).map(([call, text]) => [`${capability}.${call}`, text]),
  ),
);
