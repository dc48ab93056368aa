import { pageTypes } from '@sitewright/domain/pages';
import type { PageSource } from '../drafts/page-source.ts';
import { buildContent } from './build-content.ts';
import type { BuiltPage } from './built-page.ts';
import { draftsOf, toBuiltPage, withoutSystemPage } from './cacheable-page.ts';
import { buildPageData } from './page-data.ts';
import type { PageServices } from './page-request.ts';

export const buildSearchPage = async (services: PageServices, source: PageSource): Promise<BuiltPage> => {
  const { loaded, pageUrl, outline, now } = source;
  const { language } = loaded.site.settings;
  const built = await buildContent(services, {
    data: buildPageData(withoutSystemPage(source), 'missing', pageTypes.search),
    outline,
    ...draftsOf(source),
    templateVersion: loaded.templateVersion,
    format: pageUrl.format === 'json' || pageUrl.format === 'json-pretty' ? pageUrl.format : 'html',
    status: 200,
    isPrivate: false,
    search: {
      query: pageUrl.query,
      page: pageUrl.page,
      language,
      now: new Date(now),
      ...(pageUrl.searchCollectionId === undefined ? {} : { collectionId: pageUrl.searchCollectionId }),
    },
  });
  // Search queries are free to invent.
  return toBuiltPage(built, source, false);
};
