/** Logo widths are in CSS pixels. */
export const siteChromeLimits = {
  ANNOUNCEMENT_BYTES: 20_000,
  LOGO_NARROWEST: 16,
  LOGO_WIDEST: 600,
  MAX_TEXT_LENGTH: 200,
  MAX_ADDRESS_LENGTH: 2000,
} as const;
