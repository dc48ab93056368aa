import type { CallAnswer } from '@sitewright/api/call';
import { templateCalls } from '@sitewright/api/templates';
import { templateLimits } from '@sitewright/domain/templates';
import { useEffect, useRef, useState } from 'react';
import { sendUnlessAborted } from '../../data-fetching/index.ts';
import type { TemplateError } from './template-error.ts';
import { choosePage, type DraftPage } from './draft-page.ts';

const DEBOUNCE_MS = 300;
const RETRY_MS = 5000;

/** The server's render of the draft template. */
export interface DraftRender {
  readonly errors: readonly TemplateError[];
  readonly errorCount: number;
  readonly page?: DraftPage;
  /** Why the last request failed. */
  readonly failure?: string;
}

/** The text of every open file, and whether it is saved. */
export type OpenTexts = ReadonlyMap<string, { readonly text: string; readonly isSaved: boolean }>;

interface RenderInput {
  readonly at: string;
  readonly texts: OpenTexts;
  /** Identity of the file list: changes when files are added or removed. */
  readonly files: unknown;
}

/**
 * Whether a render of the first is one of the second. Not where the server has saved another text of a file since: an
 * undo may be shown before it is sent.
 */
export const hasSameTexts = (a: OpenTexts, b: OpenTexts): boolean =>
  a.size === b.size &&
  [...b].every(([path, { text, isSaved }]) => {
    const known = a.get(path);
    return known?.text === text && (isSaved || !known.isSaved);
  });

const isSame = (a: RenderInput | undefined, b: RenderInput): boolean =>
  a?.at === b.at && a.files === b.files && hasSameTexts(a.texts, b.texts);

const unsavedOf = (texts: OpenTexts) =>
  [...texts]
    .filter(([, { isSaved }]) => !isSaved)
    .slice(0, templateLimits.FILES_TRIED)
    .map(([path, { text }]) => ({ path, text }));

const firstRender: DraftRender = { errors: [], errorCount: 0 };

interface Sheet {
  readonly key: string;
  readonly css: string;
}

type Answer = CallAnswer<typeof templateCalls.tryOut>;

/** The stylesheet is sent only when it changed. */
const sheetOf = ({ css, stylesKey }: Answer, last: Sheet | undefined): Sheet =>
  css === undefined && last ? last : { key: stylesKey, css: css ?? '' };

/** Has the server render the current page with the unsaved files, debounced; stale responses are dropped. */
export const useDraftRender = ({ at, texts, files }: RenderInput): DraftRender => {
  const [draft, setRender] = useState(firstRender);
  const [retry, setRetry] = useState<RenderInput>();
  const answered = useRef<RenderInput>(undefined);
  const sheet = useRef<Sheet>(undefined);

  useEffect(() => {
    const asked = retry && isSame(retry, { at, texts, files }) ? retry : { at, texts, files };
    if (isSame(answered.current, asked)) return undefined;
    const abort = new AbortController();
    let again: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const known = sheet.current ? { stylesKey: sheet.current.key } : {};
      const body = { at, files: unsavedOf(texts), ...known };
      const outcome = await sendUnlessAborted(templateCalls.tryOut, { body }, abort.signal);
      if (!outcome) return;
      if (!outcome.ok) {
        setRender((last) => ({ ...last, failure: outcome.refusal.message }));
        // A new object triggers another request for the same input.
        again = setTimeout(() => setRetry({ ...asked }), RETRY_MS);
        return;
      }
      const { html, errors, errorCount } = outcome.answer;
      answered.current = asked;
      sheet.current = sheetOf(outcome.answer, sheet.current);
      const tried = { at, html, css: sheet.current.css };
      setRender(({ page }) => ({ errors, errorCount, page: choosePage(tried, errorCount, page) }));
    };
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      clearTimeout(again);
      abort.abort();
    };
  }, [at, texts, files, retry]);
  return draft;
};
