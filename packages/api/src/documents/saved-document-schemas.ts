import { Type } from 'typebox';

export const revision = Type.Integer({ minimum: 1 });

export const savedDocument = Type.Object({
  id: Type.String(),
  content: Type.Unknown(),
  revision,
  publishedRevision: Type.Union([revision, Type.Null()]),
  /** Whether the draft differs from what visitors see. */
  hasChanges: Type.Boolean(),
});

export const saving = ['not-found', 'conflict', 'trashed', 'document-invalid', 'document-too-large'] as const;
export const pageSaving = [
  ...saving,
  'page-invalid',
  'url-taken',
  'status-refused',
  'code-not-allowed',
] as const;
