import { isSameContent } from '@sitewright/domain/documents';
import { useEffect, useMemo } from 'react';
import {
  keyOf,
  useDocumentPart,
  useDocumentStore,
  type DocumentKey,
  type OpenDocument,
} from '../../documents/index.ts';
import { headerFooterKey, type ChromePart } from '../../site-chrome/index.ts';
import { chromePartsOn } from '../frame/frame-marks.ts';
import { redrawChrome } from '../frame/painting/redraw-chrome.ts';

const isPopup = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && 'role' in content && content.role === 'popup-overlay';

/** Everything but the blocks, which are rendered separately. */
const printedParts = (content: unknown): unknown => {
  const { fields: _fields, ...parts } = { fields: undefined, ...(content as object) };
  return parts;
};

/** Re-renders header, footer and announcement bar whenever they were saved. */
const useRedraw = (page: Document | undefined): void => {
  const store = useDocumentStore();
  useEffect(() => {
    if (!page) return undefined;
    let seen: OpenDocument['saved'] | undefined;
    const look = () => {
      const saved = store.state().documents.get(keyOf(headerFooterKey))?.saved;
      const before = seen;
      if (!saved || before === saved) return;
      seen = saved;
      if (before && !isSameContent(printedParts(before.content), printedParts(saved.content)))
        void redrawChrome(page);
    };
    look();
    return store.subscribe(look);
  }, [page, store]);
};

/** The site chrome parts of the page in view, re-rendered when saved; on the popup's own page the popup comes first. */
export const useChromeParts = (
  page: Document | undefined,
  pageKey: DocumentKey | undefined,
): readonly ChromePart[] => {
  const isOfPopup = useDocumentPart(pageKey, isPopup);
  useRedraw(page);
  return useMemo(
    () => [...(isOfPopup ? (['popup'] as const) : []), ...(page ? chromePartsOn(page) : [])],
    [page, isOfPopup],
  );
};
