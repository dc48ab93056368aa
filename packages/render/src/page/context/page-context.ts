import { asRunningText } from '@sitewright/domain/documents';
import { categoryMenu, folderBehaviors } from '@sitewright/domain/pages';
import { completePopup } from '@sitewright/domain/popup';
import {
  requirementKey,
  nothingLoaded,
  type LoadedRequirements,
  type PageCollection,
  type PageItem,
} from '../../data-requirements/index.ts';
import { categoryContext } from './category-context.ts';
import { collectionSummary, itemContext, type ContentSource, type ItemContext } from './content-context.ts';
import {
  childItemsRequirement,
  chosenItemsRequirement,
  termsRequirement,
} from '../requirements/context-requirements.ts';
import { createPageBlocks, type PageBlocks } from '../blocks/page-blocks.ts';
import type { PageData } from '../model/page-data.ts';
import { listUrl } from '../model/list-urls.ts';
import { itemUrlOf } from '../model/page-urls.ts';
import { galleryContext } from './gallery-context.ts';
import { headerContext } from '../../site-chrome/index.ts';
import { productFiltersContext } from './product-filters-context.ts';
import { shopContext } from './shop-context.ts';
import {
  emptyPersonalContext,
  shareButtons,
  websiteContext,
  websiteSettingsContext,
} from './website-context.ts';
import { isList } from '../model/collection-index.ts';

const termNames = (
  { loaded }: ContentSource,
  { id }: PageCollection,
  terms: 'tags' | 'categories',
): string[] => (loaded.terms.get(requirementKey(termsRequirement(id, terms))) ?? []).map(({ name }) => name);

const childContext = (child: PageCollection, source: ContentSource) => {
  const items = isList(child)
    ? (source.loaded.items.get(requirementKey(childItemsRequirement(child))) ?? [])
    : [];
  return {
    ...collectionSummary(child, source),
    mainContent: source.blocks.render(child.sections),
    items: items.map((item) => itemContext(item, source)),
  };
};

/** A list has an area for sections only if it has sections. */
const mainContentOf = (collection: PageCollection, { blocks }: ContentSource): string => {
  const { id, sections } = collection;
  const isPlace = !isList(collection) || (sections ?? []).length > 0;
  return isPlace
    ? asPopup(collection, blocks.renderOwn(sections, { area: 'sections', kind: 'collection', id }))
    : blocks.render(sections);
};

/** A popup's own page has the popup's width, so that owners see the layout that visitors get. */
const asPopup = ({ role, popup }: PageCollection, content: string): string =>
  role === 'popup-overlay' && content !== '' && completePopup(popup).form !== 'full'
    ? `<div style="max-width:35rem;margin-inline:auto">${content}</div>`
    : content;

const menuOf = (collection: PageCollection, source: ContentSource) =>
  categoryMenu(collection.nestedCategories, termNames(source, collection, 'categories'));

const collectionContext = (collection: PageCollection, source: ContentSource) => ({
  ...collectionSummary(collection, source),
  itemCount: collection.itemCount ?? source.data.items?.length ?? 0,
  mainContent: source.data.item ? '' : mainContentOf(collection, source),
  tags: termNames(source, collection, 'tags'),
  categories: menuOf(collection, source).map(({ displayName }) => displayName),
  /** The same with their nesting. */
  categoryMenu: menuOf(collection, source),
  ...(collection.nestedCategories ? { nestedCategories: collection.nestedCategories } : {}),
  ...(collection.rootCategory ? { rootCategory: collection.rootCategory } : {}),
  ...(collection.isFolder
    ? { collections: (source.data.children ?? []).map((child) => childContext(child, source)) }
    : {}),
});

const neighbour = (item: PageItem, { data }: ContentSource) => ({
  id: item.id,
  title: item.title,
  urlId: item.urlId,
  fullUrl: itemUrlOf(data.collection, item),
  recordType: item.recordType,
});

