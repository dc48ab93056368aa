import { SITE_DOCUMENT } from '@sitewright/domain/documents';
import type { DocumentKey } from '../documents/index.ts';

/** What stands around a page, or comes up over it. */
export const chromeParts = ['announcement', 'header', 'footer', 'popup'] as const;
export type ChromePart = (typeof chromeParts)[number];

export const chromePartNames = {
  announcement: 'Announcement bar',
  header: 'Header',
  footer: 'Footer',
  popup: 'Popup',
} as const satisfies Record<ChromePart, string>;

/** The document of the site that all but the popup is stored in. */
export const headerFooterKey = { kind: 'header-footer', id: SITE_DOCUMENT } as const satisfies DocumentKey;
