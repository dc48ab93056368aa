import { Type } from 'typebox';
import type { CallSchemas } from '../call/index.ts';

export const outsideEffectsSchemas = {
  resume: {
    answer: Type.Object({
      /** Payments since the backup whose orders were lost, and are made now. */
      recorded: Type.Integer(),
      /** Payments since the backup that have no order here, by their references at the payment service. */
      unknown: Type.Array(Type.Object({ reference: Type.String(), amountCents: Type.Integer() })),
    }),
    refusals: ['outside-effects-running', 'outside-effects-gateway'],
  },
} as const satisfies Record<string, CallSchemas>;
