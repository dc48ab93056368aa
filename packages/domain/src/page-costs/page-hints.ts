import { costLimits } from './cost-limits.ts';
import type { CostKind } from './page-cost.ts';

/** What the builds of one address took. */
export interface MeasuredPage {
  readonly path: string;
  readonly kind: CostKind;
  readonly builds: number;
  /** Typical milliseconds. */
  readonly readMs: number;
  readonly renderMs: number;
  readonly worstMs: number;
  readonly bytes: number;
  readonly items: number;
}

/** Why a page is listed. */
export type CostProblem = 'slow-template' | 'heavy-query' | 'large-page';

export interface CostHint {
  readonly problem: CostProblem;
  /** Severe far above the limit. */
  readonly level: 'high' | 'severe';
  readonly text: string;
}

const SEVERE_TIMES = 5;
/** The first build after a start is slow on any page. */
const MIN_BUILDS = 3;
const MANY_ITEMS = 100;

/** Their content is made by the program: nothing on them can be removed by the owner. */
export const programKinds: ReadonlySet<CostKind> = new Set(['cart', 'checkout', 'order']);

const listKinds: ReadonlySet<CostKind> = new Set(['list', 'products']);

export const describeMs = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;

export const describeBytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The usual time of several builds: the worst is left out, because the first one after a start is slow. */
export const typicalOf = (sum: number, worst: number, builds: number): number =>
  builds > 1 ? (sum - worst) / (builds - 1) : sum;

const fewerItems = ({ kind }: MeasuredPage): string =>
  listKinds.has(kind) ? 'show fewer items per page' : 'show fewer items in its lists and summaries';

const renderText = (page: MeasuredPage): string => {
  if (programKinds.has(page.kind))
    return `The page takes ${describeMs(page.renderMs)} to print. Its content is made by the program: only header and footer can be shortened.`;
  return page.items >= MANY_ITEMS
    ? `The template prints ${page.items} items in ${describeMs(page.renderMs)}: ${fewerItems(page)}.`
    : `The template takes ${describeMs(page.renderMs)}: look for lists inside of lists and for parts that are printed many times.`;
};

const readText = (page: MeasuredPage): string => {
  const time = describeMs(page.readMs);
  if (programKinds.has(page.kind))
    return `Reading its data takes ${time}. Nothing on the page has to be changed: the server or its database is slow or busy.`;
  if (page.items >= MANY_ITEMS) return `Reading ${page.items} items takes ${time}: ${fewerItems(page)}.`;
  if (page.kind === 'search') return `Searching takes ${time}: leave long pages out of the search.`;
  return `Reading its content takes ${time}: remove queries, lists and summaries that the page can do without.`;
};

const sizeText = (page: MeasuredPage): string => {
  const size = describeBytes(page.bytes);
  if (page.kind === 'feed' || page.kind === 'data')
    return `${size} of data: whoever reads it often should ask for less.`;
  if (listKinds.has(page.kind))
    return `${size} of HTML for ${page.items} items: show fewer items per page, or excerpts of them.`;
  return page.items >= MANY_ITEMS
    ? `${size} of HTML for ${page.items} items: ${fewerItems(page)}.`
    : `${size} of HTML: divide the page, and move pictures and styles that stand in its code to files.`;
};

/** Whether it was built often enough to tell how long it takes. */
export const isTimed = ({ builds }: Pick<MeasuredPage, 'builds'>): boolean => builds >= MIN_BUILDS;

const levelOf = (times: number): CostHint['level'] => (times > SEVERE_TIMES ? 'severe' : 'high');

/** What an owner should know of the page; nothing where it is within the limits. */
export const findCostHints = (page: MeasuredPage): readonly CostHint[] => {
  const hints = [
    {
      problem: 'slow-template' as const,
      times: isTimed(page) ? page.renderMs / costLimits.renderMs : 0,
      text: renderText(page),
    },
    {
      problem: 'heavy-query' as const,
      times: isTimed(page) ? page.readMs / costLimits.readMs : 0,
      text: readText(page),
    },
    { problem: 'large-page' as const, times: page.bytes / costLimits.bytes, text: sizeText(page) },
  ];
  return hints
    .filter(({ times }) => times > 1)
    .map(({ problem, times, text }) => ({ problem, text, level: levelOf(times) }));
};
