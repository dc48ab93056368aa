import { allFeaturesOn } from '@sitewright/domain/features';
import { defaultSiteSettings } from '@sitewright/domain/sites';
import { publicAccess } from '../../../page-access/index.ts';
import type { BuiltPage } from '../../build/built-page.ts';
import type { PageClient } from '../../build/page-building.ts';
import type { PageRequest } from '../../build/page-request.ts';
import { parsePageUrl } from '../../url/page-url.ts';

export const client: PageClient = {
  address: '1.2.3.4',
  isKnown: false,
  isSignedIn: false,
  isGone: () => false,
};

export const requestOf = (path: string, siteId = 'a'): PageRequest => ({
  site: {
    id: siteId,
    identifier: siteId,
    settings: defaultSiteSettings,
    settingsRevision: 1,
    primaryHost: 'localhost',
    features: allFeaturesOn,
  },
  pageUrl: parsePageUrl(path),
  baseUrl: 'http://localhost',
  access: publicAccess,
});

export const textOf = async (page: Promise<BuiltPage | undefined>): Promise<string | undefined> =>
  (await page)?.response.variant('identity')?.body.toString();
