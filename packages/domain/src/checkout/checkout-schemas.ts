import { Type, type Static } from 'typebox';
import { VAT_NUMBER_LENGTH } from '../addresses/index.ts';
import { addressSchema } from '../addresses/addresses-schemas.ts';
import { shoppingCartSchema } from '../cart/cart-schemas.ts';
import { fieldIdSchema, siteFieldSchema } from '../forms/forms-schemas.ts';
import { testOutcomes } from '../payments/index.ts';
import { closed, orNull } from '../shapes/shapes-schemas.ts';
import type { DeepReadonly } from '../shapes/index.ts';
import { checkoutLimits } from './checkout-limits.ts';
import { storeSettingsSchema } from '../store/store-schemas.ts';
import { phoneFields, vatNumberFields } from '../store/index.ts';

const text = Type.String();
const flag = Type.Boolean();

/** What the shopper has entered. Written with every step, so that a reload finds it. Codes and the shipping option are in the cart. */
export const checkoutDetailsSchema = Type.Object(
  {
    email: Type.String({ maxLength: checkoutLimits.EMAIL }),
    acceptsMarketing: flag,
    shippingAddress: addressSchema,
    isBillingSame: flag,
    /** Where it is the shipping address, not used. */
    billingAddress: addressSchema,
    /** Of a company, as it was typed. */
    vatNumber: Type.String({ maxLength: VAT_NUMBER_LENGTH }),
    /** Consent to get downloads at once, and with it the loss of the right of withdrawal. */
    waivesWithdrawal: flag,
    note: Type.String({ maxLength: checkoutLimits.NOTE }),
    /** To the questions of the owner, by field. */
    answers: Type.Record(fieldIdSchema, Type.Unknown(), { maxProperties: checkoutLimits.ANSWERS }),
  },
  closed,
);

/** What is missing or wrong, by field: `email`, `shippingAddress.city`, `shippingOption`. */
const fault = Type.Object({ field: text, code: text, message: text });

/** A way to pay that is offered. */
const paymentMethodSchema = Type.Object({
  /** `test`, `stripe`, or `manual-` and the id of a manual method. */
  id: text,
  gateway: Type.Enum(['test', 'manual', 'stripe']),
  name: text,
  description: text,
  /** No money is moved. */
  isTest: flag,
  /** Of the account at Stripe, for its fields on the page; empty for other gateways. */
  publishableKey: text,
  outcomes: Type.Array(Type.Object({ id: Type.Enum([...testOutcomes]), name: text })),
});

export const checkoutViewSchema = Type.Object({
  /** The token of the payment link that it belongs to; empty for the checkout of a cart. */
  link: text,
  /** The token of the cart of a subscription that is bought on its own; empty otherwise. */
  cartToken: text,
  cart: shoppingCartSchema,
  details: checkoutDetailsSchema,
  revision: Type.Integer(),
  /** Of each step; a step without faults is complete. */
  faults: Type.Object({
    contact: Type.Array(fault),
    delivery: Type.Array(fault),
    payment: Type.Array(fault),
  }),
  /** What is paid later, each period; null where nothing is. All of it are sentences. */
  recurring: orNull(
    Type.Object({
      title: text,
      lines: Type.Array(Type.Object({ id: text, title: text, text })),
      /** What is added to later payments; empty for nothing. */
      note: text,
      /** Stands beside the pay button. */
      consent: text,
      /** Why some ways to pay are not offered. */
      methodsNote: text,
      /** Where nothing is due today and a way to pay is stored for later payments; empty otherwise. */
      nothingToday: text,
    }),
  ),
  /** Why nothing can be ordered at all, as a sentence; null where orders are taken. */
  closedNote: orNull(text),
  /** Whether the store has gift cards: only then are they asked for. */
  hasGiftCards: flag,
  countries: Type.Array(Type.Object({ code: text, name: text })),
  /** Where a download alone is billed, any country will do. */
  billingCountries: Type.Array(Type.Object({ code: text, name: text })),
  settings: Type.Object({
    phone: Type.Enum([...phoneFields]),
    vatNumber: Type.Enum([...vatNumberFields]),
    defaultCountry: text,
    hasNote: flag,
    offersMarketing: flag,
    page: storeSettingsSchema.properties.checkoutPage,
    /** Those that are not empty. */
    policies: Type.Array(Type.Object({ id: Type.Enum(['returns', 'terms', 'privacy']), title: text, text })),
  }),
  /** Questions of the owner; null where there are none. */
  form: orNull(Type.Object({ fields: Type.Array(siteFieldSchema) })),
  methods: Type.Array(paymentMethodSchema),
  /** Whether a gateway may offer to pay in installments. */
  allowsInstallments: flag,
  /** A payment that is under way: its page can be opened again. */
  pending: orNull(Type.Object({ paymentId: text, state: text, url: text })),
});

export type CheckoutDetails = DeepReadonly<Static<typeof checkoutDetailsSchema>>;
export type CheckoutView = DeepReadonly<Static<typeof checkoutViewSchema>>;
export type CheckoutFault = DeepReadonly<Static<typeof fault>>;
export type PaymentMethod = DeepReadonly<Static<typeof paymentMethodSchema>>;
