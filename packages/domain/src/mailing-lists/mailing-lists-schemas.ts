import { Type, type Static } from 'typebox';
import type { SameShape } from '../shapes/index.ts';
import { closed } from '../shapes/shapes-schemas.ts';
import { mailingListLimits } from './members.ts';
import { segmentLimits, type SegmentCondition, type SegmentRule } from './segments.ts';

const flag = Type.Boolean();
const id = Type.String({ pattern: '^[0-9a-f]{24}$' });

export const segmentConditionSchema = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('tag'),
      tag: Type.String({ minLength: 1, maxLength: mailingListLimits.MAX_TAG_LENGTH }),
      isSet: flag,
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('form'), formId: id }, closed),
  Type.Object({ kind: Type.Literal('bought'), itemId: id, isBought: flag }, closed),
  Type.Object(
    {
      kind: Type.Literal('spent'),
      cents: Type.Integer({ minimum: 1, maximum: segmentLimits.MAX_CENTS }),
      isAtLeast: flag,
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('country'), country: Type.String({ pattern: '^[A-Z]{2}$' }) }, closed),
  Type.Object(
    {
      kind: Type.Literal('last-order'),
      days: Type.Integer({ minimum: 1, maximum: segmentLimits.MAX_DAYS }),
      isWithin: flag,
    },
    closed,
  ),
]);

export const segmentRuleSchema = Type.Object(
  {
    match: Type.Enum(['all', 'any']),
    conditions: Type.Array(segmentConditionSchema, { maxItems: segmentLimits.MAX_CONDITIONS }),
  },
  closed,
);

true satisfies SameShape<Static<typeof segmentConditionSchema>, SegmentCondition>;
true satisfies SameShape<Static<typeof segmentRuleSchema>, SegmentRule>;
