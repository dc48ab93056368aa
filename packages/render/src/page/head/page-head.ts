import { recordTypes } from '@sitewright/domain/pages';
import { escapeAttribute, escapeText } from '@sitewright/template';
import { stripTags } from '../../data/index.ts';
import type { LoadedRequirements, PageAsset, PageAuthor } from '../../data-requirements/index.ts';
import { filteredCategory } from '../model/filtered-category.ts';
import type { PageData } from '../model/page-data.ts';
import { titleOfPage } from './page-title.ts';
import { fullUrlOf, itemUrlOf, withParameters } from '../model/page-urls.ts';
import { structuredData } from './structured-data.ts';

/** URLs of files that every page loads. */
export interface PageAssets {
  readonly stylesheetUrl: string;
  /** The storefront's entry script; undefined if it is not built. */
  readonly loaderUrl: string | undefined;
  /** Style sheet of a third-party font kit. */
  readonly fontKitUrl?: string | undefined;
}

export interface PageTranslation {
  readonly language: string;
  readonly url: string;
}

export interface HeadInput {
  readonly data: PageData;
  readonly loaded: LoadedRequirements;
  readonly assets: PageAssets;
  readonly script: string;
  /** Replaced by the preload of the page's first image, which is known when the page is finished. */
  readonly preloadMark: string;
  readonly translations?: readonly PageTranslation[];
}

const MAX_DESCRIPTION_LENGTH = 300;

const meta = (kind: 'name' | 'property', key: string, content: string | undefined): string =>
  content ? `<meta ${kind}="${key}" content="${escapeAttribute(content)}">` : '';

const link = (rel: string, href: string, rest = ''): string =>
  `<link rel="${rel}" href="${escapeAttribute(href)}"${rest}>`;

const canonicalPath = ({ collection, item, filters }: PageData): string | undefined => {
  if (!collection) return undefined;
  if (item) return itemUrlOf(collection, item);
  return withParameters(fullUrlOf(collection), { category: filters?.category, tag: filters?.tag });
};

/** The first non-empty text: an excerpt may be an empty paragraph. */
const descriptionOf = (data: PageData): string => {
  const { site, collection, item } = data;
  const category = filteredCategory(data);
  const own = item
    ? [item.seo?.description, item.excerpt]
    : [
        category?.seo?.description,
        category?.description,
        collection?.seo?.description,
        collection?.description,
      ];
  const texts = [...own, site.settings.description].map((text) => stripTags(text ?? '').trim());
  return (texts.find((text) => text !== '') ?? '').slice(0, MAX_DESCRIPTION_LENGTH);
};

const pictureOf = ({ data, loaded }: HeadInput): PageAsset | undefined => {
  const id = data.item?.mainImageId ?? filteredCategory(data)?.imageId ?? data.collection?.mainImageId;
  return id === undefined ? undefined : (loaded.assets.get(id) ?? data.assets?.get(id));
};

const authorOf = ({ data: { item }, loaded }: HeadInput): PageAuthor | undefined =>
  item?.authorId === undefined ? undefined : loaded.authors.get(item.authorId);

/** Code injected into every page by contributors with the permission `code`. */
export const siteCode = ({ settings }: PageData, place: 'headerCode' | 'footerCode'): string => {
  const code = settings?.[place];
  return typeof code === 'string' ? code : '';
};

/** A list that shows nothing of what it has: for a filter, or beyond its end. */
const isEmptyPart = ({ collection, filters, items }: PageData): boolean =>
  items?.length === 0 && (filters?.choices !== undefined || (collection?.itemCount ?? 0) > 0);

const isHidden = (data: PageData): boolean => {
  const { collection, item, settings } = data;
  return (
    !collection ||
    isEmptyPart(data) ||
    settings?.['seoHidden'] === true ||
    collection.seo?.isHidden === true ||
    item?.seo?.isHidden === true
  );
};

const addressTags = ({ data, translations = [] }: HeadInput): string[] => {
  const path = canonicalPath(data);
  const url = path === undefined ? undefined : data.baseUrl + path;
  return [
    isHidden(data) ? meta('name', 'robots', 'noindex') : '',
    ...(url === undefined ? [] : [link('canonical', url), meta('property', 'og:url', url)]),
    ...translations.map((each) =>
      link('alternate', data.baseUrl + each.url, ` hreflang="${escapeAttribute(each.language)}"`),
    ),
  ];
};

const cardTags = (input: HeadInput, title: string, description: string): string[] => {
  const { data } = input;
  const picture = pictureOf(input);
  const isArticle = data.item?.recordType === recordTypes.text;
  const pictureUrl = picture && `${data.baseUrl}${picture.assetUrl}?format=1500w`;
  return [
    meta('property', 'og:site_name', data.site.settings.title),
    meta('property', 'og:title', title),
    meta('property', 'og:type', isArticle ? 'article' : 'website'),
    meta('property', 'og:description', description),
    meta('property', 'og:image', pictureUrl),
    meta('property', 'og:image:alt', picture?.altText),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', pictureUrl),
  ];
};

const feedTags = ({ data: { collection } }: HeadInput): string[] =>
  collection?.ordering === 'chronological'
    ? [
        link(
          'alternate',
          `${fullUrlOf(collection)}?format=rss`,
          ` type="application/rss+xml" title="${escapeAttribute(collection.title)}"`,
        ),
      ]
    : [];

export const buildHeaders = (input: HeadInput): string => {
  const { data, assets } = input;
  const title = titleOfPage(data);
  const description = descriptionOf(data);
  return [
    `<title>${escapeText(title)}</title>`,
    meta('name', 'description', description),
    input.preloadMark,
    link('stylesheet', assets.stylesheetUrl),
    assets.fontKitUrl ? link('stylesheet', assets.fontKitUrl) : '',
    ...addressTags(input),
    ...cardTags(input, title, description),
    ...feedTags(input),
    structuredData(data, { picture: pictureOf(input), author: authorOf(input) }),
    `<script>${input.script}</script>`,
    assets.loaderUrl ? `<script type="module" src="${escapeAttribute(assets.loaderUrl)}"></script>` : '',
    siteCode(data, 'headerCode'),
    data.collection?.headerCode ?? '',
  ]
    .filter((tag) => tag !== '')
    .join('\n');
};

const contentClasses = ({ collection, item }: PageData): string[] =>
  collection
    ? [
        item ? 'view-item' : 'view-list',
        `collection-type-${collection.typeName}`,
        `collection-${collection.id}`,
        'collection-layout-default',
        collection.isHomepage && !item ? 'homepage' : '',
      ]
    : ['view-system'];

/** Body classes that templates' styles use. */
export const pageClasses = (data: PageData, tweakClasses: readonly string[]): string =>
  [
    ...tweakClasses,
    `native-currency-code-${data.site.settings.currency.toLowerCase()}`,
    ...contentClasses(data),
    'mobile-style-available',
  ]
    .filter((name) => name !== '')
    .join(' ');

export const pageId = ({ collection, item }: PageData): string => {
  if (item) return `item-${item.id}`;
  return collection ? `collection-${collection.id}` : 'system-page';
};
