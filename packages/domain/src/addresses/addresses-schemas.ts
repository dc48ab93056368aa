import { Type, type Static } from 'typebox';
import { closed } from '../shapes/shapes-schemas.ts';
import type { SameShape } from '../shapes/index.ts';
import { addressLimits, type Address } from './address.ts';

const line = Type.String({ maxLength: addressLimits.LINE });

export const addressSchema = Type.Object(
  {
    firstName: line,
    lastName: line,
    company: line,
    line1: line,
    line2: line,
    city: line,
    region: line,
    postalCode: line,
    country: Type.String({ pattern: '^([A-Z]{2})?$' }),
    phone: Type.String({ maxLength: addressLimits.PHONE }),
  },
  closed,
);

true satisfies SameShape<Static<typeof addressSchema>, Address>;
