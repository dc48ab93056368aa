import { mediaCalls } from '@sitewright/api/media';
import type { AssetKind } from '@sitewright/domain/media';
import { mapFetched, send, useFetchedParts, useDebounced } from '../../data-fetching/index.ts';

export type KindFilter = AssetKind | 'all';

/** The filtered files of the site, newest first. */
export const useFiles = (typed: string, kind: KindFilter) => {
  const search = useDebounced(typed.trim());
  const filter = { ...(search !== '' && { search }), ...(kind !== 'all' && { kind }) };
  const { fetched, ...rest } = useFetchedParts(
    mediaCalls.list.path,
    (query, signal) => send(mediaCalls.list, { query: { ...query, ...filter } }, signal),
    filter,
  );
  return {
    files: mapFetched(fetched, (parts) => parts.flatMap(({ assets }) => assets)),
    /** The search that the listed files belong to. */
    searched: search,
    ...rest,
  };
};
