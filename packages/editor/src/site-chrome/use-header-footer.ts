import { diffContent } from '@sitewright/domain/documents';
import type { HeaderFooterContent } from '@sitewright/domain/site-chrome';
import { keyOf, useDocument, useDocumentStore } from '../documents/index.ts';
import { headerFooterKey } from './chrome-part.ts';

/** Documents have passed the server's schema. */
const contentIn = (content: unknown): HeaderFooterContent =>
  typeof content === 'object' && content !== null ? content : {};

type Parts = Readonly<Partial<Record<keyof HeaderFooterContent, unknown>>>;

/** What stands around every page, and what changes it as one step of undo; only roles with `design` may read it. */
export const useHeaderFooter = (isOpened = true) => {
  const store = useDocumentStore();
  const state = useDocument(isOpened ? headerFooterKey : undefined);
  const content = state.state === 'success' ? contentIn(state.document.content) : {};
  const contentNow = () => contentIn(store.state().documents.get(keyOf(headerFooterKey))?.content);
  return {
    state,
    content,
    /** At this moment, which what is drawn may be behind. */
    contentNow,
    /** The parts that are given take the place of those that were. */
    change: (label: string, parts: Parts) =>
      store.run(label, [{ ...headerFooterKey, content: { ...contentNow(), ...parts } }]),
    /** A change of parts that are no longer so: the server asks which of the two stays. */
    insist: (label: string, before: Parts, after: Parts) => {
      const now = contentNow();
      const changes = diffContent({ ...now, ...before }, { ...now, ...after });
      return store.run(label, [{ ...headerFooterKey, op: 'change', changes }]);
    },
  };
};
