import { commentActions, commentLimits, moderationStates } from '@sitewright/domain/comments';
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
  /** Written by a contributor of the site. */
  isByTeam: Type.Boolean(),
});

const state = Type.Enum([...moderationStates]);

const settings = Type.Object(
  {
    commentsEnabled: Type.Boolean(),
    simpleLikingEnabled: Type.Boolean(),
    commentApprovalRequired: Type.Boolean(),
    commentAnonAllowed: Type.Boolean(),
    commentThreaded: Type.Boolean(),
    commentEnableByDefault: Type.Boolean(),
    commentDisableAfterDaysDefault: Type.Integer({
      minimum: 0,
      maximum: commentLimits.MAX_CLOSE_AFTER_DAYS,
    }),
    commentThreadDepth: Type.Integer({ minimum: 1, maximum: commentLimits.MAX_THREAD_DEPTH }),
    commentFlagsAllowed: Type.Boolean(),
    commentFlagThreshold: Type.Integer({ minimum: 0, maximum: commentLimits.MAX_FLAG_THRESHOLD }),
    commentTrustAfter: Type.Integer({ minimum: 0, maximum: commentLimits.MAX_TRUST_AFTER }),
    commentNotify: Type.Boolean(),
    commentNotifyEmail: Type.String({ maxLength: 254 }),
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
  flag: { params: idParams, answer: done, refusals: ['not-found', 'flags-off'] },
  listAll: {
    query: Type.Object(
      {
        ...cursorQuery.properties,
        state: Type.Optional(state),
        itemId: Type.Optional(id),
        /** Those that visitors reported since they were approved. */
        reported: Type.Optional(Type.Enum(['yes'])),
        search: Type.Optional(Type.String({ maxLength: commentLimits.MAX_SEARCH_LENGTH })),
      },
      closed,
    ),
    answer: Type.Object({
      comments: Type.Array(
        Type.Object({
          ...comment.properties,
          /** Visible to the owner only. */
          email: Type.Optional(Type.String()),
          itemId: id,
          state,
          flagCount: Type.Integer(),
          /** Name of the author of the comment that this one replies to. */
          repliesTo: Type.Optional(Type.String()),
          /** Title and path of the commented page. */
          itemTitle: Type.String(),
          itemPath: Type.String(),
        }),
      ),
      /** All comments of the site; on the first page only. */
      counts: Type.Optional(
        Type.Object({
          pending: Type.Integer(),
          approved: Type.Integer(),
          spam: Type.Integer(),
          /** Of the approved ones. */
          reported: Type.Integer(),
        }),
      ),
      nextCursor,
    }),
    refusals: ['bad-request'],
  },
  countPending: {
    /** At most a hundred are counted. */
    answer: Type.Object({ count: Type.Integer() }),
    refusals: [],
  },
  listCommented: {
    answer: Type.Object({
      items: Type.Array(
        Type.Object({ id, title: Type.String(), count: Type.Integer(), likeCount: Type.Integer() }),
      ),
    }),
    refusals: [],
  },
  moderate: {
    body: Type.Object(
      {
        ids: Type.Array(id, { minItems: 1, maxItems: commentLimits.MAX_MODERATED }),
        action: Type.Enum([...commentActions]),
      },
      closed,
    ),
    /** How many were changed; comments that another moderator deleted meanwhile are left out. */
    answer: Type.Object({ count: Type.Integer() }),
    refusals: [],
  },
  reply: {
    params: idParams,
    body: Type.Object({ body: Type.String() }, closed),
    answer: Type.Object({ comment }),
    refusals: ['not-found', 'comment-empty', 'comment-too-long'],
  },
  approve: { params: idParams, answer: done, refusals: ['not-found'] },
  remove: { params: idParams, answer: done, refusals: ['not-found'] },
  readSettings: { answer: settings, refusals: [] },
  saveSettings: { body: settings, answer: settings, refusals: ['conflict', 'comment-notify-email-invalid'] },
} as const satisfies Record<string, CallSchemas>;
