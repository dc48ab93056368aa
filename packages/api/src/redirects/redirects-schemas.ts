import { redirectLimits } from '@sitewright/domain/redirects';
import { Type } from 'typebox';
import { closed } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const address = Type.String({ minLength: 1, maxLength: redirectLimits.MAX_LENGTH });

const list = Type.Object(
  {
    redirects: Type.Array(
      Type.Object({ from: address, to: address, status: Type.Enum([301, 302]) }, closed),
      { maxItems: redirectLimits.REDIRECTS },
    ),
    revision: Type.Integer(),
  },
  closed,
);

export const redirectSchemas = {
  list: { answer: list, refusals: [] },
  save: {
    body: list,
    answer: list,
    refusals: ['redirect-invalid', 'redirect-names', 'redirect-twice', 'conflict', 'code-not-allowed'],
  },
} as const satisfies Record<string, CallSchemas>;
