import { discountsCalls } from '@sitewright/api/discounts';
import { discountsSchemas } from '@sitewright/api/discounts/schemas';
import { discountStatus } from '@sitewright/domain/discounts';
import { isId } from '@sitewright/domain/ids';
import { implementCalls, isRefusal, refuse, type ImplementedCall } from '../http/index.ts';
import { changeDiscount, createDiscount, generateCode, removeDiscount } from './discounts-service.ts';
import { findDiscount, listDiscounts, type DiscountRow } from './discounts-store.ts';

const PAGE = 50;

const describeDiscount = ({ discountId, terms, revision, createdAt, updatedAt }: DiscountRow, now: Date) => ({
  ...terms,
  id: discountId,
  revision,
  status: discountStatus(terms, now.getTime()),
  createdOn: createdAt.toISOString(),
  updatedOn: updatedAt.toISOString(),
});

export const implementDiscountCalls = (): ImplementedCall[] =>
  implementCalls({
    capability: 'discounts',
    calls: discountsCalls,
    schemas: discountsSchemas,
    handlers: {
      async list({ query: { cursor, ...filter } }, { database, site, now }) {
        if (cursor !== undefined && !isId(cursor)) return refuse('bad-request');
        const found = await listDiscounts(database, site.id, {
          ...filter,
          before: cursor,
          now,
          limit: PAGE + 1,
        });
        const rows = found.slice(0, PAGE);
        return {
          discounts: rows.map((row) => describeDiscount(row, now)),
          nextCursor: found.length > PAGE ? (rows.at(-1)?.discountId ?? null) : null,
        };
      },
      async read({ params }, { database, site, now }) {
        const row = await findDiscount(database, site.id, params.id);
        return row ? describeDiscount(row, now) : refuse('not-found');
      },
      async create({ body }, context) {
        const row = await createDiscount(context, body);
        return isRefusal(row) ? row : describeDiscount(row, context.now);
      },
      async update({ params, body: { revision, ...terms } }, context) {
        const row = await changeDiscount(context, { id: params.id, revision, terms });
        return isRefusal(row) ? row : describeDiscount(row, context.now);
      },
      remove: ({ params }, context) => removeDiscount(context, params.id),
      generateCode: async (_input, { database, site }) => ({ code: await generateCode(database, site.id) }),
    },
  });
