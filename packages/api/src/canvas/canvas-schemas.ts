import { sizeUnits, styleGroups, styleTokenTypes } from '@sitewright/domain/styles';
import { Type } from 'typebox';
import { closed, id } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const number = Type.Optional(Type.Number());

const styleToken = Type.Object({
  name: Type.String(),
  title: Type.String(),
  group: Type.Enum(styleGroups.map(({ id }) => id)),
  type: Type.Enum([...styleTokenTypes]),
  value: Type.String(),
  min: number,
  max: number,
  step: number,
  unit: Type.Optional(Type.Enum([...sizeUnits])),
  phone: number,
  scale: number,
  options: Type.Optional(Type.Array(Type.String())),
  on: Type.Optional(Type.String()),
  reach: Type.Optional(Type.Enum(['section', 'block'])),
});

export const canvasSchemas = {
  render: {
    body: Type.Object(
      {
        kind: Type.Enum(['collection', 'item', 'header-footer']),
        id: Type.String({ maxLength: 100 }),
        /** `sections` or `field:` and the field's id; default: all areas. */
        area: Type.Optional(Type.String({ maxLength: 210 })),
        sectionId: Type.Optional(id),
        blockId: Type.Optional(id),
        /** The unsaved document; default: the saved one. */
        content: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      },
      closed,
    ),
    answer: Type.Object({
      html: Type.String(),
      /** The sections in `html`, with their blocks in the order of rendering. */
      sections: Type.Array(Type.Object({ id: Type.String(), blockIds: Type.Array(Type.String()) })),
    }),
    refusals: ['not-found', 'document-invalid', 'page-invalid'],
  },
  style: {
    body: Type.Object({ content: Type.Record(Type.String(), Type.Unknown()) }, closed),
    answer: Type.Object({
      css: Type.String(),
      /** Body classes of the template's style choices. */
      bodyClasses: Type.Array(Type.String()),
      warnings: Type.Array(
        Type.Object({ file: Type.String(), line: Type.Optional(Type.Integer()), message: Type.String() }),
      ),
    }),
    refusals: ['document-invalid', 'code-not-allowed'],
  },
  tokens: {
    answer: Type.Object({ tokens: Type.Array(styleToken) }),
    refusals: [],
  },
} as const satisfies Record<string, CallSchemas>;
