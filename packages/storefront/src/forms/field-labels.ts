import type { fieldParts } from '@sitewright/domain/forms';

type PartName = (typeof fieldParts)[keyof typeof fieldParts][number];

/** What stands over the parts of a name, a date, a time, an address and a telephone number. */
export const partLabels: Readonly<Record<PartName, string>> = {
  First: 'First Name',
  Last: 'Last Name',
  Month: 'Month',
  Day: 'Day',
  Year: 'Year',
  Hour: 'Hour',
  Minute: 'Minute',
  Second: 'Second',
  Ampm: 'AM/PM',
  Line1: 'Address 1',
  Line2: 'Address 2',
  City: 'City',
  State: 'State/Province',
  Zip: 'Zip/Postal Code',
  Country: 'Country',
  Areacode: 'Area Code',
  Prefix: 'Prefix',
  Line: 'Line',
};

/** How browsers fill parts in by themselves. */
export const partPurposes: Readonly<Partial<Record<PartName, string>>> = {
  First: 'given-name',
  Last: 'family-name',
  Line1: 'address-line1',
  Line2: 'address-line2',
  City: 'address-level2',
  State: 'address-level1',
  Zip: 'postal-code',
};

/** From -2 to 2. */
export const likertLabels = ['Strongly Disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly Agree'] as const;
export const LIKERT_LEAST = -2;

export const MERIDIEM = ['AM', 'PM'] as const;
