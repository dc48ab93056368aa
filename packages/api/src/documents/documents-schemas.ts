import { Type } from 'typebox';
import { closed, done, moment } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';
import { commandSchemas } from './commands/command-schemas.ts';
import { presenceSchemas } from './presence/presence-schemas.ts';
import { releaseSchemas } from './releases/release-schemas.ts';
import {
  formerPlace,
  pagePublishRefusals,
  pageSaveRefusals,
  revision,
  savedDocument,
  saveRefusals,
} from './saved-document-schemas.ts';

export { savedDocument };

/** Not validated: an unknown kind or id is `not-found`, whatever its format. */
const params = Type.Object({ kind: Type.String(), id: Type.String() });
const revisionParams = Type.Object({ kind: Type.String(), id: Type.String(), revision: Type.String() });

const baseRevision = Type.Object({ baseRevision: revision }, closed);

export const documentSchemas = {
  read: { params, answer: savedDocument, refusals: ['not-found'] },
  save: {
    params,
    body: Type.Object({ baseRevision: revision, content: Type.Unknown() }, closed),
    answer: savedDocument,
    refusals: pageSaveRefusals,
  },
  publish: { params, body: baseRevision, answer: savedDocument, refusals: pagePublishRefusals },
  discard: {
    params,
    body: baseRevision,
    answer: savedDocument,
    refusals: [...saveRefusals, 'nothing-published'],
  },
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
    refusals: pageSaveRefusals,
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
          isFolder: Type.Optional(Type.Literal(true)),
          trashedOn: moment,
          erasedOn: moment,
          from: Type.Optional(formerPlace),
        }),
      ),
    }),
    refusals: [],
  },
  ...commandSchemas,
  ...releaseSchemas,
  ...presenceSchemas,
} as const satisfies Record<string, CallSchemas>;
