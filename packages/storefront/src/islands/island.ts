/** What a chunk gives the loader: called once for every element of its name. */
export interface IslandChunk {
  readonly mount: (place: HTMLElement) => unknown;
}

export type LoadIsland = () => Promise<IslandChunk>;

/** Chunks by name: `menu` serves `<sw-menu>` and `[data-island="menu"]`. */
export type IslandTable = ReadonlyMap<string, LoadIsland>;

/** Islands, custom elements that are not defined yet, and the buttons that the formatters print beside a product. */
export const islandSelector = '[data-island],:not(:defined),[class^=sqs-][role=button]';

export const nameOf = (place: HTMLElement): string =>
  place.dataset['island'] ?? (place.role === 'button' ? 'shop' : place.localName.slice('sw-'.length));
