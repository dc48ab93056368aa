import { diffContent } from '@sitewright/domain/documents';
import type { HeaderFooterContent } from '@sitewright/domain/site-chrome';
import { keyOf, useDocument, useDocumentStore } from '../documents/index.ts';
import { headerFooterKey } from './chrome-part.ts';

/** Documents have passed the server's schema. */
const contentIn = (content: unknown): HeaderFooterContent =>
  typeof content === 'object' && content !== null ? content : {};

type Parts = Readonly<Partial<Record<keyof HeaderFooterContent, unknown>>>;

/** The header and footer document and its actions; only roles with `design` may read it. */
export const useHeaderFooter = (isOpened = true) => {
  const store = useDocumentStore();
  const state = useDocument(isOpened ? headerFooterKey : undefined);
  const content = state.state === 'success' ? contentIn(state.document.content) : {};
  const contentNow = () => contentIn(store.state().documents.get(keyOf(headerFooterKey))?.content);
  return {
    state,
    content,
    /** The current content, which may be newer than the rendered one. */
    contentNow,
    /** Replaces the given parts. */
    change: (label: string, parts: Parts) =>
      store.run(label, [{ ...headerFooterKey, content: { ...contentNow(), ...parts } }]),
    /** Changes parts based on a former state: the server reports a conflict. */
    insist: (label: string, before: Parts, after: Parts) => {
      const now = contentNow();
      const changes = diffContent({ ...now, ...before }, { ...now, ...after });
      return store.run(label, [{ ...headerFooterKey, op: 'change', changes }]);
    },
  };
};
