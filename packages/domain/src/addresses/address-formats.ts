import { postalCodeFormats } from './postal-code-formats.ts';
import type { AddressField } from './address.ts';
import type { AddressLabel } from './texts/address-texts.ts';

/** How the addresses of a country are written: the fields in their order, row by row, without the country. */
export interface AddressFormat {
  readonly rows: readonly (readonly AddressField[])[];
  readonly required: readonly AddressField[];
  readonly labels: Readonly<Partial<Record<AddressField, AddressLabel>>>;
  /** Of the folded code, see `foldPostalCode`; null where any code will do. */
  readonly postalCode: { readonly pattern: string; readonly example: string } | null;
}

type Place = readonly (readonly AddressField[])[];

const postalFirst: Place = [['postalCode', 'city']];
const cityPostal: Place = [['city', 'postalCode']];
const cityRegionPostal: Place = [['city', 'region', 'postalCode']];
const postalCityRegion: Place = [['postalCode', 'city', 'region']];
const cityRegion: Place = [['city', 'region']];
const cityOnly: Place = [['city']];

const inGroup = (codes: string, place: Place): readonly (readonly [string, Place])[] =>
  codes.split(' ').map((code) => [code, place]);

/** The lines below the street. Countries that are not listed have city, region and postal code. */
const places: ReadonlyMap<string, Place> = new Map([
  ...inGroup(
    'AD AT AX BA BE BG BL CH CY CZ DE DK EE FI FO FR GF GL GP GR HR HU IL IS LI LT LU MC MD ME MF MK MQ NC NL NO PF PL PM PT RE RO RS SE SI SJ SK SM TN TR VA WF YT MA DZ SN AM AZ GE UA',
    postalFirst,
  ),
  ...inGroup('GB GG GI IM JE LV MT NZ SG ZA FK GS IO PN SH TC AI BM VG', cityPostal),
  ...inGroup('AU CA US IN BR CN ID KR TH MY VN PH NG', cityRegionPostal),
  ...inGroup('ES IT MX AR CL CO PE UY CR GT DO EC PY VE', postalCityRegion),
  ...inGroup('AE HK IE JM MO PA BS BZ QA', cityRegion),
  ...inGroup(
    'AG AO AW BF BI BJ BO BQ BW CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GN GQ GY KI KM KN KP LC LY ML MR MS MW NR NU RW SB SC SL SR SS ST SX SY SZ TD TG TK TL TO TT TV TZ UG VC VU WS YE ZW',
    cityOnly,
  ),
]);

const familyFirst = new Set(['CN', 'HK', 'HU', 'JP', 'KP', 'KR', 'MO', 'TW', 'VN']);
const regionRequired = new Set(['AE', 'AU', 'BR', 'CA', 'CN', 'IN', 'JP', 'MX', 'US']);

const labelGroups: readonly (readonly [string, AddressFormat['labels']])[] = [
  ['US PR GU VI AS MP', { region: 'state', postalCode: 'zipCode' }],
  ['BR MX MY NG VE', { region: 'state' }],
  ['IN', { region: 'state', postalCode: 'pinCode' }],
  ['AU', { region: 'state', city: 'suburb', postalCode: 'postcode' }],
  ['CA CN ES IT AR NL ID TH VN PH CR EC PA DO', { region: 'province' }],
  ['IE', { region: 'county' }],
  ['JP', { region: 'prefecture' }],
  ['AE', { region: 'emirate' }],
  ['GB GG IM JE', { city: 'townOrCity', postalCode: 'postcode' }],
  ['NZ MT ZA', { postalCode: 'postcode' }],
];

const labelsByCountry: ReadonlyMap<string, AddressFormat['labels']> = new Map(
  labelGroups.flatMap(([codes, labels]) => codes.split(' ').map((code) => [code, labels] as const)),
);

/** Where codes exist, but are often not known or not used. */
const postalOptional = new Set([
  'IE',
  'PA',
  'HT',
  'JM',
  'BZ',
  'NG',
  'HN',
  'SV',
  'NI',
  'GT',
  'KE',
  'LB',
  'SN',
]);

const names = (country: string): readonly AddressField[] =>
  familyFirst.has(country) ? ['lastName', 'firstName'] : ['firstName', 'lastName'];

const placeOf = (country: string): Place => {
  const place = places.get(country) ?? cityRegionPostal;
  return country === 'IE' ? [...place, ['postalCode']] : place;
};

const rowsOf = (country: string): AddressFormat['rows'] => {
  const street: Place = [['line1'], ['line2']];
  const company: Place = [['company']];
  return country === 'JP'
    ? [names(country), ...company, ['postalCode', 'region'], ['city'], ...street]
    : [names(country), ...company, ...street, ...placeOf(country)];
};

const isRequired = (country: string, field: AddressField): boolean => {
  if (field === 'region') return regionRequired.has(country);
  if (field === 'postalCode') return postalCodeFormats.has(country) && !postalOptional.has(country);
  return field !== 'company' && field !== 'line2';
};

/** The fields of a country's addresses, without country and phone, which every address has. */
export const addressFormatOf = (country: string): AddressFormat => {
  const rows = rowsOf(country);
  return {
    rows,
    required: rows.flat().filter((field) => isRequired(country, field)),
    labels: labelsByCountry.get(country) ?? {},
    postalCode: postalCodeFormats.get(country) ?? null,
  };
};
