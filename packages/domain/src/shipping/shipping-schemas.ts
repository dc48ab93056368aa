import { Type, type Static } from 'typebox';
import { centsSchema as cents, closed, idSchema } from '../shapes/shapes-schemas.ts';
import type { SameShape } from '../shapes/index.ts';
import type { PostalCodes } from './postal-codes.ts';
import { shippingLimits as limits, type ShippingLocation, type ShippingSettings } from './shipping.ts';

const country = Type.String({ pattern: '^[A-Z]{2}$' });
const line = Type.Optional(Type.String({ maxLength: 200 }));
const key = Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$' });
const name = Type.String({ minLength: 1, maxLength: 100 });
const text = Type.Optional(Type.String({ maxLength: 1000 }));
const code = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9 -]{0,19}$' });

export const shippingLocationSchema = Type.Object(
  { country: Type.Optional(country), region: line, city: line, postalCode: line },
  closed,
);

const postalCodesSchema = Type.Union([
  Type.Object({ code }, closed),
  Type.Object({ prefix: code }, closed),
  Type.Object({ from: code, to: code }, closed),
]);

export const postalCodeListSchema = Type.Array(postalCodesSchema, { maxItems: limits.POSTAL_CODES });

const limit = Type.Number({ minimum: 0, maximum: 1_000_000_000_000 });
const ranges = Type.Array(Type.Object({ from: limit, to: Type.Optional(limit), cents }, closed), {
  maxItems: limits.RANGES,
});
const free = Type.Optional(cents);
const named = { id: key, name, description: text, freeFromCents: free };

const rateSchema = Type.Union([
  Type.Object({ ...named, kind: Type.Literal('flat'), orderCents: cents, itemCents: cents }, closed),
  Type.Object({ ...named, kind: Type.Literal('by-weight'), ranges }, closed),
  Type.Object({ ...named, kind: Type.Literal('by-quantity'), ranges }, closed),
  Type.Object({ ...named, kind: Type.Literal('by-subtotal'), ranges }, closed),
]);

const zoneSchema = Type.Object(
  {
    id: key,
    name,
    countries: Type.Array(
      Type.Object(
        {
          country,
          regions: Type.Optional(
            Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: limits.REGIONS }),
          ),
          postalCodes: Type.Optional(postalCodeListSchema),
        },
        closed,
      ),
      { maxItems: limits.COUNTRIES },
    ),
    rates: Type.Array(rateSchema, { maxItems: limits.RATES }),
  },
  closed,
);

const required = Type.String({ minLength: 1, maxLength: 200 });

export const pickupAddressSchema = Type.Object(
  { line1: required, line2: line, city: required, region: line, postalCode: line, country },
  closed,
);

const pickupSchema = Type.Object(
  { id: key, name, address: pickupAddressSchema, instructions: text, priceCents: cents },
  closed,
);

const localDeliverySchema = Type.Object(
  {
    id: key,
    name,
    country,
    postalCodes: postalCodeListSchema,
    priceCents: cents,
    minimumCents: free,
    freeFromCents: free,
    instructions: text,
  },
  closed,
);

const profileSchema = Type.Object(
  {
    id: key,
    name,
    productIds: Type.Array(idSchema, { maxItems: limits.PRODUCTS_PER_PROFILE }),
    zones: Type.Array(zoneSchema, { maxItems: limits.ZONES }),
    pickups: Type.Array(pickupSchema, { maxItems: limits.PICKUPS }),
    localDeliveries: Type.Array(localDeliverySchema, { maxItems: limits.PICKUPS }),
  },
  closed,
);

export const shippingSettingsSchema = Type.Object(
  { profiles: Type.Array(profileSchema, { minItems: 1, maxItems: limits.PROFILES }) },
  closed,
);

true satisfies SameShape<Static<typeof postalCodesSchema>, PostalCodes>;
true satisfies SameShape<Static<typeof shippingSettingsSchema>, ShippingSettings>;
true satisfies SameShape<Static<typeof shippingLocationSchema>, ShippingLocation>;
