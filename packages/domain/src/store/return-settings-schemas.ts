import { Type, type Static } from 'typebox';
import type { SameShape } from '../shapes/index.ts';
import { closed } from '../shapes/shapes-schemas.ts';
import { returnSettingLimits, type ReturnSettings } from './return-settings.ts';

export const returnSettingsSchema = Type.Object(
  {
    windowDays: Type.Integer({ minimum: 0, maximum: returnSettingLimits.MAX_WINDOW_DAYS }),
    offersWithdrawal: Type.Boolean(),
  },
  closed,
);

true satisfies SameShape<Static<typeof returnSettingsSchema>, ReturnSettings>;
