export const siteFormLimits = {
  FIELDS: 100,
  MAX_NAME_LENGTH: 200,
  MAX_TEXT_LENGTH: 2000,
  MAX_HTML_LENGTH: 20_000,
  EMAILS: 10,
  MAX_EMAIL_LENGTH: 256,
  MAX_RETENTION_DAYS: 3650,
  FILES_PER_FIELD: 5,
  /** Of all files of a submission. */
  FILES: 10,
  MAX_MEGABYTES: 25,
  DEFAULT_MEGABYTES: 10,
} as const;
