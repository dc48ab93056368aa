import { discountTermsSchema } from '@sitewright/domain/discounts/schemas';
import { Type } from 'typebox';
import { closed, cursorQuery, done, id, idParams, moment, nextCursor } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const status = Type.Enum(['active', 'scheduled', 'expired', 'disabled']);

const discount = Type.Object(
  {
    ...discountTermsSchema.properties,
    id,
    revision: Type.Integer(),
    /** At the time of the call. */
    status,
    createdOn: moment,
    updatedOn: moment,
  },
  closed,
);

const savingRefusals = [
  'discount-invalid',
  'discount-code-taken',
  'discount-too-many',
  'discount-too-many-automatic',
] as const;

export const discountsSchemas = {
  list: {
    query: Type.Object(
      {
        ...cursorQuery.properties,
        /** Part of the name or code. */
        search: Type.Optional(Type.String({ maxLength: 100 })),
        status: Type.Optional(status),
        trigger: Type.Optional(Type.Enum(['code', 'automatic'])),
      },
      closed,
    ),
    answer: Type.Object({ discounts: Type.Array(discount), nextCursor }),
    refusals: ['bad-request'],
  },
  read: { params: idParams, answer: discount, refusals: ['not-found'] },
  create: { body: discountTermsSchema, answer: discount, refusals: savingRefusals },
  update: {
    params: idParams,
    body: Type.Object({ ...discountTermsSchema.properties, revision: Type.Integer() }, closed),
    answer: discount,
    refusals: [...savingRefusals, 'not-found', 'conflict'],
  },
  remove: { params: idParams, answer: done, refusals: ['not-found'] },
  generateCode: { answer: Type.Object({ code: Type.String() }, closed), refusals: [] },
} as const satisfies Record<string, CallSchemas>;
