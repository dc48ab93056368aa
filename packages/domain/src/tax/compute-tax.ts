import {
  allocateMoney,
  divideRounded,
  money,
  parseDecimal,
  percentOf,
  ZERO,
  type CurrencyCode,
  type Decimal,
  type Money,
} from '../money/index.ts';
import { appliedTaxClass, type TaxRule } from './tax.ts';

/** How something is taxed: goods by every rule, others where the rule says so, gift cards and donations never. */
export type TaxKind = 'goods' | 'service' | 'shipping' | 'untaxed';

/** A line of an order, or its shipping, after discounts. */
export interface TaxedPart {
  readonly kind: TaxKind;
  readonly amount: Money;
  /** Of the product; empty is the standard rate, which shipping has. */
  readonly taxClass: string;
}

export interface TaxLine {
  readonly id: string;
  readonly name: string;
  readonly rate: string;
  readonly amountCents: number;
}

export interface TaxShare {
  readonly ruleId: string;
  readonly amountCents: number;
}

export interface ComputedTax {
  /** One line per rule. */
  readonly lines: readonly TaxLine[];
  /** Of each part, in the order they were given; rules without a share are left out. */
  readonly shares: readonly (readonly TaxShare[])[];
}

const SCALE = 12;
const HUNDRED = 100n * 10n ** BigInt(SCALE);

const rateOf = ({ rate }: TaxRule): Decimal => parseDecimal(rate) ?? ZERO;
const inUnits = ({ unscaled, scale }: Decimal): bigint =>
  unscaled * 10n ** BigInt(Math.max(0, SCALE - scale));

const isTaxedBy = (rule: TaxRule, { kind, taxClass }: TaxedPart): boolean => {
  if ((rule.taxClass ?? '') !== taxClass || kind === 'untaxed') return false;
  if (kind === 'shipping') return rule.taxesShipping;
  return kind === 'goods' || rule.taxesServicesAndDigital;
};

/** The tax of one rule by the indexes of the parts that bear it. */
type RuleTax = Map<number, bigint>;

interface Allotment {
  readonly tax: Money;
  /** Indexes of the parts that bear it. */
  readonly at: readonly number[];
}

type Parts = readonly TaxedPart[];

const minorAt = (parts: Parts, index: number): bigint => parts[index]?.amount.minor ?? 0n;
const sumAt = (parts: Parts, at: readonly number[]): bigint =>
  at.reduce((sum, index) => sum + minorAt(parts, index), 0n);

/** By the amounts of the parts; what rounding leaves goes to the largest remainders, the first of equal ones. */
const allot = (result: RuleTax, parts: Parts, { tax, at }: Allotment): void => {
  const shares = allocateMoney(
    tax,
    at.map((index) => minorAt(parts, index)),
  );
  for (const [place, index] of at.entries())
    result.set(index, (result.get(index) ?? 0n) + (shares[place]?.minor ?? 0n));
};

const indexesOf = (parts: Parts, isOne: (part: TaxedPart) => boolean): number[] =>
  parts.flatMap((part, index) => (isOne(part) ? [index] : []));

interface TaxRequest {
  readonly parts: Parts;
  readonly rules: readonly TaxRule[];
  readonly currency: CurrencyCode;
}

/** Each rule is rounded once for the whole order. */
const taxOnTop = ({ parts, rules, currency }: TaxRequest): RuleTax[] =>
  rules.map((rule) => {
    const result: RuleTax = new Map();
    const at = indexesOf(parts, (part) => isTaxedBy(rule, part));
    allot(result, parts, { tax: percentOf(money(sumAt(parts, at), currency), rateOf(rule)), at });
    return result;
  });

/** Parts that the same rules tax, by the indexes of the rules. */
const partsBySameRules = ({ parts, rules }: TaxRequest): ReadonlyMap<string, readonly number[]> => {
  const groups = new Map<string, number[]>();
  for (const [index, part] of parts.entries()) {
    const key = rules.flatMap((rule, place) => (isTaxedBy(rule, part) ? [place] : [])).join();
    groups.set(key, [...(groups.get(key) ?? []), index]);
  }
  groups.delete('');
  return groups;
};

/**
 * Of a price that includes tax: price × rates ÷ (100 + rates), rounded for all rules together, so that they never take
 * more than there is; each rule gets its share of it.
 */
const taxIncluded = (request: TaxRequest): RuleTax[] => {
  const { parts, rules, currency } = request;
  const results = rules.map((): RuleTax => new Map());
  for (const [key, at] of partsBySameRules(request)) {
    const places = key.split(',').map(Number);
    const rates = places.map((place) => (rules[place] ? inUnits(rateOf(rules[place])) : 0n));
    const all = rates.reduce((sum, rate) => sum + rate, 0n);
    const tax = money(divideRounded(sumAt(parts, at) * all, HUNDRED + all), currency);
    for (const [index, share] of allocateMoney(tax, rates).entries()) {
      const result = results[places[index] ?? -1];
      if (result) allot(result, parts, { tax: share, at });
    }
  }
  return results;
};

const sumOf = (result: RuleTax): bigint => [...result.values()].reduce((sum, minor) => sum + minor, 0n);

/** Included tax is computed too, but is part of the price already. */
export const computeTax = (
  given: Parts,
  rules: readonly TaxRule[],
  { isIncluded, currency }: { readonly isIncluded: boolean; readonly currency: CurrencyCode },
): ComputedTax => {
  const parts = given.map((part) => ({ ...part, taxClass: appliedTaxClass(rules, part.taxClass) }));
  const request = { parts, rules, currency };
  const results = isIncluded ? taxIncluded(request) : taxOnTop(request);
  const amountOf = (place: number): RuleTax => results[place] ?? new Map();
  return {
    lines: rules.flatMap(({ id, name, rate }, place) =>
      amountOf(place).size === 0 ? [] : [{ id, name, rate, amountCents: Number(sumOf(amountOf(place))) }],
    ),
    shares: parts.map((_part, index) =>
      rules.flatMap(({ id }, place) => {
        const minor = amountOf(place).get(index) ?? 0n;
        return minor === 0n ? [] : [{ ruleId: id, amountCents: Number(minor) }];
      }),
    ),
  };
};
