import { centsSchema } from '@sitewright/domain/shapes/schemas';
import { Type } from 'typebox';
import { closed, id, idParams } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const MAX_LINES = 500;

export const paymentsSchemas = {
  refund: {
    params: idParams,
    body: Type.Object(
      {
        /** Pieces of lines; what they cost is computed. */
        lines: Type.Array(Type.Object({ lineId: id, quantity: Type.Integer({ minimum: 1 }) }, closed), {
          maxItems: MAX_LINES,
        }),
        /** Beside the lines: shipping, or any amount. */
        amountCents: centsSchema,
        isRestocked: Type.Boolean(),
        /** How much of it goes to gift cards; left out, what the gateway cannot refund. */
        giftCardCents: Type.Optional(centsSchema),
        reason: Type.String({ maxLength: 500 }),
        /** Of the order, as the contributor saw it. */
        revision: Type.Integer(),
      },
      closed,
    ),
    answer: Type.Object({ amountCents: Type.Integer(), state: Type.String(), failure: Type.String() }),
    refusals: [
      'not-found',
      'conflict',
      'refund-impossible',
      'refund-split-impossible',
      'refund-nothing',
      'order-nothing-to-refund',
    ],
  },
} as const satisfies Record<string, CallSchemas>;
