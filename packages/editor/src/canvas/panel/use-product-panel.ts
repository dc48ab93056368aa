import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../controls/index.ts';
import {
  isItemContent,
  keyOf,
  saveStateOf,
  useDocumentStore,
  type DocumentKey,
} from '../../documents/index.ts';
import { useCanvas } from '../canvas-context.ts';

/** What the page shows of a product, without what the canvas edits itself. */
const productFields = (content: unknown): string | undefined => {
  if (!isItemContent(content)) return undefined;
  const { structuredContent, imageIds, mainImageId, excerpt, categories } = content;
  return JSON.stringify([structuredContent, imageIds, mainImageId, excerpt, categories]);
};

const textFields = (content: unknown): string | undefined =>
  isItemContent(content) ? JSON.stringify([content.title, content.body]) : undefined;

interface Rendered {
  readonly fields: string | undefined;
  readonly texts: string | undefined;
}

const nothingRendered: Rendered = { fields: undefined, texts: undefined };

/** Texts are edited on the page too, where they are painted at once: they are stale only beside an open panel. */
const isStale = (before: Rendered, after: Rendered, isOpen: boolean): boolean =>
  before.fields !== undefined && (after.fields !== before.fields || (isOpen && after.texts !== before.texts));

/** Counts saved changes that only a new rendering of the page shows; renders with each of them alone. */
const useRenderings = (pageKey: DocumentKey | undefined, isOpen: boolean): number => {
  const store = useDocumentStore();
  const [count, setCount] = useState(0);
  const rendered = useRef(nothingRendered);
  const isOpenNow = useLatest(isOpen);
  useEffect(() => {
    let seen: unknown;
    const look = () => {
      const state = store.state();
      const content = pageKey && state.documents.get(keyOf(pageKey))?.content;
      if (content === seen || saveStateOf(state) !== 'saved') return;
      seen = content;
      const before = rendered.current;
      rendered.current = { fields: productFields(content), texts: textFields(content) };
      if (isStale(before, rendered.current, isOpenNow.current)) setCount((last) => last + 1);
    };
    look();
    return store.subscribe(look);
  }, [store, pageKey, isOpenNow]);
  return count;
};

/** The panel of the product: it gives way to the settings of what is selected next. */
export const useProductPanel = (pageKey: DocumentKey | undefined) => {
  const { selection } = useCanvas();
  const [openedAt, setOpenedAt] = useState<typeof selection>();
  const isOpen = openedAt !== undefined && openedAt === selection && pageKey?.kind === 'item';
  return {
    isProductOpen: isOpen,
    onProduct: (wanted: boolean) => setOpenedAt(wanted ? selection : undefined),
    renderings: useRenderings(pageKey, isOpen),
  };
};
