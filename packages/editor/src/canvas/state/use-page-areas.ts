import { useCallback, useRef, useSyncExternalStore } from 'react';
import { useDocumentStore } from '../../documents/index.ts';
import { pageAreasOf, type AreaKey, type PageAreas } from '../model/page-areas.ts';

const isSame = (one: PageAreas, other: PageAreas): boolean =>
  one.length === other.length && one.every(({ layout }, index) => layout === other[index]?.layout);

/** The page areas of the loaded documents; keeps its identity while nothing changes. */
export const usePageAreas = (
  areas: readonly AreaKey[],
): { readonly pageAreas: PageAreas; readonly pageAreasNow: () => PageAreas } => {
  const store = useDocumentStore();
  const kept = useRef<PageAreas>([]);
  const pageAreasNow = useCallback((): PageAreas => {
    const next = pageAreasOf(areas, store.state().documents);
    if (!isSame(kept.current, next)) kept.current = next;
    return kept.current;
  }, [store, areas]);
  return { pageAreas: useSyncExternalStore(store.subscribe, pageAreasNow), pageAreasNow };
};
