import {
  giftCardDeliveries,
  giftCardEntryKinds,
  giftCardLimits,
  giftCardStatuses,
} from '@sitewright/domain/gift-cards';
import { Type } from 'typebox';
import { closed, cursorQuery, id, idParams, moment, nextCursor, orNull } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const cents = Type.Integer();
const text = (maxLength: number) => Type.String({ maxLength });
const code = Type.String({ maxLength: 100 });
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
  senderName: Type.String(),
  message: Type.String(),
  buyerEmail: Type.String(),
  deliverTo: Type.Enum([...giftCardDeliveries]),
  /** The order that it was bought with. */
  order: orNull(Type.Object({ id, number: Type.String() })),
  /** Of the sample data. */
  isDemo: Type.Boolean(),
  deliverOn: orNull(moment),
  deliveredOn: orNull(moment),
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
  readFigures: {
    answer: Type.Object({
      /** Without test and sample cards, by currency: what customers can still spend. */
      liability: Type.Array(Type.Object({ currency: Type.String(), cents, count: Type.Integer() })),
      demoCount: Type.Integer(),
      /** How many of the ways to pay are of test mode, which takes no real cards. */
      testPayments: Type.Enum(['none', 'some', 'all']),
    }),
    refusals: [],
  },
  find: {
    body: Type.Object({ code }, closed),
    answer: giftCard,
    refusals: ['gift-card-unknown'],
  },
  exportAll: {
    query: Type.Object(
      {
        search: Type.Optional(text(100)),
        status: Type.Optional(Type.Enum([...giftCardStatuses])),
      },
      closed,
    ),
    answer: Type.String(),
    refusals: [],
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
        /** Whether the recipient gets it by email; otherwise the owner passes the code on. */
        isSent: Type.Optional(Type.Boolean()),
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
    refusals: [
      'not-found',
      'gift-card-disabled',
      'gift-card-balance-too-low',
      'gift-card-change-missing',
      'gift-card-note-missing',
    ],
  },
  redeem: {
    params: idParams,
    body: Type.Object(
      {
        amountCents: Type.Integer({ minimum: 1, maximum: giftCardLimits.AMOUNT }),
        note: text(giftCardLimits.NOTE),
      },
      closed,
    ),
    answer: giftCardDetail,
    refusals: ['not-found', 'gift-card-disabled', 'gift-card-not-usable', 'gift-card-balance-too-low'],
  },
  resend: {
    params: idParams,
    body: Type.Object({ recipientEmail: text(giftCardLimits.EMAIL) }, closed),
    answer: giftCardDetail,
    refusals: ['not-found', 'gift-card-disabled', 'gift-card-not-usable', 'gift-card-address-missing'],
  },
  disable: {
    params: idParams,
    answer: giftCardDetail,
    refusals: ['not-found', 'gift-card-disabled'],
  },
} as const satisfies Record<string, CallSchemas>;
