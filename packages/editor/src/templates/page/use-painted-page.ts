import { useEffect } from 'react';
import { replaceStyleSheet } from '../../design/index.ts';
import { paintPage } from './paint-page.ts';
import type { TrialPage } from './trial-page.ts';

/** Keeps the frame showing what was tried last, also in a frame that comes later. */
export const usePaintedPage = (
  page: Document | undefined,
  at: string,
  tried: TrialPage | undefined,
): void => {
  useEffect(() => {
    if (!page || tried?.at !== at || tried.html === '') return;
    paintPage(page, tried.html);
    replaceStyleSheet(page, tried.css);
  }, [page, at, tried]);
};
