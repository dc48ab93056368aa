import type { PriceFormat } from '@sitewright/domain/money';
import {
  formatPostalCodes,
  regionCode,
  regionsOf,
  type ShippingZone,
  type ZoneCountry,
} from '@sitewright/domain/shipping';
import { readName, readPostalCodes, type Reading } from '../../typed-amounts/index.ts';

export interface CountryValues {
  readonly country: string;
  /** Codes; empty for the whole country. */
  readonly regions: readonly string[];
  readonly postalCodes: string;
}

export interface ZoneValues {
  readonly name: string;
  readonly scope: 'countries' | 'rest';
  readonly countries: readonly CountryValues[];
}

export const wholeCountry = (country: string): CountryValues => ({ country, regions: [], postalCodes: '' });

/** Names of regions become codes where these are known. */
const countryValues = ({ country, regions = [], postalCodes = [] }: ZoneCountry): CountryValues => ({
  country,
  regions: regionsOf(country).length > 0 ? regions.map((region) => regionCode(country, region)) : regions,
  postalCodes: formatPostalCodes(postalCodes),
});

export const newZoneValues = (): ZoneValues => ({ name: '', scope: 'countries', countries: [] });

export const zoneValues = ({ name, countries }: ShippingZone): ZoneValues => ({
  name,
  scope: countries.length === 0 ? 'rest' : 'countries',
  countries: countries.map(countryValues),
});

const readCountry = ({ country, regions, postalCodes }: CountryValues, reading: Reading): ZoneCountry => {
  const codes = readPostalCodes(reading, `postalCodes.${country}`, postalCodes);
  return {
    country,
    ...(regions.length > 0 ? { regions } : {}),
    ...(codes.length > 0 ? { postalCodes: codes } : {}),
  };
};

interface ZoneContext {
  readonly zone: Pick<ShippingZone, 'id' | 'rates'>;
  /** The other zones of the profile. */
  readonly others: readonly ShippingZone[];
  readonly format: PriceFormat;
}

export type ReadZone =
  { readonly zone: ShippingZone } | { readonly faults: Readonly<Record<string, string>> };

export const readZone = (values: ZoneValues, { zone, others, format }: ZoneContext): ReadZone => {
  const reading: Reading = { format, faults: {} };
  const isRest = values.scope === 'rest';
  const read: ShippingZone = {
    id: zone.id,
    name: readName(reading, 'name', values.name === '' && isRest ? 'Rest of world' : values.name),
    countries: isRest ? [] : values.countries.map((country) => readCountry(country, reading)),
    rates: zone.rates,
  };
  if (!isRest && read.countries.length === 0)
    reading.faults['countries'] = 'Choose at least one country, or choose Rest of world.';
  if (isRest && others.some(({ countries }) => countries.length === 0))
    reading.faults['countries'] = 'There is a zone for the rest of the world already.';
  return Object.keys(reading.faults).length > 0 ? { faults: reading.faults } : { zone: read };
};
