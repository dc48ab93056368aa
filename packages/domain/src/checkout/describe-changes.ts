import { fillText } from '../languages/index.ts';
import type { CheckoutView } from './checkout-schemas.ts';
import type { CheckoutTexts } from './texts/checkout-page-texts.ts';

type Cart = CheckoutView['cart'];
type Entry = Cart['entries'][number];

const describeEntry = (before: Entry, after: Entry | undefined, texts: CheckoutTexts): string[] => {
  const { title } = before;
  if (!before.isAvailable) return [];
  if (!after?.isAvailable) return [fillText(texts.lineGone, { title })];
  if (before.quantity !== after.quantity)
    return [
      fillText(texts.quantityChanged, {
        title,
        before: String(before.quantity),
        after: String(after.quantity),
      }),
    ];
  return before.purchasePriceCents === after.purchasePriceCents
    ? []
    : [
        fillText(texts.linePriceChanged, {
          title,
          before: before.purchasePriceText,
          after: after.purchasePriceText,
        }),
      ];
};

/** Codes that applied and do not any more, with the reason. */
const describeCodes = (before: Cart, after: Cart): string[] =>
  after.invalidCoupons
    .filter(({ code }) => before.validCoupons.some((valid) => valid.code === code))
    .map(({ code, message }) => `${code}: ${message}`);

/** What has changed between the order that the shopper saw and the order as it is now, sentence by sentence. */
export const describeChanges = (before: Cart, after: Cart, texts: CheckoutTexts): readonly string[] => {
  const option = after.selectedShippingOption;
  return [
    ...before.entries.flatMap((entry) =>
      describeEntry(
        entry,
        after.entries.find(({ id }) => id === entry.id),
        texts,
      ),
    ),
    ...describeCodes(before, after),
    ...(option && before.selectedShippingOption && option.key !== before.selectedShippingOption.key
      ? [fillText(texts.optionChanged, { after: `${option.name}, ${option.costText}` })]
      : []),
    ...(before.grandTotalCents === after.grandTotalCents
      ? []
      : [fillText(texts.totalChanged, { before: before.grandTotal.text, after: after.grandTotal.text })]),
    ...(before.giftCardRedemptionTotalCents === after.giftCardRedemptionTotalCents
      ? []
      : [fillText(texts.dueChanged, { before: before.amountDue.text, after: after.amountDue.text })]),
  ];
};
