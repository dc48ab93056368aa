import { SITE_DOCUMENT } from '@sitewright/domain/documents';
import type { DocumentKey } from '../document/index.ts';

/** What stands around a page, or comes up over it. */
export const surroundings = ['announcement', 'header', 'footer', 'popup'] as const;
export type Surrounding = (typeof surroundings)[number];

export const surroundingNames = {
  announcement: 'Announcement bar',
  header: 'Header',
  footer: 'Footer',
  popup: 'Popup',
} as const satisfies Record<Surrounding, string>;

/** The document of the site that all but the popup is stored in. */
export const headerFooterKey = { kind: 'header-footer', id: SITE_DOCUMENT } as const satisfies DocumentKey;
