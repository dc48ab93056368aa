import { readProduct } from '@sitewright/domain/catalogue';
import { commentLimits, isCommentNotice } from '@sitewright/domain/comments';
import { sentFormOf } from '@sitewright/domain/forms';
import { SIGNED_UP_NOTICE } from '@sitewright/domain/restock';
import { isId } from '@sitewright/domain/ids';
import { isCommonChoice, offeredChoices, type ProductChoices } from '@sitewright/domain/product-filters';
import { hasCalendar } from '@sitewright/render/page';
import { buildPageData, type PageVisibility } from './page-data.ts';
import type { PageSource } from '../drafts/page-source.ts';
import { reducePageUrl, type PageUrl, type PageParameter } from '../url/page-url.ts';

/** The URL under which a page is cached; several requested URLs may share it. */
export interface CacheableUrl {
  readonly pageUrl: PageUrl;
  /** Whether to cache it at all; URLs that anybody can invent would fill the cache. */
  readonly isCacheable: boolean;
}

/** Request paths begin with a slash, so this key matches no page. */
const MISSING = 'missing';

type ParameterCheck = (source: PageSource) => boolean;

const itemsOf = ({ loaded: { target } }: PageSource) => target?.items ?? [];
const hasItems: ParameterCheck = (source) => itemsOf(source).length > 0;
/** Products that were chosen or sorted are not filtered by authors and months. */
const filtersItems: ParameterCheck = (source) =>
  hasItems(source) && !(source.pageUrl.choices && source.loaded.target?.isFilterable === true);
/** Together with other filters a term that products have may leave nothing. */
const hasTerm =
  (name: 'category' | 'tag'): ParameterCheck =>
  (source) =>
    hasItems(source) || (source.loaded.target?.knownValues ?? []).some(([known]) => known === name);
const hasMore: ParameterCheck = (source) => source.loaded.target?.isPlace === true && hasItems(source);

const countComments = (source: PageSource): number =>
  buildPageData(source, 'shown').item?.publicCommentCount ?? 0;

const hasComments: ParameterCheck = (source) =>
  source.pageUrl.page * commentLimits.SHOWN < countComments(source);

const mayReply: ParameterCheck = (source) => isId(source.pageUrl.replyTo ?? '') && countComments(source) > 0;

const hasNotice: ParameterCheck = ({ pageUrl: { notice = '' }, loaded: { target } }) =>
  (target?.item != null && (isCommentNotice(notice) || notice === SIGNED_UP_NOTICE)) ||
  sentFormOf(notice) !== undefined;

/** Of another product it changes nothing, nor does one that was invented. */
const hasVariant: ParameterCheck = ({ pageUrl: { variant }, loaded: { target } }) =>
  target?.item != null && (readProduct(target.item)?.variants?.some(({ id }) => id === variant) ?? false);

/** Whether a query parameter changes what the page shows. */
const isUsed: Readonly<Record<PageParameter, ParameterCheck>> = {
  answer: mayReply,
  author: filtersItems,
  calendar: (source) => hasCalendar(buildPageData(source, 'shown')),
  category: hasTerm('category'),
  f_collectionId: () => false,
  format: () => true,
  month: filtersItems,
  notice: hasNotice,
  offset: hasMore,
  page: hasComments,
  q: () => false,
  reversePaginate: hasMore,
  tag: hasTerm('tag'),
  variant: hasVariant,
  view: () => true,
};

const LIST_PARAMETERS: ReadonlySet<PageParameter> = new Set(['author', 'category', 'month', 'offset', 'tag']);

/** Cache position of a list requested with a filter or offset that no item matches: its first item, or empty. */
const listPositionOf = (source: PageSource): string | undefined => {
  const { pageUrl, loaded } = source;
  const isCut = pageUrl.parameters.some((name) => LIST_PARAMETERS.has(name) && !isUsed[name](source));
  if (!isCut || loaded.target?.item || loaded.target?.collection.ordering === undefined) return undefined;
  const direction = pageUrl.offset?.isBackwards ? 'before' : 'from';
  const [first] = itemsOf(source);
  return first ? `${direction}:${first.id}` : 'empty';
};

/** What was chosen of the filters, without what the list does not offer. */
const offeredOf = ({ pageUrl: { choices }, loaded: { target } }: PageSource): ProductChoices | undefined => {
  if (!choices || !target?.isFilterable || target.item) return undefined;
  const known = new Set((target.knownValues ?? []).map(([name, value]) => `${name}=${value}`));
  return offeredChoices(choices, (name, value) => known.has(`option.${name}=${value}`));
};

const countValues = (choices: ProductChoices | undefined): number =>
  (choices?.options ?? []).reduce((count, { values }) => count + values.length, 0);

const visiblePageUrl = (source: PageSource): CacheableUrl => {
  const { pageUrl } = source;
  if (pageUrl.parameters.length === 0 && !pageUrl.choices) return { pageUrl, isCacheable: true };
  const choices = offeredOf(source);
  const isOffered =
    (choices !== undefined) === (pageUrl.choices !== undefined) &&
    countValues(choices) === countValues(pageUrl.choices);
  const used = pageUrl.parameters.filter((name) => isUsed[name](source));
  // Which comment is replied to is not known before the comments are read.
  // Anybody can invent the form that a notice names.
  const isCacheable =
    !used.includes('answer') &&
    sentFormOf(pageUrl.notice) === undefined &&
    (choices === undefined || isCommonChoice(choices));
  if (isOffered && used.length === pageUrl.parameters.length) return { pageUrl, isCacheable };
  return {
    pageUrl: reducePageUrl(pageUrl, used, { position: listPositionOf(source), choices }),
    isCacheable,
  };
};

/**
 * One URL for all requests that show the same. Without it every invented path and unknown tag would cost a page
 * build, and cached, they would evict real pages.
 */
export const cacheableUrl = (source: PageSource, view: PageVisibility): CacheableUrl => {
  const { pageUrl } = source;
  const format = pageUrl.parameters.filter((name) => name === 'format');
  if (view === 'missing')
    return { pageUrl: reducePageUrl({ ...pageUrl, path: MISSING }, format), isCacheable: true };
  if (view === 'members') return { pageUrl: reducePageUrl(pageUrl, []), isCacheable: true };
  // The unlock form redirects back to the requested URL, query included.
  if (view === 'locked') return { pageUrl, isCacheable: pageUrl.parameters.length === 0 && !pageUrl.choices };
  return visiblePageUrl(source);
};
