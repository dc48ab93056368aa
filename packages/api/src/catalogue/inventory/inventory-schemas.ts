import { catalogueLimits, stockReasons } from '@sitewright/domain/catalogue';
import { Type } from 'typebox';
import { closed, id, moment, nextCursor, orNull } from '../../call/call-schemas.ts';
import type { CallSchemas } from '../../call/index.ts';

const { MAX_SKU_LENGTH, MAX_STOCK, MAX_STOCK_NOTE_LENGTH, STOCK_CHANGES, STOCK_LOOKUPS } = catalogueLimits;

/** Null is unlimited. */
const stock = orNull(Type.Integer());

const row = Type.Object({
  variantId: id,
  itemId: id,
  collectionId: id,
  title: Type.String(),
  /** The values of the variant's options, in their order. */
  options: Type.Array(Type.String()),
  sku: Type.String(),
  stock,
  updatedOn: orNull(moment),
  /** Whether it was never published. */
  isDraft: Type.Boolean(),
  pictureUrl: Type.Optional(Type.String()),
});

const count = Type.String({ pattern: '^[0-9]{1,7}$' });

const expected = Type.Optional(orNull(Type.Integer({ minimum: 0, maximum: MAX_STOCK })));

const change = Type.Union([
  Type.Object(
    {
      variantId: id,
      kind: Type.Literal('set'),
      quantity: Type.Integer({ minimum: 0, maximum: MAX_STOCK }),
      expected,
    },
    closed,
  ),
  Type.Object(
    {
      variantId: id,
      kind: Type.Literal('adjust'),
      by: Type.Integer({ minimum: -MAX_STOCK, maximum: MAX_STOCK }),
      expected,
    },
    closed,
  ),
  Type.Object({ variantId: id, kind: Type.Literal('unlimited'), expected }, closed),
]);

export const inventorySchemas = {
  listInventory: {
    query: Type.Object(
      {
        search: Type.Optional(Type.String({ maxLength: 200 })),
        status: Type.Optional(Type.Enum(['low', 'out', 'unlimited'])),
        category: Type.Optional(Type.String({ maxLength: 200 })),
        collection: Type.Optional(id),
        sort: Type.Optional(Type.Enum(['title', 'sku', 'stock', 'updated'])),
        direction: Type.Optional(Type.Enum(['ascending', 'descending'])),
        offset: Type.Optional(count),
        limit: Type.Optional(Type.String({ pattern: '^([1-9]|[1-9][0-9]|[1-4][0-9]{2}|500)$' })),
      },
      closed,
    ),
    answer: Type.Object({
      rows: Type.Array(row),
      /** Of all variants that match. */
      total: Type.Integer(),
      lowThreshold: Type.Integer(),
    }),
    refusals: [],
  },
  findInventory: {
    body: Type.Object(
      {
        variantIds: Type.Array(id, { maxItems: STOCK_LOOKUPS }),
        skus: Type.Array(Type.String({ minLength: 1, maxLength: MAX_SKU_LENGTH }), {
          maxItems: STOCK_LOOKUPS,
        }),
      },
      closed,
    ),
    answer: Type.Object({ rows: Type.Array(row) }),
    refusals: [],
  },
  adjustInventory: {
    body: Type.Object(
      {
        changes: Type.Array(change, { minItems: 1, maxItems: STOCK_CHANGES }),
        reason: Type.Enum([...stockReasons]),
        note: Type.Optional(Type.String({ maxLength: MAX_STOCK_NOTE_LENGTH })),
      },
      closed,
    ),
    answer: Type.Object({
      levels: Type.Array(Type.Object({ variantId: id, stock, updatedOn: moment })),
    }),
    /** `stock-changed` brings the current levels as `data.levels`. */
    refusals: ['not-found', 'stock-impossible', 'stock-changed', 'code-not-allowed'],
  },
  readLedger: {
    params: Type.Object({ variantId: id }),
    query: Type.Object({ cursor: Type.Optional(id) }, closed),
    answer: Type.Object({
      moves: Type.Array(
        Type.Object({
          id,
          madeOn: moment,
          madeBy: Type.String(),
          reason: Type.String(),
          note: Type.String(),
          before: stock,
          after: stock,
        }),
      ),
      nextCursor,
    }),
    refusals: ['not-found'],
  },
} as const satisfies Record<string, CallSchemas>;
