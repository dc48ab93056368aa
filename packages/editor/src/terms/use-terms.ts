import { pageCalls } from '@sitewright/api/pages';
import type { TermKind } from '@sitewright/domain/pages';
import {
  dataOf,
  mapFetched,
  send,
  useFetched,
  useFetchedParts,
  useDebounced,
} from '../data-fetching/index.ts';
import type { RunningTermChange } from './running-changes.ts';

export interface Term {
  readonly name: string;
  readonly count: number;
}

/** The filtered terms of a page's items, sorted by name. */
export const useTerms = (collectionId: string, kind: TermKind, typed: string) => {
  const search = useDebounced(typed.trim());
  const filter = { kind, ...(search === '' ? {} : { search }) };
  const { fetched, ...rest } = useFetchedParts(
    pageCalls.listTerms.path,
    (query, signal) =>
      send(pageCalls.listTerms, { params: { id: collectionId }, query: { ...query, ...filter } }, signal),
    { collectionId, ...filter },
  );
  return {
    terms: mapFetched(fetched, (parts) => ({
      list: parts.flatMap(({ terms }): readonly Term[] => terms),
      total: parts[0]?.total ?? 0,
      changes: (parts[0]?.changes ?? []).map((change): RunningTermChange => ({
        ...change,
        collectionId,
        kind,
      })),
    })),
    isFiltered: search !== '',
    ...rest,
  };
};

/** Suggested names. */
export const useTermNames = (collectionId: string, kind: TermKind, typed: string): readonly string[] => {
  const search = useDebounced(typed.trim());
  const { fetched } = useFetched(pageCalls.listTerms, {
    params: { id: collectionId },
    query: { kind, search },
  });
  return (dataOf(fetched)?.terms ?? []).map(({ name }) => name);
};
