import { Type } from 'typebox';
import { closed, cursorQuery, done, id, idParams, moment, nextCursor } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const comment = Type.Object({
  id,
  parentId: Type.Optional(id),
  authorName: Type.String(),
  /** Link of the author's name. */
  website: Type.Optional(Type.String()),
  /** Plain text. */
  body: Type.String(),
  addedOn: moment,
});

const settings = Type.Object(
  {
    commentsEnabled: Type.Boolean(),
    simpleLikingEnabled: Type.Boolean(),
    commentApprovalRequired: Type.Boolean(),
    commentAnonAllowed: Type.Boolean(),
    commentThreaded: Type.Boolean(),
    commentEnableByDefault: Type.Boolean(),
    commentDisableAfterDaysDefault: Type.Integer({ minimum: 0, maximum: 3650 }),
    revision: Type.Integer(),
  },
  closed,
);

const likes = Type.Object({ likeCount: Type.Integer() });

export const commentSchemas = {
  list: {
    params: idParams,
    query: cursorQuery,
    /** The latest ones, oldest first; the cursor is for the ones before them. */
    answer: Type.Object({ comments: Type.Array(comment), nextCursor }),
    refusals: ['not-found', 'bad-request'],
  },
  add: {
    params: idParams,
    // Lengths are checked by the domain, whose messages name the field.
    body: Type.Object(
      {
        authorName: Type.String(),
        email: Type.Optional(Type.String()),
        website: Type.Optional(Type.String()),
        body: Type.String(),
        parentId: Type.Optional(id),
      },
      closed,
    ),
    answer: Type.Object({ comment, isWaiting: Type.Boolean() }),
    refusals: [
      'not-found',
      'comments-closed',
      'comment-empty',
      'comment-too-long',
      'comment-name-missing',
      'comment-name-too-long',
      'comment-email-missing',
      'comment-email-invalid',
      'comment-website-invalid',
      'comment-parent-gone',
    ],
  },
  like: { params: idParams, answer: likes, refusals: ['not-found', 'likes-off'] },
  unlike: { params: idParams, answer: likes, refusals: ['not-found', 'likes-off'] },
  listAll: {
    query: Type.Object(
      { ...cursorQuery.properties, state: Type.Optional(Type.Enum(['pending', 'approved'])) },
      closed,
    ),
    answer: Type.Object({
      comments: Type.Array(
        Type.Object({
          ...comment.properties,
          /** Visible to the owner only. */
          email: Type.Optional(Type.String()),
          itemId: id,
          state: Type.Enum(['pending', 'approved']),
        }),
      ),
      nextCursor,
    }),
    refusals: ['bad-request'],
  },
  approve: { params: idParams, answer: done, refusals: ['not-found'] },
  remove: { params: idParams, answer: done, refusals: ['not-found'] },
  readSettings: { answer: settings, refusals: [] },
  saveSettings: { body: settings, answer: settings, refusals: ['conflict'] },
} as const satisfies Record<string, CallSchemas>;
