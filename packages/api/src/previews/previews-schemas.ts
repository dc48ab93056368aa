import { previewLimits } from '@sitewright/domain/previews';
import { Type } from 'typebox';
import { closed, moment } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

export const previewSchemas = {
  createLink: {
    body: Type.Object(
      {
        /** Path of the page, such as `/about`. */
        path: Type.String({ pattern: '^/(?!/)', maxLength: 2000 }),
        /** For a person without an account; a contributor's own link expires with the session. */
        guest: Type.Optional(Type.Boolean()),
        hours: Type.Optional(Type.Integer({ minimum: 1, maximum: previewLimits.MAX_HOURS })),
      },
      closed,
    ),
    answer: Type.Object({ url: Type.String(), expiresAt: moment }),
    refusals: ['preview-host-missing'],
  },
} as const satisfies Record<string, CallSchemas>;
