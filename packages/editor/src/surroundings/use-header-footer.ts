import type { HeaderFooterContent } from '@sitewright/domain/surroundings';
import { useDocument, useDocumentStore } from '../document/index.ts';
import { headerFooterKey } from './surrounding.ts';

/** Documents have passed the server's schema. */
const contentIn = (content: unknown): HeaderFooterContent =>
  typeof content === 'object' && content !== null ? content : {};

/** What stands around every page, and what changes it as one step of undo; only roles with `design` may read it. */
export const useHeaderFooter = (isOpened = true) => {
  const store = useDocumentStore();
  const state = useDocument(isOpened ? headerFooterKey : undefined);
  const content = state.state === 'success' ? contentIn(state.document.content) : {};
  return {
    state,
    content,
    /** The parts that are given take the place of those that were. */
    change: (label: string, parts: Readonly<Partial<Record<keyof HeaderFooterContent, unknown>>>) =>
      store.run(label, [{ ...headerFooterKey, content: { ...content, ...parts } }]),
  };
};
