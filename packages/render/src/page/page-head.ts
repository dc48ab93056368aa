import { escapeAttribute, escapeText } from '@sitewright/template';
import { buildScriptContext, fullUrlOf, titleOfPage, type PageData } from './page-context.ts';

/** Addresses of what every page loads. */
export interface PageAssets {
  readonly stylesheetUrl: string;
  /** The storefront's loader; missing while it is not built. */
  readonly loaderUrl: string | undefined;
}

/** `<` would end the script element from inside a string; the line separators end a line in old engines. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** The text between the script tags: its hash goes into the page's Content-Security-Policy. */
export const contextScript = (data: PageData): string =>
  `window.Static=window.Static||{};Static.SQUARESPACE_CONTEXT=${scriptJson(buildScriptContext(data))};`;

const meta = (kind: 'name' | 'property', key: string, content: string): string =>
  content === '' ? '' : `<meta ${kind}="${key}" content="${escapeAttribute(content)}">`;

const addressTags = ({ collection, baseUrl }: PageData): string[] => {
  if (!collection) return [meta('name', 'robots', 'noindex')];
  const url = baseUrl + fullUrlOf(collection);
  return [`<link rel="canonical" href="${escapeAttribute(url)}">`, meta('property', 'og:url', url)];
};

export const buildHeaders = (data: PageData, assets: PageAssets): string => {
  const { site, collection } = data;
  const title = titleOfPage(data);
  const description = collection?.seo.description ?? collection?.description ?? '';
  return [
    `<title>${escapeText(title)}</title>`,
    meta('name', 'description', description === '' ? site.settings.description : description),
    ...addressTags(data),
    meta('property', 'og:site_name', site.settings.title),
    meta('property', 'og:title', title),
    meta('property', 'og:type', 'website'),
    `<link rel="stylesheet" href="${escapeAttribute(assets.stylesheetUrl)}">`,
    `<script>${contextScript(data)}</script>`,
    assets.loaderUrl
      ? `<script type="module" blocking="render" src="${escapeAttribute(assets.loaderUrl)}"></script>`
      : '',
  ]
    .filter((tag) => tag !== '')
    .join('\n');
};

export const pageClasses = ({ site, collection }: PageData): string =>
  [
    `native-currency-code-${site.settings.currency.toLowerCase()}`,
    ...(collection
      ? [
          'view-list',
          `collection-type-${collection.typeName}`,
          `collection-${collection.id}`,
          'collection-layout-default',
          collection.isHomepage ? 'homepage' : '',
        ]
      : ['view-system']),
    'mobile-style-available',
  ]
    .filter((name) => name !== '')
    .join(' ');
