import { commentLimits } from '@sitewright/domain/comments';
import { Type } from 'typebox';
import { closed, cursorQuery, done, id, idParams, moment, nextCursor } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const comment = Type.Object({
  id,
  parentId: Type.Optional(id),
  authorName: Type.String(),
  /** Plain text. */
  body: Type.String(),
  addedOn: moment,
});

const settings = Type.Object(
  {
    commentsEnabled: Type.Boolean(),
    simpleLikingEnabled: Type.Boolean(),
    commentApprovalRequired: Type.Boolean(),
    commentThreaded: Type.Boolean(),
    commentEnableByDefault: Type.Boolean(),
    commentDisableAfterDaysDefault: Type.Integer({ minimum: 0, maximum: 3650 }),
  },
  closed,
);

export const commentSchemas = {
  list: { params: idParams, answer: Type.Object({ comments: Type.Array(comment) }), refusals: ['not-found'] },
  add: {
    params: idParams,
    body: Type.Object(
      {
        authorName: Type.String({ maxLength: commentLimits.NAME_LONGEST }),
        body: Type.String({ maxLength: commentLimits.BODY_LONGEST }),
        parentId: Type.Optional(id),
      },
      closed,
    ),
    answer: Type.Object({ comment, isWaiting: Type.Boolean() }),
    refusals: ['not-found', 'comments-closed', 'comment-empty', 'comment-name-missing'],
  },
  like: {
    params: idParams,
    answer: Type.Object({ likeCount: Type.Integer() }),
    refusals: ['not-found', 'likes-off'],
  },
  listAll: {
    query: Type.Object(
      { ...cursorQuery.properties, state: Type.Optional(Type.Enum(['pending', 'approved'])) },
      closed,
    ),
    answer: Type.Object({
      comments: Type.Array(
        Type.Object({ ...comment.properties, itemId: id, state: Type.Enum(['pending', 'approved']) }),
      ),
      nextCursor,
    }),
    refusals: ['bad-request'],
  },
  approve: { params: idParams, answer: done, refusals: ['not-found'] },
  remove: { params: idParams, answer: done, refusals: ['not-found'] },
  readSettings: { answer: settings, refusals: [] },
  saveSettings: { body: settings, answer: settings, refusals: [] },
} as const satisfies Record<string, CallSchemas>;
