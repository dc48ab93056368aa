import { pageTypes } from '@sitewright/domain/pages';
import { checkoutTextsIn } from '@sitewright/domain/checkout';
import { orderPageTitle } from '../../checkout/index.ts';
import { systemTexts, type SystemTexts } from '../../templates/index.ts';
import { filteredCategory } from '../model/filtered-category.ts';
import type { PageData } from '../model/page-data.ts';

interface TitleParts {
  readonly site: string;
  readonly page: string;
  readonly item: string;
}

/** `%s` is the site, `%c` and `%p` the page, `%i` the item. */
export const formatTitle = (format: string, { site, page, item }: TitleParts): string =>
  format.replaceAll(/%[scpi]/g, (mark) => (mark === '%s' ? site : mark === '%i' ? item : page));

const formatOf = ({ settings }: PageData, key: string, fallback: string): string => {
  const format = settings?.[key];
  return typeof format === 'string' && format !== '' ? format : fallback;
};

/** Text keys of the titles of built-in pages. */
const systemTitles: ReadonlyMap<number, keyof SystemTexts> = new Map([
  [pageTypes.notFound, 'notFound'],
  [pageTypes.error, 'errorTitle'],
  [pageTypes.search, 'search'],
  [pageTypes.cart, 'cart'],
  [pageTypes.showCart, 'cart'],
  [pageTypes.lockScreen, 'passwordNeeded'],
]);

/** The page's title without the site's. */
export const ownTitleOf = (data: PageData): string => {
  const { pageType, site, language, localizedStrings = {}, item, collection, order } = data;
  if (order) return orderPageTitle(order, language ?? site.settings.language);
  if (data.checkout) return checkoutTextsIn(language ?? site.settings.language).checkout;
  const textKey = systemTitles.get(pageType);
  return textKey === undefined
    ? (data.digitalProduct?.title ?? item?.title ?? collection?.title ?? '')
    : systemTexts(language ?? site.settings.language, localizedStrings)[textKey];
};

/** The category or tag that a list with items is filtered by. */
const filterName = ({ filters, items = [], item }: PageData): string | undefined =>
  item || items.length === 0 ? undefined : (filters?.category ?? filters?.tag);

export const titleOfPage = (data: PageData): string => {
  const { site, collection, item } = data;
  const parts = { site: site.settings.title, page: ownTitleOf(data), item: item?.title ?? '' };
  if (systemTitles.has(data.pageType) || data.order || data.checkout) return formatTitle('%p — %s', parts);
  const category = filteredCategory(data);
  const filter = category?.displayName ?? filterName(data);
  const seoTitle = item
    ? item.seo?.title
    : filter === undefined
      ? collection?.seo?.title
      : category?.seo?.title;
  if (seoTitle) return seoTitle;
  if (item)
    return formatTitle(formatOf(data, 'itemTitleFormat', '%i — %s'), {
      ...parts,
      page: collection?.title ?? '',
    });
  if (!collection) return parts.site;
  if (filter !== undefined)
    return formatTitle(formatOf(data, 'collectionTitleFormat', '%c — %s'), { ...parts, page: filter });
  if (collection.isHomepage) return formatTitle(formatOf(data, 'homepageTitleFormat', '%s'), parts);
  return formatTitle(formatOf(data, 'collectionTitleFormat', '%c — %s'), parts);
};
