import { money, type PriceFormat } from '@sitewright/domain/money';
import { computeTax, rulesAt, type TaxKind, type TaxLine } from '@sitewright/domain/tax';
import type { Preferences } from '@sitewright/domain/store';
import { readPrice, type Reading } from '../typed-amounts/index.ts';

/** A price that the owner tries. */
export interface ExampleValues {
  readonly country: string;
  readonly region: string;
  readonly postalCode: string;
  readonly price: string;
  readonly kind: Extract<TaxKind, 'goods' | 'service'>;
  readonly taxClass: string;
}

export interface ExampleTax {
  readonly lines: readonly TaxLine[];
  readonly taxCents: number;
  /** What the shopper pays. */
  readonly totalCents: number;
}

/** The tax of a price at a place, or the message about the price. */
export const computeExample = (
  { taxRules, pricesIncludeTax }: Preferences<'tax'>,
  values: ExampleValues,
  format: PriceFormat,
): ExampleTax | { readonly fault: string } => {
  const reading: Reading = { format, faults: {} };
  const cents = readPrice(reading, 'price', values.price);
  const fault = reading.faults['price'];
  if (fault !== undefined) return { fault };
  const { kind, taxClass, country, region, postalCode } = values;
  const rules = rulesAt(taxRules, { country, region, postalCode });
  const { lines } = computeTax([{ kind, taxClass, amount: money(BigInt(cents), format.currency) }], rules, {
    isIncluded: pricesIncludeTax,
    currency: format.currency,
  });
  const taxCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { lines, taxCents, totalCents: pricesIncludeTax ? cents : cents + taxCents };
};
