import type { AddressField } from './address.ts';

/** What browsers fill in by themselves; `shipping` or `billing` goes before it. */
export const autocompleteNames: Readonly<Record<AddressField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
  country: 'country',
  phone: 'tel',
};
