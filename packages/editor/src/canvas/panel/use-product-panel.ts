import { useState } from 'react';
import { isItemContent, useDocumentPart, useSaveState, type DocumentKey } from '../../documents/index.ts';
import { useCanvas } from '../canvas-context.ts';

/** What the page shows of a product, without what the canvas edits itself. */
const productFields = (content: unknown): string | undefined => {
  if (!isItemContent(content)) return undefined;
  const { structuredContent, imageIds, mainImageId, excerpt, categories } = content;
  return JSON.stringify([structuredContent, imageIds, mainImageId, excerpt, categories]);
};

const textFields = (content: unknown): string | undefined =>
  isItemContent(content) ? JSON.stringify([content.title, content.body]) : undefined;

/** Counts saved changes that only a new rendering of the page shows. */
const useRenderings = (pageKey: DocumentKey | undefined, isOpen: boolean): number => {
  const isSaved = useSaveState() === 'saved';
  const fields = useDocumentPart(pageKey, productFields);
  const texts = useDocumentPart(pageKey, textFields);
  const [shown, setShown] = useState({ fields, texts, count: 0 });
  if (isSaved && (fields !== shown.fields || texts !== shown.texts)) {
    // Texts are edited on the page too, where they are painted at once.
    const isStale = fields !== shown.fields || isOpen;
    const isFirst = shown.fields === undefined;
    setShown({ fields, texts, count: isStale && !isFirst ? shown.count + 1 : shown.count });
  }
  return shown.count;
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
