import { catalogueLimits } from '@sitewright/domain/catalogue';
import { Type } from 'typebox';
import { closed, id, idParams, moment } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';
import { inventorySchemas } from './inventory/inventory-schemas.ts';

const most = catalogueLimits.MAX_STOCK;

const level = {
  variantId: id,
  sku: Type.String(),
  unlimited: Type.Boolean(),
  /** 0 where it does not count. */
  qtyInStock: Type.Integer(),
};

const stock = Type.Object({
  results: Type.Array(Type.Object({ ...level, isRetired: Type.Boolean() })),
  /** Variants that are no longer sold, as they were sold last. */
  retired: Type.Array(
    Type.Object({
      id,
      sku: Type.String(),
      attributes: Type.Record(Type.String(), Type.String()),
      price: Type.Integer(),
      imageId: Type.Optional(id),
    }),
  ),
  moves: Type.Array(
    Type.Object({
      variantId: id,
      change: Type.Integer(),
      quantityAfter: Type.Integer(),
      reason: Type.String(),
      madeBy: Type.String(),
      madeOn: moment,
    }),
  ),
});

const change = Type.Union([
  Type.Object(
    { variantId: id, kind: Type.Literal('set'), quantity: Type.Integer({ minimum: 0, maximum: most }) },
    closed,
  ),
  Type.Object(
    { variantId: id, kind: Type.Literal('adjust'), by: Type.Integer({ minimum: -most, maximum: most }) },
    closed,
  ),
  Type.Object({ variantId: id, kind: Type.Literal('unlimited') }, closed),
]);

export const catalogueSchemas = {
  readStock: {
    query: Type.Object({ itemId: id }, closed),
    answer: Type.Object({ results: Type.Array(Type.Object(level)) }),
    refusals: ['not-found'],
  },
  listStock: { params: idParams, answer: stock, refusals: ['not-found'] },
  changeStock: {
    params: idParams,
    body: Type.Object(
      { changes: Type.Array(change, { minItems: 1, maxItems: catalogueLimits.VARIANTS }) },
      closed,
    ),
    answer: stock,
    refusals: ['not-found', 'stock-impossible'],
  },
  ...inventorySchemas,
} as const satisfies Record<string, CallSchemas>;
