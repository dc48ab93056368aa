import { templateLimits } from '@sitewright/domain/templates';
import { Type } from 'typebox';
import { closed, moment } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const { FILES_TRIED, MAX_TEXT_LENGTH } = templateLimits;
const MAX_ID_LENGTH = 300;
const MAX_ADDRESS_LENGTH = 2000;

const revision = Type.Integer({ minimum: 1 });

const templateFile = Type.Object({
  path: Type.String(),
  /** Number of characters. */
  length: Type.Integer(),
  revision,
  publishedRevision: Type.Union([revision, Type.Null()]),
  hasChanges: Type.Boolean(),
  /** Deleted in the draft: publishing removes it from the live site. */
  isRemoved: Type.Boolean(),
  /** In the trash: its name is free again. */
  isTrashed: Type.Boolean(),
  updatedAt: moment,
  updatedBy: Type.String(),
});

const templateFault = Type.Object({
  file: Type.String(),
  message: Type.String(),
  line: Type.Optional(Type.Integer()),
  column: Type.Optional(Type.Integer()),
});

export const templateSchemas = {
  listFiles: {
    answer: Type.Object({
      files: Type.Array(templateFile),
      assets: Type.Array(Type.Object({ path: Type.String(), bytes: Type.Integer() })),
    }),
    refusals: [],
  },
  tryOut: {
    body: Type.Object(
      {
        /** Path of the page to render. */
        at: Type.String({ maxLength: MAX_ADDRESS_LENGTH }),
        files: Type.Array(
          Type.Object(
            {
              path: Type.String({ maxLength: MAX_ID_LENGTH }),
              text: Type.String({ maxLength: MAX_TEXT_LENGTH }),
            },
            closed,
          ),
          { maxItems: FILES_TRIED },
        ),
        /** Key of the style sheet that the client has: it is sent again only if it differs. */
        stylesKey: Type.Optional(Type.String({ maxLength: 100 })),
      },
      closed,
    ),
    answer: Type.Object({
      /** The page for the canvas, without anything that runs. */
      html: Type.String(),
      stylesKey: Type.String(),
      css: Type.Optional(Type.String()),
      errors: Type.Array(templateFault),
      /** The total, including those not listed. */
      errorCount: Type.Integer(),
    }),
    refusals: ['bad-request'],
  },
} as const satisfies Record<string, CallSchemas>;
