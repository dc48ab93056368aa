import { Type, type Static } from 'typebox';
import { subscriptionPlanSchema } from '../catalogue/catalogue-schemas.ts';
import { giftCardPurchaseSchema } from '../gift-cards/gift-cards-schemas.ts';
import { formSchema } from '../forms/forms-schemas.ts';
import { idSchema as id, orNull } from '../shapes/shapes-schemas.ts';
import type { DeepReadonly } from '../shapes/index.ts';
import { pickupAddressSchema, shippingLocationSchema } from '../shipping/shipping-schemas.ts';
import { taxRuleSchema } from '../tax/tax-schemas.ts';

const text = Type.String();
const flag = Type.Boolean();
/** Minor units of the store's currency. */
const cents = Type.Integer();

export const cartMoneySchema = Type.Object({
  value: text,
  currency: text,
  decimalValue: text,
  currencyCode: text,
  /** As the site's pages print it. */
  text,
});

export const cartImageSchema = Type.Object({
  id,
  assetUrl: text,
  altText: text,
  originalSize: text,
  mediaFocalPoint: Type.Object({ x: Type.Number(), y: Type.Number() }),
});

export const lineItemSchema = Type.Object({
  id,
  itemId: id,
  title: text,
  fullUrl: text,
  productType: Type.Integer(),
  quantity: Type.Integer(),
  multipleQuantityAllowed: flag,
  /** How many of the line can be bought: multiples of the step. */
  quantityRules: Type.Object({ min: Type.Integer(), max: Type.Integer(), step: Type.Integer() }),
  /** False for what is gone or sold out: it is shown and not counted. */
  isAvailable: flag,
  /** Why it cannot be had, or not so often; empty where all is well. */
  note: text,
  chosenVariant: Type.Object({
    id,
    sku: text,
    attributes: Type.Record(text, text),
    optionValues: Type.Array(Type.Object({ optionName: text, value: text })),
    price: cents,
    salePrice: orNull(cents),
    onSale: flag,
    unlimited: flag,
    qtyInStock: Type.Integer(),
  }),
  purchasePriceCents: cents,
  nonSalePriceCents: cents,
  subTotal: cents,
  purchasePriceText: text,
  nonSalePriceText: text,
  /** "€4.80 per 100 g", where the owner says what is in a piece. */
  unitPriceText: Type.Optional(text),
  subTotalText: text,
  image: orNull(cartImageSchema),
  /** JSON text. */
  additionalFields: orNull(text),
  formFields: Type.Array(
    Type.Object({
      id: text,
      type: text,
      rawTitle: text,
      value: text,
      values: Type.Union([Type.Array(text), Type.Record(text, Type.Union([text, Type.Number()]))]),
    }),
  ),
  additionalFieldsForm: orNull(formSchema),
  /** Of a gift card; `formFields` say the same in words. */
  giftCard: Type.Optional(giftCardPurchaseSchema),
  /** Of what is bought again each period. */
  subscription: Type.Optional(
    Type.Object({
      plan: subscriptionPlanSchema,
      /** How often, and for how long: "every month for 1 year". */
      text,
      /** Off the line in each later payment, by discounts that apply to all of them. */
      renewalDiscountCents: cents,
      /** Its delivery costs nothing in later payments either. */
      hasFreeShipping: Type.Optional(Type.Boolean()),
    }),
  ),
});

const shippingOption = Type.Object({
  key: text,
  name: text,
  description: text,
  priceCents: cents,
  priceText: text,
  /** After discounts: what choosing it costs. */
  costCents: cents,
  costText: text,
  isPickup: flag,
  isSelected: flag,
  freeFromCents: orNull(cents),
  pickup: orNull(pickupAddressSchema),
});

const validCouponSchema = Type.Object({
  id,
  name: text,
  /** Null for a discount that applies by itself. */
  code: orNull(text),
  amountCents: cents,
  amountText: text,
  isShippingFree: flag,
});

const couponSchema = Type.Object({
  code: text,
  isValid: flag,
  /** Why it gives nothing, or which discounts it is used instead of; empty otherwise. */
  message: text,
});

const invalidCouponSchema = Type.Object({ code: text, reason: text, message: text });

const appliedGiftCardSchema = Type.Object({
  id,
  lastFour: text,
  amountCents: cents,
  amountText: text,
  /** What stays on it. */
  leftCents: cents,
  /** Why it pays nothing; empty where it does. */
  note: text,
});

export const shoppingCartSchema = Type.Object({
  id: orNull(id),
  websiteId: id,
  orderId: Type.Null(),
  /** Milliseconds. */
  created: Type.Integer(),
  isPurchased: flag,
  cartType: Type.Integer(),
  entries: Type.Array(lineItemSchema),
  totalQuantity: Type.Integer(),
  hasDigital: flag,
  purelyDigital: flag,
  requiresShipping: flag,
  shippingOptions: Type.Array(shippingOption),
  selectedShippingOption: orNull(shippingOption),
  shippingOptionsStatus: text,
  shippingLocation: shippingLocationSchema,
  applicableTaxRules: Type.Array(taxRuleSchema),
  taxLineItems: Type.Array(Type.Object({ id: text, name: text, rate: text, amountCents: cents })),
  /** Whether the store has any discount. */
  hasDiscounts: flag,
  coupons: Type.Array(couponSchema),
  promoCodes: Type.Array(text),
  /** All that apply, with and without a code. */
  discounts: Type.Array(validCouponSchema),
  validCoupons: Type.Array(validCouponSchema),
  invalidCoupons: Type.Array(invalidCouponSchema),
  /** In the order in which they were entered; at the checkout alone. */
  appliedGiftCards: Type.Array(appliedGiftCardSchema),
  giftCardRedemptionTotalCents: cents,
  subtotalCents: cents,
  discountCents: cents,
  shippingCostCents: cents,
  shippingDiscountCents: cents,
  taxCents: cents,
  grandTotalCents: cents,
  amountDueCents: cents,
  shouldBlockPurchaseForMinimumOrderAmount: flag,
  pricesIncludeTax: flag,
  discountText: text,
  shippingText: text,
  taxText: text,
  /** What is left to do for free shipping, or why the order cannot be placed; empty where there is nothing. */
  shippingNote: text,
  minimumOrderNote: text,
  subtotal: cartMoneySchema,
  grandTotal: cartMoneySchema,
  /** After gift cards. */
  amountDue: cartMoneySchema,
});

export type CartMoney = DeepReadonly<Static<typeof cartMoneySchema>>;
export type ValidCoupon = DeepReadonly<Static<typeof validCouponSchema>>;
export type InvalidCoupon = DeepReadonly<Static<typeof invalidCouponSchema>>;
export type AppliedGiftCard = DeepReadonly<Static<typeof appliedGiftCardSchema>>;
export type CartImage = DeepReadonly<Static<typeof cartImageSchema>>;
export type CartLineItem = DeepReadonly<Static<typeof lineItemSchema>>;
export type ShoppingCart = DeepReadonly<Static<typeof shoppingCartSchema>>;
