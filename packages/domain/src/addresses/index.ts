export {
  addressLimits,
  emptyAddress,
  isSameAddress,
  locationOf,
  nameOf,
  type Address,
  type AddressField,
} from './address.ts';
export { addressFormatOf, type AddressFormat } from './address-formats.ts';
export { addressLines } from './address-lines.ts';
export { autocompleteNames } from './autocomplete-names.ts';
export { isInEea } from './eea.ts';
export { cleanVatNumber, isVatNumber, VAT_NUMBER_LENGTH, vatNumberExample } from './vat-number.ts';
export { cleanAddress } from './clean-address.ts';
export { findAddressFaults, type AddressFault } from './find-address-faults.ts';
export { englishAddressTexts, type AddressLabel, type AddressTexts } from './texts/address-texts.ts';
export { addressTextsIn } from './texts/address-translations.ts';
