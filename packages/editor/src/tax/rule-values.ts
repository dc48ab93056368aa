import { usableLocale, type PriceFormat } from '@sitewright/domain/money';
import { formatPostalCodes, regionCode, regionsOf } from '@sitewright/domain/shipping';
import type { TaxRule } from '@sitewright/domain/tax';
import { optionalText, readName, readPostalCodes, type Reading } from '../typed-amounts/index.ts';

/** In the list of states: the rule is for the whole country. */
export const WHOLE_COUNTRY = 'all';

/** A tax rule as its dialog shows it. */
export interface RuleValues {
  country: string;
  /** A code where states can be chosen, else as typed. */
  region: string;
  postalCodes: string;
  name: string;
  rate: string;
  taxClass: string;
  taxesShipping: boolean;
  taxesServicesAndDigital: boolean;
}

const MAX_DECIMALS = 6;

/** A rate in the way of the locale: 8,875. */
export const printRate = (rate: string, locale: string): string =>
  new Intl.NumberFormat(usableLocale(locale), {
    numberingSystem: 'latn',
    maximumFractionDigits: MAX_DECIMALS,
  }).format(Number(rate));

/** Rates are below 100: a point or comma never groups thousands. */
const readRate = ({ faults, format }: Reading, text: string): string => {
  const tidy = text.replaceAll(/[\s%]/g, '').replace(',', '.');
  const [, whole = '', fraction = ''] = /^0*(\d{0,2})(?:[.](\d{0,6}))?$/.exec(tidy) ?? [];
  if (whole === '' && fraction === '' && !/^0+([.]0*)?$/.test(tidy)) {
    faults['rate'] =
      `Enter a rate from 0 to 99.999999 percent, such as ${printRate('8.875', format.locale)}.`;
    return '0';
  }
  const decimals = fraction.replace(/0+$/, '');
  return `${whole === '' ? '0' : whole}${decimals === '' ? '' : `.${decimals}`}`;
};

const shownRegion = (country: string, region = ''): string => {
  if (regionsOf(country).length === 0) return region;
  return region === '' ? WHOLE_COUNTRY : regionCode(country, region);
};

export const newRuleValues = (country: string): RuleValues => ({
  country,
  region: shownRegion(country),
  postalCodes: '',
  name: '',
  rate: '',
  taxClass: '',
  taxesShipping: false,
  taxesServicesAndDigital: false,
});

export const ruleValues = (rule: TaxRule, locale: string): RuleValues => ({
  country: rule.country,
  region: shownRegion(rule.country, rule.region),
  postalCodes: formatPostalCodes(rule.postalCodes ?? []),
  name: rule.name,
  rate: printRate(rule.rate, locale),
  taxClass: rule.taxClass ?? '',
  taxesShipping: rule.taxesShipping,
  taxesServicesAndDigital: rule.taxesServicesAndDigital,
});

export type ReadRule = { readonly rule: TaxRule } | { readonly faults: Readonly<Record<string, string>> };

export const readRule = (values: RuleValues, id: string, format: PriceFormat): ReadRule => {
  const reading: Reading = { format, faults: {} };
  const postalCodes = readPostalCodes(reading, 'postalCodes', values.postalCodes);
  if (values.country === '') reading.faults['country'] = 'Choose a country.';
  const rule: TaxRule = {
    id,
    name: readName(reading, 'name', values.name),
    country: values.country,
    ...optionalText('region', values.region === WHOLE_COUNTRY ? '' : values.region),
    ...(postalCodes.length > 0 ? { postalCodes } : {}),
    rate: readRate(reading, values.rate),
    taxesShipping: values.taxesShipping,
    taxesServicesAndDigital: values.taxesServicesAndDigital,
    ...optionalText('taxClass', values.taxClass),
  };
  return Object.keys(reading.faults).length > 0 ? { faults: reading.faults } : { rule };
};
