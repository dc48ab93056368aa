import { asString, property, type RenderContext } from '@sitewright/template';

export const DEFAULT_TIME_ZONE = 'America/New_York';

/** The time zone of the site that a page belongs to. */
export const siteTimeZone = (context: RenderContext): string =>
  asString(property(context.resolveName('website'), 'timeZone')) || DEFAULT_TIME_ZONE;
