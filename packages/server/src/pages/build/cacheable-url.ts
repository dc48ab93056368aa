import { commentLimits, isCommentNotice } from '@sitewright/domain/comments';
import { isId } from '@sitewright/domain/ids';
import { hasCalendar } from '@sitewright/render/page';
import { buildPageData, type PageView } from './page-data.ts';
import type { PageSource } from '../drafts/page-source.ts';
import { reduceAddress, type PageAddress, type PageParameter } from '../url/page-url.ts';

/** The URL under which a page is cached; several requested URLs may share it. */
export interface CacheableAddress {
  readonly address: PageAddress;
  /** Whether to cache it at all; URLs that anybody can invent would fill the cache. */
  readonly isKept: boolean;
}

/** Request paths begin with a slash, so this key matches no page. */
const MISSING = 'missing';

type Uses = (source: PageSource) => boolean;

const itemsOf = ({ loaded: { target } }: PageSource) => target?.items ?? [];
const showsItems: Uses = (source) => itemsOf(source).length > 0;
const goesOn: Uses = (source) => source.loaded.target?.isPlace === true && showsItems(source);

const countComments = (source: PageSource): number =>
  buildPageData(source, 'shown').item?.publicCommentCount ?? 0;

const hasComments: Uses = (source) => source.address.page * commentLimits.SHOWN < countComments(source);

const mayAnswer: Uses = (source) => isId(source.address.answer ?? '') && countComments(source) > 0;

const saysSomething: Uses = ({ address: { notice = '' }, loaded: { target } }) =>
  target?.item != null && isCommentNotice(notice);

/** Whether a query parameter changes what the page shows. */
const uses: Readonly<Record<PageParameter, Uses>> = {
  answer: mayAnswer,
  author: showsItems,
  calendar: (source) => hasCalendar(buildPageData(source, 'shown')),
  category: showsItems,
  f_collectionId: () => false,
  format: () => true,
  month: showsItems,
  notice: saysSomething,
  offset: goesOn,
  page: hasComments,
  q: () => false,
  reversePaginate: goesOn,
  tag: showsItems,
  view: () => true,
};

const LIST_PARAMETERS: ReadonlySet<PageParameter> = new Set(['author', 'category', 'month', 'offset', 'tag']);

/** Cache position of a list requested with a filter or offset that no item matches: its first item, or empty. */
const placeOf = (source: PageSource): string | undefined => {
  const { address, loaded } = source;
  const isCut = address.parameters.some((name) => LIST_PARAMETERS.has(name) && !uses[name](source));
  if (!isCut || loaded.target?.item || loaded.target?.collection.ordering === undefined) return undefined;
  const direction = address.offset?.isBackwards ? 'before' : 'from';
  const [first] = itemsOf(source);
  return first ? `${direction}:${first.id}` : 'empty';
};

const shownPage = (source: PageSource): CacheableAddress => {
  const { address } = source;
  if (address.parameters.length === 0) return { address, isKept: true };
  const used = address.parameters.filter((name) => uses[name](source));
  // Which comment is replied to is not known before the comments are read.
  const isKept = !used.includes('answer');
  if (used.length === address.parameters.length) return { address, isKept };
  return { address: reduceAddress(address, used, placeOf(source)), isKept };
};

/**
 * One URL for all requests that show the same. Without it every invented path and unknown tag would cost a page
 * build, and cached, they would evict real pages.
 */
export const cacheableAddress = (source: PageSource, view: PageView): CacheableAddress => {
  const { address } = source;
  const format = address.parameters.filter((name) => name === 'format');
  if (view === 'missing')
    return { address: reduceAddress({ ...address, path: MISSING }, format), isKept: true };
  if (view === 'members') return { address: reduceAddress(address, []), isKept: true };
  // The unlock form redirects back to the requested URL, query included.
  if (view === 'locked') return { address, isKept: address.parameters.length === 0 };
  return shownPage(source);
};
