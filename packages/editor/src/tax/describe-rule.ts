import { formatPostalCodes, regionCode } from '@sitewright/domain/shipping';
import type { TaxRule } from '@sitewright/domain/tax';
import { regionName } from '../countries/index.ts';
import { printRate } from './rule-values.ts';

/** Where a rule holds and what it taxes, in one line. */
export const describeRule = (rule: TaxRule, locale: string): string => {
  const { country, region, postalCodes = [], taxClass } = rule;
  const extras = [
    rule.taxesShipping ? 'shipping' : '',
    rule.taxesServicesAndDigital ? 'services and digital' : '',
  ].filter(Boolean);
  return [
    `${printRate(rule.rate, locale)}%`,
    region === undefined ? 'Whole country' : regionName(country, regionCode(country, region)),
    postalCodes.length > 0 ? formatPostalCodes(postalCodes) : '',
    taxClass === undefined ? '' : `Tax class “${taxClass}”`,
    extras.length > 0 ? `Also taxes ${extras.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
};
