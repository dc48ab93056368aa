import { checkoutDetailsSchema } from '@sitewright/domain/checkout/schemas';
import { draftOrderLimits } from '@sitewright/domain/draft-orders';
import { draftContentSchema } from '@sitewright/domain/draft-orders/schemas';
import { Type } from 'typebox';
import { closed, done, id, idParams, moment, nextCursor, orNull } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const text = Type.String();
const flag = Type.Boolean();
const cents = Type.Integer();
const revision = Type.Integer();

export const draftStates = ['open', 'link-sent', 'completed'] as const;

const summaryFields = {
  id,
  /** As owners read it, without the number sign. */
  number: text,
  state: Type.Enum([...draftStates]),
  email: text,
  customerName: text,
  createdOn: moment,
  updatedOn: moment,
  createdBy: text,
  /** The order it became. */
  orderId: orNull(id),
};

const summary = Type.Object({ ...summaryFields, itemCount: Type.Integer(), firstTitle: text });

/** A line as it would be sold now. */
const shownLine = Type.Object({
  id,
  title: text,
  optionText: text,
  sku: text,
  pictureUrl: orNull(text),
  subtotalCents: cents,
  discountCents: cents,
  /** False for a product that is gone or sold out: it is shown and not counted. */
  isAvailable: flag,
  note: text,
});

const option = Type.Object({ key: text, name: text, priceCents: cents });

const totals = Type.Object({
  currency: text,
  subtotalCents: cents,
  discountCents: cents,
  shippingCents: cents,
  taxCents: cents,
  totalCents: cents,
  pricesIncludeTax: flag,
  requiresShipping: flag,
  shippingName: text,
  shippingOptions: Type.Array(option),
  taxLines: Type.Array(Type.Object({ name: text, rate: text, amountCents: cents })),
});

const link = Type.Object({
  url: text,
  expiresOn: moment,
  isExpired: flag,
  /** Null for a link that was copied. */
  sentOn: orNull(moment),
});

const draft = Type.Object({
  ...summaryFields,
  revision,
  content: draftContentSchema,
  details: checkoutDetailsSchema,
  lines: Type.Array(shownLine),
  totals,
  link: orNull(link),
});

const foundVariant = Type.Object({
  itemId: id,
  variantId: id,
  title: text,
  optionText: text,
  sku: text,
  priceCents: cents,
  /** Null for unlimited. */
  stock: orNull(Type.Integer()),
  /** Delivered by the payment. */
  isDigital: flag,
  pictureUrl: orNull(text),
});

const changeRefusals = ['not-found', 'conflict', 'draft-completed', 'draft-being-paid'] as const;
const linkDays = Type.Integer({ minimum: 1, maximum: draftOrderLimits.LINK_DAYS });

export const draftOrdersSchemas = {
  list: {
    query: Type.Object(
      {
        search: Type.Optional(Type.String({ maxLength: draftOrderLimits.SEARCH })),
        state: Type.Optional(Type.Enum(['open', 'completed'])),
        cursor: Type.Optional(Type.String({ maxLength: 60 })),
      },
      closed,
    ),
    answer: Type.Object({ drafts: Type.Array(summary), nextCursor }),
    refusals: [],
  },
  findVariants: {
    query: Type.Object({ search: Type.String({ maxLength: draftOrderLimits.SEARCH }) }, closed),
    answer: Type.Object({ variants: Type.Array(foundVariant) }),
    refusals: [],
  },
  read: { params: idParams, answer: draft, refusals: ['not-found'] },
  create: { body: Type.Object({}, closed), answer: Type.Object({ id }), refusals: [] },
  save: {
    params: idParams,
    body: Type.Object({ revision, content: draftContentSchema, details: checkoutDetailsSchema }, closed),
    answer: draft,
    refusals: [...changeRefusals, 'draft-lines-invalid', 'draft-reservation-short'],
  },
  duplicate: { params: idParams, answer: Type.Object({ id }), refusals: ['not-found'] },
  remove: { params: idParams, answer: done, refusals: ['not-found', 'draft-completed', 'draft-being-paid'] },
  createLink: {
    params: idParams,
    body: Type.Object({ revision, days: linkDays }, closed),
    answer: draft,
    refusals: [...changeRefusals, 'draft-empty'],
  },
  sendLink: {
    params: idParams,
    body: Type.Object(
      { revision, days: linkDays, message: Type.String({ maxLength: draftOrderLimits.MESSAGE }) },
      closed,
    ),
    answer: draft,
    refusals: [...changeRefusals, 'draft-empty', 'draft-no-email'],
  },
  revokeLink: {
    params: idParams,
    body: Type.Object({ revision }, closed),
    answer: draft,
    refusals: [...changeRefusals, 'draft-no-link'],
  },
  markPaid: {
    params: idParams,
    /** `totalCents` is what the contributor saw. */
    body: Type.Object({ revision, totalCents: Type.Integer({ minimum: 0 }) }, closed),
    answer: Type.Object({ orderId: id }),
    refusals: [
      ...changeRefusals,
      'draft-empty',
      'draft-out-of-stock',
      'checkout-incomplete',
      'checkout-changed',
      'stock-gone',
      'payment-pending',
    ],
  },
} as const satisfies Record<string, CallSchemas>;
