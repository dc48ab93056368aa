import { commentsCloseAt } from '@sitewright/domain/comments';
import { kindOf } from '@sitewright/domain/blocks';
import type { LoadedNeeds, PageItem } from '../needs/index.ts';
import type { TemplateUnit } from '../templates/index.ts';
import { sectionsOf } from './page-blocks.ts';
import type { PageData } from './page-data.ts';

/** How long "3 minutes ago" may be shown. */
const RELATIVE_TIME_MS = 5 * 60_000;
const RELATIVE_TIME = /\|\s*(?:timesince|relative-time)\b/;

/** Of a page that marks the day: no zone's day begins between two quarters of an hour. */
const QUARTER_HOUR_MS = 15 * 60_000;

export type PageSubject = 'site' | 'template' | `collection:${string}` | `item:${string}`;

const shownItems = (data: PageData, loaded: LoadedNeeds): PageItem[] => [
  ...(data.item ? [data.item] : []),
  ...(data.items ?? []),
  ...[...loaded.items.values()].flat(),
];

/** What the page was made of: a change of any of them makes it old. */
export const subjectsOf = (data: PageData, loaded: LoadedNeeds): PageSubject[] => {
  const collectionIds = [
    ...(data.collection ? [data.collection.id] : []),
    ...(data.children ?? []).map(({ id }) => id),
    ...shownItems(data, loaded).map(({ collectionId }) => collectionId),
  ];
  return [
    'site',
    'template',
    ...[...new Set(collectionIds)].map((id) => `collection:${id}` as const),
    ...(data.item ? [`item:${data.item.id}` as const] : []),
  ];
};

const momentsOf = (items: readonly PageItem[]): number[] =>
  items.flatMap(({ startDate, endDate, publishOn }) =>
    [startDate, endDate, publishOn].filter((moment) => moment !== undefined),
  );

/** Comments that close by age take their form away. */
const closingsOf = ({ item, items = [], settings }: PageData): number[] => {
  const days = settings?.['commentDisableAfterDaysDefault'];
  if (typeof days !== 'number') return [];
  return [...(item ? [item] : []), ...items].map((each) =>
    commentsCloseAt(each, { commentDisableAfterDaysDefault: days }),
  );
};

const hasCalendar = (data: PageData): boolean =>
  sectionsOf(data).some(({ blocks }) => blocks.some((block) => kindOf(block) === 'calendar'));

const nextQuarterHour = (now: number): number => (Math.floor(now / QUARTER_HOUR_MS) + 1) * QUARTER_HOUR_MS;

/** The first moment at which the page would look different by itself; Infinity if never. */
export const changesAt = (
  { data, loaded }: { readonly data: PageData; readonly loaded: LoadedNeeds },
  units: readonly TemplateUnit[],
): number => {
  const now = data.now ?? 0;
  const isRelative = units.some(({ compiled }) => RELATIVE_TIME.test(compiled.source));
  const coming = [...momentsOf(shownItems(data, loaded)), ...closingsOf(data)].filter(
    (moment) => moment > now,
  );
  return Math.min(
    Infinity,
    ...coming,
    ...(isRelative ? [now + RELATIVE_TIME_MS] : []),
    ...(hasCalendar(data) ? [nextQuarterHour(now)] : []),
  );
};
