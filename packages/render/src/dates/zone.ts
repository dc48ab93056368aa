import { asString, DEFAULT_TIME_ZONE, property, type RenderContext } from '@sitewright/template';

/** The time zone of the site that a page belongs to. */
export const siteTimeZone = (context: RenderContext): string =>
  asString(property(context.resolveName('website'), 'timeZone')) || DEFAULT_TIME_ZONE;
