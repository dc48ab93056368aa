import { nameOf, type IslandTable, type LoadIsland } from './island.ts';

/**
 * Loads and mounts an island once. Returns the pending promise while it loads, undefined once it is mounted.
 * Never rejects: the page must work without the island.
 */
export type BeginIsland = (place: HTMLElement) => Promise<unknown> | undefined;

const mountIsland = (place: HTMLElement, load: LoadIsland): Promise<unknown> =>
  load()
    .catch(() => new Promise((end) => setTimeout(end, 1000)).then(load))
    .then(({ mount }) => mount(place))
    .catch(reportError);

export const createIslandLoader = (islands: IslandTable): BeginIsland => {
  const begun = new WeakMap<Element, Promise<unknown> | undefined>();

  return (place) => {
    if (!begun.has(place)) {
      const load = islands[nameOf(place)];
      const settle = () => begun.set(place, undefined);
      begun.set(place, load && mountIsland(place, load).then(settle));
    }
    return begun.get(place);
  };
};
