import { pageTypes } from '@sitewright/domain/pages';
import type { PageData } from '@sitewright/render/page';
import type { PageSource } from '../drafts/page-source.ts';
import { buildContent } from './build-content.ts';
import type { BuiltPage } from './built-page.ts';
import { draftsOf, toBuiltPage, withoutSystemPage } from './cacheable-page.ts';
import { buildPageData } from './page-data.ts';
import type { PageServices, ShopPage } from './page-request.ts';

/** No code of the site and no announcement where people pay. */
const withoutSiteCode = ({ settings, siteChrome, ...data }: PageData): PageData => {
  const { headerCode: _headerCode, footerCode: _footerCode, ...rest } = settings ?? {};
  const { announcement: _announcement, ...chrome } = siteChrome ?? {};
  return { ...data, settings: rest, siteChrome: chrome };
};

/** The checkout or the page of an order: for one visitor, never cached. */
export const buildShopPage = async (
  services: PageServices,
  source: PageSource,
  { pageType, status, ...content }: ShopPage,
): Promise<BuiltPage> => {
  const { loaded, outline } = source;
  const data = { ...buildPageData(withoutSystemPage(source), 'missing', pageType), ...content };
  const built = await buildContent(services, {
    data: pageType === pageTypes.checkout ? withoutSiteCode(data) : data,
    outline,
    ...draftsOf(source),
    templateVersion: loaded.templateVersion,
    format: 'html',
    status,
    isPrivate: true,
  });
  return toBuiltPage(built, source, false);
};
