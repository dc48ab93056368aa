import { questionField, type CheckoutForm } from '@sitewright/domain/checkout';
import { readFormEntries, visibleFields, type Answers } from '@sitewright/domain/forms';
import { useEffect, useRef } from 'react';
import { FieldMessages, fillAnswers } from '../../forms/index.ts';
import { useCheckout } from '../state/checkout-context.ts';

/** What was entered in the form around the questions. */
export const readQuestions = ({ fields }: CheckoutForm, form: HTMLFormElement) =>
  readFormEntries(fields, new FormData(form));

/** Questions that depend on an answer are shown with it. */
const showAsked = ({ fields }: CheckoutForm, place: HTMLElement): void => {
  const form = place.closest('form');
  if (!form) return;
  const shown = new Set(visibleFields({ fields }, readQuestions({ fields }, form)).map(({ id }) => id));
  for (const item of place.querySelectorAll<HTMLElement>('[data-conditional]'))
    item.hidden = !shown.has(item.dataset['field'] ?? '');
};

const useMessages = (form: CheckoutForm, place: { readonly current: HTMLElement | null }) => {
  const { faults } = useCheckout();
  const messages = useRef<FieldMessages>(undefined);
  useEffect(() => {
    if (place.current) messages.current ??= new FieldMessages(place.current);
    const texts = form.fields.flatMap(({ id }) => {
      const message = faults.find(({ field }) => field === questionField(id))?.message;
      return message === undefined ? [] : [[id, message] as const];
    });
    messages.current?.show(Object.fromEntries(texts));
  }, [faults, form, place]);
};

/** The questions of the owner, as the server prints them: the same markup as without script. */
export const Questions = ({ form }: { readonly form: CheckoutForm }) => {
  const { entered, questions, clearFault } = useCheckout();
  const place = useRef<HTMLDivElement>(null);
  useMessages(form, place);
  useEffect(() => {
    if (!place.current) return;
    fillAnswers(place.current, form, entered.details.answers as Answers);
    showAsked(form, place.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: what is typed afterwards is in the page
  }, []);
  return (
    <div
      ref={place}
      onInput={({ target }) => {
        if (place.current) showAsked(form, place.current);
        const item = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
        clearFault(questionField(item?.dataset['field'] ?? ''));
      }}
      dangerouslySetInnerHTML={{ __html: questions }}
    />
  );
};
