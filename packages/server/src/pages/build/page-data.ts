import { commentStateOf, isCommentNotice, publicCommentSettings } from '@sitewright/domain/comments';
import { sentFormOf } from '@sitewright/domain/forms';
import { SIGNED_UP_NOTICE } from '@sitewright/domain/restock';
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
import { derivedWhileSame } from '@sitewright/render/derived';
import type { PageSource } from '../drafts/page-source.ts';
import type { PageUrl } from '../url/page-url.ts';
import { pageSettingsOf } from './page-settings.ts';
import type { LoadedContext, TargetRow } from '../load/context-store.ts';
import type { SiteOutline } from '../load/site-outline.ts';

/** How much of the target is visible: all of it, or only that a locked page exists. */
export type PageVisibility = 'shown' | 'locked' | 'members' | 'missing';

const sortValueOf = (item: PageItem, ordering: CollectionContent['ordering']): number => {
  if (ordering === 'user-orderable') return item.displayIndex ?? 0;
  return (ordering === 'calendar' ? (item.endDate ?? item.startDate) : item.publishOn) ?? 0;
};

/** The sort value alone, or with the item's id where the next item has the same value. */
const offsetAt = (
  item: PageItem,
  nextItem: PageItem | undefined,
  ordering: CollectionContent['ordering'],
): number | string => {
  const value = sortValueOf(item, ordering);
  return nextItem === undefined || sortValueOf(nextItem, ordering) !== value ? value : `${value}_${item.id}`;
};

interface PaginatedList {
  readonly items: readonly PageItem[];
  readonly pagination: PageNeighbours;
}

/** Products that were chosen go on after a product, whatever they are sorted by. */
const offsetInChoice = (item: PageItem): string => `0_${item.id}`;

/** One item more than the page size was loaded, to know whether there is a next page. */
const paginate = (
  { items: loaded, collection, isPlace }: Pick<TargetRow, 'items' | 'collection' | 'isPlace'>,
  { offset: asked, format, choices }: PageUrl,
): PaginatedList => {
  const read = loaded ?? [];
  const pageSize = format === 'ical' ? Infinity : pageSizeOf(collection);
  const { ordering } = collection;
  const isChoice = choices !== undefined && collection.type === collectionTypes.products;
  // After a product that is gone the list begins anew.
  const offset = isChoice && isPlace !== true ? undefined : asked;
  const offsetOf = (item: PageItem, next: PageItem | undefined): number | string =>
    isChoice ? offsetInChoice(item) : offsetAt(item, next, ordering);
  const isBackwards = offset?.isBackwards ?? false;
  const hasMore = read.length > pageSize;
  const pageItems = read.slice(0, pageSize);
  const items = isBackwards ? pageItems.toReversed() : pageItems;
  const [first] = items;
  const last = items.at(-1);
  const nextItem = hasMore ? read[pageSize] : undefined;
  const hasNext = isBackwards ? first !== undefined : hasMore;
  const hasPrev = isBackwards ? hasMore : offset !== undefined && first !== undefined;
  // The item beyond this edge was not loaded and may share its value, so the id is added.
  return {
    items,
    pagination: {
      pageSize,
      ...(hasNext && last ? { nextOffset: offsetOf(last, isBackwards ? last : nextItem) } : {}),
      ...(hasPrev && first ? { prevOffset: offsetOf(first, isBackwards ? nextItem : first) } : {}),
    },
  };
};

const pageTypeOf = (view: PageVisibility, { target }: LoadedContext): PageType => {
  if (view === 'missing' || !target) return pageTypes.notFound;
  if (view === 'locked') return pageTypes.lockScreen;
  if (view === 'members') return pageTypes.protectedContent;
  if (target.item) return pageTypes.contentItem;
  if (target.collection.role) return pageRoles[target.collection.role];
  if (target.collection.type === collectionTypes.splashPage) return pageTypes.splashPage;
  return target.collection.isHomepage ? pageTypes.mainContent : pageTypes.page;
};

const filtersOf = ({ filters, choices }: PageUrl) => {
  const find = (kind: string) => filters.find((each) => each.kind === kind)?.term;
  const [category, tag, month, author] = ['categories', 'tags', 'months', 'authors'].map(find);
  return {
    ...(category === undefined ? {} : { category }),
    ...(tag === undefined ? {} : { tag }),
    ...(month === undefined ? {} : { month }),
    ...(author === undefined ? {} : { author }),
    ...(choices === undefined ? {} : { choices }),
  };
};

