import { Type, type Static } from 'typebox';
import { centsSchema as cents, closed, idSchema, timeSchema } from '../shapes/shapes-schemas.ts';
import type { SameShape } from '../shapes/index.ts';
import { discountLimits as limits, subscriptionPayments, type DiscountTerms } from './discount.ts';

const flag = Type.Boolean();
const percent = Type.String({ pattern: '^(100([.]0{1,2})?|[0-9]{1,2}([.][0-9]{1,2})?)$' });
const quantity = Type.Integer({ minimum: 1, maximum: 9999 });
const uses = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });

/** A union, which validators of imported files read too. */
const time = Type.Union([timeSchema, Type.Null()]);

const targetSchema = Type.Union([
  Type.Object({ kind: Type.Literal('order') }, closed),
  Type.Object(
    { kind: Type.Literal('products'), productIds: Type.Array(idSchema, { maxItems: limits.PRODUCTS }) },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('categories'),
      categories: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: limits.CATEGORIES }),
    },
    closed,
  ),
]);

const rewardSchema = Type.Union([
  Type.Object({ kind: Type.Literal('percent'), percent }, closed),
  Type.Object({ kind: Type.Literal('amount'), cents, isPerItem: flag }, closed),
  Type.Object({ kind: Type.Literal('free-shipping') }, closed),
  Type.Object(
    {
      kind: Type.Literal('buy-x-get-y'),
      buyQuantity: quantity,
      getQuantity: quantity,
      gets: targetSchema,
      percent,
      maxPerOrder: Type.Optional(quantity),
    },
    closed,
  ),
]);

export const discountTermsSchema = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: limits.NAME_LENGTH }),
    code: Type.Union([Type.String({ minLength: 1, maxLength: limits.CODE_LENGTH }), Type.Null()]),
    isEnabled: flag,
    reward: rewardSchema,
    target: targetSchema,
    minimumSubtotalCents: Type.Optional(cents),
    minimumQuantity: Type.Optional(quantity),
    isFirstPurchaseOnly: flag,
    maxUses: Type.Optional(uses),
    maxUsesPerCustomer: Type.Optional(uses),
    isCombinable: flag,
    subscriptionPayments: Type.Optional(Type.Enum([...subscriptionPayments])),
    startsOn: time,
    endsOn: time,
  },
  closed,
);

true satisfies SameShape<Static<typeof discountTermsSchema>, DiscountTerms>;
