export { browserPlaces } from './browser-sources.ts';
export { browserStores } from './browser-stores.ts';
export type { Json, ReadText, TextStore } from './entry.ts';
export { readEntry } from './read-entry.ts';
export { removeEntry, writeEntry, type Entry } from './write-entry.ts';
