/** A bar is one or two lines; a logo is no poster. */
export const siteChromeLimits = {
  ANNOUNCEMENT_BYTES: 20_000,
  LOGO_NARROWEST: 16,
  LOGO_WIDEST: 600,
  TEXT_LONGEST: 200,
  ADDRESS_LONGEST: 2000,
} as const;
