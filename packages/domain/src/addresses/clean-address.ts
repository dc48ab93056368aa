import { foldPostalCode, regionCode, regionsOf } from '../shipping/index.ts';
import { addressFormatOf } from './address-formats.ts';
import { emptyAddress, type Address, type AddressField } from './address.ts';

const SPACES = /\s+/g;
const ONLY_DIGITS = /^\d{4,}$/;

/** The code without spaces, hyphens and the prefix of its country: D-10115, LV-1010. */
export const barePostalCode = (postalCode: string, country: string): string => {
  const folded = foldPostalCode(postalCode);
  const bare = folded.startsWith(country) ? folded.slice(country.length) : folded.replace(/^[A-Z]/, '');
  return ONLY_DIGITS.test(bare) ? bare : folded;
};

const cleanRegion = (region: string, country: string): string =>
  regionsOf(country).length === 0 ? region : regionCode(country, region);

/** Without spaces too many and without fields that the country's addresses do not have. Regions of a list become their code. */
export const cleanAddress = (address: Address): Address => {
  const fields: readonly AddressField[] = [
    'country',
    'phone',
    ...addressFormatOf(address.country).rows.flat(),
  ];
  const kept = Object.fromEntries(
    fields.map((field) => [field, address[field].replaceAll(SPACES, ' ').trim()]),
  );
  const cleaned: Address = { ...emptyAddress, ...kept };
  return { ...cleaned, region: cleanRegion(cleaned.region, cleaned.country) };
};
