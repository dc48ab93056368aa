import type { fieldParts } from '@sitewright/domain/forms';

type PartName = (typeof fieldParts)[keyof typeof fieldParts][number];

/** Values of the `autocomplete` attribute. */
export const autocompleteTokens: Readonly<Partial<Record<PartName, string>>> = {
  First: 'given-name',
  Last: 'family-name',
  Line1: 'address-line1',
  Line2: 'address-line2',
  City: 'address-level2',
  State: 'address-level1',
  Zip: 'postal-code',
};

export const MERIDIEM = ['AM', 'PM'] as const;