const threadOf = ({ page, replyTo, notice }: PageUrl): ThreadOptions => ({
  page,
  ...(replyTo === undefined ? {} : { answerTo: replyTo }),
  ...(notice !== undefined && isCommentNotice(notice) ? { notice } : {}),
});

const visibleTarget = ({ loaded, outline, pageUrl, now }: PageSource) => {
  const { target } = loaded;
  if (!target) return {};
  // Mutates the row, which belongs to this page alone: copying a long list is the slowest part here.
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
      thread: threadOf(pageUrl),
      pagination: {
        ...(target.nextItem ? { nextItem: target.nextItem } : {}),
        ...(target.prevItem ? { prevItem: target.prevItem } : {}),
      },
    };
  const { items, pagination } = paginate(target, pageUrl);
  const isList = target.collection.ordering !== undefined || items.length > 0;
  return {
    collection,
    ...(isList ? { items: items.map(withState), pagination } : {}),
    ...(target.children ? { children: inNavigationOrder(target.children, outline) } : {}),
  };
};

const inNavigationOrder = (children: readonly CollectionContent[], { navigations }: SiteOutline) => {
  const listPositionOf = new Map(
    Object.values(navigations)
      .flat()
      .flatMap((link) => [link, ...(link.children ?? [])])
      .map(({ collectionId }, place) => [collectionId, place]),
  );
  const place = ({ id }: CollectionContent): number => listPositionOf.get(id) ?? Infinity;
  return children.toSorted((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : 1));
};

/** Of a locked page only its title, not even its description. */
const lockedTarget = ({ loaded: { target, systemPage } }: PageSource) => {
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
    ...(systemPage?.sections ? { sections: systemPage.sections } : {}),
    seo: { isHidden: true },
  };
  return { collection };
};

/** The owner's not-found page. */
const missingTarget = ({ loaded: { systemPage } }: PageSource) =>
  systemPage ? { collection: { ...systemPage, seo: { ...systemPage.seo, isHidden: true } } } : {};

const contentOf = (view: PageVisibility, source: PageSource) => {
  if (view === 'shown') return visibleTarget(source);
  return view === 'missing' ? missingTarget(source) : lockedTarget(source);
};

/** Built-in and personal pages have no popup: it would interrupt checkout and sign-in. */
const popupOf = ({ outline, loaded: { target }, now }: PageSource, view: PageVisibility) => {
  const popup = view === 'shown' && !target?.collection.role ? outline.findPopup(now) : undefined;
  return popup ? { popup } : {};
};

/** Absent where no outside service checks visitors: templates show its widget if there is a key. */
const captchaSettingsOf = ({ captchaSiteKey: siteKey, captchaType: type }: SiteOutline) =>
  siteKey === '' ? {} : { captchaSettings: { siteKey, type } };

const settingsOf = derivedWhileSame((outline: SiteOutline, { site }: Pick<LoadedContext, 'site'>) => ({
  ...publicCommentSettings(outline.commentSettings),
  ...pageSettingsOf(site.settings),
  ...captchaSettingsOf(outline),
}));

export const buildPageData = (
  source: PageSource,
  view: PageVisibility,
  pageType: PageType = pageTypeOf(view, source.loaded),
): PageData => {
  const { loaded, outline, pageUrl, baseUrl, now, drafts } = source;
  const sentFormId = sentFormOf(pageUrl.notice);
  return {
    site: loaded.site,
    baseUrl,
    pageType,
    settings: settingsOf(outline, { site: loaded.site }),
    store: outline.storeSettings,
    ...contentOf(view, source),
    filters: filtersOf(pageUrl),
    collections: outline.visibleAt(now).list,
    navigations: outline.navigations,
    fields: outline.fields,
    siteChrome: outline.siteChrome,
    ...popupOf(source, view),
    ...(sentFormId === undefined ? {} : { sentForm: { formId: sentFormId } }),
    ...(pageUrl.notice === SIGNED_UP_NOTICE ? { restock: { isSignedUp: true } } : {}),
    ...(pageUrl.variant === undefined ? {} : { variantId: pageUrl.variant }),
    ...(pageUrl.view === undefined ? {} : { view: pageUrl.view }),
    ...(pageUrl.calendar === undefined ? {} : { calendarMonth: pageUrl.calendar }),
    ...(drafts?.revision === undefined ? {} : { draftRevision: drafts.revision }),
    version: loaded.version,
    templateVersion: loaded.templateVersion,
    now,
  };
};
