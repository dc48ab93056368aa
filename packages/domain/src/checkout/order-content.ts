import { cleanVatNumber } from '../addresses/index.ts';
import type { CartLineItem, TotalledCart } from '../cart/index.ts';
import type { OrderContent, OrderLine } from '../orders/index.ts';
import type { LineTotals } from '../totals/index.ts';
import { billingAddressOf, isDelivered } from './checkout.ts';
import { orderAnswersOf, type CheckoutForm } from './checkout-form.ts';
import type { CheckoutDetails } from './checkout-schemas.ts';
import { checkoutTextsIn } from './texts/checkout-translations.ts';
import { asksForWaiver } from './withdrawal-waiver.ts';

const textOf = ({ value, values }: CartLineItem['formFields'][number]): string => {
  if (value !== '') return value;
  return Array.isArray(values)
    ? values.join(', ')
    : Object.entries(values)
        .map(([name, each]) => `${name}: ${each}`)
        .join(', ');
};

/** Renewals cost what the first payment does, whatever the product costs by then. */
const subscriptionOf = ({
  subscription,
  purchasePriceCents: unitCents,
}: CartLineItem): Pick<OrderLine, 'subscription'> =>
  subscription
    ? {
        subscription: {
          plan: subscription.plan,
          unitCents,
          renewalDiscountCents: subscription.renewalDiscountCents,
          ...(subscription.hasFreeShipping ? { hasFreeShipping: true } : {}),
        },
      }
    : {};

const lineOf = (entry: CartLineItem, totals: LineTotals): OrderLine => ({
  id: entry.id,
  itemId: entry.itemId,
  variantId: entry.chosenVariant.id,
  sku: entry.chosenVariant.sku,
  title: entry.title,
  fullUrl: entry.fullUrl,
  productType: entry.productType,
  quantity: entry.quantity,
  unitCents: entry.purchasePriceCents,
  optionValues: entry.chosenVariant.optionValues,
  image: entry.image,
  answers: entry.formFields.map((field) => ({ title: field.rawTitle, value: textOf(field) })),
  ...(entry.giftCard ? { giftCard: entry.giftCard } : {}),
  ...subscriptionOf(entry),
  ...totals,
});

export interface OrderedCart extends TotalledCart {
  readonly cartRevision: number;
  readonly language: string;
  /** Questions of the owner. */
  readonly form: CheckoutForm | null;
  readonly orderedAt: Date;
}

const shippingOf = ({ cart: { selectedShippingOption: option, requiresShipping } }: OrderedCart) =>
  option && requiresShipping
    ? {
        key: option.key,
        name: option.name,
        isPickup: option.isPickup,
        pickup: option.pickup,
        priceCents: option.priceCents,
      }
    : null;

const waiverOf = (
  { cart, language, orderedAt }: OrderedCart,
  details: CheckoutDetails,
): Pick<OrderContent, 'withdrawalWaiver'> =>
  details.waivesWithdrawal && asksForWaiver(details, cart)
    ? { withdrawalWaiver: { text: checkoutTextsIn(language).waiver, on: orderedAt.toISOString() } }
    : {};

/** The future order: a copy of everything, so that nothing that is changed later changes it. */
export const orderContentOf = (ordered: OrderedCart, details: CheckoutDetails): OrderContent => {
  const { cart, totals, cartRevision, language, form } = ordered;
  if (cart.id === null) throw new TypeError('A cart that is not stored cannot be ordered.');
  const billingAddress = billingAddressOf(details, cart);
  const vatNumber = cleanVatNumber(details.vatNumber, billingAddress.country);
  const available = cart.entries.filter(({ isAvailable }) => isAvailable);
  return {
    currency: cart.subtotal.currencyCode,
    language,
    lines: totals.lines.flatMap((line, index) => {
      const entry = available[index];
      return entry ? [lineOf(entry, line)] : [];
    }),
    email: details.email.trim(),
    shippingAddress: isDelivered(cart) ? details.shippingAddress : null,
    billingAddress,
    ...(vatNumber === '' ? {} : { vatNumber }),
    shipping: shippingOf(ordered),
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    shippingCents: totals.shippingCostCents,
    shippingDiscountCents: totals.shippingDiscountCents,
    shippingTaxes: totals.shippingTaxes,
    taxCents: totals.taxCents,
    totalCents: totals.grandTotalCents,
    giftCards: cart.appliedGiftCards
      .filter(({ amountCents }) => amountCents > 0)
      .map(({ id, lastFour, amountCents, leftCents }) => ({ id, lastFour, amountCents, leftCents })),
    pricesIncludeTax: cart.pricesIncludeTax,
    discounts: totals.appliedDiscounts,
    taxLines: totals.taxLineItems,
    note: details.note.trim(),
    answers: form ? orderAnswersOf(form, details.answers, language) : [],
    acceptsMarketing: details.acceptsMarketing,
    ...waiverOf(ordered, details),
    cartId: cart.id,
    cartRevision,
  };
};
