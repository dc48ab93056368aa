import type { PageAccess } from '../../access/index.ts';
import type { PageAddress } from '../url/page-url.ts';

export interface KeyParts {
  readonly siteId: string;
  readonly baseUrl: string;
  readonly access: PageAccess;
}

export const pageKey = ({ siteId, baseUrl, access }: KeyParts, { canonical }: PageAddress): string =>
  `${siteId} ${baseUrl} default ${access.key} ${canonical}`;

/** Shown right after the visitor changed something on the page: a page from a moment ago would be without it. */
export const tellsNews = ({ parameters }: PageAddress): boolean => parameters.includes('notice');
