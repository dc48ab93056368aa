import {
  cartMoneySchema as money,
  shoppingCartSchema as shoppingCart,
} from '@sitewright/domain/cart/schemas';
import { shippingLocationSchema } from '@sitewright/domain/shipping/schemas';
import { Type } from 'typebox';
import { closed } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const text = Type.String();
const flag = Type.Boolean();
const line = Type.Optional(Type.String({ maxLength: 200 }));
const changed = Type.Object({ shoppingCart, grandTotal: money });

export const cartTotalsSchemas = {
  chooseShipping: {
    body: Type.Object(
      {
        location: shippingLocationSchema,
        /** Of a combined option, the ids of up to 50 rates. */
        optionKey: Type.Optional(Type.String({ maxLength: 3100 })),
      },
      closed,
    ),
    answer: changed,
    refusals: ['not-found'],
  },
  setShippingLocation: {
    params: Type.Object({ token: Type.String({ minLength: 20, maxLength: 100 }) }),
    body: Type.Object({ ...shippingLocationSchema.properties, line1: line, line2: line }, closed),
    answer: Type.Object({
      shippingOptionsStatus: text,
      fulfillmentOptions: Type.Array(
        Type.Object({
          key: text,
          name: text,
          price: Type.Object({ decimalValue: text, currencyCode: text }),
          isPickup: flag,
        }),
      ),
      subtotal: money,
    }),
    refusals: ['not-found'],
  },
  listShippingCountries: {
    answer: Type.Object({ countries: Type.Array(Type.Object({ code: text, name: text })) }),
    refusals: [],
  },
  applyCode: {
    /** Not validated by a pattern: a wrong code is refused in the shop's language, and counted. */
    body: Type.Object({ code: Type.String({ maxLength: 200 }) }, closed),
    answer: changed,
    refusals: ['not-found', 'code-refused', 'code-without-cart', 'too-many-codes', 'too-many-requests'],
  },
  removeCode: {
    params: Type.Object({ code: Type.String({ pattern: '^[A-Za-z0-9_-]{1,50}$' }) }),
    answer: changed,
    refusals: ['not-found'],
  },
} as const satisfies Record<string, CallSchemas>;
