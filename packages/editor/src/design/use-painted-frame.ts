import { canvasCalls } from '@sitewright/api/canvas';
import type { StyleToken, StyleValues } from '@sitewright/domain/styles';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { send } from '../fetching/index.ts';
import { compiledPart, paintTokens, replaceChoices, replaceSheet } from './frame-styles.ts';

const PAUSE_MS = 120;

interface Painted {
  readonly page: Document | undefined;
  readonly tokens: readonly StyleToken[];
  readonly values: StyleValues;
  readonly content: Readonly<Record<string, unknown>>;
}

/** Keeps the page in the frame looking as the styles say. */
export const usePaintedFrame = ({ page, tokens, values, content }: Painted): void => {
  useLayoutEffect(() => {
    if (page) paintTokens(page, tokens, values);
  }, [page, tokens, values]);

  const compiled = compiledPart(tokens, values);
  const shown = useRef<{ readonly page: Document; readonly compiled: string }>(undefined);
  const latest = useRef(content);
  useEffect(() => {
    latest.current = content;
  });
  useEffect(() => {
    if (!page) return undefined;
    // The page comes with what was saved when it was asked for.
    if (shown.current?.page !== page) shown.current = { page, compiled };
    if (shown.current.compiled === compiled) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const input = { body: { content: { ...latest.current } } };
      const outcome = await send(canvasCalls.style, input, abort.signal);
      if (!outcome.ok || abort.signal.aborted) return;
      shown.current = { page, compiled };
      replaceSheet(page, outcome.answer.css);
      replaceChoices(page, tokens, outcome.answer.bodyClasses);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [page, tokens, compiled]);
};
