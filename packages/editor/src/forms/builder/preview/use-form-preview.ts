import { formCalls } from '@sitewright/api/forms';
import type { GivenAnswers, SiteForm } from '@sitewright/domain/forms';
import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '../../../controls/index.ts';
import { sendUnlessAborted } from '../../../data-fetching/index.ts';
import { paintForm } from './frame-form.ts';

export type PreviewView = 'form' | 'sent';

export interface PreviewSource {
  readonly id: string;
  readonly form: SiteForm;
  readonly view: PreviewView;
  /** What was submitted in the preview; a new object for each attempt. */
  readonly answers: GivenAnswers | undefined;
}

const DEBOUNCE_MS = 100;

/** Keeps the frame as the server renders the form. The frame shows the last result until the next one is there. */
export const useFormPreview = (
  page: Document | undefined,
  { id, form, view, answers }: PreviewSource,
  onPainted: (isSent: boolean) => void,
) => {
  const [failure, setFailure] = useState<string>();
  const painted = useLatest(onPainted);
  const render = useCallback(
    async (signal: AbortSignal): Promise<void> => {
      const state = view === 'sent' ? { isSent: true } : answers && { answers: { ...answers } };
      const body = { content: { ...form }, ...state };
      const outcome = await sendUnlessAborted(formCalls.preview, { params: { id }, body }, signal);
      if (!outcome || !page) return;
      setFailure(outcome.ok ? undefined : outcome.refusal.message);
      if (!outcome.ok) return;
      paintForm(page, outcome.answer.html);
      painted.current(outcome.answer.isSent);
    },
    [page, id, form, view, answers, painted],
  );
  useEffect(() => {
    if (!page) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => void render(abort.signal), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [page, render]);
  return { failure, retry: () => void render(new AbortController().signal) };
};
