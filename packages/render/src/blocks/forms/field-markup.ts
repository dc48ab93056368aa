import { inputName, isRequired, type SiteField } from '@sitewright/domain/forms';
import { attributes, element, escapeText, optional } from '../markup/html.ts';
import {
  errorId,
  fieldElementId,
  fieldInputs,
  hintId,
  hintOf,
  isGroup,
  type FieldScope,
} from './field-inputs.ts';

export const hiddenInput = (name: string, value: string): string =>
  `<input${attributes({ type: 'hidden', name, value })}>`;

/** How a required field is marked for the eye and for screen readers; the attribute `required` tells them of single inputs. */
const markOf = (field: SiteField, { texts, mark }: FieldScope): string => {
  if (!isRequired(field)) return '';
  if (mark === 'text') return ` <span class="required">${escapeText(texts['required-mark'])}</span>`;
  const unseen = isGroup(field) ? ` <span class="sw-unseen">${escapeText(texts.required)}</span>` : '';
  return ` <span class="required" aria-hidden="true">*</span>${unseen}`;
};

/** The message is above the title. */
export const fieldMarkup = (field: SiteField, scope: FieldScope, isShown: boolean): string => {
  const { texts, error } = scope;
  const wrapper = {
    class: `form-item field ${field.type}${isRequired(field) ? ' required' : ''}`,
    'data-field': field.id,
    hidden: !isShown,
    'data-conditional': field.condition !== undefined,
  };
  if (field.type === 'section') {
    const heading = optional(scope.heading, { class: 'title' }, escapeText(field.title));
    const text = optional('p', { class: 'description' }, escapeText(field.description ?? ''));
    return element('div', { ...wrapper, 'data-underline': field.underline === true }, heading + text);
  }
  if (field.type === 'hidden') return hiddenInput(inputName(field.id), field.value ?? '');
  const message = element(
    'p',
    { class: 'field-error', id: errorId(scope, field), hidden: error === undefined },
    escapeText(error ?? ''),
  );
  const hint = optional(
    'p',
    { class: 'description', id: hintId(scope, field) },
    escapeText(hintOf(field, texts)),
  );
  const inputs = fieldInputs(field, scope);
  const title = escapeText(field.title) + markOf(field, scope);
  const body = isGroup(field)
    ? element('fieldset', {}, `<legend class="title">${title}</legend>${hint}${inputs}`)
    : element('label', { class: 'title', for: fieldElementId(scope, field) }, title) + hint + inputs;
  return element('div', wrapper, message + body);
};

/** The one at the end follows the alert above the buttons, and is not announced a second time. */
export const notice = (place: 'top' | 'bottom' | 'end', text: string): string =>
  element(
    'p',
    {
      class: `sw-form-notice form-notice-${place}`,
      role: place === 'end' ? undefined : 'alert',
      hidden: text === '',
    },
    escapeText(text),
  );

/** What the script needs to know of a field. A hidden one without a key is filled by its title. */
export const scriptField = ({
  title,
  description: _description,
  placeholder: _placeholder,
  ...field
}: SiteField): Omit<SiteField, 'title'> =>
  field.type === 'hidden' ? { ...field, key: field.key || title } : field;
