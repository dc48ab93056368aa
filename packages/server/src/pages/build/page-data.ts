import { commentStateOf, isCommentNotice } from '@sitewright/domain/comments';
import {
  collectionTypes,
  pagePermissions,
  pageRoles,
  pageSizeOf,
  pageTypes,
  type CollectionContent,
  type PageType,
} from '@sitewright/domain/pages';
import type {
  PageCollection,
  PageData,
  PageItem,
  PageNeighbours,
  ThreadOptions,
} from '@sitewright/render/page';
import type { PageDrafts } from '../drafts/page-drafts.ts';
import type { PageAddress } from '../serving/page-address.ts';
import { pageSettingsOf } from './page-settings.ts';
import type { LoadedContext } from '../load/context-store.ts';
import type { SiteOutline } from '../load/site-outline.ts';

export interface PageSource {
  /** Set where it is made of what is saved, published or not. */
  readonly drafts?: PageDrafts;
  readonly loaded: LoadedContext;
  readonly outline: SiteOutline;
  readonly address: PageAddress;
  readonly baseUrl: string;
  readonly now: number;
}

/** What of the target is shown: all of it, or only that something is there and locked. */
export type PageView = 'shown' | 'locked' | 'members' | 'missing';

const sortValueOf = (item: PageItem, ordering: CollectionContent['ordering']): number => {
  if (ordering === 'user-orderable') return item.displayIndex ?? 0;
  return (ordering === 'calendar' ? (item.endDate ?? item.startDate) : item.publishOn) ?? 0;
};

/** The value alone, as addresses usually have it; with the id where the next item has the same value. */
const offsetAt = (
  edge: PageItem,
  beyond: PageItem | undefined,
  ordering: CollectionContent['ordering'],
): number | string => {
  const value = sortValueOf(edge, ordering);
  return beyond === undefined || sortValueOf(beyond, ordering) !== value ? value : `${value}_${edge.id}`;
};

interface CutList {
  readonly items: readonly PageItem[];
  readonly pagination: PageNeighbours;
}

/** One more was read than the page shows: it tells whether the list goes on. */
const cutList = (
  read: readonly PageItem[],
  collection: CollectionContent,
  { offset, format }: PageAddress,
): CutList => {
  const pageSize = format === 'ical' ? Infinity : pageSizeOf(collection);
  const { ordering } = collection;
  const isBackwards = offset?.isBackwards ?? false;
  const goesOn = read.length > pageSize;
  const near = read.slice(0, pageSize);
  const items = isBackwards ? near.toReversed() : near;
  const [first] = items;
  const last = items.at(-1);
  const beyond = goesOn ? read[pageSize] : undefined;
  const hasNext = isBackwards ? first !== undefined : goesOn;
  const hasPrev = isBackwards ? goesOn : offset !== undefined && first !== undefined;
  // An edge that was not read past may have its value on both sides: its id makes the cut exact.
  return {
    items,
    pagination: {
      pageSize,
      ...(hasNext && last ? { nextOffset: offsetAt(last, isBackwards ? last : beyond, ordering) } : {}),
      ...(hasPrev && first ? { prevOffset: offsetAt(first, isBackwards ? beyond : first, ordering) } : {}),
    },
  };
};

const pageTypeOf = (view: PageView, { target }: LoadedContext): PageType => {
  if (view === 'missing' || !target) return pageTypes.notFound;
  if (view === 'locked') return pageTypes.lockScreen;
  if (view === 'members') return pageTypes.protectedContent;
  if (target.item) return pageTypes.contentItem;
  if (target.collection.role) return pageRoles[target.collection.role];
  if (target.collection.type === collectionTypes.splashPage) return pageTypes.splashPage;
  return target.collection.isHomepage ? pageTypes.mainContent : pageTypes.page;
};

const filtersOf = ({ filters }: PageAddress) => {
  const find = (kind: string) => filters.find((each) => each.kind === kind)?.term;
  const [category, tag, month, author] = ['categories', 'tags', 'months', 'authors'].map(find);
  return {
    ...(category === undefined ? {} : { category }),
    ...(tag === undefined ? {} : { tag }),
    ...(month === undefined ? {} : { month }),
    ...(author === undefined ? {} : { author }),
  };
};

