import { keyOf, type DocumentKey } from '../../documents/index.ts';

/**
 * Loads the documents of a page in the frame, each once: the page names its own document as soon as it begins to arrive,
 * and those of its areas when it is complete. A page that is rendered anew loads them again.
 */
export const createPageLoader = <Result>(loadDocument: (key: DocumentKey) => Promise<Result>) => {
  const started = new WeakMap<Document, Map<string, Promise<Result>>>();
  return (page: Document, keys: readonly DocumentKey[]): Promise<Result>[] => {
    const loading = started.get(page) ?? new Map<string, Promise<Result>>();
    started.set(page, loading);
    return keys.map((key) => {
      const result = loading.get(keyOf(key)) ?? loadDocument(key);
      loading.set(keyOf(key), result);
      return result;
    });
  };
};
