import { Type, type Static } from 'typebox';
import { catalogueLimits } from '../catalogue/index.ts';
import { pageLimits } from '../pages/index.ts';
import { closed } from '../shapes/shapes-schemas.ts';

const MAX_PERCENT = 1000;
const price = catalogueLimits.MAX_PRICE;
const category = Type.String({ minLength: 1, maxLength: pageLimits.MAX_CATEGORY_LENGTH });
const tag = Type.String({ minLength: 1, maxLength: pageLimits.MAX_TAG_LENGTH });
const tags = Type.Array(tag, { minItems: 1, maxItems: 20 });

/** Amounts are minor units of the store's currency; negative lowers the price. */
const priceChange = Type.Union([
  Type.Object(
    { unit: Type.Literal('amount'), value: Type.Integer({ minimum: -price, maximum: price }) },
    closed,
  ),
  Type.Object(
    { unit: Type.Literal('percent'), value: Type.Number({ minimum: -100, maximum: MAX_PERCENT }) },
    closed,
  ),
]);

/** How far below the price the sale price is. */
const discount = Type.Union([
  Type.Object({ unit: Type.Literal('amount'), value: Type.Integer({ minimum: 1, maximum: price }) }, closed),
  Type.Object(
    { unit: Type.Literal('percent'), value: Type.Number({ exclusiveMinimum: 0, maximum: 100 }) },
    closed,
  ),
]);

export const bulkActionSchema = Type.Union([
  Type.Object({ kind: Type.Literal('publish') }, closed),
  Type.Object({ kind: Type.Literal('hide') }, closed),
  Type.Object({ kind: Type.Literal('trash') }, closed),
  Type.Object(
    {
      kind: Type.Literal('change-price'),
      by: priceChange,
      /** Sale prices change by the same. */
      withSalePrices: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('start-sale'), off: discount }, closed),
  Type.Object({ kind: Type.Literal('end-sale') }, closed),
  Type.Object({ kind: Type.Literal('add-category'), category }, closed),
  Type.Object({ kind: Type.Literal('remove-category'), category }, closed),
  Type.Object({ kind: Type.Literal('add-tags'), tags }, closed),
  Type.Object({ kind: Type.Literal('remove-tags'), tags }, closed),
]);

type Fixed<Value> = Value extends readonly (infer Member)[]
  ? readonly Member[]
  : { readonly [Name in keyof Value]: Value[Name] extends object ? Fixed<Value[Name]> : Value[Name] };

export type BulkAction = Fixed<Static<typeof bulkActionSchema>>;
export type PriceChange = Static<typeof priceChange>;
export type Discount = Static<typeof discount>;
