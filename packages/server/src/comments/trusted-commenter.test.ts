import { commentCalls } from '@sitewright/api/comments';
import { contributorCalls } from '@sitewright/api/contributors';
import { roles } from '@sitewright/domain/contributors';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../http/http-tables.ts';
import { accept, openDraftSite, publishItem, publishPage, type TestBrowser } from '../testing/index.ts';

const { app, owner, site, database, signInAs } = await openDraftSite('trusted-comments');
const journal = await publishPage(owner, { kind: 'blog', title: 'Journal' });
const post = await publishItem(owner, journal, { title: 'Post' });
beforeEach(() => database.delete(rateLimits));

/** From a page of the site, whose script sends the crumb of visitors. */
const write = async (browser: TestBrowser, body: string) => {
  const { sessionCrumb } = browser;
  browser.sessionCrumb = undefined;
  const comment = { params: { id: post }, body: { authorName: 'Ada', body } };
  const answer = accept(await browser.client.send(commentCalls.add, comment));
  browser.sessionCrumb = sessionCrumb;
  return answer;
};

describe('[ROLE-01 (rule)] a comment that needs approval', () => {
  it('is shown at once for a trusted commenter and a moderator, but not for other roles', async () => {
    const waits = await Promise.all(
      (['commenter', 'moderator', 'viewer', 'reporting'] as const).map(async (name) => {
        const { isWaiting } = await write(await signInAs(roles[name].code), `By a ${name}`);
        return [name, isWaiting];
      }),
    );
    expect(waits).toEqual([
      ['commenter', false],
      ['moderator', false],
      ['viewer', true],
      ['reporting', true],
    ]);
  });

  it('waits again once they signed out', async () => {
    const trusted = await app.signIn(site, {
      email: `role${roles.commenter.code}@example.com`,
      password: 'a password for the role',
    });
    expect((await write(trusted, 'Signed in')).isWaiting).toBe(false);
    accept(await trusted.client.send(contributorCalls.signOut, {}));
    expect((await write(trusted, 'Signed out')).isWaiting).toBe(true);
  });

  it('is shown at once without script too', async () => {
    const trusted = await app.signIn(site, {
      email: `role${roles.commenter.code}@example.com`,
      password: 'a password for the role',
    });
    const answer = await trusted.open(`/-/comments/${post}?to=/journal/post`, {
      method: 'POST',
      headers: { origin: trusted.origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ authorName: 'Ada', body: 'Plain', parentId: '' }).toString(),
    });
    expect(answer.headers['location']).toContain('notice=comment-shown');
  });
});
