import { pageTypes } from '@sitewright/domain/pages';
import type { PageAccess } from '../../page-access/index.ts';
import {
  listAlsoBought,
  listCountries,
  readCartNotice,
  readTypedCode,
  readVisitorCart,
} from '../../cart/index.ts';
import type { PageSource } from '../drafts/page-source.ts';
import { cartPageType } from '../url/page-url.ts';
import { buildContent } from './build-content.ts';
import type { BuiltPage } from './built-page.ts';
import { draftsOf, toBuiltPage, withoutSystemPage } from './cacheable-page.ts';
import { buildPageData } from './page-data.ts';
import type { PageServices, PageVisitor } from './page-request.ts';

/** The visitor's cart: never cached, never shared. */
export const buildCartPage = async (
  services: PageServices,
  source: PageSource,
  { access, ...visitor }: PageVisitor & { readonly access: PageAccess },
): Promise<BuiltPage> => {
  const { loaded, pageUrl, outline } = source;
  const { database } = services;
  const now = new Date(source.now);
  const begun = performance.now();
  const shoppingCart = await readVisitorCart({ database, site: loaded.site, now, ...visitor });
  const itemIds = [...new Set(shoppingCart.entries.map(({ itemId }) => itemId))];
  const others = await listAlsoBought(database, loaded.site.id, { itemIds, now, access });
  const notice = await readCartNotice({ database, site: loaded.site, now, access }, pageUrl.notice ?? '');
  const readMs = source.readMs + performance.now() - begun;
  // Of the field for codes; others stand above the cart.
  const isAboutCode = notice !== undefined && (pageUrl.notice ?? '').startsWith('code-');
  const refusedCode = isAboutCode ? { code: readTypedCode(visitor), text: notice.text } : undefined;
  const built = await buildContent(services, {
    data: {
      ...buildPageData(withoutSystemPage(source), 'missing', cartPageType(pageUrl) ?? pageTypes.cart),
      cart: {
        shoppingCart,
        alsoBoughtIds: others.map(({ id }) => id),
        countries: listCountries(outline.storeSettings.shipping, loaded.site.settings.language),
        ...(notice === undefined ? {} : { notice }),
        ...(refusedCode === undefined || refusedCode.code === '' ? {} : { refusedCode }),
      },
    },
    outline,
    ...draftsOf(source),
    templateVersion: loaded.templateVersion,
    format: pageUrl.format === 'rss' || pageUrl.format === 'ical' ? 'html' : pageUrl.format,
    status: 200,
    isPrivate: true,
  });
  return toBuiltPage(built, { ...source, readMs }, false);
};
