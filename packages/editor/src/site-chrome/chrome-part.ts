import { SITE_DOCUMENT } from '@sitewright/domain/documents';
import type { DocumentKey } from '../documents/index.ts';

/** Site chrome: parts around a page, and the popup over it. */
export const chromeParts = ['announcement', 'header', 'footer', 'popup'] as const;
export type ChromePart = (typeof chromeParts)[number];

export const chromePartNames = {
  announcement: 'Announcement bar',
  header: 'Header',
  footer: 'Footer',
  popup: 'Popup',
} as const satisfies Record<ChromePart, string>;

/** The document that stores all parts but the popup. */
export const headerFooterKey = { kind: 'header-footer', id: SITE_DOCUMENT } as const satisfies DocumentKey;
