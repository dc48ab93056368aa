import type { DiscountObstacle, RefusedCode } from '../discounts/index.ts';
import { fillText } from '../languages/index.ts';
import type { OrderTotals } from '../totals/index.ts';
import type { InvalidCoupon, ValidCoupon } from './cart-schemas.ts';
import { shopTextsIn } from './texts/shop-translations.ts';

interface Printing {
  readonly language: string;
  printMoney(cents: number): string;
}

/** Why a code gives nothing, in the language of the store. */
export const codeMessage = (
  { obstacle, discount }: RefusedCode,
  { language, printMoney }: Printing,
): string =>
  fillText(shopTextsIn(language)[`code-${obstacle}`], {
    amount: printMoney(discount?.minimumSubtotalCents ?? 0),
  });

/** What another cart could cure. Codes with other obstacles are not accepted. */
const curable: ReadonlySet<string> = new Set<DiscountObstacle>([
  'below-minimum-subtotal',
  'below-minimum-quantity',
  'no-matching-products',
  'not-combinable',
]);

export const isCurable = (obstacle: string): boolean => curable.has(obstacle);

/** What a cart says of its discounts. */
export const couponsOf = (
  { appliedDiscounts, refusedCodes }: Pick<OrderTotals, 'appliedDiscounts' | 'refusedCodes'>,
  codes: readonly string[],
  printing: Printing,
) => {
  const discounts = appliedDiscounts.map(({ id, name, code, amountCents, isShippingFree }): ValidCoupon => ({
    id,
    name,
    code,
    amountCents,
    isShippingFree,
    amountText: printing.printMoney(amountCents),
  }));
  return {
    promoCodes: [...codes],
    discounts,
    coupons: codes.map((code) => ({ code, isValid: !refusedCodes.some((refused) => refused.code === code) })),
    validCoupons: discounts.filter(({ code }) => code !== null),
    invalidCoupons: refusedCodes.map((refused): InvalidCoupon => ({
      code: refused.code,
      reason: refused.obstacle,
      message: codeMessage(refused, printing),
    })),
  };
};
