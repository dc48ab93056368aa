import { entriesOfAnswers, PASSWORD_MASK, type Answers } from '@sitewright/domain/forms';
import type { FormInfo } from './form-data.ts';

/** Shows answers that were given before. */
export const fillAnswers = (
  form: HTMLElement,
  { fields }: Pick<FormInfo, 'fields'>,
  answers: Answers,
): void => {
  const values = entriesOfAnswers(fields, answers);
  for (const input of form.querySelectorAll<HTMLInputElement>('input,select,textarea')) {
    const given = values.get(input.name);
    if (!given) continue;
    if (input.type === 'checkbox' || input.type === 'radio') input.checked = given.includes(input.value);
    else input.value = given[0] ?? '';
  }
};

/** Typing replaces a masked password; without this, a click would put the caret inside the mask. */
export const selectMasks = (form: HTMLFormElement): void => {
  for (const type of ['focusin', 'mousedown'])
    form.addEventListener(type, (event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== 'password') return;
      if (target.value !== PASSWORD_MASK) return;
      if (type === 'mousedown') event.preventDefault();
      target.focus();
      target.select();
    });
};
