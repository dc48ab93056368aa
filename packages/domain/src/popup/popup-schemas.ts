import { Type } from 'typebox';
import { popupForms, popupLimits, popupMoments, popupPositions } from './popup-settings.ts';

const count = (least: number, most: number) => Type.Optional(Type.Integer({ minimum: least, maximum: most }));

export const popupSchema = Type.Object(
  {
    isOn: Type.Optional(Type.Boolean()),
    moment: Type.Optional(Type.Enum([...popupMoments])),
    seconds: count(0, popupLimits.SECONDS),
    scrollPercent: count(1, 100),
    everyDays: count(0, popupLimits.DAYS),
    pageIds: Type.Optional(
      Type.Array(Type.String({ pattern: '^[0-9a-f]{24}$' }), { maxItems: popupLimits.PAGES }),
    ),
    form: Type.Optional(Type.Enum([...popupForms])),
    position: Type.Optional(Type.Enum([...popupPositions])),
    version: count(1, popupLimits.VERSIONS),
  },
  { additionalProperties: false },
);
