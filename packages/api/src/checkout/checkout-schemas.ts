import { checkoutDetailsSchema, checkoutViewSchema } from '@sitewright/domain/checkout/schemas';
import { testOutcomes } from '@sitewright/domain/payments';
import { proofSchema } from '@sitewright/domain/proof-of-work/schemas';
import { Type } from 'typebox';
import { closed, id, idParams, orNull } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const details = checkoutDetailsSchema.properties;
const idempotencyKey = Type.String({ pattern: '^[0-9a-f]{32}$' });

/** Where paying has led to. */
const payment = Type.Object({
  paymentId: orNull(id),
  state: Type.Enum(['requires_action', 'processing', 'completed', 'failed', 'cancelled']),
  /** The order's page, or the page of the gateway on which the shopper has to do something. */
  url: Type.String(),
  /** Why it failed, as a sentence; empty otherwise. */
  message: Type.String(),
});

export const checkoutSchemas = {
  read: { answer: checkoutViewSchema, refusals: ['not-found', 'checkout-empty'] },
  save: {
    body: Type.Partial(Type.Object(details), closed),
    answer: checkoutViewSchema,
    refusals: ['not-found', 'checkout-empty'],
  },
  applyCode: {
    body: Type.Object({ code: Type.String({ maxLength: 100 }) }, closed),
    answer: checkoutViewSchema,
    refusals: [
      'not-found',
      'checkout-empty',
      'code-refused',
      'code-without-cart',
      'too-many-codes',
      'too-many-requests',
    ],
  },
  removeGiftCard: { params: idParams, answer: checkoutViewSchema, refusals: ['not-found', 'checkout-empty'] },
  pay: {
    body: Type.Object(
      {
        idempotencyKey,
        methodId: Type.String({ maxLength: 80 }),
        outcome: Type.Optional(Type.Enum([...testOutcomes])),
        /** Stands for card details, which the browser sends to the gateway alone. */
        confirmationToken: Type.Optional(Type.String({ pattern: '^ctoken_[A-Za-z0-9_]{1,200}$' })),
        /** What the shopper saw: another total is refused and shown. */
        totalCents: Type.Integer({ minimum: 0 }),
        /** What gift cards pay of it. */
        giftCardCents: Type.Optional(Type.Integer({ minimum: 0 })),
        currency: Type.String({ maxLength: 3 }),
        /** Stands for the lines and the address that the shopper saw (`seenOrder`). */
        seen: Type.Optional(Type.String({ maxLength: 10 })),
        /** Solves the challenge that was refused with `payment-check`, after several failed payments. */
        proof: Type.Optional(proofSchema),
      },
      closed,
    ),
    answer: payment,
    refusals: [
      'not-found',
      'checkout-empty',
      'checkout-closed',
      'checkout-incomplete',
      'checkout-changed',
      'stock-gone',
      'payment-refused',
      'payment-check',
      'payment-pending',
      'payment-method-gone',
      'gift-card-mode',
      'payment-too-small',
      'payment-too-large',
      'too-many-requests',
    ],
  },
  readPayment: { params: idParams, answer: payment, refusals: ['not-found'] },
} as const satisfies Record<string, CallSchemas>;