const threadOf = ({ page, answer, notice }: PageAddress): ThreadOptions => ({
  page,
  ...(answer === undefined ? {} : { answerTo: answer }),
  ...(notice !== undefined && isCommentNotice(notice) ? { notice } : {}),
});

const shownTarget = ({ loaded, outline, address, now }: PageSource) => {
  const { target } = loaded;
  if (!target) return {};
  // Into the row itself, which was read for this page alone: copies of a long list take longer than all else here.
  const withState = (item: PageItem): PageItem =>
    Object.assign(item, { commentState: commentStateOf(item, outline.commentSettings, now) });
  const collection: PageCollection = {
    ...target.collection,
    itemCount: target.itemCount,
    updatedOn: target.updatedOn,
  };
  if (target.item)
    return {
      collection,
      item: withState(target.item),
      thread: threadOf(address),
      pagination: {
        ...(target.nextItem ? { nextItem: target.nextItem } : {}),
        ...(target.prevItem ? { prevItem: target.prevItem } : {}),
      },
    };
  const { items, pagination } = cutList(target.items ?? [], target.collection, address);
  const isList = target.collection.ordering !== undefined || items.length > 0;
  return {
    collection,
    ...(isList ? { items: items.map(withState), pagination } : {}),
    ...(target.children ? { children: inMenuOrder(target.children, outline) } : {}),
  };
};

const inMenuOrder = (children: readonly CollectionContent[], { navigations }: SiteOutline) => {
  const placeOf = new Map(
    Object.values(navigations)
      .flat()
      .flatMap((link) => [link, ...(link.children ?? [])])
      .map(({ collectionId }, place) => [collectionId, place]),
  );
  const place = ({ id }: CollectionContent): number => placeOf.get(id) ?? Infinity;
  return children.toSorted((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : 1));
};

/** Nothing of a locked page but its name: not even its description. */
const lockedTarget = ({ loaded: { target, stage } }: PageSource) => {
  if (!target) return {};
  const {
    id,
    urlId,
    title,
    type,
    typeName,
    status,
    regionName,
    permission = pagePermissions.public,
  } = target.collection;
  const collection: PageCollection = {
    id,
    urlId,
    title,
    type,
    typeName,
    status,
    permission,
    ...(regionName === undefined ? {} : { regionName }),
    ...(stage?.sections ? { sections: stage.sections } : {}),
    seo: { isHidden: true },
  };
  return { collection };
};

/** The owner's own page for addresses that find nothing. */
const missingTarget = ({ loaded: { stage } }: PageSource) =>
  stage ? { collection: { ...stage, seo: { ...stage.seo, isHidden: true } } } : {};

const contentOf = (view: PageView, source: PageSource) => {
  if (view === 'shown') return shownTarget(source);
  return view === 'missing' ? missingTarget(source) : lockedTarget(source);
};

/** Pages of the machine and of one visitor alone have none: whoever pays or signs in is not to be stopped. */
const popupOn = ({ outline, loaded: { target }, now }: PageSource, view: PageView) => {
  const popup = view === 'shown' && !target?.collection.role ? outline.findPopup(now) : undefined;
  return popup ? { popup } : {};
};

export const buildPageData = (
  source: PageSource,
  view: PageView,
  pageType: PageType = pageTypeOf(view, source.loaded),
): PageData => {
  const { loaded, outline, address, baseUrl, now, drafts } = source;
  return {
    site: loaded.site,
    baseUrl,
    pageType,
    settings: { ...outline.commentSettings, ...pageSettingsOf(loaded.site.settings) },
    store: outline.storeSettings,
    ...contentOf(view, source),
    filters: filtersOf(address),
    collections: outline.visibleAt(now).list,
    navigations: outline.navigations,
    fields: outline.fields,
    siteChrome: outline.siteChrome,
    ...popupOn(source, view),
    ...(address.view === undefined ? {} : { view: address.view }),
    ...(address.calendar === undefined ? {} : { calendarMonth: address.calendar }),
    ...(drafts?.revision === undefined ? {} : { draftRevision: drafts.revision }),
    version: loaded.version,
    templateVersion: loaded.templateVersion,
    now,
  };
};
