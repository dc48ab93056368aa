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
import { redrawChrome } from '../frame/redraw-chrome.ts';

const isPopup = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && 'role' in content && content.role === 'popup-overlay';

/** Everything but the blocks, which are painted on their own. */
const printedParts = (content: unknown): unknown => {
  const { fields: _fields, ...parts } = { fields: undefined, ...(content as object) };
  return parts;
};

/** Draws header, footer and bar anew whenever another state of them was saved. */
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

/** What stands around the page in view, kept as it is saved; on the popup's own page the popup comes first. */
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
