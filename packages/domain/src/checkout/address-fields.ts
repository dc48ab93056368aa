import {
  addressFormatOf,
  addressLimits,
  autocompleteNames,
  type Address,
  type AddressField,
  type AddressTexts,
} from '../addresses/index.ts';
import { regionsOf } from '../shipping/index.ts';
import type { PhoneField } from '../store/index.ts';

interface Choice {
  readonly value: string;
  readonly name: string;
}

/** A field of the form of an address, as page and script show it. */
export interface ShownField {
  readonly field: AddressField;
  readonly label: string;
  readonly isRequired: boolean;
  /** After `shipping` or `billing`. */
  readonly autocomplete: string;
  readonly maxLength: number;
  readonly inputMode: 'text' | 'tel' | 'numeric';
  /** Empty where a text is typed. */
  readonly choices: readonly Choice[];
}

export interface AddressForm {
  readonly phone: PhoneField;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly texts: AddressTexts;
}

const DIGITS_ONLY = /^[\d\s-]+$/;

const choicesOf = (
  field: AddressField,
  country: string,
  countries: AddressForm['countries'],
): readonly Choice[] => {
  if (field === 'country') return countries.map(({ code, name }) => ({ value: code, name }));
  return field === 'region' ? regionsOf(country).map(({ code, name }) => ({ value: code, name })) : [];
};

const inputModeOf = (field: AddressField, example: string): ShownField['inputMode'] => {
  if (field === 'phone') return 'tel';
  return field === 'postalCode' && DIGITS_ONLY.test(example) ? 'numeric' : 'text';
};

/** The fields of the address's country, row by row, with the country first. */
export const addressFieldRows = (
  { country }: Pick<Address, 'country'>,
  { phone, countries, texts }: AddressForm,
): readonly (readonly ShownField[])[] => {
  const { rows, required, labels, postalCode } = addressFormatOf(country);
  const isRequired = (field: AddressField): boolean =>
    field === 'country' || (field === 'phone' ? phone === 'required' : required.includes(field));
  const shown = (field: AddressField): ShownField => ({
    field,
    label: texts[labels[field] ?? field],
    isRequired: isRequired(field),
    autocomplete: autocompleteNames[field],
    maxLength: field === 'phone' ? addressLimits.PHONE : addressLimits.LINE,
    inputMode: inputModeOf(field, postalCode?.example ?? ''),
    choices: choicesOf(field, country, countries),
  });
  const all: readonly (readonly AddressField[])[] = [
    ['country'],
    ...rows,
    ...(phone === 'hidden' ? [] : [['phone'] as const]),
  ];
  return all.map((row) => row.map(shown));
};
