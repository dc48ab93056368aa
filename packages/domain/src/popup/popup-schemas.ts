import { Type, type Static } from 'typebox';
import {
  popupForms,
  popupLimits,
  popupTriggers,
  popupPositions,
  type PopupSettings,
} from './popup-settings.ts';
import { closed, idSchema } from '../shapes/shapes-schemas.ts';
import type { SameShape } from '../shapes/index.ts';

const count = (min: number, max: number) => Type.Optional(Type.Integer({ minimum: min, maximum: max }));

export const popupSchema = Type.Object(
  {
    isOn: Type.Optional(Type.Boolean()),
    moment: Type.Optional(Type.Enum([...popupTriggers])),
    seconds: count(0, popupLimits.SECONDS),
    scrollPercent: count(1, 100),
    everyDays: count(0, popupLimits.DAYS),
    pageIds: Type.Optional(Type.Array(idSchema, { maxItems: popupLimits.PAGES })),
    form: Type.Optional(Type.Enum([...popupForms])),
    position: Type.Optional(Type.Enum([...popupPositions])),
    version: count(1, popupLimits.VERSIONS),
  },
  closed,
);

true satisfies SameShape<Static<typeof popupSchema>, Partial<PopupSettings>>;
