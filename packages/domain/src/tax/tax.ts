import { matchesPostalCode, regionCode, type PostalCodes, type ShippingLocation } from '../shipping/index.ts';

export const taxLimits = { RULES: 1000, POSTAL_CODES: 500 } as const;

export interface TaxRule {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  /** A state or province, as code or name; without it, the whole country. */
  readonly region?: string;
  /** Only at these; without it, the whole region. */
  readonly postalCodes?: readonly PostalCodes[];
  /** In percent, as exact text: 8.875. */
  readonly rate: string;
  readonly taxesShipping: boolean;
  readonly taxesServicesAndDigital: boolean;
  /** Only for products of this tax class, and instead of the rules without one. */
  readonly taxClass?: string;
}

const isAt = (rule: TaxRule, { country, region = '', ...location }: ShippingLocation): boolean => {
  if (rule.country !== country) return false;
  const isInRegion =
    rule.region === undefined || regionCode(country, rule.region) === regionCode(country, region);
  return isInRegion && (!rule.postalCodes || matchesPostalCode(rule.postalCodes, { country, ...location }));
};

/** Rules of the country, its region and its postal code: their rates add up. */
export const rulesAt = (rules: readonly TaxRule[], location: ShippingLocation): readonly TaxRule[] =>
  location.country === undefined ? [] : rules.filter((rule) => isAt(rule, location));

/** The class by which a product is taxed: its own where a rule names it, else the standard one, which is empty. */
export const appliedTaxClass = (rules: readonly TaxRule[], taxClass: string): string =>
  rules.some((rule) => rule.taxClass === taxClass) ? taxClass : '';

export interface TaxAddresses {
  readonly shipping: ShippingLocation;
  /** Unknown before the checkout. */
  readonly billing?: ShippingLocation | undefined;
  /** Where the goods are picked up, if they are. */
  readonly pickup?: ShippingLocation | null | undefined;
}

const hasCountry = (location: ShippingLocation | null | undefined): location is ShippingLocation =>
  Boolean(location?.country);

/**
 * The place whose taxes are due. Goods are taxed where they arrive or are picked up, and what is bought with them
 * too; services and downloads alone where the customer is billed.
 */
export const taxLocation = (
  { shipping, billing, pickup }: TaxAddresses,
  { hasGoods }: { readonly hasGoods: boolean },
): ShippingLocation => {
  if (hasGoods) return hasCountry(pickup) ? pickup : shipping;
  return hasCountry(billing) ? billing : shipping;
};
