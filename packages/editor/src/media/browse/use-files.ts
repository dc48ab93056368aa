import { mediaCalls } from '@sitewright/api/media';
import type { AssetKind } from '@sitewright/domain/media';
import { useEffect, useState } from 'react';
import { mapFetched, send, useFetchedParts } from '../../fetching/index.ts';

export type KindFilter = AssetKind | 'all';

const TYPING_MS = 250;

/** What was typed, once nothing more comes for a moment. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** The files of the site that a search and a kind leave, newest first. */
export const useFiles = (typed: string, kind: KindFilter) => {
  const search = useSettled(typed.trim());
  const filter = { ...(search !== '' && { search }), ...(kind !== 'all' && { kind }) };
  const { fetched, ...rest } = useFetchedParts(
    mediaCalls.list.path,
    (query, signal) => send(mediaCalls.list, { query: { ...query, ...filter } }, signal),
    filter,
  );
  return {
    files: mapFetched(fetched, (parts) => parts.flatMap(({ assets }) => assets)),
    isFiltered: search !== '' || kind !== 'all',
    ...rest,
  };
};
