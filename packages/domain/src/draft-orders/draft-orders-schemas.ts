import { Type, type Static } from 'typebox';
import { catalogueLimits } from '../catalogue/index.ts';
import { closed, idSchema as id, orNull } from '../shapes/shapes-schemas.ts';
import type { DeepReadonly } from '../shapes/index.ts';
import { orderLimits } from '../orders/index.ts';
import { draftOrderLimits as limits } from './draft-order-limits.ts';

const flag = Type.Boolean();
const price = Type.Integer({ minimum: 0, maximum: catalogueLimits.MAX_PRICE });

/** A product at a price of the owner's, or something that is not in the catalogue. */
export const draftLineSchema = Type.Object(
  {
    id,
    /** Null for a custom item. */
    itemId: orNull(id),
    variantId: orNull(id),
    /** Of a product as it was called when it was added. */
    title: Type.String({ minLength: 1, maxLength: limits.TITLE }),
    quantity: Type.Integer({ minimum: 1, maximum: limits.QUANTITY }),
    /** Stays when the price of the product changes. */
    unitCents: price,
    /** Of a custom item. */
    isTaxable: flag,
    needsShipping: flag,
  },
  closed,
);

const discountSchema = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('percent'),
      percent: Type.String({ pattern: '^(100([.]0{1,2})?|[0-9]{1,2}([.][0-9]{1,2})?)$' }),
      reason: Type.String({ maxLength: limits.REASON }),
    },
    closed,
  ),
  Type.Object(
    { kind: Type.Literal('amount'), cents: price, reason: Type.String({ maxLength: limits.REASON }) },
    closed,
  ),
]);

const deliverySchema = Type.Union([
  /** One of the store's options; without a key the customer chooses. */
  Type.Object(
    { kind: Type.Literal('store'), key: Type.Union([Type.String({ maxLength: 3100 }), Type.Null()]) },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('custom'),
      name: Type.String({ minLength: 1, maxLength: limits.DELIVERY_NAME }),
      priceCents: price,
    },
    closed,
  ),
]);

/** What the owner puts together. Email address, addresses and note are in the checkout of the draft. */
export const draftContentSchema = Type.Object(
  {
    lines: Type.Array(draftLineSchema, { maxItems: limits.LINES }),
    discount: Type.Union([discountSchema, Type.Null()]),
    delivery: deliverySchema,
    tags: Type.Array(Type.String({ maxLength: orderLimits.TAG }), { maxItems: orderLimits.TAGS }),
    /** Until when others cannot buy its pieces. Drafts of earlier versions have none. */
    reservedUntil: Type.Optional(orNull(Type.String({ format: 'date-time' }))),
  },
  closed,
);

export type DraftLine = DeepReadonly<Static<typeof draftLineSchema>>;
export type DraftContent = DeepReadonly<Static<typeof draftContentSchema>>;
