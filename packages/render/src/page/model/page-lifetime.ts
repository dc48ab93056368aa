import { commentsCloseAt } from '@sitewright/domain/comments';
import { dependsOnTime, kindOf, type PlacedBlock } from '@sitewright/domain/blocks';
import { readProduct } from '@sitewright/domain/catalogue';
import type { LoadedRequirements, PageItem } from '../../data-requirements/index.ts';
import { derivedFrom } from '../../derived/index.ts';
import type { TemplateUnit } from '../../templates/index.ts';
import { sectionsOf } from './page-sections.ts';
import type { PageData } from './page-data.ts';

/** How long a relative time such as "3 minutes ago" may be cached. */
const RELATIVE_TIME_MS = 5 * 60_000;
const RELATIVE_TIME = /\|\s*(?:timesince|relative-time)\b/;

/** For pages that highlight today: in every time zone, days start at a quarter of an hour. */
const QUARTER_HOUR_MS = 15 * 60_000;

export type PageCacheTag = 'site' | 'template' | 'donations' | `collection:${string}` | `item:${string}`;

const shownItems = ({ item, items = [] }: PageData, loaded: LoadedRequirements): (readonly PageItem[])[] => [
  item ? [item] : [],
  items,
  ...loaded.items.values(),
];

/** Products of other products pages too, which may be published or hidden later. */
const relatedIds = (item: PageItem): readonly string[] => readProduct(item)?.relatedProductIds ?? [];

/** Everything the page depends on, including lists that are still empty: a change makes the page stale. */
export const cacheTagsOf = (data: PageData, loaded: LoadedRequirements): PageCacheTag[] => {
  const collectionIds = new Set<string>();
  if (data.collection) collectionIds.add(data.collection.id);
  for (const { id } of data.children ?? []) collectionIds.add(id);
  for (const id of loaded.lists.keys()) collectionIds.add(id);
  for (const list of shownItems(data, loaded))
    for (const { collectionId } of list) collectionIds.add(collectionId);
  return [
    'site',
    'template',
    ...(someBlock(data, (block) => kindOf(block) === 'donation') ? (['donations'] as const) : []),
    ...[...collectionIds].map((id) => `collection:${id}` as const),
    ...(data.item ? [data.item.id, ...relatedIds(data.item)].map((id) => `item:${id}` as const) : []),
  ];
};

/** The earliest time after `now`. */
class NextMoment {
  readonly #now: number;
  first = Infinity;

  constructor(now: number) {
    this.#now = now;
  }

  note(moment: number | undefined): void {
    if (moment !== undefined && moment > this.#now && moment < this.first) this.first = moment;
  }
}

const noteItems = (next: NextMoment, items: readonly PageItem[]): void => {
  for (const { startDate, endDate, publishOn } of items) {
    next.note(startDate);
    next.note(endDate);
    next.note(publishOn);
  }
};

/** The comment form disappears when comments close by age. */
const noteClosings = (next: NextMoment, { item, items = [], settings }: PageData): void => {
  const days = settings?.['commentDisableAfterDaysDefault'];
  if (typeof days !== 'number') return;
  const rules = { commentDisableAfterDaysDefault: days };
  if (item) next.note(commentsCloseAt(item, rules));
  for (const each of items) next.note(commentsCloseAt(each, rules));
};

/** Start and end of an announcement. */
const noteAnnouncement = (next: NextMoment, { siteChrome }: PageData): void => {
  const { isOn = false, startsOn, endsOn } = siteChrome?.announcement ?? {};
  if (!isOn) return;
  next.note(startsOn);
  next.note(endsOn);
};

const someBlock = (data: PageData, test: (block: PlacedBlock) => boolean): boolean =>
  sectionsOf(data).some(({ blocks }) => blocks.some(test));

export const hasCalendar = (data: PageData): boolean =>
  someBlock(data, (block) => kindOf(block) === 'calendar');

const nextQuarterHour = (now: number): number => (Math.floor(now / QUARTER_HOUR_MS) + 1) * QUARTER_HOUR_MS;

const showsRelativeTime = derivedFrom((units: readonly TemplateUnit[]) =>
  units.some(({ compiled }) => RELATIVE_TIME.test(compiled.source)),
);

/** When the page would render differently without any change; Infinity if never. */
export const changesAt = (
  { data, loaded }: { readonly data: PageData; readonly loaded: LoadedRequirements },
  units: readonly TemplateUnit[] = [],
): number => {
  const now = data.now ?? 0;
  const next = new NextMoment(now);
  for (const items of shownItems(data, loaded)) noteItems(next, items);
  for (const moment of loaded.lists.values()) next.note(moment);
  noteClosings(next, data);
  noteAnnouncement(next, data);
  if (showsRelativeTime(units)) next.note(now + RELATIVE_TIME_MS);
  if (someBlock(data, dependsOnTime)) next.note(nextQuarterHour(now));
  return next.first;
};
