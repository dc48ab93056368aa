import { documentKinds, documentLimits } from '@sitewright/domain/documents';
import { Type } from 'typebox';
import { closed, done, id, idParams, moment } from '../../call/call-schemas.ts';
import type { CallSchemas } from '../../call/index.ts';
import { pagePublishRefusals, revision } from '../saved-document-schemas.ts';

const { RELEASE_DOCUMENTS, MAX_RELEASE_NAME_LENGTH } = documentLimits;

const LATEST_MS = 8.64e15;
const document = { kind: Type.Enum([...documentKinds]), id: Type.String({ maxLength: 300 }) };
const titled = Type.Object({ ...document, title: Type.String() });

const release = Type.Object({
  id,
  name: Type.String(),
  /** `refused`: when it was due, a document could not be published, so none was. */
  state: Type.Enum(['waiting', 'done', 'refused']),
  publishOn: moment,
  createdOn: moment,
  createdBy: Type.String(),
  documents: Type.Array(titled),
  /** The document that could not be published, and why. */
  fault: Type.Union([Type.Object({ ...titled.properties, message: Type.String() }), Type.Null()]),
});

export const releaseSchemas = {
  listChanges: {
    answer: Type.Object({
      documents: Type.Array(
        Type.Object({
          ...titled.properties,
          revision,
          /** Whether visitors see an earlier revision. */
          isPublished: Type.Boolean(),
          updatedAt: moment,
          updatedBy: Type.String(),
          /** When a scheduled release publishes a revision of it. */
          scheduledFor: Type.Optional(moment),
        }),
      ),
    }),
    refusals: [],
  },
  createRelease: {
    body: Type.Object(
      {
        name: Type.String({ minLength: 1, maxLength: MAX_RELEASE_NAME_LENGTH }),
        documents: Type.Array(Type.Object({ ...document, baseRevision: revision }, closed), {
          minItems: 1,
          maxItems: RELEASE_DOCUMENTS,
        }),
        /** Milliseconds since 1970; immediately if missing or in the past. */
        publishOn: Type.Optional(Type.Integer({ minimum: 0, maximum: LATEST_MS })),
      },
      closed,
    ),
    answer: Type.Object({
      ...release.properties,
      /** Unpublished documents that visitors need to open what was published, such as the page of a post. */
      blockedBy: Type.Array(Type.Object({ ...titled.properties, revision })),
    }),
    /** `data.document` is the one that cannot be published. */
    refusals: [...pagePublishRefusals, 'bad-request'],
  },
  listReleases: { answer: Type.Object({ releases: Type.Array(release) }), refusals: [] },
  cancelRelease: { params: idParams, answer: done, refusals: ['not-found', 'release-finished'] },
} as const satisfies Record<string, CallSchemas>;
