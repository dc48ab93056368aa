import { useCallback, useRef, useSyncExternalStore } from 'react';
import { useDocumentStore } from '../../document/index.ts';
import { sceneOf, type AreaKey, type Scene } from '../model/scene.ts';

const isSame = (one: Scene, other: Scene): boolean =>
  one.length === other.length && one.every(({ layout }, index) => layout === other[index]?.layout);

/** The areas of a page with their contents, of the documents that are there; stays the same while nothing changes. */
export const useScene = (
  areas: readonly AreaKey[],
): { readonly scene: Scene; readonly sceneNow: () => Scene } => {
  const store = useDocumentStore();
  const kept = useRef<Scene>([]);
  const sceneNow = useCallback((): Scene => {
    const next = sceneOf(areas, store.state().documents);
    if (!isSame(kept.current, next)) kept.current = next;
    return kept.current;
  }, [store, areas]);
  return { scene: useSyncExternalStore(store.subscribe, sceneNow), sceneNow };
};
