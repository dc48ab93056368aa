import { documentLimits, type FormerPlace } from '@sitewright/domain/documents';
import { navigationLimits } from '@sitewright/domain/navigation';
import type { SameShape } from '@sitewright/domain/shapes';
import { Type, type Static } from 'typebox';
import { closed } from '../call/call-schemas.ts';

export const revision = Type.Integer({ minimum: 1 });

export const savedDocument = Type.Object({
  id: Type.String(),
  content: Type.Unknown(),
  revision,
  publishedRevision: Type.Union([revision, Type.Null()]),
  /** Whether the draft differs from the published revision. */
  hasChanges: Type.Boolean(),
});

const name = Type.String({ maxLength: 100 });

/** The position of a page in the navigation before it was trashed. */
export const formerPlace = Type.Object(
  {
    group: name,
    path: Type.Array(Type.Integer({ minimum: 0 }), { minItems: 1, maxItems: documentLimits.PATH_STEPS }),
    below: Type.Optional(name),
    pageIds: Type.Array(name, { maxItems: navigationLimits.LINKS }),
    isFolder: Type.Boolean(),
  },
  closed,
);

export const saveRefusals = [
  'not-found',
  'conflict',
  'trashed',
  'document-invalid',
  'document-too-large',
] as const;
export const pageSaveRefusals = [
  ...saveRefusals,
  'page-invalid',
  'url-taken',
  'status-refused',
  'code-not-allowed',
  'homepage-needed',
  'redirects-full',
] as const;
export const pagePublishRefusals = [...pageSaveRefusals, 'code-not-published'] as const;

true satisfies SameShape<Static<typeof formerPlace>, FormerPlace>;
