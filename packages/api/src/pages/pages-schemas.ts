import { Type } from 'typebox';
import { id, moment } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

export const pageSchemas = {
  list: {
    answer: Type.Object({
      pages: Type.Array(
        Type.Object({
          id,
          title: Type.String(),
          fullUrl: Type.String(),
          typeName: Type.String(),
          navigation: Type.String(),
          isHomepage: Type.Boolean(),
          updatedOn: moment,
        }),
      ),
    }),
    refusals: [],
  },
} as const satisfies Record<string, CallSchemas>;
