import { Type } from 'typebox';
import { closed } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const size = Type.Optional(Type.Number({ minimum: 0 }));

export const embedSchemas = {
  lookUp: {
    query: Type.Object({ url: Type.String({ minLength: 1, maxLength: 2000 }) }, closed),
    answer: Type.Object({
      url: Type.String(),
      html: Type.String(),
      providerName: Type.String(),
      title: Type.Optional(Type.String()),
      width: size,
      height: size,
    }),
    refusals: ['embed-unknown', 'embed-gone', 'vimeo-basic'],
  },
} as const satisfies Record<string, CallSchemas>;
