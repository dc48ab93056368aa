import { Type, type Static } from 'typebox';
import { addressSchema } from '../addresses/addresses-schemas.ts';
import { cartImageSchema } from '../cart/cart-schemas.ts';
import { subscriptionPlanSchema } from '../catalogue/catalogue-schemas.ts';
import { giftCardPurchaseSchema } from '../gift-cards/gift-cards-schemas.ts';
import { closed, idSchema as id, orNull } from '../shapes/shapes-schemas.ts';
import type { DeepReadonly } from '../shapes/index.ts';
import { pickupAddressSchema } from '../shipping/shipping-schemas.ts';

const text = Type.String();
const flag = Type.Boolean();
/** Minor units of the order's currency. */
const cents = Type.Integer();

const taxShare = Type.Object({ ruleId: text, amountCents: cents }, closed);

/** Of a line that is bought again each period. */
const subscribedLineSchema = Type.Object(
  {
    /** As it was when the subscription began. */
    plan: subscriptionPlanSchema,
    /** What a piece costs in renewals. */
    unitCents: cents,
    /** Off the line in each renewal, by discounts that apply to all payments. */
    renewalDiscountCents: cents,
    /** Delivery of each renewal costs nothing, by a discount that applies to all payments. */
    hasFreeShipping: Type.Optional(flag),
  },
  closed,
);

/** A line as it was sold: later changes of the product do not change it. */
export const orderLineSchema = Type.Object(
  {
    id,
    itemId: id,
    variantId: id,
    sku: text,
    title: text,
    fullUrl: text,
    productType: Type.Integer(),
    quantity: Type.Integer(),
    unitCents: cents,
    optionValues: Type.Array(Type.Object({ optionName: text, value: text })),
    image: orNull(cartImageSchema),
    /** Answers to the product's form, passwords masked. */
    answers: Type.Array(Type.Object({ title: text, value: text })),
    /** Of a gift card; one without is sent to the buyer at once. */
    giftCard: Type.Optional(giftCardPurchaseSchema),
    subscription: Type.Optional(subscribedLineSchema),
    subtotalCents: cents,
    discountCents: cents,
    discounts: Type.Array(Type.Object({ id: text, amountCents: cents })),
    taxCents: cents,
    taxes: Type.Array(taxShare),
  },
  closed,
);

/** Everything an order is, copied when paying begins. */
export const orderContentSchema = Type.Object(
  {
    currency: text,
    language: text,
    lines: Type.Array(orderLineSchema),
    email: text,
    shippingAddress: orNull(addressSchema),
    billingAddress: addressSchema,
    /** Of a company that buys; orders of earlier versions have none. */
    vatNumber: Type.Optional(text),
    shipping: orNull(
      Type.Object({
        key: text,
        name: text,
        isPickup: flag,
        pickup: orNull(pickupAddressSchema),
        priceCents: cents,
      }),
    ),
    subtotalCents: cents,
    /** Off the lines. */
    discountCents: cents,
    /** After its discount. */
    shippingCents: cents,
    shippingDiscountCents: cents,
    shippingTaxes: Type.Array(taxShare),
    taxCents: cents,
    totalCents: cents,
    /** What paid a part of the total, or all of it. Older orders have none. */
    giftCards: Type.Optional(
      Type.Array(
        Type.Object({
          id,
          lastFour: text,
          amountCents: cents,
          /** What stayed on it. */
          leftCents: cents,
        }),
      ),
    ),
    pricesIncludeTax: flag,
    discounts: Type.Array(
      Type.Object({ id: text, name: text, code: orNull(text), amountCents: cents, isShippingFree: flag }),
    ),
    taxLines: Type.Array(Type.Object({ id: text, name: text, rate: text, amountCents: cents })),
    note: text,
    /** Answers to the form of the checkout. */
    answers: Type.Array(Type.Object({ title: text, value: text })),
    acceptsMarketing: flag,
    /** What the buyer consented to for downloads, as it was worded, and when. */
    withdrawalWaiver: Type.Optional(Type.Object({ text, on: text })),
    /** Of a draft order. */
    tags: Type.Optional(Type.Array(text)),
    /** Made by a subscription, without its customer. */
    renewal: Type.Optional(Type.Object({ subscriptionId: id, periodIndex: Type.Integer() })),
    cartId: id,
    cartRevision: Type.Integer(),
  },
  closed,
);

export type SubscribedLine = DeepReadonly<Static<typeof subscribedLineSchema>>;
export type OrderLine = DeepReadonly<Static<typeof orderLineSchema>>;
export type OrderContent = DeepReadonly<Static<typeof orderContentSchema>>;
