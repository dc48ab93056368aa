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

/** A site has one document of these kinds. */
export const SITE_DOCUMENT = 'site';

export const documentLimits = { TRASH_DAYS: 30, REVISIONS_LISTED: 100, BYTES: 2_000_000 } as const;
