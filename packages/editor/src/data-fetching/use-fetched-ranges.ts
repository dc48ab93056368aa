import type { Outcome } from '@sitewright/api/client';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { CallRefused, fetchStateOf, type FetchState } from './fetch-state.ts';

interface RangePart {
  readonly total: number;
}

/** What is loaded of a long list. */
export interface FetchedRanges<Part> {
  readonly total: number;
  /** By the offset of each part. */
  readonly parts: ReadonlyMap<number, Part>;
}

interface RangeOptions<Part> {
  readonly fetchPart: (offset: number, signal: AbortSignal) => Promise<Outcome<Part>>;
  readonly filter: Readonly<Record<string, string>>;
  /** Rows of one part. */
  readonly partSize: number;
  /** The visible rows; `end` is exclusive. */
  readonly visible: { readonly first: number; readonly end: number };
}

const offsetsOf = ({
  partSize,
  visible: { first, end },
}: Pick<RangeOptions<never>, 'partSize' | 'visible'>) => {
  const from = Math.floor(first / partSize);
  const parts = Math.max(1, Math.ceil(end / partSize) - from);
  return Array.from({ length: parts }, (_, index) => (from + index) * partSize);
};

/**
 * The visible parts of a list that is too long to load, by offset. While a new filter is fetched the previous results
 * stay visible.
 */
export const useFetchedRanges = <Part extends RangePart>(
  path: string,
  { fetchPart, filter, ...range }: RangeOptions<Part>,
): { readonly fetched: FetchState<FetchedRanges<Part>>; readonly refetch: () => void } => {
  const offsets = offsetsOf(range);
  const queries = useQueries({
    queries: offsets.map((offset) => ({
      queryKey: [path, 'ranges', filter, offset],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Part> => {
        const outcome = await fetchPart(offset, signal);
        if (!outcome.ok) throw new CallRefused(outcome.refusal);
        return outcome.answer;
      },
    })),
  });
  const parts = new Map(
    queries.flatMap(({ data }, index): [number, Part][] =>
      data === undefined ? [] : [[offsets[index] ?? 0, data]],
    ),
  );
  const [known] = parts.values();
  const [previous, setPrevious] = useState<FetchedRanges<Part> & { readonly known: Part }>();
  const loaded = known && { total: known.total, parts, known };
  if (loaded && loaded.known !== previous?.known) setPrevious(loaded);
  const current = loaded ?? previous;
  const error = queries.find((query) => query.error !== null)?.error ?? null;
  const isFetching = known === undefined && queries.some((query) => query.isFetching);
  return {
    fetched: fetchStateOf({ data: current, error, isFetching }),
    refetch: () => {
      for (const query of queries) void query.refetch();
    },
  };
};
