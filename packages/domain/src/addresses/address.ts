import type { ShippingLocation } from '../shipping/index.ts';

export const addressLimits = { LINE: 200, PHONE: 40 } as const;

/** A postal address of a person or company. Fields that are not filled in are empty. */
export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  /** Two capital letters; empty while none is chosen. */
  readonly country: string;
  readonly phone: string;
}

export type AddressField = keyof Address;

export const emptyAddress: Address = {
  firstName: '',
  lastName: '',
  company: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  phone: '',
};

export const isSameAddress = (first: Address, second: Address): boolean =>
  (Object.keys(emptyAddress) as AddressField[]).every((field) => first[field] === second[field]);

/** The part of an address that decides about shipping and tax. */
export const locationOf = ({ country, region, city, postalCode }: Address): ShippingLocation => ({
  ...(country === '' ? {} : { country }),
  ...(region === '' ? {} : { region }),
  ...(city === '' ? {} : { city }),
  ...(postalCode === '' ? {} : { postalCode }),
});

export const nameOf = ({ firstName, lastName, company }: Address): string =>
  [firstName, lastName].filter((part) => part !== '').join(' ') || company;
