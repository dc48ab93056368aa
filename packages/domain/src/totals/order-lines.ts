import { isDigital, isDonation, needsShipping, productTypes } from '../catalogue/index.ts';
import type { DiscountedLine } from '../discounts/index.ts';
import { money, multiplyMoney, type CurrencyCode, type Money } from '../money/index.ts';
import type { ShippedLine } from '../shipping/index.ts';
import type { TaxKind } from '../tax/index.ts';

export interface PricedLine {
  readonly itemId: string;
  readonly quantity: number;
  /** Of one piece, in minor units. */
  readonly priceCents: number;
  readonly productType: number;
  readonly categories?: readonly string[];
  /** Of one piece. */
  readonly grams?: number;
  /** Empty is the standard rate. */
  readonly taxClass?: string;
  /** Bought again each period. */
  readonly isSubscription?: boolean;
  /** Not taxed, although discounts apply to it. */
  readonly isUntaxed?: boolean;
}

/** Money that is put on a gift card or given is neither reduced nor taxed. */
const isPlainMoney = ({ productType }: PricedLine): boolean =>
  isDonation(productType) || productType === productTypes.giftCard;

/** The minimum of an order is for what is sold. */
export const isGivenAlone = (lines: readonly PricedLine[]): boolean =>
  lines.every(({ productType }) => isDonation(productType));

export const subtotalOf = ({ priceCents, quantity }: PricedLine, currency: CurrencyCode): Money =>
  multiplyMoney(money(BigInt(priceCents), currency), quantity);

export const asDiscounted = (line: PricedLine): DiscountedLine => ({
  itemId: line.itemId,
  categories: line.categories ?? [],
  quantity: line.quantity,
  unitMinor: BigInt(line.priceCents),
  isDiscountable: !isPlainMoney(line),
  isSubscription: line.isSubscription ?? false,
});

export const taxKindOf = (line: PricedLine): TaxKind => {
  if (isPlainMoney(line) || line.isUntaxed) return 'untaxed';
  return needsShipping(line.productType) ? 'goods' : 'service';
};

export const asShipped = ({ itemId, quantity, grams = 0 }: PricedLine): ShippedLine => ({
  itemId,
  quantity,
  grams,
});

export const countPieces = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export const kindsOf = (lines: readonly PricedLine[]) => ({
  hasDigital: lines.some(({ productType }) => isDigital(productType)),
  purelyDigital: lines.length > 0 && lines.every(({ productType }) => isDigital(productType)),
  requiresShipping: lines.some(({ productType }) => needsShipping(productType)),
});
