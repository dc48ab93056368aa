import type { PageAccess } from '../../access/index.ts';
import type { PageAddress } from '../url/page-url.ts';

export interface KeyParts {
  readonly siteId: string;
  readonly baseUrl: string;
  readonly access: PageAccess;
}

export const pageKey = ({ siteId, baseUrl, access }: KeyParts, { canonical }: PageAddress): string =>
  `${siteId} ${baseUrl} default ${access.key} ${canonical}`;

/** A notice follows the visitor's own change, which a cached page would not show yet. */
export const tellsNews = ({ parameters }: PageAddress): boolean => parameters.includes('notice');
