import { canvasCalls } from '@sitewright/api/canvas';
import type { StyleToken, StyleValues } from '@sitewright/domain/styles';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sendUnlessAborted } from '../data-fetching/index.ts';
import { compiledPart, paintTokens, replaceChoices, replaceSheet } from './frame-styles.ts';

const PAUSE_MS = 120;

/** Something wrong with the site's own rules. */
export interface CssFault {
  readonly line?: number;
  readonly message: string;
}

/** The name under which the site's own rules are compiled. */
const CUSTOM = 'styles/-custom.less';

const noFaults: readonly CssFault[] = [];

interface Painted {
  readonly page: Document | undefined;
  readonly tokens: readonly StyleToken[];
  readonly values: StyleValues;
  readonly content: Readonly<Record<string, unknown>>;
}

/** Keeps the page in the frame looking as the styles say. Answers what is wrong with the owner's own rules. */
export const usePaintedFrame = ({ page, tokens, values, content }: Painted): readonly CssFault[] => {
  const [faults, setFaults] = useState(noFaults);
  useLayoutEffect(() => {
    if (page) paintTokens(page, tokens, values);
  }, [page, tokens, values]);

  const { customCss = '' } = content;
  const compiled = compiledPart(tokens, values) + JSON.stringify(customCss);
  const shown = useRef<{ readonly page: Document; readonly compiled: string }>(undefined);
  const latest = useRef(content);
  useEffect(() => {
    latest.current = content;
  });
  useEffect(() => {
    if (!page) return undefined;
    // The page comes with what was saved when it was asked for.
    const isFresh = shown.current?.page !== page;
    if (isFresh) shown.current = { page, compiled };
    // Rules of the owner's own are compiled once more for their errors, which no page tells.
    const isAsked = shown.current?.compiled !== compiled || (isFresh && customCss !== '');
    if (!isAsked) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const input = { body: { content: { ...latest.current } } };
      const outcome = await sendUnlessAborted(canvasCalls.style, input, abort.signal);
      if (!outcome?.ok) return;
      shown.current = { page, compiled };
      replaceSheet(page, outcome.answer.css);
      replaceChoices(page, tokens, outcome.answer.bodyClasses);
      setFaults(outcome.answer.warnings.filter(({ file }) => file === CUSTOM));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [page, tokens, compiled, customCss]);
  return faults;
};
