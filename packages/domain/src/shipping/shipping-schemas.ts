import { Type, type Static } from 'typebox';
import { centsSchema as cents, closed } from '../shapes/shapes-schemas.ts';
import type { ShippingLocation, ShippingRule } from './shipping.ts';
import type { SameShape } from '../shapes/index.ts';

const country = Type.String({ pattern: '^[A-Z]{2}$' });
const line = Type.Optional(Type.String({ maxLength: 200 }));

export const shippingRuleSchema = Type.Object(
  {
    id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$' }),
    name: Type.String({ minLength: 1, maxLength: 100 }),
    countries: Type.Array(country, { maxItems: 300 }),
    orderCents: cents,
    itemCents: cents,
    freeFromCents: Type.Optional(cents),
  },
  closed,
);

export const shippingLocationSchema = Type.Object(
  { country: Type.Optional(country), region: line, city: line, postalCode: line },
  closed,
);

true satisfies SameShape<Static<typeof shippingRuleSchema>, ShippingRule>;
true satisfies SameShape<Static<typeof shippingLocationSchema>, ShippingLocation>;
