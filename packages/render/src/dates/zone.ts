import { asString, DEFAULT_TIME_ZONE, property, type RenderContext } from '@sitewright/template';

/** The site's time zone. */
export const siteTimeZone = (context: RenderContext): string =>
  asString(property(context.resolveName('website'), 'timeZone')) || DEFAULT_TIME_ZONE;
