import {
  returnActions,
  returnKinds,
  returnLimits,
  returnReasons,
  returnStates,
} from '@sitewright/domain/returns';
import { Type } from 'typebox';
import { closed, id, idParams, moment, nextCursor } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const text = Type.String();

const orderReturn = Type.Object({
  id,
  kind: Type.Enum([...returnKinds]),
  state: Type.Enum([...returnStates]),
  lines: Type.Array(Type.Object({ lineId: id, quantity: Type.Integer(), title: text })),
  /** Empty for a withdrawal, which needs none. */
  reason: Type.Enum([...returnReasons, '']),
  note: text,
  /** Instructions, or why it was declined. */
  reply: text,
  isRestocked: Type.Boolean(),
  createdOn: text,
  actions: Type.Array(Type.Enum([...returnActions])),
});

const listedReturn = Type.Object({
  id,
  orderId: id,
  orderNumber: text,
  isTest: Type.Boolean(),
  customerName: text,
  kind: Type.Enum([...returnKinds]),
  state: Type.Enum([...returnStates]),
  reason: Type.Enum([...returnReasons, '']),
  pieceCount: Type.Integer(),
  firstTitle: text,
  createdOn: moment,
});

const orderReturns = Type.Object({ returns: Type.Array(orderReturn) });

const returnParams = Type.Object({ id, returnId: id });
const reply = Type.String({ maxLength: returnLimits.REPLY });
const refusals = ['not-found', 'return-not-possible-now'] as const;

export const returnsSchemas = {
  list: { params: idParams, answer: orderReturns, refusals: ['not-found'] },
  listAll: {
    query: Type.Object(
      {
        /** A number of an order, or words of the name, email address, titles and SKUs. */
        search: Type.Optional(Type.String({ maxLength: returnLimits.SEARCH })),
        state: Type.Optional(Type.Enum([...returnStates])),
        kind: Type.Optional(Type.Enum([...returnKinds])),
        cursor: Type.Optional(Type.String({ maxLength: 200 })),
      },
      closed,
    ),
    answer: Type.Object({ returns: Type.Array(listedReturn), nextCursor }),
    refusals: ['bad-request'],
  },
  accept: {
    params: returnParams,
    body: Type.Object({ reply }, closed),
    answer: orderReturns,
    refusals: [...refusals],
  },
  decline: {
    params: returnParams,
    body: Type.Object({ reply }, closed),
    answer: orderReturns,
    refusals: [...refusals, 'return-reply-missing'],
  },
  receive: {
    params: returnParams,
    body: Type.Object({ isRestocked: Type.Boolean() }, closed),
    answer: orderReturns,
    refusals: [...refusals],
  },
} as const satisfies Record<string, CallSchemas>;
