import { Type } from 'typebox';
import { closed, done, moment } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

/** Kind and id are checked by looking for the document: an unknown one is not found, whatever its form. */
const params = Type.Object({ kind: Type.String(), id: Type.String() });
const revisionParams = Type.Object({ kind: Type.String(), id: Type.String(), revision: Type.String() });

const revision = Type.Integer({ minimum: 1 });
const baseRevision = Type.Object({ baseRevision: revision }, closed);

export const savedDocument = Type.Object({
  id: Type.String(),
  content: Type.Unknown(),
  revision,
  publishedRevision: Type.Union([revision, Type.Null()]),
  /** Whether the draft differs from what visitors see. */
  hasChanges: Type.Boolean(),
});

const saving = ['not-found', 'conflict', 'trashed', 'document-invalid', 'document-too-large'] as const;
const pageSaving = [...saving, 'page-invalid', 'url-taken', 'status-refused', 'code-not-allowed'] as const;

export const documentSchemas = {
  read: { params, answer: savedDocument, refusals: ['not-found'] },
  save: {
    params,
    body: Type.Object({ baseRevision: revision, content: Type.Unknown() }, closed),
    answer: savedDocument,
    refusals: pageSaving,
  },
  publish: { params, body: baseRevision, answer: savedDocument, refusals: pageSaving },
  discard: { params, body: baseRevision, answer: savedDocument, refusals: [...saving, 'nothing-published'] },
  listRevisions: {
    params,
    answer: Type.Object({
      revisions: Type.Array(
        Type.Object({ revision, publishedOn: moment, publishedBy: Type.String(), isCurrent: Type.Boolean() }),
      ),
    }),
    refusals: ['not-found'],
  },
  readRevision: {
    params: revisionParams,
    answer: Type.Object({ revision, content: Type.Unknown() }),
    refusals: ['not-found'],
  },
  restoreRevision: {
    params: revisionParams,
    body: baseRevision,
    answer: savedDocument,
    refusals: pageSaving,
  },
  trash: { params, answer: done, refusals: ['not-found', 'trashed', 'homepage-needed'] },
  restore: { params, answer: done, refusals: ['not-found', 'url-taken'] },
  listTrash: {
    answer: Type.Object({
      documents: Type.Array(
        Type.Object({
          kind: Type.String(),
          id: Type.String(),
          title: Type.String(),
          trashedOn: moment,
          erasedOn: moment,
        }),
      ),
    }),
    refusals: [],
  },
} as const satisfies Record<string, CallSchemas>;
