import type { CallAnswer } from '@sitewright/api/call';
import { productListCalls } from '@sitewright/api/product-list';
import { isSameContent } from '@sitewright/domain/documents';
import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { CallRefused, send } from '../../data-fetching/index.ts';
import type { ListSearch } from './list-search.ts';

export type ListedProducts = CallAnswer<typeof productListCalls.list>;
export type ProductRow = ListedProducts['products'][number];

const WINDOW = 100;
const LARGE_WINDOW = 500;

const windowOptions = (search: ListSearch, offset: number, limit = WINDOW) => {
  const query = { ...search, offset: String(offset), limit: String(limit) };
  return queryOptions({
    queryKey: [productListCalls.list.path, query],
    staleTime: 30_000,
    queryFn: async ({ signal }): Promise<ListedProducts> => {
      const outcome = await send(productListCalls.list, { query }, signal);
      if (!outcome.ok) throw new CallRefused(outcome.refusal);
      return outcome.answer;
    },
  });
};

export interface RowRange {
  /** Indexes; the end is not included. */
  readonly first: number;
  readonly end: number;
}

const windowsOf = ({ first: start, end }: RowRange): number[] => {
  const first = Math.floor(start / WINDOW);
  const last = Math.floor(Math.max(start, end - 1) / WINDOW);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
};

/** The rows of a range, by windows; undefined while one is loading. */
export const useRows = (search: ListSearch, range: RowRange): ((index: number) => ProductRow | undefined) => {
  const windows = windowsOf(range);
  const results = useQueries({ queries: windows.map((window) => windowOptions(search, window * WINDOW)) });
  const first = windows[0] ?? 0;
  return (index) => {
    const data = results[Math.floor(index / WINDOW) - first]?.data;
    return data?.products[index % WINDOW];
  };
};

export interface ShownList {
  /** What the rows are shown for: the previous search until the first rows of the new one are there. */
  readonly search: ListSearch;
  readonly total: number | undefined;
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

export const useShownList = (search: ListSearch): ShownList => {
  const first = useQuery(windowOptions(search, 0));
  const [shown, setShown] = useState<{ search: ListSearch; total: number }>();
  const { data } = first;
  if (data && (shown?.total !== data.total || !isSameContent(shown.search, search)))
    setShown({ search, total: data.total });
  return {
    search: shown?.search ?? search,
    total: shown?.total,
    isLoading: first.isPending,
    error: first.error,
    retry: () => void first.refetch(),
  };
};

/** Ids of a range that need not be loaded, such as one selected with Shift. */
export const useReadIds = (search: ListSearch) => {
  const queries = useQueryClient();
  return useCallback(
    async ({ first, end }: RowRange): Promise<string[]> => {
      const ids: string[] = [];
      for (let offset = first; offset < end; offset += LARGE_WINDOW) {
        const limit = Math.min(LARGE_WINDOW, end - offset);
        const { products } = await queries.fetchQuery(windowOptions(search, offset, limit));
        ids.push(...products.map(({ id }) => id));
      }
      return ids;
    },
    [queries, search],
  );
};

/** The first rows of the list, for previews. */
export const useFirstRows = (search: ListSearch): readonly ProductRow[] => {
  const { data } = useQuery(windowOptions(search, 0));
  return useMemo(() => data?.products ?? [], [data]);
};
