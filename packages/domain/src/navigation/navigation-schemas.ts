import { Type, type TObject } from 'typebox';
import { navigationLimits } from './navigation-limits.ts';

const closed = { additionalProperties: false } as const;
const id = Type.String({ pattern: '^[0-9a-f]{24}$' });

export const externalLinkSchema = Type.Object(
  {
    title: Type.String({ maxLength: navigationLimits.TITLE_LONGEST }),
    url: Type.String({ maxLength: 2000 }),
    newWindow: Type.Optional(Type.Boolean()),
  },
  closed,
);

/** Deeper than any menu may be, so that the rule refuses one with its own words. */
const LEVELS = 12;

/** Written out level by level: a schema that refers to itself takes seconds for a few thousand links. */
const linkSchema = (levels: number): TObject =>
  Type.Object(
    {
      collectionId: Type.Optional(id),
      externalLink: Type.Optional(externalLinkSchema),
      memberAreaId: Type.Optional(id),
      ...(levels > 1 ? { children: Type.Optional(Type.Array(linkSchema(levels - 1))) } : {}),
    },
    closed,
  );

/** Groups of links by name. */
export const navigationsSchema = Type.Record(
  Type.String({ pattern: '^[A-Za-z0-9_-]{1,100}$' }),
  Type.Array(linkSchema(LEVELS)),
);
