import type { GivenAnswers, SiteForm } from '@sitewright/domain/forms';
import { useEffect } from 'react';
import { useLatest } from '../../../controls/index.ts';
import { answersIn, fieldAt, isStepComplete, showFields } from './frame-form.ts';

interface FrameState {
  readonly form: SiteForm;
  readonly step: number;
  readonly selected: string | undefined;
  readonly onSelect: (fieldId: string) => void;
  readonly onStep: (step: number) => void;
  readonly onSubmit: (answers: GivenAnswers) => void;
  /** Moves the focus from the field to its settings. */
  readonly onLeave: () => void;
}

const isButton = (target: EventTarget | null, name: string): boolean =>
  (target as Element | null)?.closest?.(`.sw-form-${name}`) != null;

const submit = (page: Document, { form, step, onStep, onSubmit }: FrameState): void => {
  const isLast = step >= page.querySelectorAll('.sw-form-page').length - 1;
  if (isLast || !isStepComplete(page, form, step)) onSubmit(answersIn(page, form));
  else onStep(step + 1);
};

const press = (page: Document, event: MouseEvent, state: FrameState): void => {
  const { target } = event;
  // Links would leave the app.
  if ((target as Element | null)?.closest?.('a')) event.preventDefault();
  const field = fieldAt(target);
  if (field !== undefined) state.onSelect(field);
  if (isButton(target, 'back')) state.onStep(state.step - 1);
  if (isButton(target, 'next')) submit(page, state);
};

/** The frame runs no script: the app listens in it. */
export const useFrameEvents = (page: Document | undefined, state: FrameState): void => {
  const latest = useLatest(state);
  useEffect(() => {
    if (!page) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const focus = ({ target }: Event): void => {
      const field = fieldAt(target);
      if (field !== undefined) latest.current.onSelect(field);
    };
    const send = (event: Event): void => {
      event.preventDefault();
      submit(page, latest.current);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') latest.current.onLeave();
      else document.dispatchEvent(new KeyboardEvent('keydown', event));
    };
    page.addEventListener('click', (event) => press(page, event, latest.current), { signal });
    page.addEventListener('focusin', focus, { signal });
    page.addEventListener('input', () => showFields(page, latest.current), { signal });
    page.addEventListener('submit', send, { signal });
    page.addEventListener('keydown', key, { signal });
    return () => listening.abort();
  }, [page, latest]);
};
