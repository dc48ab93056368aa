import type { fieldParts, LikertScore } from './form-fields.ts';

type PartName = (typeof fieldParts)[keyof typeof fieldParts][number];

/** What stands over the parts of a name, a date, a time, an address and a telephone number. */
export const partLabels = {
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
} as const satisfies Readonly<Record<PartName, string>>;

/** The answers to a statement, by their scores. */
export const likertLabels = {
  'likert-2': 'Strongly Disagree',
  'likert-1': 'Disagree',
  likert0: 'Neutral',
  likert1: 'Agree',
  likert2: 'Strongly Agree',
} as const satisfies Readonly<Record<`likert${LikertScore}`, string>>;
