/** What can be edited as a draft and published. */
export const documentKinds = [
  'collection',
  'item',
  'navigation',
  'header-footer',
  'styles',
  'template',
] as const;

export type DocumentKindName = (typeof documentKinds)[number];

/** The id of a document that a site has one of. */
export const SITE_DOCUMENT = 'site';

/** The kinds that a site has one document of, by what the owner calls them. */
export const siteDocumentTitles = {
  navigation: 'Navigation',
  'header-footer': 'Header and footer',
  styles: 'Site styles',
} as const satisfies Partial<Record<DocumentKindName, string>>;

export const documentLimits = {
  TRASH_DAYS: 30,
  REVISIONS_LISTED: 100,
  BYTES: 2_000_000,
  /** A command carries what was there before and what comes after. */
  COMMAND_BYTES: 4_200_000,
  /** As many as items can be put into an order together. */
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
  /** Who was last heard of longer ago is no longer there; a beat comes every ten seconds. */
  PRESENCE_SECONDS: 30,
} as const;
