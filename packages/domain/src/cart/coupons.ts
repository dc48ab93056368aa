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

/** Which discounts the codes are used instead of; empty where there are none. */
const displacedMessage = (names: readonly string[], { language }: Printing): string =>
  names.length === 0
    ? ''
    : fillText(shopTextsIn(language)['code-displaces'], {
        names: new Intl.ListFormat(language, { type: 'conjunction' }).format(names),
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
  {
    appliedDiscounts,
    refusedCodes,
    displacedDiscounts,
  }: Pick<OrderTotals, 'appliedDiscounts' | 'refusedCodes' | 'displacedDiscounts'>,
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
  const invalidCoupons = refusedCodes.map((refused): InvalidCoupon => ({
    code: refused.code,
    reason: refused.obstacle,
    message: codeMessage(refused, printing),
  }));
  const firstValid = codes.find((code) => invalidCoupons.every((invalid) => invalid.code !== code));
  const messageOf = (code: string): string =>
    code === firstValid
      ? displacedMessage(displacedDiscounts, printing)
      : (invalidCoupons.find((invalid) => invalid.code === code)?.message ?? '');
  return {
    promoCodes: [...codes],
    discounts,
    coupons: codes.map((code) => ({
      code,
      isValid: invalidCoupons.every((invalid) => invalid.code !== code),
      message: messageOf(code),
    })),
    validCoupons: discounts.filter(({ code }) => code !== null),
    invalidCoupons,
  };
};
