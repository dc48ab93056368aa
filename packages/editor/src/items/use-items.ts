import type { CallAnswer } from '@sitewright/api/call';
import { pageCalls } from '@sitewright/api/pages';
import type { ContentStatus } from '@sitewright/domain/pages';
import { mapFetched, send, useFetchedParts, useDebounced } from '../data-fetching/index.ts';

export type ItemEntry = CallAnswer<typeof pageCalls.listItems>['items'][number];

export interface ItemFilter {
  readonly search: string;
  readonly status: ContentStatus | 'trashed' | 'all';
  readonly category: string;
}

export const noFilter: ItemFilter = { search: '', status: 'all', category: '' };

/** The filtered items of a list, in list order. */
export const useItems = (collectionId: string, { search: typed, status, category }: ItemFilter) => {
  const search = useDebounced(typed.trim());
  const filter = {
    ...(search === '' ? {} : { search }),
    ...(status === 'all' ? {} : { status }),
    ...(category === '' ? {} : { category }),
  };
  const { fetched, ...rest } = useFetchedParts(
    pageCalls.listItems.path,
    (query, signal) =>
      send(pageCalls.listItems, { params: { id: collectionId }, query: { ...query, ...filter } }, signal),
    { collectionId, ...filter },
  );
  return {
    items: mapFetched(fetched, (parts) => parts.flatMap(({ items }): readonly ItemEntry[] => items)),
    isFiltered: Object.keys(filter).length > 0,
    ...rest,
  };
};
