/** What a chunk gives the loader: called once for every element of its name. */
export interface IslandChunk {
  readonly mount: (place: HTMLElement) => unknown;
}

export type LoadIsland = () => Promise<IslandChunk>;

/** Chunks by name: `menu` serves `<sw-menu>` and `[data-island="menu"]`. */
export type IslandTable = ReadonlyMap<string, LoadIsland>;

/** Islands, and custom elements that are not defined yet. */
export const islandSelector = '[data-island],:not(:defined)';

export const nameOf = (place: HTMLElement): string =>
  place.dataset['island'] ?? place.localName.slice('sw-'.length);
