import { needsShipping } from '../catalogue/index.ts';
import {
  chooseDiscounts,
  type ChosenDiscounts,
  type Discount,
  type DiscountCustomer,
  type RefusedCode,
} from '../discounts/index.ts';
import { money, subtractMoney, sumMoney, type CurrencyCode, type Money } from '../money/index.ts';
import {
  offerShipping,
  selectOption,
  type ShippingLocation,
  type ShippingOption,
  type ShippingSettings,
  type ShippingStatus,
} from '../shipping/index.ts';
import {
  computeTax,
  rulesAt,
  taxLocation,
  type ComputedTax,
  type TaxedPart,
  type TaxLine,
  type TaxRule,
  type TaxShare,
} from '../tax/index.ts';
import {
  asDiscounted,
  asShipped,
  countPieces,
  isGivenAlone,
  kindsOf,
  subtotalOf,
  taxKindOf,
  type PricedLine,
} from './order-lines.ts';

export interface TotalsRequest {
  readonly lines: readonly PricedLine[];
  readonly currency: CurrencyCode;
  /** Those that apply by themselves, and those of the codes. */
  readonly discounts: readonly Discount[];
  /** As entered, in capitals. */
  readonly codes: readonly string[];
  /** How often a discount was used already. */
  readonly usesOf?: (discountId: string) => number;
  readonly customer?: DiscountCustomer;
  /** Milliseconds. */
  readonly now: number;
  readonly location: ShippingLocation;
  readonly billing?: ShippingLocation;
  /** The way of shipping that was chosen; the cheapest without a choice. */
  readonly shippingKey: string | null;
  readonly shipping: ShippingSettings;
  readonly taxRules: readonly TaxRule[];
  readonly pricesIncludeTax: boolean;
  /** 0 for none. */
  readonly minimumSubtotalCents?: number;
}

export interface AppliedDiscount {
  readonly id: string;
  readonly name: string;
  /** Null for one that applied by itself. */
  readonly code: string | null;
  /** Off the lines. */
  readonly amountCents: number;
  readonly isShippingFree: boolean;
}

/** What an order stores of each line. */
export interface LineTotals {
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly discounts: readonly { readonly id: string; readonly amountCents: number }[];
  readonly taxCents: number;
  readonly taxes: readonly TaxShare[];
}

export interface PricedShippingOption extends ShippingOption {
  /** After the discounts that apply once it is chosen. */
  readonly costCents: number;
}

