import {
  faultOf,
  fieldId,
  questionField,
  type CheckoutFault,
  type CheckoutView,
} from '@sitewright/domain/checkout';
import { siteFormTextsIn } from '@sitewright/domain/forms';
import { element, fieldMarkup, isGroup } from '../blocks/index.ts';

interface Asked {
  readonly form: CheckoutView['form'];
  readonly answers: CheckoutView['details']['answers'];
  readonly faults: readonly CheckoutFault[];
  readonly language: string;
}

/** The questions of the owner. Those that depend on an answer are all shown; the script hides them. */
export const questionsMarkup = ({ form, answers, faults, language }: Asked): string => {
  if (!form) return '';
  const scope = {
    texts: siteFormTextsIn(language),
    id: fieldId('form'),
    heading: 'h3',
    mark: 'text',
  } as const;
  const fields = form.fields.map((field) => {
    const name = questionField(field.id);
    const error = faultOf(faults, name) || undefined;
    const markup = fieldMarkup(field, { ...scope, answer: answers[field.id], error }, true);
    // Links of messages lead to the group: it has several inputs, and none has its id.
    return isGroup(field) ? element('div', { id: fieldId(name), tabindex: '-1' }, markup) : markup;
  });
  return element('div', { class: 'checkout-questions' }, fields.join(''));
};
