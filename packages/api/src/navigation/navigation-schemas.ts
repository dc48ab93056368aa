import { externalLinkSchema } from '@sitewright/domain/navigation/schemas';
import { footerSchema, headerSchema } from '@sitewright/domain/site-chrome/schemas';
import { Type } from 'typebox';
import { closed, id } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const optionalId = Type.Optional(Type.Union([id, Type.Null()]));

const widgetItem = Type.Cyclic(
  {
    Item: Type.Object(
      {
        collectionId: optionalId,
        externalLink: Type.Optional(Type.Union([externalLinkSchema, Type.Null()])),
        memberAreaId: optionalId,
        items: Type.Optional(Type.Array(Type.Ref('Item'))),
      },
      closed,
    ),
  },
  'Item',
);

const layoutLink = Type.Cyclic(
  {
    Link: Type.Object({
      collectionId: Type.Optional(id),
      memberAreaId: Type.Optional(id),
      externalLink: Type.Optional(externalLinkSchema),
      title: Type.Optional(Type.String()),
      urlId: Type.Optional(Type.String()),
      typeName: Type.Optional(Type.String()),
      collectionType: Type.Optional(Type.Integer()),
      isFolder: Type.Optional(Type.Boolean()),
      isDraft: Type.Optional(Type.Boolean()),
      enabled: Type.Optional(Type.Boolean()),
      passwordProtected: Type.Optional(Type.Boolean()),
      pagePermissionType: Type.Optional(Type.Integer()),
      children: Type.Array(Type.Ref('Link')),
    }),
  },
  'Link',
);

const layout = Type.Object({
  layout: Type.Array(Type.Object({ identifier: Type.String(), links: Type.Array(layoutLink) })),
});

const headerFooter = Type.Object({ header: headerSchema, footer: footerSchema }, closed);

export const navigationSchemas = {
  readLayout: { answer: layout, refusals: [] },
  update: {
    body: Type.Object(
      {
        fieldName: Type.String({ pattern: '^[A-Za-z0-9_-]{1,100}$' }),
        templateId: Type.Optional(Type.String({ maxLength: 100 })),
        navigation: Type.Object({ items: Type.Array(widgetItem) }, closed),
      },
      closed,
    ),
    answer: layout,
    refusals: ['document-invalid', 'conflict', 'code-not-allowed', 'code-not-published'],
  },
  readHeaderFooter: { answer: headerFooter, refusals: [] },
  saveHeaderFooter: { body: headerFooter, answer: headerFooter, refusals: ['document-invalid', 'conflict'] },
} as const satisfies Record<string, CallSchemas>;
