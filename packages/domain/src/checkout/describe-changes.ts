import { addressLines } from '../addresses/index.ts';
import { fillText } from '../languages/index.ts';
import type { CheckoutView } from './checkout-schemas.ts';
import { isDelivered } from './checkout.ts';
import { countryName } from './country-name.ts';
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

const addressLine = (view: CheckoutView): string => {
  const { shippingAddress } = view.details;
  return addressLines(shippingAddress, countryName(view, shippingAddress.country)).join(', ');
};

const describeDetails = (before: CheckoutView, after: CheckoutView, texts: CheckoutTexts): string[] => {
  const { email } = after.details;
  const address = addressLine(after);
  return [
    ...(before.details.email === email ? [] : [fillText(texts.emailChanged, { after: email })]),
    ...(addressLine(before) === address || !isDelivered(after.cart)
      ? []
      : [fillText(texts.addressChanged, { after: address })]),
  ];
};

const describeCart = (before: Cart, after: Cart, texts: CheckoutTexts): string[] => {
  const option = after.selectedShippingOption;
  const added = after.entries.filter(({ id }) => !before.entries.some((entry) => entry.id === id));
  return [
    ...before.entries.flatMap((entry) =>
      describeEntry(
        entry,
        after.entries.find(({ id }) => id === entry.id),
        texts,
      ),
    ),
    ...added.map(({ title }) => fillText(texts.lineAdded, { title })),
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

/** What has changed between the order that the shopper saw and the order as it is now, sentence by sentence. */
export const describeChanges = (
  before: CheckoutView,
  after: CheckoutView,
  texts: CheckoutTexts,
): readonly string[] => [
  ...describeCart(before.cart, after.cart, texts),
  ...describeDetails(before, after, texts),
];
