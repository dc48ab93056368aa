import {
  productFormOf,
  productFormTexts,
  type FormDefinition,
  type SiteFormTexts,
} from '@sitewright/domain/forms';
import { element } from '../markup/html.ts';
import { fieldMarkup, notice, scriptField } from './field-markup.ts';
import { productFormStyles } from './product-form-styles.ts';

export interface ProductFormRequest {
  readonly form: FormDefinition;
  readonly language: string;
  /** Texts of the template. */
  readonly localizedStrings: Readonly<Record<string, string>>;
}

type Form = ReturnType<typeof productFormOf>;

const dataOf = ({ fields }: Form, texts: SiteFormTexts): string =>
  JSON.stringify({ fields: fields.map(scriptField), texts });

const formElement = (form: Form, texts: SiteFormTexts): string => {
  const scope = { texts, id: 'product-form', heading: 'h3', mark: 'asterisk', error: undefined } as const;
  const fields = form.fields.map((field) => fieldMarkup(field, { ...scope, answer: undefined }, true));
  // The script names the button after the one that opened the form.
  const submit = element(
    'button',
    { class: 'sw-form-submit sqs-button-element--primary', type: 'submit' },
    '',
  );
  return element(
    'form',
    { class: 'sw-form sw-answer-form', 'aria-label': form.name, 'data-form': dataOf(form, texts) },
    element('div', { class: 'field-list' }, fields.join('')) +
      notice('bottom', '') +
      element('div', { class: 'form-button-wrapper' }, submit),
  );
};

/** The form of a product with its styles: the same for every visitor, without answers. Scripts collect them. */
export const renderProductForm = ({ form, language, localizedStrings }: ProductFormRequest): string =>
  element('style', {}, productFormStyles) +
  formElement(productFormOf(form), productFormTexts(language, localizedStrings));