const turn = (direction: 'next' | 'prev', offset: number | string | undefined, data: PageData) => {
  if (offset === undefined || !data.collection) return {};
  const parameters = [
    ['offset', offset] as const,
    ...(direction === 'prev' ? [['reversePaginate', 'true'] as const] : []),
  ];
  return {
    [`${direction}Page`]: true,
    [`${direction}PageOffset`]: offset,
    [`${direction}PageUrl`]: listUrl(data, data.filters, parameters),
  };
};

const paginationContext = (source: ContentSource): { pagination?: Record<string, unknown> } => {
  const { pagination } = source.data;
  if (!pagination) return {};
  const { nextItem, prevItem, nextOffset, prevOffset, pageSize } = pagination;
  return {
    pagination: {
      ...(pageSize === undefined ? {} : { pageSize }),
      ...turn('next', nextOffset, source.data),
      ...turn('prev', prevOffset, source.data),
      ...(nextItem ? { nextItem: neighbour(nextItem, source) } : {}),
      ...(prevItem ? { prevItem: neighbour(prevItem, source) } : {}),
    },
  };
};

/** Content of the page: a list or an item. */
interface ContentContext {
  readonly collection?: ReturnType<typeof collectionContext>;
  readonly item?: ItemContext & { readonly gallery: ReturnType<typeof galleryContext> };
  readonly items?: readonly ItemContext[];
  readonly upcoming?: readonly ItemContext[];
  readonly past?: readonly ItemContext[];
  readonly mainContent?: string;
  readonly postItemInjectCode?: string;
}

const isEvents = ({ typeName, ordering }: PageCollection): boolean =>
  ordering === 'calendar' || typeName === 'events';

/** Upcoming events in ascending order, past ones in descending order. */
const eventContext = (
  items: readonly ItemContext[],
  { data }: ContentSource,
): Pick<ContentContext, 'upcoming' | 'past'> => {
  if (!data.collection || !isEvents(data.collection)) return {};
  const isOver = ({ startDate = 0, endDate = startDate }: ItemContext): boolean => endDate < (data.now ?? 0);
  const byStart = items.toSorted((a, b) => (a.startDate ?? 0) - (b.startDate ?? 0));
  return { upcoming: byStart.filter((item) => !isOver(item)), past: byStart.filter(isOver).toReversed() };
};

type FilterName = 'categoryFilter' | 'tagFilter' | 'monthFilter' | 'authorFilter';

/** Escaped: they come from the URL, and templates may print them raw. */
const filterContext = ({ filters }: PageData): Partial<Record<FilterName, string>> => ({
  ...(filters?.category === undefined ? {} : { categoryFilter: asRunningText(filters.category) }),
  ...(filters?.tag === undefined ? {} : { tagFilter: asRunningText(filters.tag) }),
  ...(filters?.month === undefined ? {} : { monthFilter: asRunningText(filters.month) }),
  ...(filters?.author === undefined ? {} : { authorFilter: asRunningText(filters.author) }),
});

const contentContext = (source: ContentSource): ContentContext => {
  const { collection, item } = source.data;
  const collectionPart = collection ? { collection: collectionContext(collection, source) } : {};
  if (item)
    return {
      ...collectionPart,
      item: { ...itemContext(item, source), gallery: galleryContext(item, source) },
      postItemInjectCode: collection?.postItemCode ?? '',
    };
  const items = (source.data.items ?? []).map((each) => itemContext(each, source));
  return {
    ...collectionPart,
    items,
    ...eventContext(items, source),
    mainContent: collectionPart.collection?.mainContent ?? '',
  };
};

const isEmptyFolder = ({ collection, children }: PageData): boolean =>
  collection?.isFolder === true &&
  (collection.folderBehavior ?? folderBehaviors.index) === folderBehaviors.index &&
  (children ?? []).length === 0;

