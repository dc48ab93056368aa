import { isDigital, needsShipping, productTypes } from '../catalogue/index.ts';
import {
  addMoney,
  allocateMoney,
  money,
  multiplyMoney,
  subtractMoney,
  sumMoney,
  type CurrencyCode,
  type Money,
} from '../money/index.ts';
import {
  offerShipping,
  type ShippingLocation,
  type ShippingOption,
  type ShippingRule,
  type ShippingStatus,
} from '../shipping/index.ts';
import {
  appliedTaxClass,
  computeTax,
  rulesAt,
  rulesOfClass,
  type TaxLine,
  type TaxRule,
} from '../tax/index.ts';
import { discountOn, isShippingFree, type CartDiscount } from './discounts.ts';

export interface PricedLine {
  readonly quantity: number;
  /** Of one piece, in minor units. */
  readonly priceCents: number;
  readonly productType: number;
  /** Empty is the standard rate. */
  readonly taxClass?: string;
}

export interface TotalsRequest {
  readonly lines: readonly PricedLine[];
  readonly currency: CurrencyCode;
  readonly discounts: readonly CartDiscount[];
  readonly location: ShippingLocation;
  /** The way of shipping that was chosen; the cheapest without a choice. */
  readonly shippingKey: string | null;
  readonly shippingRules: readonly ShippingRule[];
  readonly taxRules: readonly TaxRule[];
  readonly pricesIncludeTax: boolean;
}

export interface CartTotals {
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCostCents: number;
  readonly taxCents: number;
  readonly grandTotalCents: number;
  readonly totalQuantity: number;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
  readonly shippingOptions: readonly ShippingOption[];
  readonly shippingOptionsStatus: ShippingStatus;
  readonly selectedShippingOption: ShippingOption | null;
  readonly applicableTaxRules: readonly TaxRule[];
  readonly taxLineItems: readonly TaxLine[];
}

const countPieces = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

const kindsOf = (lines: readonly PricedLine[]) => ({
  hasDigital: lines.some(({ productType }) => isDigital(productType)),
  purelyDigital: lines.length > 0 && lines.every(({ productType }) => isDigital(productType)),
  requiresShipping: lines.some(({ productType }) => needsShipping(productType)),
});

const ship = ({ lines, location, shippingRules, shippingKey }: TotalsRequest, subtotal: Money) => {
  const pieces = countPieces(lines.filter(({ productType }) => needsShipping(productType)));
  const { status, options } = offerShipping(shippingRules, {
    location,
    pieces,
    subtotalCents: Number(subtotal.minor),
  });
  const chosen = options.find(({ key }) => key === shippingKey) ?? options[0] ?? null;
  return { shippingOptionsStatus: status, shippingOptions: options, selectedShippingOption: chosen };
};

interface TaxedLine {
  readonly productType: number;
  readonly taxClass: string;
  /** What is left of it when the discount is spread over all lines. */
  readonly amount: Money;
}

const taxedLines = (
  lines: readonly PricedLine[],
  { parts, discount, rules }: { parts: readonly Money[]; discount: Money; rules: readonly TaxRule[] },
): TaxedLine[] => {
  const shares = allocateMoney(
    discount,
    parts.map(({ minor }) => minor),
  );
  return lines.map(({ productType, taxClass = '' }, index) => ({
    productType,
    taxClass: appliedTaxClass(rules, taxClass),
    amount: subtractMoney(
      parts[index] ?? money(0n, discount.currency),
      shares[index] ?? money(0n, discount.currency),
    ),
  }));
};

/** Summed by how it is taxed. */
const taxableAmounts = (lines: readonly TaxedLine[], shipping: Money) => {
  const sumOf = (isOne: (type: number) => boolean): Money =>
    sumMoney(
      lines.filter(({ productType }) => isOne(productType)).map(({ amount }) => amount),
      shipping.currency,
    );
  return {
    goods: sumOf(needsShipping),
    // Money put on a gift card is taxed when it is spent.
    servicesAndDigital: sumOf((type) => !needsShipping(type) && type !== productTypes.giftCard),
    shipping,
  };
};

interface TaxRequest {
  readonly rules: readonly TaxRule[];
  readonly shipping: Money;
  readonly isIncluded: boolean;
}

/** Each tax class by its own rules. Shipping belongs to no product: it is taxed by the standard rules. */
const taxByClass = (lines: readonly TaxedLine[], { rules, shipping, isIncluded }: TaxRequest): TaxLine[] => {
  const classes = [...new Set(['', ...lines.map(({ taxClass }) => taxClass)])];
  return classes.flatMap((taxClass) => {
    const amounts = taxableAmounts(
      lines.filter((line) => line.taxClass === taxClass),
      taxClass === '' ? shipping : money(0n, shipping.currency),
    );
    return computeTax(amounts, rulesOfClass(rules, taxClass), { isIncluded });
  });
};

/** Everything about a cart that can be counted. All of it in whole minor units; the parts always make the total. */
export const totalCart = (request: TotalsRequest): CartTotals => {
  const { lines, currency, discounts, location, taxRules, pricesIncludeTax } = request;
  const parts = lines.map(({ priceCents, quantity }) =>
    multiplyMoney(money(BigInt(priceCents), currency), quantity),
  );
  const subtotal = sumMoney(parts, currency);
  const discount = discountOn(discounts, subtotal);
  const shipped = ship(request, subtotal);
  const shippingCents = isShippingFree(discounts) ? 0 : (shipped.selectedShippingOption?.priceCents ?? 0);
  const shipping = money(BigInt(shippingCents), currency);
  const rules = rulesAt(taxRules, location);
  // Most carts have no address yet: spreading a discount over their lines would be for nothing.
  const taxLineItems =
    rules.length === 0
      ? []
      : taxByClass(taxedLines(lines, { parts, discount, rules }), {
          rules,
          shipping,
          isIncluded: pricesIncludeTax,
        });
  const taxCents = taxLineItems.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const net = addMoney(subtractMoney(subtotal, discount), shipping);
  return {
    subtotalCents: Number(subtotal.minor),
    discountCents: Number(discount.minor),
    shippingCostCents: shippingCents,
    taxCents,
    grandTotalCents: Number(net.minor) + (pricesIncludeTax ? 0 : taxCents),
    totalQuantity: countPieces(lines),
    ...kindsOf(lines),
    ...shipped,
    applicableTaxRules: rules,
    taxLineItems,
  };
};
