import { commentCalls } from '@sitewright/api/comments';
import { commentSchemas } from '@sitewright/api/comments/schemas';
import { commentLimits } from '@sitewright/domain/comments';
import { isId } from '@sitewright/domain/ids';
import { accessOf } from '../page-access/index.ts';
import {
  implementCalls,
  isRefusal,
  refuse,
  type ImplementedCall,
  type VisitorContext,
} from '../http/index.ts';
import { readSavedRevision } from '../sites/index.ts';
import { addComment, setLike, type WrittenComment } from './comments-service.ts';
import { findComment, findVisibleItem, listSiteComments, readSettings } from './comments-store.ts';
import { saveCommentSettings } from './comment-settings-service.ts';
import { flagComment } from './flag-comment.ts';
import { isTrustedCommenter } from './trusted-commenter.ts';
import { moderateComments, replyToComment } from './moderate-comments.ts';
import {
  countByState,
  countPending,
  listCommentedItems,
  listForModeration,
  type ModeratedComment,
} from './moderation-store.ts';

const PAGE = 50;

const describe = ({
  commentId,
  parentId,
  authorName,
  website,
  body,
  createdAt,
  contributorId = null,
}: WrittenComment) => ({
  id: commentId,
  ...(parentId === null ? {} : { parentId }),
  authorName,
  ...(website === null ? {} : { website }),
  body,
  addedOn: createdAt.toISOString(),
  isByTeam: contributorId !== null,
});

const describeForOwner = (row: ModeratedComment) => ({
  ...describe({ ...row, createdAt: new Date(row.createdAt) }),
  ...(row.email === null ? {} : { email: row.email }),
  ...(row.repliesTo === null ? {} : { repliesTo: row.repliesTo }),
  itemId: row.itemId,
  state: row.state,
  flagCount: row.flagCount,
  itemTitle: row.itemTitle,
  itemPath: row.itemPath,
});

interface PageWish {
  readonly cursor: string | undefined;
  readonly limit: number;
}

type ReadRows<Row> = (page: { readonly limit: number; readonly before?: string }) => Promise<readonly Row[]>;

/** Newest first; one more is read than listed, to know whether there is a next page. */
const readPage = async <Row extends { readonly commentId: string }>(
  { cursor, limit }: PageWish,
  readRows: ReadRows<Row>,
) => {
  if (cursor !== undefined && !isId(cursor)) return refuse('bad-request');
  const read = await readRows({ limit: limit + 1, ...(cursor === undefined ? {} : { before: cursor }) });
  const rows = read.slice(0, limit);
  return { rows, nextCursor: read.length > rows.length ? (rows.at(-1)?.commentId ?? null) : null };
};

const only = (id: string, action: 'approve' | 'delete', secret: string) => ({ ids: [id], action, secret });

const withAccess = (context: VisitorContext, secret: string) => ({
  ...context,
  secret,
  access: accessOf(context, secret),
});

export const implementCommentCalls = (secret: string): ImplementedCall[] =>
  implementCalls({
    capability: 'comments',
    calls: commentCalls,
    schemas: commentSchemas,
    handlers: {
      async list({ params: { id: itemId }, query }, context) {
        const { database, site, now, access } = withAccess(context, secret);
        if (!(await findVisibleItem(database, site.id, { itemId, now, access }))) return refuse('not-found');
        const page = await readPage({ cursor: query.cursor, limit: commentLimits.SHOWN }, (part) =>
          listSiteComments(database, site.id, { itemId, state: 'approved', ...part }),
        );
        if (isRefusal(page)) return page;
        return { comments: page.rows.toReversed().map(describe), nextCursor: page.nextCursor };
      },
      async add({ params, body }, context) {
        const isTrusted = () => isTrustedCommenter(context, { ...context, isOwnHost: true });
        const row = await addComment({ ...withAccess(context, secret), isTrusted }, params.id, body);
        return isRefusal(row) ? row : { comment: describe(row), isWaiting: row.state !== 'approved' };
      },
      like: ({ params }, context) =>
        setLike(withAccess(context, secret), { itemId: params.id, isLiked: true }),
      unlike: ({ params }, context) =>
        setLike(withAccess(context, secret), { itemId: params.id, isLiked: false }),
      flag: ({ params }, context) =>
        flagComment(withAccess(context, secret), { ...context, commentId: params.id }),
      async listAll({ query: { cursor, ...filter } }, { database, site }) {
        const page = await readPage({ cursor, limit: PAGE }, (part) =>
          listForModeration(database, site.id, { ...filter, ...part }),
        );
        if (isRefusal(page)) return page;
        return {
          comments: page.rows.map(describeForOwner),
          ...(cursor === undefined ? { counts: await countByState(database, site.id) } : {}),
          nextCursor: page.nextCursor,
        };
      },
      async countPending(_input, { database, site }) {
        return { count: await countPending(database, site.id) };
      },
      async listCommented(_input, { database, site }) {
        return { items: await listCommentedItems(database, site.id) };
      },
      async moderate({ body }, { database, site, note }) {
        const count = await moderateComments(database, site.id, { ...body, secret });
        note({ subject: 'comments', after: { action: body.action, count } });
        return { count };
      },
      async reply({ params, body }, context) {
        const row = await replyToComment({ ...context, secret }, params.id, body.body);
        if (isRefusal(row)) return row;
        context.note({ subject: `comment:${params.id}`, after: { itemId: row.itemId } });
        return { comment: describe(row) };
      },
      async approve({ params }, { database, site, note }) {
        const found = await findComment(database, site.id, params.id);
        if (!found) return refuse('not-found');
        const count = await moderateComments(database, site.id, only(params.id, 'approve', secret));
        if (count === 0) return refuse('not-found');
        note({ subject: `comment:${params.id}`, after: { name: found.authorName, itemId: found.itemId } });
        return {};
      },
      async remove({ params }, { database, site, note }) {
        const found = await findComment(database, site.id, params.id);
        if (!found) return refuse('not-found');
        const count = await moderateComments(database, site.id, only(params.id, 'delete', secret));
        if (count === 0) return refuse('not-found');
        note({ subject: `comment:${params.id}`, before: { name: found.authorName, itemId: found.itemId } });
        return {};
      },
      async readSettings(_input, { database, site }) {
        const revision = await readSavedRevision(database, site.id, 'comment-settings');
        return { ...(await readSettings(database, site.id)), revision };
      },
      saveSettings: ({ body }, context) => saveCommentSettings(context, body),
    },
  });
