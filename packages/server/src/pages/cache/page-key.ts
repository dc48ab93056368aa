import { sentFormOf } from '@sitewright/domain/forms';
import type { PageAccess } from '../../page-access/index.ts';
import type { PageUrl } from '../url/page-url.ts';

export interface KeyParts {
  readonly siteId: string;
  readonly baseUrl: string;
  readonly access: PageAccess;
}

export const pageKey = ({ siteId, baseUrl, access }: KeyParts, { canonical }: PageUrl): string =>
  `${siteId} ${baseUrl} default ${access.key} ${canonical}`;

/** A notice follows the visitor's own change, which a cached page would not show yet. */
export const showsNotice = ({ parameters }: PageUrl): boolean => parameters.includes('notice');

/** Its page is never cached: anybody can invent the form. */
export const namesSentForm = ({ notice }: PageUrl): boolean => sentFormOf(notice) !== undefined;
