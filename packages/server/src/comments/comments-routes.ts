import { commentCalls } from '@sitewright/api/comments';
import { commentSchemas } from '@sitewright/api/comments/schemas';
import { commentLimits } from '@sitewright/domain/comments';
import { isId } from '@sitewright/domain/ids';
import { accessOf } from '../page-access/index.ts';
import type { Queryable } from '../database/index.ts';
import {
  implementCalls,
  isRefusal,
  refuse,
  type ImplementedCall,
  type VisitorContext,
} from '../http/index.ts';
import { invalidateCacheTags, readSavedRevision, incrementRevisionIfCurrent } from '../sites/index.ts';
import { addComment, invalidateThreads, setLike, type WrittenComment } from './comments-service.ts';
import {
  approveComment,
  deleteComment,
  findComment,
  findVisibleItem,
  listSiteComments,
  putCommentSettings,
  readSettings,
  type CommentFilter,
  type CommentRow,
} from './comments-store.ts';

const PAGE = 50;

const describe = ({ commentId, parentId, authorName, website, body, createdAt }: WrittenComment) => ({
  id: commentId,
  ...(parentId === null ? {} : { parentId }),
  authorName,
  ...(website === null ? {} : { website }),
  body,
  addedOn: createdAt.toISOString(),
});

const describeForOwner = (row: CommentRow) => ({
  ...describe(row),
  ...(row.email === null ? {} : { email: row.email }),
  itemId: row.itemId,
  state: row.state,
});

interface PageWish extends Omit<CommentFilter, 'before'> {
  readonly cursor?: string;
}

/** Newest first; one more is read than listed, to know whether there is a next page. */
const readPage = async (database: Queryable, websiteId: string, { cursor, ...filter }: PageWish) => {
  if (cursor !== undefined && !isId(cursor)) return refuse('bad-request');
  const read = await listSiteComments(database, websiteId, {
    ...filter,
    limit: filter.limit + 1,
    ...(cursor === undefined ? {} : { before: cursor }),
  });
  const rows = read.slice(0, filter.limit);
  return { rows, nextCursor: read.length > rows.length ? (rows.at(-1)?.commentId ?? null) : null };
};

const withAccess = (context: VisitorContext, secret: string) => ({
  ...context,
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
        const filter = { itemId, state: 'approved', limit: commentLimits.SHOWN } as const;
        const page = await readPage(database, site.id, { ...query, ...filter });
        return isRefusal(page) ? page : { ...page, comments: page.rows.toReversed().map(describe) };
      },
      async add({ params, body }, context) {
        const row = await addComment(withAccess(context, secret), params.id, body);
        return isRefusal(row) ? row : { comment: describe(row), isWaiting: row.state === 'pending' };
      },
      like: ({ params }, context) =>
        setLike(withAccess(context, secret), { itemId: params.id, isLiked: true, secret }),
      unlike: ({ params }, context) =>
        setLike(withAccess(context, secret), { itemId: params.id, isLiked: false, secret }),
      async listAll({ query }, { database, site }) {
        const page = await readPage(database, site.id, { ...query, limit: PAGE });
        return isRefusal(page) ? page : { ...page, comments: page.rows.map(describeForOwner) };
      },
      async approve({ params }, { database, site, note }) {
        const found = await findComment(database, site.id, params.id);
        if (!found) return refuse('not-found');
        await approveComment(database, site.id, params.id);
        await invalidateThreads(database, site.id, found.itemId);
        note({ subject: `comment:${params.id}`, after: { name: found.authorName, itemId: found.itemId } });
        return {};
      },
      async remove({ params }, { database, site, note }) {
        const found = await findComment(database, site.id, params.id);
        if (!found) return refuse('not-found');
        await deleteComment(database, site.id, params.id);
        await invalidateThreads(database, site.id, found.itemId);
        note({ subject: `comment:${params.id}`, before: { name: found.authorName, itemId: found.itemId } });
        return {};
      },
      async readSettings(_input, { database, site }) {
        const revision = await readSavedRevision(database, site.id, 'comment-settings');
        return { ...(await readSettings(database, site.id)), revision };
      },
      async saveSettings({ body: { revision, ...settings } }, { database, site, note }) {
        const saved = await incrementRevisionIfCurrent(database, site.id, {
          name: 'comment-settings',
          revision,
        });
        if (isRefusal(saved)) return saved;
        const before = await readSettings(database, site.id);
        await putCommentSettings(database, site.id, settings);
        await invalidateCacheTags(database, site.id, ['site']);
        note({ subject: 'comment-settings', before, after: settings });
        return { ...settings, revision: saved };
      },
    },
  });
