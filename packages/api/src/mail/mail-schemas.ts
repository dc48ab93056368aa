import { Type } from 'typebox';
import { cursorQuery, id, idParams, moment, nextCursor } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const email = {
  id,
  to: Type.String(),
  subject: Type.String(),
  state: Type.Union([
    Type.Literal('queued'),
    Type.Literal('sent'),
    Type.Literal('kept'),
    Type.Literal('failed'),
  ]),
  createdOn: moment,
};

export const mailSchemas = {
  listOutbox: {
    query: cursorQuery,
    answer: Type.Object({ emails: Type.Array(Type.Object(email)), nextCursor }),
    refusals: ['bad-request'],
  },
  readEmail: {
    params: idParams,
    answer: Type.Object({
      ...email,
      text: Type.String(),
      /** Links that give access to an account are visible only to administrators of the installation. */
      hidesLinks: Type.Boolean(),
      fault: Type.Union([Type.String(), Type.Null()]),
    }),
    refusals: ['not-found'],
  },
} as const satisfies Record<string, CallSchemas>;
