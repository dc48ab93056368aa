import { pageTypes } from '@sitewright/domain/pages';
import type { PageSource } from '../drafts/page-source.ts';
import { buildContent } from './build-content.ts';
import type { BuiltPage } from './built-page.ts';
import { draftsOf, keepable, withoutStage } from './cacheable-page.ts';
import { buildPageData } from './page-data.ts';
import type { PageServices } from './page-request.ts';

export const makeSearchPage = async (services: PageServices, source: PageSource): Promise<BuiltPage> => {
  const { loaded, address, outline, now } = source;
  const { language } = loaded.site.settings;
  const made = await buildContent(services, {
    data: buildPageData(withoutStage(source), 'missing', pageTypes.search),
    outline,
    ...draftsOf(source),
    templateVersion: loaded.templateVersion,
    format: address.format === 'json' || address.format === 'json-pretty' ? address.format : 'html',
    status: 200,
    isPrivate: false,
    search: {
      query: address.query,
      page: address.page,
      language,
      now: new Date(now),
      ...(address.searchedId === undefined ? {} : { collectionId: address.searchedId }),
    },
  });
  // Search queries are free to invent.
  return keepable(made, source, false);
};
