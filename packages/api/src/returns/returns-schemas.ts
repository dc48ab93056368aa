import {
  returnActions,
  returnKinds,
  returnLimits,
  returnReasons,
  returnStates,
} from '@sitewright/domain/returns';
import { Type } from 'typebox';
import { closed, id, idParams } from '../call/call-schemas.ts';
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

const orderReturns = Type.Object({ returns: Type.Array(orderReturn) });

const returnParams = Type.Object({ id, returnId: id });
const reply = Type.String({ maxLength: returnLimits.REPLY });
const refusals = ['not-found', 'return-not-possible-now'] as const;

export const returnsSchemas = {
  list: { params: idParams, answer: orderReturns, refusals: ['not-found'] },
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
