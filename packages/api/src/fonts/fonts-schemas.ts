import { fontCategories } from '@sitewright/domain/fonts';
import { Type } from 'typebox';
import { closed } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const slug = Type.String({ pattern: '^[a-z0-9-]{1,80}$' });

/** `shipped` is part of Sitewright, `kept` is stored with the site, `away` must be downloaded first. */
const place = Type.Enum(['shipped', 'kept', 'away']);

const state = Type.Object({
  state: Type.Enum(['ready', 'waiting', 'failed', 'away']),
  family: Type.String(),
  /** `@font-face` rules; empty if the font is not available. */
  css: Type.String(),
});

export const fontSchemas = {
  list: {
    answer: Type.Object({
      fonts: Type.Array(
        Type.Object({
          slug: Type.String(),
          family: Type.String(),
          category: Type.Enum(fontCategories.map(({ id }) => id)),
          place,
        }),
      ),
      /** Whether fonts can be downloaded now. */
      isReachable: Type.Boolean(),
    }),
    refusals: ['fonts-unreachable'],
  },
  keep: {
    params: Type.Object({ slug }, closed),
    answer: state,
    refusals: ['font-unknown', 'fonts-unreachable'],
  },
  read: {
    params: Type.Object({ slug }, closed),
    answer: state,
    refusals: ['font-unknown'],
  },
  preview: {
    params: Type.Object({ slug }, closed),
    answer: Type.Object({
      /** A WOFF2 file in base64. */
      woff2: Type.String(),
    }),
    refusals: ['font-unknown', 'font-preview-failed'],
  },
  kit: {
    params: Type.Object({ kit: Type.String({ maxLength: 40 }) }, closed),
    answer: Type.Object({
      id: Type.String(),
      families: Type.Array(Type.Object({ name: Type.String(), stack: Type.String() })),
    }),
    refusals: ['font-kit-format', 'font-kit-unknown', 'font-kit-unreachable'],
  },
} as const satisfies Record<string, CallSchemas>;
