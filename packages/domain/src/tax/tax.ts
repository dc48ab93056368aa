import { parseDecimal, percentOf, type Decimal, type Money, money, ZERO } from '../money/index.ts';
import type { ShippingLocation } from '../shipping/index.ts';

export interface TaxRule {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  /** A state or province; without it, the whole country. */
  readonly region?: string;
  /** In percent, as exact text: 8.875. */
  readonly rate: string;
  readonly taxesShipping: boolean;
  readonly taxesServicesAndDigital: boolean;
  /** Only for products of this tax class, and instead of the rules without one. */
  readonly taxClass?: string;
}

export interface TaxLine {
  readonly id: string;
  readonly name: string;
  readonly rate: string;
  readonly amountCents: number;
}

/** Taxable amounts of an order after discounts. */
export interface TaxableAmounts {
  readonly goods: Money;
  readonly servicesAndDigital: Money;
  readonly shipping: Money;
}

/** Rules of the country and its region: their rates add up. */
export const rulesAt = (
  rules: readonly TaxRule[],
  { country, region }: ShippingLocation,
): readonly TaxRule[] =>
  rules.filter((rule) => rule.country === country && (rule.region === undefined || rule.region === region));

/** The class by which a product is taxed: its own where a rule names it, else the standard one, which is empty. */
export const appliedTaxClass = (rules: readonly TaxRule[], taxClass: string): string =>
  rules.some((rule) => rule.taxClass === taxClass) ? taxClass : '';

export const rulesOfClass = (rules: readonly TaxRule[], taxClass: string): readonly TaxRule[] =>
  rules.filter((rule) => (rule.taxClass ?? '') === taxClass);

const rateOf = ({ rate }: TaxRule): Decimal => parseDecimal(rate) ?? ZERO;

const baseOf = (rule: TaxRule, amounts: TaxableAmounts): Money =>
  money(
    amounts.goods.minor +
      (rule.taxesServicesAndDigital ? amounts.servicesAndDigital.minor : 0n) +
      (rule.taxesShipping ? amounts.shipping.minor : 0n),
    amounts.goods.currency,
  );

const SCALE = 12;
const inUnits = ({ unscaled, scale }: Decimal): bigint =>
  unscaled * 10n ** BigInt(Math.max(0, SCALE - scale));

/** The rule's share of a price that includes tax: price × rate ÷ (100 + all rates), rounded. */
const includedTax = (base: Money, rule: TaxRule, rules: readonly TaxRule[]): Money => {
  const hundred = 100n * 10n ** BigInt(SCALE);
  const total = rules.reduce((sum, each) => sum + inUnits(rateOf(each)), hundred);
  const doubled = base.minor * inUnits(rateOf(rule)) * 2n;
  return money((doubled + total) / (total * 2n), base.currency);
};

/** One line per rule. Included tax is listed, but is part of the price already. */
export const computeTax = (
  amounts: TaxableAmounts,
  rules: readonly TaxRule[],
  { isIncluded }: { readonly isIncluded: boolean },
): TaxLine[] =>
  rules.map((rule) => {
    const base = baseOf(rule, amounts);
    const tax = isIncluded ? includedTax(base, rule, rules) : percentOf(base, rateOf(rule));
    return { id: rule.id, name: rule.name, rate: rule.rate, amountCents: Number(tax.minor) };
  });
