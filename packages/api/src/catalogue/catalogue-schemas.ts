import { catalogueLimits } from '@sitewright/domain/catalogue';
import { Type } from 'typebox';
import { closed, id, idParams, moment } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';
import { inventorySchemas } from './inventory/inventory-schemas.ts';

const max = catalogueLimits.MAX_STOCK;

const level = {
  variantId: id,
  sku: Type.String(),
  unlimited: Type.Boolean(),
  /** 0 where it does not count. */
  qtyInStock: Type.Integer(),
};

const stock = Type.Object({
  /** At or below it, stock is low. */
  lowThreshold: Type.Integer(),
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
    { variantId: id, kind: Type.Literal('set'), quantity: Type.Integer({ minimum: 0, maximum: max }) },
    closed,
  ),
  Type.Object(
    { variantId: id, kind: Type.Literal('adjust'), by: Type.Integer({ minimum: -max, maximum: max }) },
    closed,
  ),
  Type.Object({ variantId: id, kind: Type.Literal('unlimited') }, closed),
]);

const uses = Type.Object({ products: Type.Array(Type.Object({ id, title: Type.String() })) });

export const catalogueSchemas = {
  readStock: {
    query: Type.Object({ itemId: id }, closed),
    answer: Type.Object({ results: Type.Array(Type.Object(level)) }),
    refusals: ['not-found'],
  },
  listStock: { params: idParams, answer: stock, refusals: ['not-found'] },
  findProducts: {
    query: Type.Object(
      {
        search: Type.Optional(Type.String({ maxLength: 200 })),
        /** Separated by commas. */
        ids: Type.Optional(Type.String({ pattern: '^[0-9a-f]{24}(,[0-9a-f]{24}){0,49}$' })),
      },
      closed,
    ),
    answer: Type.Object({
      products: Type.Array(
        Type.Object({
          id,
          collectionId: id,
          title: Type.String(),
          fullUrl: Type.String(),
          imageUrl: Type.Union([Type.String(), Type.Null()]),
          priceText: Type.String(),
          isSoldOut: Type.Boolean(),
        }),
      ),
    }),
    refusals: ['bad-request'],
  },
  listSkuUses: {
    query: Type.Object(
      {
        sku: Type.String({ minLength: 1, maxLength: catalogueLimits.MAX_SKU_LENGTH }),
        /** The product that is being edited. */
        except: Type.Optional(id),
      },
      closed,
    ),
    answer: uses,
    refusals: ['bad-request'],
  },
  listFileUses: {
    query: Type.Object({ assetId: id }, closed),
    answer: uses,
    refusals: ['bad-request'],
  },
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
