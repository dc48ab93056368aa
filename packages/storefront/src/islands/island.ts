/** A lazily loaded module; `mount` is called once per element. */
export interface IslandChunk {
  readonly mount: (place: HTMLElement) => unknown;
}

export type LoadIsland = () => Promise<IslandChunk>;

/** Chunks by name: `menu` serves `<sw-menu>` and `[data-island="menu"]`. */
export type IslandTable = Readonly<Record<string, LoadIsland>>;

/** Islands, undefined custom elements, and the product buttons that formatters render. */
export const islandSelector = '[data-island],:not(:defined),[class^=sqs-][role=button]';

export const nameOf = (place: HTMLElement): string =>
  place.dataset['island'] ?? (place.role === 'button' ? 'shop' : place.localName.slice('sw-'.length));
