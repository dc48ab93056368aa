import { Type, type Static } from 'typebox';
import type { SameShape } from '../shapes/index.ts';
import { closed } from '../shapes/shapes-schemas.ts';
import { restockSettingsLimits, type RestockSettings } from './restock-settings.ts';

const MAX_TEXT_LENGTH = 500;

export const restockSettingsSchema = Type.Object(
  {
    isAutomatic: Type.Boolean(),
    noticesPerPiece: Type.Integer({ minimum: 1, maximum: restockSettingsLimits.MAX_NOTICES_PER_PIECE }),
    successText: Type.String({ maxLength: MAX_TEXT_LENGTH }),
    mailingList: Type.String({ maxLength: restockSettingsLimits.MAX_LIST_LENGTH, pattern: '\\S' }),
  },
  closed,
);

true satisfies SameShape<Static<typeof restockSettingsSchema>, RestockSettings>;
