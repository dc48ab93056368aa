import type { fieldParts, LikertScore } from './form-fields.ts';

type PartName = (typeof fieldParts)[keyof typeof fieldParts][number];

/** Labels of the parts of names, dates, times, addresses and phone numbers. */
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

/** Labels of the options of a Likert scale, by score. */
export const likertLabels = {
  'likert-2': 'Strongly Disagree',
  'likert-1': 'Disagree',
  likert0: 'Neutral',
  likert1: 'Agree',
  likert2: 'Strongly Agree',
} as const satisfies Readonly<Record<`likert${LikertScore}`, string>>;
