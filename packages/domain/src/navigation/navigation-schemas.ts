import { Type, type Static, type TObject } from 'typebox';
import type { NavigationLink, Navigations } from '../pages/index.ts';
import type { SameShape } from '../shapes/index.ts';
import { navigationLimits } from './navigation-limits.ts';
import { closed, idSchema as id } from '../shapes/shapes-schemas.ts';

export const externalLinkSchema = Type.Object(
  {
    title: Type.String({ maxLength: navigationLimits.MAX_TITLE_LENGTH }),
    url: Type.String({ maxLength: 2000 }),
    newWindow: Type.Optional(Type.Boolean()),
  },
  closed,
);

const linkFields = {
  collectionId: Type.Optional(id),
  externalLink: Type.Optional(externalLinkSchema),
  memberAreaId: Type.Optional(id),
};

/** Deeper than the limit, so that exceeding it is refused with its own message. */
const LEVELS = 12;

/** One schema per level: a recursive schema takes seconds for a few thousand links. */
const linkSchema = (levels: number): TObject =>
  Type.Object(
    levels > 1 ? { ...linkFields, children: Type.Optional(Type.Array(linkSchema(levels - 1))) } : linkFields,
    closed,
  );

/** Groups of links by name. */
export const navigationsSchema = Type.Record(
  Type.String({ pattern: '^[A-Za-z0-9_-]{1,100}$' }),
  Type.Unsafe<NavigationLink[]>(Type.Array(linkSchema(LEVELS))),
);

true satisfies SameShape<Static<TObject<typeof linkFields>>, Omit<NavigationLink, 'children'>>;
true satisfies SameShape<Static<typeof navigationsSchema>, Navigations>;
