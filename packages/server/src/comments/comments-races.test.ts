import { commentCalls } from '@sitewright/api/comments';
import { defaultCommentSettings } from '@sitewright/domain/comments';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../http/http-tables.ts';
import {
  accept,
  createTestDatabase,
  publishItem,
  publishPage,
  raceWith,
  startTestApp,
} from '../testing/index.ts';
import { putCommentSettings } from './comments-store.ts';
import { commentFlags, comments } from './comments-tables.ts';

const { database, url: databaseUrl } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('races');
const owner = await app.signIn(site);
const journal = await publishPage(owner, { kind: 'blog', title: 'Journal' });
const post = await publishItem(owner, journal, { title: 'Post' });
await putCommentSettings(database, site.id, {
  ...defaultCommentSettings,
  commentApprovalRequired: false,
  commentFlagsAllowed: true,
  commentFlagThreshold: 1,
});
const visitor = app.visit(site);
await visitor.open('/');

beforeEach(async () => {
  await database.delete(rateLimits);
  await database.delete(comments);
  await database.delete(commentFlags);
});

const write = (body: string, parent: { readonly parentId?: string } = {}) =>
  visitor.client.send(commentCalls.add, {
    params: { id: post },
    body: { authorName: 'Ada', body, ...parent },
  });

/** A moderator who has locked the thread and changed the comment, but not committed. */
const moderator = (change: string, commentId: string) => ({
  databaseUrl,
  statement: `with thread as (select item_id from items where item_id = $1 for update)
    ${change} where comment_id = $2 and item_id in (select item_id from thread)`,
  values: [post, commentId],
});
const deletes = 'delete from comments';
const marksAsSpam = `update comments set state = 'spam'`;

describe('while a moderator deletes a comment', () => {
  it('a reply of a visitor is refused and not stored', async () => {
    const { id: parentId } = accept(await write('Lovely')).comment;
    const code = await raceWith(database, moderator(deletes, parentId), () => write('Indeed', { parentId }));
    expect(code).toBe('comment-parent-gone');
    expect(await database.select().from(comments)).toEqual([]);
  });

  it('a reply of a contributor is refused and not stored', async () => {
    const { id } = accept(await write('Lovely')).comment;
    const code = await raceWith(database, moderator(deletes, id), () =>
      owner.client.send(commentCalls.reply, { params: { id }, body: { body: 'Thanks' } }),
    );
    expect(code).toBe('not-found');
    expect(await database.select().from(comments)).toEqual([]);
  });

  it('a report is refused and not stored', async () => {
    const { id } = accept(await write('Lovely')).comment;
    const code = await raceWith(database, moderator(deletes, id), () =>
      visitor.client.send(commentCalls.flag, { params: { id } }),
    );
    expect(code).toBe('not-found');
    expect(await database.select().from(commentFlags)).toEqual([]);
  });

  it('an approval is refused', async () => {
    const { id } = accept(await write('Lovely')).comment;
    const code = await raceWith(database, moderator(deletes, id), () =>
      owner.client.send(commentCalls.approve, { params: { id } }),
    );
    expect(code).toBe('not-found');
  });
});

it('a report does not turn a comment back to pending that is being marked as spam', async () => {
  const { id } = accept(await write('Buy now')).comment;
  const code = await raceWith(database, moderator(marksAsSpam, id), () =>
    visitor.client.send(commentCalls.flag, { params: { id } }),
  );
  expect(code).toBe('not-found');
  expect(await database.select().from(comments)).toMatchObject([{ state: 'spam', flagCount: 0 }]);
});
