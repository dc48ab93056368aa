export { browserSources, browserStores } from './browser-storage.ts';
export {
  readEntry,
  removeEntry,
  writeEntry,
  type Entry,
  type Json,
  type ReadText,
  type TextStore,
} from './entries.ts';
