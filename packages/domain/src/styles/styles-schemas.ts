import { Type, type Static } from 'typebox';
import { INNER_STYLE_NAME, STYLE_NAME, STYLE_VALUE } from './tokens/style-value.ts';
import { closed } from '../shapes/shapes-schemas.ts';
import type { FontKit } from '../fonts/index.ts';
import type { SameShape } from '../shapes/index.ts';

const value = Type.String({ pattern: STYLE_VALUE.source });

/** Values for the whole site. */
export const siteStyles = Type.Record(
  Type.String({ pattern: STYLE_NAME.source }),
  Type.Union([value, Type.Number(), Type.Boolean()]),
  closed,
);

/** The Adobe Fonts kit that pages load, as it was when it was chosen. */
export const fontKit = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9]{4,16}$' }),
    families: Type.Array(
      Type.Object(
        { name: Type.String({ maxLength: 100 }), stack: Type.String({ pattern: STYLE_VALUE.source }) },
        closed,
      ),
      { maxItems: 100 },
    ),
  },
  closed,
);

/** Values of one section or block. */
export const innerStyles = Type.Record(Type.String({ pattern: INNER_STYLE_NAME.source }), value, {
  ...closed,
  maxProperties: 40,
});

true satisfies SameShape<Static<typeof fontKit>, FontKit>;
