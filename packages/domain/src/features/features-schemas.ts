import { Type, type Static } from 'typebox';
import { closed } from '../shapes/shapes-schemas.ts';
import type { SameShape } from '../shapes/index.ts';
import { allBetaFlags } from './beta-flags.ts';
import type { FeatureSwitches } from './feature-switches.ts';
import { PLAN_FEATURE_COUNT } from './plan-features.ts';

export const featureSwitchesSchema = Type.Object(
  {
    planFeaturesOff: Type.Array(Type.Integer({ minimum: 1, maximum: PLAN_FEATURE_COUNT }), {
      maxItems: PLAN_FEATURE_COUNT,
    }),
    betaFlagsOff: Type.Array(Type.Enum([...allBetaFlags]), { maxItems: allBetaFlags.length }),
    areProductReviewsKilled: Type.Boolean(),
  },
  closed,
);

true satisfies SameShape<Static<typeof featureSwitchesSchema>, FeatureSwitches>;
