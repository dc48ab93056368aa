import { contentStatuses } from '@sitewright/domain/pages';
import { Type } from 'typebox';
import { closed, cursorQuery, done, id, idParams, moment, nextCursor } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';
import { savedDocument } from '../documents/documents-schemas.ts';

const status = Type.Enum([...contentStatuses]);
const revision = Type.Integer({ minimum: 1 });
const title = Type.String({ minLength: 1, maxLength: 200 });
const urlId = Type.Optional(Type.String({ maxLength: 200 }));

const publishing = Type.Object(
  { baseRevision: revision, status: Type.Optional(status), publishOn: Type.Optional(Type.Integer()) },
  closed,
);

const saving = ['not-found', 'conflict', 'trashed', 'document-invalid', 'page-invalid', 'url-taken'] as const;

const listedFacts = {
  id,
  title: Type.String(),
  fullUrl: Type.String(),
  status,
  /** Scheduled, Needs Review, Draft or Private; empty for what is published. */
  statusLabel: Type.String(),
  revision,
  hasChanges: Type.Boolean(),
  isPublished: Type.Boolean(),
  updatedOn: moment,
};

const author = Type.Object(
  {
    id: Type.Optional(id),
    displayName: Type.String({ minLength: 1, maxLength: 100 }),
    firstName: Type.Optional(Type.String({ maxLength: 100 })),
    lastName: Type.Optional(Type.String({ maxLength: 100 })),
    avatarId: Type.Optional(id),
    bio: Type.Optional(Type.String({ maxLength: 5000 })),
    websiteUrl: Type.Optional(Type.String({ maxLength: 500 })),
  },
  closed,
);

const authorList = Type.Object({ authors: Type.Array(author, { maxItems: 500 }) }, closed);

export const pageSchemas = {
  list: {
    answer: Type.Object({
      pages: Type.Array(
        Type.Object({
          ...listedFacts,
          urlId: Type.String(),
          typeName: Type.String(),
          type: Type.Integer(),
          navigation: Type.String(),
          isHomepage: Type.Boolean(),
          isFolder: Type.Boolean(),
          permission: Type.Integer(),
          parentId: Type.Optional(id),
        }),
      ),
    }),
    refusals: [],
  },
  create: {
    body: Type.Object({ kind: Type.String(), title, urlId, parentId: Type.Optional(id) }, closed),
    answer: savedDocument,
    refusals: ['page-type-unknown', ...saving],
  },
  duplicate: { params: idParams, answer: savedDocument, refusals: saving },
  publish: {
    params: idParams,
    body: publishing,
    answer: savedDocument,
    refusals: [...saving, 'status-refused'],
  },
  setPassword: {
    params: idParams,
    body: Type.Object({ password: Type.Union([Type.String({ maxLength: 100 }), Type.Null()]) }, closed),
    answer: done,
    refusals: ['not-found', 'page-password-invalid'],
  },
  listItems: {
    params: idParams,
    query: cursorQuery,
    answer: Type.Object({ items: Type.Array(Type.Object(listedFacts)), nextCursor }),
    refusals: ['not-found'],
  },
  createItem: {
    params: idParams,
    body: Type.Object({ title, urlId, recordType: Type.Optional(Type.Integer()) }, closed),
    answer: savedDocument,
    refusals: saving,
  },
  orderItems: {
    params: idParams,
    body: Type.Object({ ids: Type.Array(id, { minItems: 1, maxItems: 250, uniqueItems: true }) }, closed),
    answer: done,
    refusals: ['not-found'],
  },
  duplicateItem: { params: idParams, answer: savedDocument, refusals: saving },
  publishItem: {
    params: idParams,
    body: publishing,
    answer: savedDocument,
    refusals: [...saving, 'status-refused'],
  },
  listAuthors: { answer: authorList, refusals: [] },
  saveAuthors: { body: authorList, answer: authorList, refusals: [] },
} as const satisfies Record<string, CallSchemas>;
