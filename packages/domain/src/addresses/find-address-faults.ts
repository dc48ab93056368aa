import { fillText } from '../languages/index.ts';
import { countryCodes, foldPostalCode, regionsOf } from '../shipping/index.ts';
import type { PhoneField } from '../store/index.ts';
import { addressFormatOf, type AddressFormat } from './address-formats.ts';
import type { Address, AddressField } from './address.ts';
import { barePostalCode, cleanAddress } from './clean-address.ts';
import type { AddressText } from './texts/address-texts.ts';
import { addressTextsIn } from './texts/address-translations.ts';

export interface AddressFault {
  readonly field: AddressField;
  readonly code: 'missing' | 'invalid';
  readonly message: string;
}

interface FaultOptions {
  readonly phone: PhoneField;
  /** Of the store; English where it is left out. */
  readonly language?: string;
}

const PHONE = /^\+?[\d\s().\-/]+(?:\s*(?:x|ext\.?|#)\s*\d+)?$/i;
const PHONE_DIGITS = { min: 5, max: 20 };

const isPhone = (text: string): boolean => {
  const digits = text.replaceAll(/\D/g, '').length;
  return PHONE.test(text) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
};

const isPostalCode = ({ postalCode, country }: Address, format: AddressFormat): boolean =>
  format.postalCode === null ||
  [foldPostalCode(postalCode), barePostalCode(postalCode, country)].some((code) =>
    new RegExp(`^(?:${format.postalCode?.pattern ?? ''})$`).test(code),
  );

const isRegion = ({ region, country }: Address): boolean => {
  const regions = regionsOf(country);
  return regions.length === 0 || regions.some(({ code }) => code === region);
};

const isInvalid = (address: Address, field: AddressField, format: AddressFormat): boolean => {
  if (address[field] === '') return false;
  if (field === 'country') return !countryCodes.includes(address.country);
  if (field === 'postalCode') return !isPostalCode(address, format);
  if (field === 'region') return !isRegion(address);
  return field === 'phone' && !isPhone(address.phone);
};

const messageKeys: Readonly<Partial<Record<AddressField, AddressText>>> = {
  postalCode: 'postalCodeInvalid',
  region: 'regionInvalid',
  phone: 'phoneInvalid',
};

const codeOf = (
  address: Address,
  field: AddressField,
  { format, phone }: { readonly format: AddressFormat; readonly phone: PhoneField },
): AddressFault['code'] | null => {
  const isNeeded =
    field === 'country' || (field === 'phone' ? phone === 'required' : format.required.includes(field));
  if (isNeeded && address[field] === '') return 'missing';
  return isInvalid(address, field, format) ? 'invalid' : null;
};

/** What is missing or wrong in an address, in the order of its form. A hidden phone is not looked at. */
export const findAddressFaults = (
  typed: Address,
  { phone, language = 'en' }: FaultOptions,
): readonly AddressFault[] => {
  const address = cleanAddress(typed);
  const format = addressFormatOf(address.country);
  const texts = addressTextsIn(language);
  const fields: readonly AddressField[] = [
    'country',
    ...format.rows.flat(),
    ...(phone === 'hidden' ? [] : (['phone'] as const)),
  ];
  return fields.flatMap((field) => {
    const code = codeOf(address, field, { format, phone });
    if (code === null) return [];
    const text =
      code === 'missing' ? texts[`${field}Missing`] : texts[messageKeys[field] ?? 'countryInvalid'];
    return [{ field, code, message: fillText(text, { example: format.postalCode?.example ?? '' }) }];
  });
};
