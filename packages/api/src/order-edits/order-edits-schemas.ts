import { draftOrderLimits } from '@sitewright/domain/draft-orders';
import { orderEditLimits } from '@sitewright/domain/order-edits';
import { orderEditSchema } from '@sitewright/domain/order-edits/schemas';
import { Type } from 'typebox';
import { closed, id, idParams, moment, orNull } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const text = Type.String();
const cents = Type.Integer();
const revision = Type.Integer();

/** A line as it would be, or one that would be gone: that has no pieces. */
const line = Type.Object({
  id,
  title: text,
  optionText: text,
  sku: text,
  pictureUrl: orNull(text),
  quantity: Type.Integer(),
  unitCents: cents,
  subtotalCents: cents,
  discountCents: cents,
});

const preview = Type.Object({
  lines: Type.Array(line),
  currency: text,
  subtotalCents: cents,
  discountCents: cents,
  shippingCents: cents,
  taxCents: cents,
  totalCents: cents,
  pricesIncludeTax: Type.Boolean(),
  /** To the total before. */
  differenceCents: cents,
  /** Still to be paid then; negative where more was paid than the order would cost. */
  balanceCents: cents,
  /** Of the invoice, which stays as it is; empty without one. */
  invoiceNumber: text,
});

const link = Type.Object({
  url: text,
  expiresOn: moment,
  isExpired: Type.Boolean(),
  /** Null for a link that was copied. */
  sentOn: orNull(moment),
});

const editRefusals = [
  'not-found',
  'order-cancelled',
  'order-payment-failed',
  'order-nothing-to-fulfil',
  'order-nothing-to-edit',
  'order-edit-empty',
  'order-edit-no-items',
  'order-edit-line-fixed',
  'order-edit-line-free',
  'order-edit-invalid',
  'order-edit-unavailable',
  'order-edit-digital',
  'order-edit-no-address',
  'order-edit-out-of-stock',
  'order-edit-below-gift-cards',
  'order-edit-being-paid',
] as const;

const days = Type.Integer({ minimum: 1, maximum: draftOrderLimits.LINK_DAYS });
const linkAnswer = Type.Object({ link: orNull(link) });
const linkRefusals = ['not-found', 'conflict', 'order-cancelled', 'order-no-balance'] as const;

export const orderEditsSchemas = {
  preview: { params: idParams, body: orderEditSchema, answer: preview, refusals: editRefusals },
  apply: {
    params: idParams,
    body: Type.Object(
      {
        revision,
        edit: orderEditSchema,
        /** Pieces that are removed go back into stock. */
        isRestocked: Type.Boolean(),
        /** On the timeline, for contributors alone. */
        reason: Type.String({ maxLength: orderEditLimits.REASON }),
        /** What the contributor saw. */
        totalCents: Type.Integer({ minimum: 0 }),
      },
      closed,
    ),
    answer: Type.Object({ revision, differenceCents: cents, balanceCents: cents }),
    refusals: [...editRefusals, 'conflict', 'order-edit-changed'],
  },
  readLink: { params: idParams, answer: linkAnswer, refusals: ['not-found'] },
  createLink: {
    params: idParams,
    body: Type.Object({ revision, days }, closed),
    answer: linkAnswer,
    refusals: linkRefusals,
  },
  sendLink: {
    params: idParams,
    body: Type.Object(
      { revision, days, message: Type.String({ maxLength: draftOrderLimits.MESSAGE }) },
      closed,
    ),
    answer: linkAnswer,
    refusals: [...linkRefusals, 'balance-no-email'],
  },
  revokeLink: {
    params: idParams,
    body: Type.Object({ revision }, closed),
    answer: linkAnswer,
    refusals: [...linkRefusals, 'balance-no-link', 'order-edit-being-paid'],
  },
} as const satisfies Record<string, CallSchemas>;
