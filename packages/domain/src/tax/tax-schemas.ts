import { Type, type Static } from 'typebox';
import { closed } from '../shapes/shapes-schemas.ts';
import { postalCodeListSchema } from '../shipping/shipping-schemas.ts';
import { taxLimits, type TaxRule } from './tax.ts';
import type { SameShape } from '../shapes/index.ts';

export const taxRuleSchema = Type.Object(
  {
    id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$' }),
    name: Type.String({ minLength: 1, maxLength: 100 }),
    country: Type.String({ pattern: '^[A-Z]{2}$' }),
    region: Type.Optional(Type.String({ maxLength: 100 })),
    postalCodes: Type.Optional(postalCodeListSchema),
    rate: Type.String({ pattern: '^[0-9]{1,2}([.][0-9]{1,6})?$' }),
    taxesShipping: Type.Boolean(),
    taxesServicesAndDigital: Type.Boolean(),
    taxClass: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  },
  closed,
);

export const taxRulesSchema = Type.Array(taxRuleSchema, { maxItems: taxLimits.RULES });

true satisfies SameShape<Static<typeof taxRuleSchema>, TaxRule>;
