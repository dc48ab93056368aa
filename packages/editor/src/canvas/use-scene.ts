import type { Refusal } from '@sitewright/api/client';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { keyOf, useDocumentStore } from '../document/index.ts';
import { sceneOf, type AreaKey, type Scene } from './model/scene.ts';

const isSame = (one: Scene, other: Scene): boolean =>
  one.length === other.length && one.every(({ layout }, index) => layout === other[index]?.layout);

/** The areas of a page with their contents, once all their documents are there; stays the same while nothing changes. */
export const useScene = (
  areas: readonly AreaKey[],
): { readonly scene: Scene; readonly refusal: Refusal | undefined } => {
  const store = useDocumentStore();
  const kept = useRef<Scene>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    let isLeft = false;
    const keys = new Map(areas.map(({ document }) => [keyOf(document), document]));
    const open = async () => {
      const answers = await Promise.all([...keys.values()].map((key) => store.open(key)));
      if (!isLeft) setRefusal(answers.find((answer) => answer !== undefined));
    };
    void open();
    return () => void (isLeft = true);
  }, [store, areas]);
  const snapshot = useCallback((): Scene => {
    const next = sceneOf(areas, store.state().documents);
    if (!isSame(kept.current, next)) kept.current = next;
    return kept.current;
  }, [store, areas]);
  return { scene: useSyncExternalStore(store.subscribe, snapshot), refusal };
};
