import { pageTypes } from '@sitewright/domain/pages';
import type { PageData } from '../page-data.ts';

interface TitleParts {
  readonly site: string;
  readonly page: string;
  readonly item: string;
}

/** `%s` is the site, `%c` and `%p` the page, `%i` the item. */
export const formatTitle = (format: string, { site, page, item }: TitleParts): string =>
  format.replaceAll(/%[scpi]/g, (mark) => (mark === '%s' ? site : mark === '%i' ? item : page));

const formatOf = ({ settings }: PageData, key: string, usual: string): string => {
  const format = settings?.[key];
  return typeof format === 'string' && format !== '' ? format : usual;
};

const systemTitles: ReadonlyMap<number, string> = new Map([
  [pageTypes.notFound, 'Page not found'],
  [pageTypes.error, 'Something went wrong'],
  [pageTypes.search, 'Search'],
  [pageTypes.cart, 'Cart'],
  [pageTypes.lockScreen, 'Password required'],
]);

/** What the page is called by itself, without the site. */
export const ownTitleOf = ({ pageType, item, collection }: PageData): string =>
  systemTitles.get(pageType) ?? item?.title ?? collection?.title ?? '';

export const titleOfPage = (data: PageData): string => {
  const { site, collection, item } = data;
  const parts = { site: site.settings.title, page: ownTitleOf(data), item: item?.title ?? '' };
  if (systemTitles.has(data.pageType)) return formatTitle('%p — %s', parts);
  const seoTitle = item ? item.seo?.title : collection?.seo?.title;
  if (seoTitle) return seoTitle;
  if (item)
    return formatTitle(formatOf(data, 'itemTitleFormat', '%i — %s'), {
      ...parts,
      page: collection?.title ?? '',
    });
  if (!collection) return parts.site;
  if (collection.isHomepage) return formatTitle(formatOf(data, 'homepageTitleFormat', '%s'), parts);
  return formatTitle(formatOf(data, 'collectionTitleFormat', '%c — %s'), parts);
};