export interface OrderTotals {
  readonly lines: readonly LineTotals[];
  readonly subtotalCents: number;
  /** Off the lines: what shipping costs less is in `shippingDiscountCents`. */
  readonly discountCents: number;
  /** After its discount. */
  readonly shippingCostCents: number;
  readonly shippingDiscountCents: number;
  readonly shippingTaxes: readonly TaxShare[];
  readonly taxCents: number;
  readonly grandTotalCents: number;
  readonly totalQuantity: number;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
  readonly shippingOptions: readonly PricedShippingOption[];
  readonly shippingOptionsStatus: ShippingStatus;
  readonly selectedShippingOption: ShippingOption | null;
  readonly appliedDiscounts: readonly AppliedDiscount[];
  readonly refusedCodes: readonly RefusedCode[];
  /** Names of the discounts that would apply without the codes. */
  readonly displacedDiscounts: readonly string[];
  readonly applicableTaxRules: readonly TaxRule[];
  readonly taxLineItems: readonly TaxLine[];
  readonly shouldBlockPurchaseForMinimumOrderAmount: boolean;
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
const sumShares = (shares: readonly TaxShare[]): number =>
  shares.reduce((total, { amountCents }) => total + amountCents, 0);

const ship = ({ lines, location, shipping, shippingKey }: TotalsRequest, subtotal: Money) => {
  const offer = offerShipping(shipping, {
    location,
    lines: lines.filter(({ productType }) => needsShipping(productType)).map(asShipped),
    subtotalCents: Number(subtotal.minor),
  });
  return { status: offer.status, options: offer.options, selected: selectOption(offer, shippingKey) };
};

const NO_DISCOUNTS: ChosenDiscounts = { reductions: [], isShippingFree: false, refused: [], displaced: [] };

/** Free shipping is no free pickup: whoever picks up pays for nothing on the way. */
const freeableMinor = (selected: ShippingOption | null): bigint =>
  selected && !selected.isPickup ? BigInt(selected.priceCents) : 0n;

const discountsOf = (request: TotalsRequest, selected: ShippingOption | null): ChosenDiscounts => {
  const { lines, discounts, codes, currency, now, usesOf = () => 0, customer } = request;
  // Most carts have none: nothing is worked out for them.
  if (discounts.length === 0 && codes.length === 0) return NO_DISCOUNTS;
  return chooseDiscounts({
    lines: lines.map(asDiscounted),
    discounts,
    codes,
    currency,
    now,
    usesOf,
    customer,
    needsShipping: kindsOf(lines).requiresShipping,
    shippingMinor: selected ? freeableMinor(selected) : undefined,
  });
};

/** What each option would cost once it is chosen: free shipping does not wait for that. */
const priceOptions = (
  request: TotalsRequest,
  options: readonly ShippingOption[],
): readonly PricedShippingOption[] => {
  const canBeFree = request.discounts.some(({ reward }) => reward.kind === 'free-shipping');
  return options.map((option) => {
    const freeable = canBeFree ? freeableMinor(option) : 0n;
    const isFree = freeable > 0n && discountsOf(request, option).isShippingFree;
    return {
      key: option.key,
      name: option.name,
      description: option.description,
      priceCents: option.priceCents,
      costCents: option.priceCents - (isFree ? Number(freeable) : 0),
      isPickup: option.isPickup,
      freeFromCents: option.freeFromCents,
      pickup: option.pickup,
    };
  });
};

const NO_TAX = { rules: [], tax: { lines: [], shares: [] } } as const;

interface Taxable {
  /** Of each line, after discounts. */
  readonly left: readonly Money[];
  readonly shippingMinor: bigint;
  readonly selected: ShippingOption | null;
}

/** Shipping that costs something is the last part. */
const partsOf = ({ lines, currency }: TotalsRequest, { left, shippingMinor }: Taxable): TaxedPart[] => [
  ...lines.map((line, index) => ({
    kind: taxKindOf(line),
    amount: left[index] ?? money(0n, currency),
    taxClass: line.taxClass ?? '',
  })),
  ...(shippingMinor > 0n
    ? [{ kind: 'shipping' as const, amount: money(shippingMinor, currency), taxClass: '' }]
    : []),
];

const taxOf = (
  request: TotalsRequest,
  taxable: Taxable,
): { readonly rules: readonly TaxRule[]; readonly tax: ComputedTax } => {
  const { lines, currency, location, billing, taxRules, pricesIncludeTax: isIncluded } = request;
  const hasGoods = kindsOf(lines).requiresShipping;
  const at = taxLocation({ shipping: location, billing, pickup: taxable.selected?.pickup }, { hasGoods });
  const rules = rulesAt(taxRules, at);
  // Most carts have no address yet.
  if (rules.length === 0) return NO_TAX;
  return { rules, tax: computeTax(partsOf(request, taxable), rules, { isIncluded, currency }) };
};

const lineTotals = (
  { lines, currency }: TotalsRequest,
  { reductions }: ChosenDiscounts,
  { shares }: ComputedTax,
): LineTotals[] =>
  lines.map((line, index) => {
    const discounts = reductions.flatMap(({ discount: { id }, amounts }) => {
      const amount = amounts[index] ?? 0n;
      return amount === 0n ? [] : [{ id, amountCents: Number(amount) }];
    });
    const taxes = shares[index] ?? [];
    return {
      subtotalCents: Number(subtotalOf(line, currency).minor),
      discountCents: discounts.reduce((total, { amountCents }) => total + amountCents, 0),
      discounts,
      taxCents: sumShares(taxes),
      taxes,
    };
  });

const describeApplied = ({ reductions }: ChosenDiscounts): AppliedDiscount[] =>
  reductions.map(({ discount: { id, name, code, reward }, amounts }) => ({
    id,
    name,
    code,
    amountCents: Number(sum(amounts)),
    isShippingFree: reward.kind === 'free-shipping',
  }));

/**
 * Everything about an order that can be counted, for cart, checkout, order and refund. All of it in whole minor units:
 * lines add up to the subtotal, and subtotal - discount + shipping + tax (unless included) is the total.
 */
export const totalOrder = (request: TotalsRequest): OrderTotals => {
  const { lines, currency, pricesIncludeTax, minimumSubtotalCents = 0 } = request;
  const subtotals = lines.map((line) => subtotalOf(line, currency));
  const subtotal = sumMoney(subtotals, currency);
  const { status, options, selected } = ship(request, subtotal);
  const chosen = discountsOf(request, selected);
  const left = subtotals.map((part, index) =>
    subtractMoney(part, money(sum(chosen.reductions.map(({ amounts }) => amounts[index] ?? 0n)), currency)),
  );
  const goods = sumMoney(left, currency);
  const shippingDiscount = chosen.isShippingFree ? freeableMinor(selected) : 0n;
  const shippingMinor = BigInt(selected?.priceCents ?? 0) - shippingDiscount;
  const { rules, tax } = taxOf(request, { left, shippingMinor, selected });
  const kinds = kindsOf(lines);
  const taxCents = sumShares(tax.lines.map(({ id, amountCents }) => ({ ruleId: id, amountCents })));
  return {
    lines: lineTotals(request, chosen, tax),
    subtotalCents: Number(subtotal.minor),
    discountCents: Number(subtractMoney(subtotal, goods).minor),
    shippingCostCents: Number(shippingMinor),
    shippingDiscountCents: Number(shippingDiscount),
    shippingTaxes: tax.shares[lines.length] ?? [],
    taxCents,
    grandTotalCents: Number(goods.minor + shippingMinor) + (pricesIncludeTax ? 0 : taxCents),
    totalQuantity: countPieces(lines),
    hasDigital: kinds.hasDigital,
    purelyDigital: kinds.purelyDigital,
    requiresShipping: kinds.requiresShipping,
    shippingOptions: priceOptions(request, options),
    shippingOptionsStatus: status,
    selectedShippingOption: selected,
    appliedDiscounts: describeApplied(chosen),
    refusedCodes: chosen.refused,
    displacedDiscounts: chosen.displaced.map(({ name }) => name),
    applicableTaxRules: rules,
    taxLineItems: tax.lines,
    shouldBlockPurchaseForMinimumOrderAmount:
      !isGivenAlone(lines) && subtotal.minor < BigInt(minimumSubtotalCents),
  };
};
