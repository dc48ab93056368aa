import { pageTypes } from '@sitewright/domain/pages';
import { systemTexts, type SystemTexts } from '../../templates/index.ts';
import type { PageData } from '../model/page-data.ts';

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

/** Pages that the program makes by themselves, by the words they are called by. */
const systemTitles: ReadonlyMap<number, keyof SystemTexts> = new Map([
  [pageTypes.notFound, 'notFound'],
  [pageTypes.error, 'errorTitle'],
  [pageTypes.search, 'search'],
  [pageTypes.cart, 'cart'],
  [pageTypes.lockScreen, 'passwordNeeded'],
]);

/** What the page is called by itself, without the site. */
export const ownTitleOf = (data: PageData): string => {
  const { pageType, site, language, localizedStrings = {}, item, collection } = data;
  const word = systemTitles.get(pageType);
  return word === undefined
    ? (data.digitalProduct?.title ?? item?.title ?? collection?.title ?? '')
    : systemTexts(language ?? site.settings.language, localizedStrings)[word];
};

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
