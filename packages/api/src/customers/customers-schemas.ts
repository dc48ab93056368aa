import { addressSchema } from '@sitewright/domain/addresses/schemas';
import { customerLimits, customerSorts } from '@sitewright/domain/customers';
import { giftCardStatuses } from '@sitewright/domain/gift-cards';
import { fulfilmentStates, orderPaymentStates } from '@sitewright/domain/orders';
import { subscriptionStatuses } from '@sitewright/domain/subscriptions';
import { Type } from 'typebox';
import { closed, id, idParams, moment, nextCursor, orNull } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const text = Type.String();

const amount = Type.Object({ currency: text, cents: Type.Integer() });

const customerFields = {
  id,
  /** Empty once erased. */
  name: text,
  email: text,
  phone: text,
  acceptsMarketing: Type.Boolean(),
  createdOn: moment,
  erasedOn: orNull(moment),
  orderCount: Type.Integer(),
  /** Paid and not refunded, by currency; test orders do not count. */
  spent: Type.Array(amount),
  lastOrderOn: orNull(moment),
};

const customer = Type.Object(customerFields);

const order = Type.Object({
  id,
  number: text,
  placedOn: moment,
  currency: text,
  totalCents: Type.Integer(),
  paymentState: Type.Enum([...orderPaymentStates]),
  fulfilmentState: Type.Enum([...fulfilmentStates]),
});

const subscription = Type.Object({
  id,
  product: text,
  variant: text,
  quantity: Type.Integer(),
  status: Type.Enum([...subscriptionStatuses]),
  isTest: Type.Boolean(),
  isDemo: Type.Boolean(),
  currency: text,
  /** Of a renewal, without delivery and tax. */
  renewalCents: Type.Integer(),
  /** Null where nothing is charged any more. */
  nextOn: orNull(moment),
});

const giftCard = Type.Object({
  id,
  lastFour: text,
  /** Name or email address. */
  recipient: text,
  status: Type.Enum([...giftCardStatuses]),
  isTest: Type.Boolean(),
  isDemo: Type.Boolean(),
  currency: text,
  balanceCents: Type.Integer(),
});

const detail = Type.Object({
  ...customerFields,
  note: text,
  /** The last ones, newest first. */
  orders: Type.Array(order),
  subscriptions: Type.Array(subscription),
  /** Bought with the orders. */
  giftCards: Type.Array(giftCard),
  /** What of the spent amounts was given to funds. */
  donated: Type.Array(amount),
  addresses: Type.Array(addressSchema),
  /** The last one that was used; empty without one. */
  vatNumber: text,
});

const filters = { search: Type.Optional(Type.String({ maxLength: customerLimits.SEARCH })) };
const contact = Type.Object(
  {
    name: Type.String({ maxLength: customerLimits.NAME }),
    email: Type.String({ maxLength: customerLimits.EMAIL }),
  },
  closed,
);
const note = Type.String({ maxLength: customerLimits.NOTE });

export const customersSchemas = {
  list: {
    query: Type.Object(
      {
        ...filters,
        sort: Type.Optional(Type.Enum([...customerSorts])),
        cursor: Type.Optional(Type.String({ maxLength: 200 })),
      },
      closed,
    ),
    answer: Type.Object({ customers: Type.Array(customer), nextCursor }),
    refusals: ['bad-request'],
  },
  read: { params: idParams, answer: detail, refusals: ['not-found'] },
  exportAll: { query: Type.Object(filters, closed), answer: text, refusals: [] },
  correct: {
    params: idParams,
    /** `before` is what the contributor saw: the change is refused if it is no longer so. */
    body: Type.Object({ contact, before: contact }, closed),
    answer: detail,
    refusals: ['not-found', 'conflict', 'customer-erased', 'customer-email-invalid', 'customer-email-taken'],
  },
  setNote: {
    params: idParams,
    /** `before` is the note that the contributor saw: the change is refused if it is no longer so. */
    body: Type.Object({ note, before: note }, closed),
    answer: detail,
    refusals: ['not-found', 'conflict', 'customer-erased'],
  },
  withdrawConsent: { params: idParams, answer: detail, refusals: ['not-found'] },
  merge: {
    params: idParams,
    body: Type.Object({ otherId: id }, closed),
    answer: detail,
    refusals: ['not-found', 'customer-is-same', 'customer-erased'],
  },
  erase: {
    params: idParams,
    answer: detail,
    refusals: ['not-found', 'customer-erased', 'customer-has-open-orders', 'customer-has-subscriptions'],
  },
} as const satisfies Record<string, CallSchemas>;
