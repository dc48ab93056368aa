import { Type } from 'typebox';
import { cursorQuery, id, moment, nextCursor } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

export const activitySchemas = {
  list: {
    query: cursorQuery,
    answer: Type.Object({
      entries: Type.Array(
        Type.Object({
          id,
          on: moment,
          who: Type.String(),
          call: Type.String(),
          summary: Type.String(),
          subject: Type.Union([Type.String(), Type.Null()]),
        }),
      ),
      nextCursor,
    }),
    refusals: ['bad-request'],
  },
} as const satisfies Record<string, CallSchemas>;