const correctionContext = (query: string | undefined) =>
  query === undefined
    ? {}
    : { searchCorrection: { query, url: `/search?${new URLSearchParams({ q: query }).toString()}` } };

const searchContext = ({ search }: PageData) => {
  if (!search) return {};
  const { query, hits, correctedQuery, productLists = [], collectionId, total = hits.length } = search;
  const { prevPageUrl, nextPageUrl } = search;
  const isPaged = prevPageUrl !== undefined || nextPageUrl !== undefined;
  return {
    searchQuery: asRunningText(query),
    // Excerpts are plain text, and templates may print them raw.
    searchHits: hits.map((hit) => ({ ...hit, excerpt: asRunningText(hit.excerpt) })),
    searchTotal: total,
    ...correctionContext(correctedQuery),
    ...(productLists.length > 0 ? { searchProductLists: productLists } : {}),
    ...(collectionId === undefined ? {} : { searchCollectionId: collectionId }),
    ...(isPaged ? { searchPages: { prevPageUrl, nextPageUrl } } : {}),
  };
};

const lockContext = ({ lock }: PageData): { lockAction?: string; lockRefused?: boolean } =>
  lock ? { lockAction: lock.action, lockRefused: lock.isRefused } : {};

/** Under separate names: a template that reads `header` of an item must not find the site's. */
const frameContext = ({ data, blocks }: ContentSource) =>
  headerContext({
    siteChrome: data.siteChrome,
    assets: blocks.context.assets,
    siteTitle: data.site.settings.title,
  });

/** Only the cart page contains the visitor's cart. */
const cartContext = (source: ContentSource) => {
  const { cart } = source.data;
  if (!cart) return { showCart: false };
  const others = source.loaded.items.get(requirementKey(chosenItemsRequirement(cart.alsoBoughtIds))) ?? [];
  return {
    showCart: true,
    shoppingCart: cart.shoppingCart,
    alsoBought: others.map((item) => itemContext(item, source)),
    ...(cart.notice ? { cartNotice: cart.notice.text, cartNoticeItem: cart.notice.item ?? null } : {}),
  };
};

/** Builds the context from loaded data and rendered blocks. */
export const assembleContext = (
  source: ContentSource,
  localizedStrings: Readonly<Record<string, string>>,
) => {
  const { data } = source;
  const content = contentContext(source);
  return {
    website: websiteContext(data),
    websiteSettings: websiteSettingsContext(data),
    ...content,
    ...paginationContext(source),
    ...filterContext(data),
    ...categoryContext(source),
    ...productFiltersContext(data, localizedStrings),
    ...searchContext(data),
    ...lockContext(data),
    ...frameContext(source),
    template: { mobileStylesEnabled: true },
    ...emptyPersonalContext(data),
    ...shopContext(data, source.loaded),
    ...cartContext(source),
    ...(data.digitalProduct ? { digitalProduct: data.digitalProduct } : {}),
    shareButtons: shareButtons(data),
    empty:
      data.collection !== undefined &&
      isList(data.collection) &&
      !data.item &&
      (data.items ?? []).length === 0,
    emptyFolder: isEmptyFolder(data),
    calendarView: data.view === 'calendar',
    pageType: data.pageType,
    localizedStrings,
  };
};

export type PageContext = ReturnType<typeof assembleContext>;

export interface ContextOptions {
  readonly localizedStrings?: Readonly<Record<string, string>>;
  readonly blocks?: PageBlocks;
}

/** The page context that templates and `?format=json` see. */
export const buildPageContext = (
  data: PageData,
  loaded: LoadedRequirements = nothingLoaded,
  options: ContextOptions = {},
): PageContext => {
  const localizedStrings = { ...options.localizedStrings, ...data.localizedStrings };
  const blocks = options.blocks ?? createPageBlocks({ data, loaded, mode: 'visitor', localizedStrings });
  return assembleContext({ data, loaded, blocks }, localizedStrings);
};
