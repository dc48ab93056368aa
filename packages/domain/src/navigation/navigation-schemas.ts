import { Type } from 'typebox';

const closed = { additionalProperties: false } as const;
const id = Type.String({ pattern: '^[0-9a-f]{24}$' });

export const externalLinkSchema = Type.Object(
  {
    title: Type.String({ maxLength: 200 }),
    url: Type.String({ maxLength: 2000 }),
    newWindow: Type.Optional(Type.Boolean()),
  },
  closed,
);

const linkSchema = Type.Cyclic(
  {
    Link: Type.Object(
      {
        collectionId: Type.Optional(id),
        externalLink: Type.Optional(externalLinkSchema),
        memberAreaId: Type.Optional(id),
        children: Type.Optional(Type.Array(Type.Ref('Link'))),
      },
      closed,
    ),
  },
  'Link',
);

/** Groups of links by name. */
export const navigationsSchema = Type.Record(
  Type.String({ pattern: '^[A-Za-z0-9_-]{1,100}$' }),
  Type.Array(linkSchema),
);
