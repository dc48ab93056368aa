import { productListLimits } from '@sitewright/domain/product-list';
import { bulkActionSchema } from '@sitewright/domain/product-list/schemas';
import { Type } from 'typebox';
import { closed, done, id, idParams, moment, orNull } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const text = Type.String({ maxLength: 200 });

export const productStatuses = ['published', 'changed', 'scheduled', 'hidden', 'draft'] as const;
export const productSorts = ['manual', 'title', 'price', 'stock', 'created', 'updated'] as const;
export const stockFilters = ['in', 'low', 'out'] as const;

const status = Type.Enum([...productStatuses]);
const number = Type.String({ pattern: String.raw`^\d{1,7}$` });

/** Filters are combined: a product matches all of them. */
export const productFilterFields = {
  search: Type.Optional(text),
  status: Type.Optional(status),
  /** A products page. */
  page: Type.Optional(id),
  category: Type.Optional(text),
  tag: Type.Optional(text),
  type: Type.Optional(Type.String({ pattern: '^[1-5]$' })),
  stock: Type.Optional(Type.Enum([...stockFilters])),
  sale: Type.Optional(Type.Literal('yes')),
  /** Products in the trash instead of the others. */
  trash: Type.Optional(Type.Literal('yes')),
};

const productRow = Type.Object({
  id,
  title: Type.String(),
  collectionId: id,
  /** Of the draft. */
  path: Type.String(),
  /** Absent where visitors cannot open it. */
  liveUrl: Type.Optional(Type.String()),
  pictureUrl: Type.Optional(Type.String()),
  status,
  /** When it appears, or when its changes do. */
  appearsOn: Type.Optional(moment),
  revision: Type.Integer(),
  isPublished: Type.Boolean(),
  productType: orNull(Type.Integer()),
  /** What a shopper pays, in minor units; null for a product without a price. */
  price: orNull(Type.Object({ min: Type.Integer(), max: Type.Integer() })),
  /** Before any sale. */
  regularPrice: orNull(Type.Object({ min: Type.Integer(), max: Type.Integer() })),
  isOnSale: Type.Boolean(),
  stock: Type.Object({
    quantity: Type.Integer(),
    isUnlimited: Type.Boolean(),
    isLow: Type.Boolean(),
    /** Counted variants that are low or sold out. */
    lowCount: Type.Integer(),
  }),
  variantCount: Type.Integer(),
  /** Of a product with a single variant. */
  sku: Type.Optional(Type.String()),
  vendor: Type.Optional(Type.String()),
  categories: Type.Array(Type.String()),
  tags: Type.Array(Type.String()),
  /** Its place in the owner's order. */
  displayIndex: Type.Integer(),
  createdOn: moment,
  updatedOn: moment,
});

const bulkItem = Type.Object({ id, title: Type.String(), message: Type.String() });

const bulkChange = Type.Object({
  id,
  action: bulkActionSchema,
  state: Type.Enum(['running', 'done', 'canceled', 'undoing', 'undone']),
  total: Type.Integer(),
  /** How many products the running direction has finished. */
  finished: Type.Integer(),
  changed: Type.Integer(),
  /** The first hundred products that stayed as they were, with the reason. */
  refused: Type.Array(bulkItem),
  refusedCount: Type.Integer(),
  canUndo: Type.Boolean(),
});

const selection = Type.Union([
  Type.Object({ ids: Type.Array(id, { minItems: 1, maxItems: productListLimits.MAX_IDS }) }, closed),
  Type.Object(
    {
      filter: Type.Object(productFilterFields, closed),
      /** Deselected again. */
      except: Type.Optional(Type.Array(id, { maxItems: productListLimits.MAX_IDS })),
    },
    closed,
  ),
]);

export const productListSchemas = {
  list: {
    query: Type.Object(
      {
        ...productFilterFields,
        sort: Type.Optional(Type.Enum([...productSorts])),
        order: Type.Optional(Type.Enum(['asc', 'desc'])),
        offset: Type.Optional(number),
        limit: Type.Optional(Type.String({ pattern: '^(?:[1-9]\\d?|[1-4]\\d\\d|500)$' })),
      },
      closed,
    ),
    answer: Type.Object({ total: Type.Integer(), products: Type.Array(productRow) }),
    refusals: [],
  },
  readFilters: {
    answer: Type.Object({
      currency: Type.String(),
      /** All products of the site, whatever the filter. */
      total: Type.Integer(),
      /** Products in the trash. */
      trashed: Type.Integer(),
      pages: Type.Array(
        Type.Object({ id, title: Type.String(), urlId: Type.String(), isPublished: Type.Boolean() }),
      ),
      /** Names in use or offered by a page, at most a thousand of each. */
      categories: Type.Array(Type.String()),
      tags: Type.Array(Type.String()),
    }),
    refusals: [],
  },
  changeProducts: {
    body: Type.Object(
      {
        action: bulkActionSchema,
        products: selection,
        /** Also changes what visitors see of published products. Implied by publishing and hiding. */
        isLive: Type.Boolean(),
      },
      closed,
    ),
    answer: bulkChange,
    refusals: ['not-allowed', 'bulk-running', 'bulk-nothing'],
  },
  readLatestChange: { answer: Type.Object({ change: orNull(bulkChange) }), refusals: [] },
  readChange: { params: idParams, answer: bulkChange, refusals: ['not-found'] },
  cancelChange: { params: idParams, answer: bulkChange, refusals: ['not-found', 'bulk-finished'] },
  undoChange: {
    params: idParams,
    answer: bulkChange,
    refusals: ['not-found', 'not-allowed', 'bulk-running', 'bulk-not-undoable'],
  },
  dismissChange: { params: idParams, answer: done, refusals: ['not-found'] },
} as const satisfies Record<string, CallSchemas>;
