import type { CostKind, PageCost } from '@sitewright/domain/page-costs';
import { collectionTypes, pageTypes, type PageType } from '@sitewright/domain/pages';
import type { LoadedRequirements, PageData } from '@sitewright/render/page';
import type { PageFormat } from '../url/page-url.ts';
import { THREAD_CLOCK_STEP_MS, threadMilliseconds } from './thread-clock.ts';

/** Adds up what one page takes. */
export class CostMeter {
  #readMs = 0;
  #renderMs = 0;

  async read<Result>(work: () => Promise<Result>): Promise<Result> {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      this.#readMs += performance.now() - begun;
    }
  }

  render<Result>(work: () => Result): Result {
    const begun = performance.now();
    const ranBefore = threadMilliseconds();
    try {
      return work();
    } finally {
      // What passed, without the time in which the thread waited for a processor: within one step nobody knows it.
      const passed = performance.now() - begun;
      this.#renderMs +=
        passed <= THREAD_CLOCK_STEP_MS
          ? passed
          : Math.min(passed, threadMilliseconds() - ranBefore + THREAD_CLOCK_STEP_MS);
    }
  }

  get spent(): Pick<PageCost, 'readMs' | 'renderMs'> {
    return { readMs: this.#readMs, renderMs: this.#renderMs };
  }
}

const formatKinds: Partial<Record<PageFormat, CostKind>> = {
  rss: 'feed',
  ical: 'feed',
  json: 'data',
  'json-pretty': 'data',
};

const typeKinds: Partial<Record<PageType, CostKind>> = {
  [pageTypes.search]: 'search',
  [pageTypes.cart]: 'cart',
  [pageTypes.showCart]: 'cart',
};

export const costKindOf = (data: PageData, format: PageFormat): CostKind => {
  const { pageType, collection, item, items, checkout, order } = data;
  if (checkout) return 'checkout';
  if (order) return 'order';
  const kind = formatKinds[format] ?? typeKinds[pageType];
  if (kind) return kind;
  const isShop = collection?.type === collectionTypes.products;
  if (item) return isShop ? 'product' : 'item';
  if (items) return isShop ? 'products' : 'list';
  return 'page';
};

/** Of the page's own list and of its tags and blocks. */
export const countItems = (
  { item, items = [], search }: PageData,
  { items: listed }: LoadedRequirements,
): number => {
  let count = items.length + (item ? 1 : 0) + (search?.hits.length ?? 0);
  for (const list of listed.values()) count += list.length;
  return count;
};
