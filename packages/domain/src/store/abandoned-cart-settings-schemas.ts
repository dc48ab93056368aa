import { Type, type Static } from 'typebox';
import type { SameShape } from '../shapes/index.ts';
import { closed } from '../shapes/shapes-schemas.ts';
import { abandonedCartAudiences, type AbandonedCartSettings } from './abandoned-cart-settings.ts';

export const abandonedCartSettingsSchema = Type.Object(
  { isEnabled: Type.Boolean(), audience: Type.Enum([...abandonedCartAudiences]) },
  closed,
);

true satisfies SameShape<Static<typeof abandonedCartSettingsSchema>, AbandonedCartSettings>;
