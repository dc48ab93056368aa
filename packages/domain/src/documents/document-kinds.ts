/** Kinds of content with drafts and published revisions. */
export const documentKinds = [
  'collection',
  'item',
  'navigation',
  'header-footer',
  'styles',
  'template',
  'form',
] as const;

export type DocumentKindName = (typeof documentKinds)[number];

/** The id of documents that a site has one of. */
export const SITE_DOCUMENT = 'site';

/** Kinds that a site has one document of, with their names for the owner. */
export const siteDocumentTitles = {
  navigation: 'Navigation',
  'header-footer': 'Header and footer',
  styles: 'Site styles',
} as const satisfies Partial<Record<DocumentKindName, string>>;

export const documentLimits = {
  TRASH_DAYS: 30,
  REVISIONS_LISTED: 100,
  BYTES: 2_000_000,
  /** A command contains both the previous and the new content. */
  COMMAND_BYTES: 4_200_000,
  /** The number of items that can be reordered together. */
  COMMAND_STEPS: 250,
  STEP_CHANGES: 5000,
  PATH_STEPS: 64,
  MAX_LABEL_LENGTH: 100,
  JOURNAL_COMMANDS: 500,
  JOURNAL_DAYS: 30,
  CHANGES_LISTED: 1000,
  MAX_RELEASE_NAME_LENGTH: 100,
  RELEASE_DOCUMENTS: 500,
  RELEASES_LISTED: 100,
  /** Contributors without a heartbeat for this long are gone; it is sent every ten seconds. */
  PRESENCE_SECONDS: 30,
} as const;
