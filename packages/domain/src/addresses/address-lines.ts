import { addressFormatOf } from './address-formats.ts';
import type { Address, AddressField } from './address.ts';

/** Between the parts of the line of the city: 10115 Berlin, but San Francisco, CA 94103. */
const joinPlace = (fields: readonly AddressField[], address: Address): string =>
  fields
    .filter((field) => address[field] !== '')
    .map((field, index, shown) => {
      const isAfterCity = index > 0 && shown[index - 1] === 'city' && field === 'region';
      return `${index === 0 ? '' : isAfterCity ? ', ' : ' '}${address[field]}`;
    })
    .join('');

/** An address as it is written on a parcel, line by line, with the name of its country. */
export const addressLines = (address: Address, countryName: string): readonly string[] =>
  [
    ...addressFormatOf(address.country).rows.map((fields) => joinPlace(fields, address)),
    countryName,
    address.phone,
  ].filter((line) => line !== '');
