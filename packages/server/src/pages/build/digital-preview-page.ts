import { pageTypes } from '@sitewright/domain/pages';
import type { DigitalProduct } from '@sitewright/render/page';
import type { PageSource } from '../drafts/page-source.ts';
import { buildContent } from './build-content.ts';
import type { BuiltPage } from './built-page.ts';
import { draftsOf, toBuiltPage, withoutSystemPage } from './cacheable-page.ts';
import { buildPageData } from './page-data.ts';
import type { PageServices } from './page-request.ts';

/** What the buyer of a download gets, as its owner looks at it: never cached. */
export const buildDigitalPreviewPage = async (
  services: PageServices,
  source: PageSource,
  digitalProduct: DigitalProduct,
): Promise<BuiltPage> => {
  const { loaded, pageUrl, outline } = source;
  const built = await buildContent(services, {
    data: {
      ...buildPageData(withoutSystemPage(source), 'missing', pageTypes.digitalProductPreview),
      digitalProduct,
    },
    outline,
    ...draftsOf(source),
    templateVersion: loaded.templateVersion,
    format: pageUrl.format === 'rss' || pageUrl.format === 'ical' ? 'html' : pageUrl.format,
    status: 200,
    isPrivate: true,
  });
  return toBuiltPage(built, source, false);
};
