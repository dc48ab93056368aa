import { matchesPostalCode } from './postal-codes.ts';
import { regionCode } from './regions.ts';
import type { ShippingLocation, ShippingZone, ZoneCountry } from './shipping.ts';

const NONE = 0;
const COUNTRY = 1;
const REGION = 2;
const POSTAL_CODE = 3;

const hasRegion = ({ country, regions = [] }: ZoneCountry, { region = '' }: ShippingLocation): boolean =>
  region !== '' && regions.some((each) => regionCode(country, each) === regionCode(country, region));

/** How closely the entry names the place; 0 where it does not. */
const closeness = (entry: ZoneCountry, location: ShippingLocation): number => {
  if (entry.country !== location.country) return NONE;
  if (matchesPostalCode(entry.postalCodes ?? [], location)) return POSTAL_CODE;
  if (hasRegion(entry, location)) return REGION;
  const isWhole = !entry.regions?.length && !entry.postalCodes?.length;
  return isWhole ? COUNTRY : NONE;
};

const closenessOf = ({ countries }: ShippingZone, location: ShippingLocation): number =>
  Math.max(NONE, ...countries.map((entry) => closeness(entry, location)));

const namesCountry = (zones: readonly ShippingZone[], location: ShippingLocation): boolean =>
  zones.some(({ countries }) => countries.some(({ country }) => country === location.country));

/** The zones that name the place most closely, else those of the rest of the world if none names its country. */
export const zonesAt = (
  zones: readonly ShippingZone[],
  location: ShippingLocation,
): readonly ShippingZone[] => {
  if (!namesCountry(zones, location)) return zones.filter(({ countries }) => countries.length === 0);
  const closest = Math.max(...zones.map((zone) => closenessOf(zone, location)));
  return closest === NONE ? [] : zones.filter((zone) => closenessOf(zone, location) === closest);
};
