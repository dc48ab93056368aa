import type { CallAnswer } from '@sitewright/api/call';
import { templateCalls } from '@sitewright/api/templates';
import { templateLimits } from '@sitewright/domain/templates';
import { useEffect, useRef, useState } from 'react';
import { sendUnlessAborted } from '../../data-fetching/index.ts';
import type { TemplateError } from './template-error.ts';
import { choosePage, type DraftPage } from './draft-page.ts';

const PAUSE_MS = 300;
const AGAIN_MS = 5000;

/** What the server said of the template as it stands on the screen. */
export interface DraftRender {
  readonly errors: readonly TemplateError[];
  readonly errorCount: number;
  readonly page?: DraftPage;
  /** Why nothing newer is known. */
  readonly failure?: string;
}

/** The text of every open file, and whether the server has it. */
export type OpenTexts = ReadonlyMap<string, { readonly text: string; readonly isSaved: boolean }>;

interface Tried {
  readonly at: string;
  readonly texts: OpenTexts;
  /** Of the list of files: it changes when one comes or goes. */
  readonly files: unknown;
}

export const hasSameTexts = (a: OpenTexts, b: OpenTexts): boolean =>
  a.size === b.size && [...b].every(([path, { text }]) => a.get(path)?.text === text);

const isSame = (a: Tried | undefined, b: Tried): boolean =>
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

/** The sheet comes only when it is another than the last. */
const sheetOf = ({ css, stylesKey }: Answer, last: Sheet | undefined): Sheet =>
  css === undefined && last ? last : { key: stylesKey, css: css ?? '' };

/** Has the server render the page in view with what is on the screen, after every pause; an older answer is dropped. */
export const useDraftRender = ({ at, texts, files }: Tried): DraftRender => {
  const [draft, setRender] = useState(firstRender);
  const [retry, setRetry] = useState<Tried>();
  const answered = useRef<Tried>(undefined);
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
        // Another object asks again, for the same.
        again = setTimeout(() => setRetry({ ...asked }), AGAIN_MS);
        return;
      }
      const { html, errors, errorCount } = outcome.answer;
      answered.current = asked;
      sheet.current = sheetOf(outcome.answer, sheet.current);
      const tried = { at, html, css: sheet.current.css };
      setRender(({ page }) => ({ errors, errorCount, page: choosePage(tried, errorCount, page) }));
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      clearTimeout(again);
      abort.abort();
    };
  }, [at, texts, files, retry]);
  return draft;
};
