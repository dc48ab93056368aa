import { abandonedCartPeriods, abandonedCartStates, skipReasons } from '@sitewright/domain/abandoned-carts';
import { Type } from 'typebox';
import { closed, cursorQuery, id, idParams, moment, nextCursor, orNull } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const cents = Type.Integer();

const abandonedCart = Type.Object({
  id,
  /** Empty once it was erased. */
  email: Type.String(),
  state: Type.Enum([...abandonedCartStates]),
  /** Why no email was sent; empty otherwise. */
  reason: Type.Enum(['', ...skipReasons]),
  acceptsMarketing: Type.Boolean(),
  /** Of the sample data. */
  isDemo: Type.Boolean(),
  enteredOn: moment,
  /** When it is decided whether an email is sent. */
  dueOn: orNull(moment),
  emailedOn: orNull(moment),
  clickedOn: orNull(moment),
  /** Of now while it waits, else when it was emailed. Null where it is not known. */
  itemCount: orNull(Type.Integer()),
  valueCents: orNull(cents),
  currency: Type.String(),
  /** The first of its items. */
  items: Type.Array(Type.String()),
  order: orNull(Type.Object({ id, number: Type.String(), totalCents: cents, currency: Type.String() })),
});

const filter = {
  /** Part of the email address. */
  search: Type.Optional(Type.String({ maxLength: 100 })),
  state: Type.Optional(Type.Enum([...abandonedCartStates])),
};

export const abandonedCartsSchemas = {
  list: {
    query: Type.Object({ ...cursorQuery.properties, ...filter }, closed),
    answer: Type.Object({ carts: Type.Array(abandonedCart), nextCursor }),
    refusals: ['bad-request'],
  },
  readFigures: {
    query: Type.Object({ period: Type.Enum([...abandonedCartPeriods]) }, closed),
    answer: Type.Object({
      emailed: Type.Integer(),
      clicked: Type.Integer(),
      /** Without test orders, by currency. */
      recovered: Type.Array(Type.Object({ currency: Type.String(), cents, count: Type.Integer() })),
    }),
    refusals: [],
  },
  exportAll: {
    query: Type.Object(filter, closed),
    answer: Type.String(),
    refusals: [],
  },
  sendNow: {
    params: idParams,
    answer: abandonedCart,
    refusals: [
      'not-found',
      'abandoned-cart-not-waiting',
      'abandoned-cart-bought',
      'abandoned-cart-unsubscribed',
      'abandoned-cart-emptied',
      'abandoned-cart-no-consent',
      'abandoned-cart-paying',
      'abandoned-cart-emailed-lately',
    ],
  },
} as const satisfies Record<string, CallSchemas>;
