import { giftCardEntryKinds, giftCardLimits, giftCardStatuses } from '@sitewright/domain/gift-cards';
import { Type } from 'typebox';
import { closed, cursorQuery, id, idParams, moment, nextCursor, orNull } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const cents = Type.Integer();
const text = (maxLength: number) => Type.String({ maxLength });
const amount = Type.Integer({ minimum: 0, maximum: giftCardLimits.AMOUNT });

const cardFields = {
  id,
  /** The end of the code; the rest is not known. */
  lastFour: Type.String(),
  currency: Type.String(),
  /** Of the test mode: it pays test orders alone. */
  isTest: Type.Boolean(),
  issuedCents: cents,
  balanceCents: cents,
  status: Type.Enum([...giftCardStatuses]),
  recipientName: Type.String(),
  recipientEmail: Type.String(),
  note: Type.String(),
  /** The name of a contributor. */
  madeBy: Type.String(),
  createdOn: moment,
  expiresOn: orNull(moment),
  disabledOn: orNull(moment),
};

const entry = Type.Object({
  id,
  kind: Type.Enum([...giftCardEntryKinds]),
  /** Positive for what is added. */
  amountCents: cents,
  /** The order that was paid or refunded. */
  order: orNull(Type.Object({ id, number: Type.String() })),
  note: Type.String(),
  madeBy: Type.String(),
  createdOn: moment,
});

const giftCard = Type.Object(cardFields);
const giftCardDetail = Type.Object({
  ...cardFields,
  /** Newest first. Their amounts make the balance. */
  entries: Type.Array(entry),
});

export const giftCardsSchemas = {
  list: {
    query: Type.Object(
      {
        ...cursorQuery.properties,
        /** The end of the code, or part of the recipient's name or email address. */
        search: Type.Optional(text(100)),
        status: Type.Optional(Type.Enum([...giftCardStatuses])),
      },
      closed,
    ),
    answer: Type.Object({ giftCards: Type.Array(giftCard), nextCursor }),
    refusals: ['bad-request'],
  },
  read: { params: idParams, answer: giftCardDetail, refusals: ['not-found'] },
  issue: {
    body: Type.Object(
      {
        /** In minor units of the store's currency. */
        amountCents: amount,
        isTest: Type.Boolean(),
        recipientName: text(giftCardLimits.NAME),
        recipientEmail: text(giftCardLimits.EMAIL),
        note: text(giftCardLimits.NOTE),
        /** The first moment at which it is not valid any more. */
        expiresOn: orNull(moment),
      },
      closed,
    ),
    answer: Type.Object({ ...giftCardDetail.properties, code: Type.String() }),
    refusals: ['gift-card-invalid'],
  },
  adjust: {
    params: idParams,
    body: Type.Object(
      {
        changeCents: Type.Integer({ minimum: -giftCardLimits.AMOUNT, maximum: giftCardLimits.AMOUNT }),
        note: text(giftCardLimits.NOTE),
      },
      closed,
    ),
    answer: giftCardDetail,
    refusals: ['not-found', 'gift-card-disabled', 'gift-card-balance-too-low'],
  },
  disable: {
    params: idParams,
    answer: giftCardDetail,
    refusals: ['not-found', 'gift-card-disabled'],
  },
} as const satisfies Record<string, CallSchemas>;
