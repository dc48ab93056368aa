import { fundTermsSchema } from '@sitewright/domain/donations/schemas';
import { Type } from 'typebox';
import { closed, cursorQuery, id, idParams, moment, nextCursor, orNull } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const text = Type.String();

const fund = Type.Object(
  {
    ...fundTermsSchema.properties,
    id,
    revision: Type.Integer(),
    archivedOn: orNull(moment),
    createdOn: moment,
    /** By currency, without test orders and refunds. */
    given: Type.Array(Type.Object({ currency: text, cents: Type.Integer() })),
    donorCount: Type.Integer(),
    /** Monthly donations that have not ended. */
    monthlyCount: Type.Integer(),
  },
  closed,
);

const donation = Type.Object(
  {
    order: Type.Object({ id, number: text }),
    lineId: id,
    fund: Type.Object({ id, title: text }),
    donorName: text,
    donorEmail: text,
    amountCents: Type.Integer(),
    currency: text,
    isMonthly: Type.Boolean(),
    isRefunded: Type.Boolean(),
    isTest: Type.Boolean(),
    /** Of the sample data. */
    isDemo: Type.Boolean(),
    note: text,
    givenOn: moment,
  },
  closed,
);

const filter = {
  /** An order number, or a part of the donor's name or email address. */
  search: Type.Optional(Type.String({ maxLength: 100 })),
  fund: Type.Optional(id),
};

const savingRefusals = ['fund-invalid', 'fund-slug-taken'] as const;

export const donationsSchemas = {
  listFunds: { answer: Type.Object({ funds: Type.Array(fund) }), refusals: [] },
  listChoices: {
    answer: Type.Object({ funds: Type.Array(Type.Object({ id, title: text, isArchived: Type.Boolean() })) }),
    refusals: [],
  },
  createFund: { body: fundTermsSchema, answer: fund, refusals: [...savingRefusals, 'fund-too-many'] },
  changeFund: {
    params: idParams,
    body: Type.Object({ ...fundTermsSchema.properties, revision: Type.Integer() }, closed),
    answer: fund,
    refusals: [...savingRefusals, 'not-found', 'conflict'],
  },
  archiveFund: { params: idParams, answer: fund, refusals: ['not-found'] },
  restoreFund: { params: idParams, answer: fund, refusals: ['not-found'] },
  list: {
    query: Type.Object({ ...cursorQuery.properties, ...filter }, closed),
    answer: Type.Object({ donations: Type.Array(donation), nextCursor }),
    refusals: ['bad-request'],
  },
  exportAll: { query: Type.Object(filter, closed), answer: text, refusals: [] },
} as const satisfies Record<string, CallSchemas>;
