import { contentStatuses, pageRoleNames, publicationStates, termKinds } from '@sitewright/domain/pages';
import { Type } from 'typebox';
import { closed, done, id, idParams, moment, nextCursor } from '../call/call-schemas.ts';
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

const saveRefusals = [
  'not-found',
  'conflict',
  'trashed',
  'document-invalid',
  'page-invalid',
  'url-taken',
] as const;

/** `PublicationState` of the domain. */
const state = Type.Object({
  name: Type.Enum([...publicationStates]),
  isVisible: Type.Boolean(),
  at: Type.Optional(Type.Integer()),
});

const stateFacts = {
  state,
  /** The public URL; missing if never published. */
  publishedUrl: Type.Optional(Type.String()),
};

const listedFacts = {
  id,
  title: Type.String(),
  fullUrl: Type.String(),
  status,
  revision,
  hasChanges: Type.Boolean(),
  isPublished: Type.Boolean(),
  updatedOn: moment,
  ...stateFacts,
};

const listedItem = Type.Object({
  ...listedFacts,
  urlId: Type.String(),
  publishOn: Type.Optional(Type.Integer()),
  startDate: Type.Optional(Type.Integer()),
  displayIndex: Type.Optional(Type.Integer()),
  /** URL of its thumbnail. */
  pictureUrl: Type.Optional(Type.String()),
  categories: Type.Array(Type.String()),
});

const termKind = Type.Enum([...termKinds]);
const cursor = Type.Optional(Type.String({ maxLength: 500 }));
const search = Type.Optional(Type.String({ maxLength: 200 }));

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

const authorList = Type.Object(
  { authors: Type.Array(author, { maxItems: 500 }), revision: Type.Integer() },
  closed,
);

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
          role: Type.Optional(Type.Enum([...pageRoleNames])),
          permission: Type.Integer(),
          parentId: Type.Optional(id),
        }),
      ),
    }),
    refusals: [],
  },
  readState: {
    /** A page is a `collection`. */
    params: Type.Object({ kind: Type.String(), id: Type.String() }),
    answer: Type.Object(stateFacts),
    refusals: ['not-found'],
  },
  find: {
    query: Type.Object({ q: Type.String({ minLength: 1, maxLength: 200 }) }, closed),
    answer: Type.Object({
      found: Type.Array(
        Type.Object({
          kind: Type.Enum(['collection', 'item']),
          id,
          title: Type.String(),
          fullUrl: Type.String(),
          /** Type of the page, or of the item's page. */
          typeName: Type.String(),
          isFolder: Type.Boolean(),
          state,
        }),
      ),
    }),
    refusals: [],
  },
  create: {
    body: Type.Object({ kind: Type.String(), title, urlId, parentId: Type.Optional(id) }, closed),
    answer: savedDocument,
    refusals: ['page-type-unknown', ...saveRefusals, 'code-not-allowed'],
  },
  duplicate: { params: idParams, answer: savedDocument, refusals: [...saveRefusals, 'code-not-allowed'] },
  publish: {
    params: idParams,
    body: publishing,
    answer: savedDocument,
    refusals: [
      ...saveRefusals,
      'status-refused',
      'homepage-needed',
      'redirects-full',
      'code-not-allowed',
      'code-not-published',
    ],
  },
  setHomepage: {
    body: Type.Object({ pageId: id }, closed),
    answer: done,
    refusals: ['not-found', 'trashed', 'homepage-hidden', 'homepage-kind'],
  },
  setPassword: {
    params: idParams,
    body: Type.Object({ password: Type.Union([Type.String({ maxLength: 100 }), Type.Null()]) }, closed),
    answer: done,
    refusals: ['not-found', 'page-password-invalid'],
  },
  listItems: {
    params: idParams,
    query: Type.Object(
      {
        cursor,
        search,
        status: Type.Optional(Type.Enum([...contentStatuses, 'trashed'])),
        category: Type.Optional(Type.String({ maxLength: 200 })),
      },
      closed,
    ),
    answer: Type.Object({ items: Type.Array(listedItem), nextCursor }),
    refusals: ['not-found', 'bad-request'],
  },
  findItemUrl: {
    params: idParams,
    query: Type.Object(
      { wanted: Type.Optional(Type.String({ maxLength: 500 })), itemId: Type.Optional(id) },
      closed,
    ),
    answer: Type.Object({ urlId: Type.String() }),
    refusals: ['not-found'],
  },
  listTerms: {
    params: idParams,
    /** Default: tags. */
    query: Type.Object(
      {
        kind: Type.Optional(termKind),
        cursor,
        search,
        /** Two hundred at a time, or all that a page can have. */
        limit: Type.Optional(Type.Enum(['200', '10000'])),
      },
      closed,
    ),
    answer: Type.Object({
      terms: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
      /** Number of all matches, on all pages. */
      total: Type.Integer(),
      nextCursor,
      /** Running jobs that change many items, by any contributor. */
      changes: Type.Array(
        Type.Object({
          jobId: id,
          term: Type.String(),
          into: Type.Union([Type.String(), Type.Null()]),
          changed: Type.Integer(),
          total: Type.Integer(),
        }),
      ),
    }),
    refusals: ['not-found'],
  },
  changeTerm: {
    params: idParams,
    body: Type.Object(
      {
        kind: termKind,
        term: Type.String({ minLength: 1, maxLength: 200 }),
        /** The new name; null removes the term. */
        into: Type.Union([Type.String({ maxLength: 200 }), Type.Null()]),
        /** Whether it may be merged into an existing term. */
        mayMerge: Type.Boolean(),
      },
      closed,
    ),
    /** With many items, only a job is started. */
    answer: Type.Object({ changed: Type.Integer(), jobId: Type.Optional(id) }),
    refusals: ['not-found', 'term-exists', 'term-changing', 'term-invalid', 'code-not-allowed'],
  },
  readTermChange: {
    params: idParams,
    answer: Type.Object({
      changed: Type.Integer(),
      isFinished: Type.Boolean(),
      /** Why it failed. */
      message: Type.Optional(Type.String()),
    }),
    refusals: ['not-found'],
  },
  createItem: {
    params: idParams,
    body: Type.Object({ title, urlId, recordType: Type.Optional(Type.Integer()) }, closed),
    answer: savedDocument,
    refusals: [...saveRefusals, 'code-not-allowed'],
  },
  orderItems: {
    params: idParams,
    body: Type.Object({ ids: Type.Array(id, { minItems: 1, maxItems: 250, uniqueItems: true }) }, closed),
    answer: done,
    refusals: ['not-found'],
  },
  duplicateItem: { params: idParams, answer: savedDocument, refusals: [...saveRefusals, 'code-not-allowed'] },
  publishItem: {
    params: idParams,
    body: publishing,
    answer: savedDocument,
    refusals: [...saveRefusals, 'status-refused', 'redirects-full', 'code-not-allowed', 'code-not-published'],
  },
  listAuthors: { answer: authorList, refusals: [] },
  saveAuthors: { body: authorList, answer: authorList, refusals: ['conflict', 'code-not-allowed'] },
} as const satisfies Record<string, CallSchemas>;
