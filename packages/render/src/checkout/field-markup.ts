import {
  addressFieldRows,
  faultOf,
  fieldId,
  type AddressForm,
  type CheckoutFault,
  type CheckoutTexts,
  type ShownField,
} from '@sitewright/domain/checkout';
import type { Address } from '@sitewright/domain/addresses';
import { fillText } from '@sitewright/domain/languages';
import { escapeText } from '@sitewright/template';
import { attributes, element, type Attributes } from '../blocks/index.ts';

export interface FieldContext {
  readonly texts: CheckoutTexts;
  /** Those that are shown; empty before a form was sent. */
  readonly faults: readonly CheckoutFault[];
}

interface FieldOptions {
  /** As in the faults: `shippingAddress.city`. */
  readonly name: string;
  readonly label: string;
  readonly control: (shared: Attributes) => string;
  readonly hint?: string;
}

/** A control with its label, hint and message. The first one with a message has the focus. */
export const field = (
  { name, label, control, hint = '' }: FieldOptions,
  { faults }: FieldContext,
): string => {
  const id = fieldId(name);
  const message = faultOf(faults, name);
  const described = [hint === '' ? '' : `${id}-hint`, message === '' ? '' : `${id}-fault`].filter(Boolean);
  const shared: Attributes = {
    id,
    name,
    'aria-invalid': message === '' ? undefined : 'true',
    'aria-describedby': described.join(' ') || undefined,
    autofocus: message !== '' && faults[0]?.field === name,
  };
  return element(
    'div',
    { class: 'checkout-field' },
    element('label', { for: id }, escapeText(label)) +
      control(shared) +
      (hint === '' ? '' : element('p', { class: 'checkout-hint', id: `${id}-hint` }, escapeText(hint))) +
      (message === ''
        ? ''
        : element('p', { class: 'checkout-fault', id: `${id}-fault` }, escapeText(message))),
  );
};

export const input =
  (own: Attributes) =>
  (shared: Attributes): string =>
    `<input${attributes({ ...shared, ...own })}>`;

interface Choice {
  readonly value: string;
  readonly name: string;
}

export const select =
  (choices: readonly Choice[], own: Attributes & { readonly value: string }) =>
  (shared: Attributes): string => {
    const { value, ...rest } = own;
    const options = choices.map((choice) =>
      element('option', { value: choice.value, selected: choice.value === value }, escapeText(choice.name)),
    );
    return element('select', { ...shared, ...rest }, options.join(''));
  };

const controlOf = (
  shown: ShownField,
  { value, section }: { readonly value: string; readonly section: string },
  texts: CheckoutTexts,
) => {
  const own = { autocomplete: `${section} ${shown.autocomplete}`, required: shown.isRequired };
  if (shown.choices.length === 0)
    return input({ ...own, value, maxlength: shown.maxLength, inputmode: shown.inputMode });
  const empty = shown.field === 'country' ? texts.chooseCountry : texts.chooseRegion;
  return select([{ value: '', name: empty }, ...shown.choices], { ...own, value });
};

interface AddressFieldsOptions {
  readonly name: 'shippingAddress' | 'billingAddress';
  readonly address: Address;
  readonly form: AddressForm;
  /** Where fields that are left empty are checked by the server, because they may not be needed. */
  readonly isOptional?: boolean;
}

/** The fields of an address in the order of its country, with a button to change the country without script. */
export const addressFields = (
  { name, address, form, isOptional = false }: AddressFieldsOptions,
  context: FieldContext,
): string => {
  const { texts } = context;
  const section = name === 'shippingAddress' ? 'shipping' : 'billing';
  const row = (fields: readonly ShownField[]): string => {
    const markup = fields.map((shown) =>
      field(
        {
          name: `${name}.${shown.field}`,
          label: shown.isRequired ? shown.label : fillText(texts.optional, { label: shown.label }),
          control: controlOf(
            isOptional ? { ...shown, isRequired: false } : shown,
            { value: address[shown.field], section },
            texts,
          ),
        },
        context,
      ),
    );
    const update = element(
      'button',
      {
        type: 'submit',
        name: 'update',
        value: name,
        class: 'checkout-button is-plain',
        formnovalidate: true,
      },
      escapeText(texts.updateCountry),
    );
    const isCountry = fields[0]?.field === 'country';
    const shownRow = element('div', { class: 'checkout-row' }, markup.join(''));
    return isCountry ? element('div', { class: 'checkout-country' }, shownRow + update) : shownRow;
  };
  return addressFieldRows(address, form).map(row).join('');
};
