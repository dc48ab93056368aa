import { commentCalls } from '@sitewright/api/comments';
import { commentSchemas } from '@sitewright/api/comments/schemas';
import { commentLimits } from '@sitewright/domain/comments';
import { isId } from '@sitewright/domain/ids';
import { implementCalls, isRefusal, refuse, type ImplementedCall } from '../http/index.ts';
import { bumpSubjects } from '../sites/index.ts';
import { addComment, likeItem } from './comments-service.ts';
import {
  approveComment,
  deleteComment,
  findComment,
  findShownItem,
  listComments,
  listSiteComments,
  putCommentSettings,
  readSettings,
  recountComments,
  type CommentRow,
} from './comments-store.ts';

const PAGE = 50;

const describe = ({ commentId, parentId, authorName, body, createdAt }: Omit<CommentRow, 'websiteId'>) => ({
  id: commentId,
  ...(parentId === null ? {} : { parentId }),
  authorName,
  body,
  addedOn: createdAt.toISOString(),
});

export const implementCommentCalls = (secret: string): ImplementedCall[] =>
  implementCalls({
    capability: 'comments',
    calls: commentCalls,
    schemas: commentSchemas,
    handlers: {
      async list({ params: { id: itemId } }, { database, site, now }) {
        if (!(await findShownItem(database, site.id, { itemId, now }))) return refuse('not-found');
        const rows = await listComments(database, site.id, { itemId, most: commentLimits.SHOWN });
        return { comments: rows.map(describe) };
      },
      async add({ params, body }, context) {
        const row = await addComment(context, params.id, body);
        return isRefusal(row) ? row : { comment: describe(row), isWaiting: row.state === 'pending' };
      },
      like: ({ params }, context) => likeItem(context, params.id, secret),
      async listAll({ query }, { database, site }) {
        if (query.cursor !== undefined && !isId(query.cursor)) return refuse('bad-request');
        const rows = await listSiteComments(database, site.id, {
          most: PAGE + 1,
          ...(query.state === undefined ? {} : { state: query.state }),
          ...(query.cursor === undefined ? {} : { before: query.cursor }),
        });
        const shown = rows.slice(0, PAGE);
        return {
          comments: shown.map((row) => ({ ...describe(row), itemId: row.itemId, state: row.state })),
          nextCursor: rows.length > PAGE ? (shown.at(-1)?.commentId ?? null) : null,
        };
      },
      async approve({ params }, { database, site, note }) {
        const found = await findComment(database, site.id, params.id);
        if (!found) return refuse('not-found');
        await approveComment(database, site.id, params.id);
        await recountComments(database, site.id, [found.itemId]);
        await bumpSubjects(database, site.id, [`item:${found.itemId}`]);
        note({ subject: `comment:${params.id}` });
        return {};
      },
      async remove({ params }, { database, site, note }) {
        const found = await findComment(database, site.id, params.id);
        if (!found) return refuse('not-found');
        await deleteComment(database, site.id, params.id);
        await recountComments(database, site.id, [found.itemId]);
        await bumpSubjects(database, site.id, [`item:${found.itemId}`]);
        note({ subject: `comment:${params.id}` });
        return {};
      },
      readSettings: (_input, { database, site }) => readSettings(database, site.id),
      async saveSettings({ body }, { database, site, note }) {
        const before = await readSettings(database, site.id);
        await putCommentSettings(database, site.id, body);
        await bumpSubjects(database, site.id, ['site']);
        note({ subject: 'comment-settings', before, after: body });
        return body;
      },
    },
  });
