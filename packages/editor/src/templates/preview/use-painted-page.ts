import { useEffect } from 'react';
import { replaceStyleSheet } from '../../design/index.ts';
import { paintPage } from './paint-page.ts';
import type { DraftPage } from './draft-page.ts';

/** Shows the latest render in the frame, also after it was replaced. */
export const usePaintedPage = (
  page: Document | undefined,
  at: string,
  tried: DraftPage | undefined,
): void => {
  useEffect(() => {
    if (!page || tried?.at !== at || tried.html === '') return;
    paintPage(page, tried.html);
    replaceStyleSheet(page, tried.css);
  }, [page, at, tried]);
};
