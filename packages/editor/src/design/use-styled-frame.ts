import { canvasCalls } from '@sitewright/api/canvas';
import type { StyleToken, StyleValues } from '@sitewright/domain/styles';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sendUnlessAborted } from '../data-fetching/index.ts';
import { compiledPart, applyTokenValues, replaceBodyClasses, replaceStyleSheet } from './frame-styles.ts';

const PAUSE_MS = 120;

/** An error in the custom CSS. */
export interface CssFault {
  readonly line?: number;
  readonly message: string;
}

/** File name of the custom CSS in compiler warnings. */
const CUSTOM = 'styles/-custom.less';

const noFaults: readonly CssFault[] = [];

interface StyledFrameOptions {
  readonly page: Document | undefined;
  readonly tokens: readonly StyleToken[];
  readonly values: StyleValues;
  readonly content: Readonly<Record<string, unknown>>;
}

/** Applies the styles to the page in the frame. Returns errors of the custom CSS. */
export const useStyledFrame = ({
  page,
  tokens,
  values,
  content,
}: StyledFrameOptions): readonly CssFault[] => {
  const [faults, setFaults] = useState(noFaults);
  useLayoutEffect(() => {
    if (page) applyTokenValues(page, tokens, values);
  }, [page, tokens, values]);

  const { customCss = '' } = content;
  const compiled = compiledPart(tokens, values) + JSON.stringify(customCss);
  const applied = useRef<{ readonly page: Document; readonly compiled: string }>(undefined);
  const latest = useRef(content);
  useEffect(() => {
    latest.current = content;
  });
  useEffect(() => {
    if (!page) return undefined;
    // The page was rendered with the styles saved at that time.
    const isFresh = applied.current?.page !== page;
    if (isFresh) applied.current = { page, compiled };
    // Custom CSS is compiled once more for its errors, which the page does not contain.
    const isAsked = applied.current?.compiled !== compiled || (isFresh && customCss !== '');
    if (!isAsked) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const input = { body: { content: { ...latest.current } } };
      const outcome = await sendUnlessAborted(canvasCalls.style, input, abort.signal);
      if (!outcome?.ok) return;
      applied.current = { page, compiled };
      replaceStyleSheet(page, outcome.answer.css);
      replaceBodyClasses(page, tokens, outcome.answer.bodyClasses);
      setFaults(outcome.answer.warnings.filter(({ file }) => file === CUSTOM));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [page, tokens, compiled, customCss]);
  return faults;
};
