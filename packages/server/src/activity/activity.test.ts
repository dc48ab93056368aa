import { activityCalls } from '@sitewright/api/activity';
import { activityTexts } from '@sitewright/api/capabilities';
import { contributorCalls } from '@sitewright/api/contributors';
import { documentCalls } from '@sitewright/api/documents';
import { mediaCalls } from '@sitewright/api/media';
import { pageCalls } from '@sitewright/api/pages';
import { siteCalls } from '@sitewright/api/sites';
import { describe, expect, it } from 'vitest';
import { newId } from '../ids/index.ts';
import { accept, createTestDatabase, publishItem, publishPage, startTestApp } from '../testing/index.ts';

const { database, pool } = await createTestDatabase();
const testApp = await startTestApp(database);
const site = await testApp.addSite('diary');

const countRows = async (): Promise<number> => {
  const { rows } = await pool.query('select count(*)::int as count from activity where website_id = $1', [
    site.id,
  ]);
  return rows[0].count as number;
};

it('keeps who changed what, with the values before and after', async () => {
  const owner = await testApp.signIn(site);
  const read = await owner.client.send(siteCalls.readSettings, {});
  if (!read.ok) throw new Error(read.refusal.message);
  await owner.client.send(siteCalls.saveSettings, { body: { ...read.answer, title: 'Diary of changes' } });
  const listed = await owner.client.send(activityCalls.list, { query: {} });
  expect(listed).toMatchObject({
    ok: true,
    answer: {
      entries: [
        { who: 'Owner', call: 'sites.saveSettings', summary: 'Changed the site title to “Diary of changes”' },
      ],
    },
  });
  const { rows } = await pool.query('select before, after from activity where website_id = $1', [site.id]);
  expect(rows[0]).toMatchObject({ before: { title: 'Site diary' }, after: { title: 'Diary of changes' } });
});

describe('what it says', () => {
  const changingCalls = testApp.app.capabilities
    .flatMap(({ calls = [] }) => calls)
    .filter(
      ({ statement }) =>
        statement.method !== 'GET' &&
        (statement.caller === 'administrator' ||
          (statement.caller === 'contributor' && !statement.isUnlogged)),
    )
    .map(({ name }) => name);

  it('is a sentence for every owner call that changes something', () => {
    expect(changingCalls.length).toBeGreaterThan(40);
    expect(changingCalls.filter((name) => !Object.hasOwn(activityTexts, name))).toEqual([]);
  });

  it('has no sentence for a call that is gone', () => {
    const known = new Set([...changingCalls, 'contributors.acceptInvitation', 'contributors.changePassword']);
    expect(Object.keys(activityTexts).filter((name) => !known.has(name))).toEqual([]);
  });

  it('names pages, files and people as their owner knows them, with a way to them', async () => {
    const place = await testApp.addSite('told');
    const owner = await testApp.signIn(place);
    const entries = async () =>
      accept(await owner.client.send(activityCalls.list, { query: {} })).entries.toReversed();
    const studio = await publishPage(owner, { title: 'Studio' });
    const journal = await publishPage(owner, { kind: 'blog', title: 'Journal' });
    const post = await publishItem(owner, journal, { title: 'Ink' });
    const params = { kind: 'collection', id: studio } as const;
    accept(
      await owner.client.send(documentCalls.runCommand, {
        body: {
          commandId: newId(),
          label: 'Page settings',
          steps: [
            {
              ...params,
              op: 'change',
              changes: [{ op: 'set', path: ['urlId'], before: 'studio', after: 'the-studio' }],
            },
          ],
        },
      }),
    );
    const file = accept(
      await owner.client.send(mediaCalls.uploadFile, {
        query: { filename: 'prices.pdf' },
        file: new Blob(['%PDF-1.4 x']),
      }),
    );
    accept(
      await owner.client.send(mediaCalls.update, { params: { id: file.id }, body: { altText: 'Prices' } }),
    );
    accept(await owner.client.send(mediaCalls.remove, { params: { id: file.id } }));
    accept(
      await owner.client.send(contributorCalls.invite, { body: { email: 'anna@example.com', roles: [4] } }),
    );
    accept(await owner.client.send(documentCalls.trash, { params: { kind: 'item', id: post } }));
    const told = await entries();
    expect(told.map(({ summary }) => summary)).toEqual([
      'Created page “Studio”',
      'Saved a draft of page “Studio”',
      'Published page “Studio”',
      'Created page “Journal”',
      'Saved a draft of page “Journal”',
      'Published page “Journal”',
      'Created post “Ink”',
      'Saved a draft of post “Ink”',
      'Published post “Ink”',
      'Changed the URL of page “Studio” from /studio to /the-studio, as a draft',
      'Uploaded file “prices.pdf”',
      'Changed the alt text of file “prices.pdf”',
      'Moved file “prices.pdf” to the trash',
      'Invited anna@example.com as Editor',
      'Moved post “Ink” to the trash',
    ]);
    const links = told.map(({ parts }) => parts.find(({ link }) => link));
    expect(links[2]).toEqual({ text: 'Studio', link: { screen: 'page', at: '/the-studio' } });
    expect(links[8]).toBeUndefined();
    expect(links[10]).toBeUndefined();
    expect(links[13]).toEqual({ text: 'anna@example.com', link: { screen: 'contributors' } });
  });

  it('leads to the homepage at the address where visitors find it', async () => {
    const place = await testApp.addSite('front');
    const owner = await testApp.signIn(place);
    const pageId = await publishPage(owner, { title: 'Front' });
    const linkOf = async () => {
      const { entries } = accept(await owner.client.send(activityCalls.list, { query: {} }));
      return entries.at(-1)?.parts.find((part) => part.link)?.link;
    };
    expect(await linkOf()).toEqual({ screen: 'page', at: '/front' });
    accept(await owner.client.send(pageCalls.setHomepage, { body: { pageId } }));
    expect(await linkOf()).toEqual({ screen: 'page', at: '/' });
  });

  it('goes on naming what was erased since, and shows no id of anything', async () => {
    const owner = await testApp.signIn(site);
    const id = await publishPage(owner, { title: 'Short-lived' });
    accept(await owner.client.send(documentCalls.trash, { params: { kind: 'collection', id } }));
    await pool.query('delete from documents where document_id = $1', [id]);
    const { entries } = accept(await owner.client.send(activityCalls.list, { query: {} }));
    expect(entries[0]?.summary).toBe('Moved page “Short-lived” to the trash');
    for (const { summary } of entries) {
      expect(summary).not.toMatch(/[0-9a-f]{24}/);
      expect(summary).not.toMatch(/^\w+\.\w+$/);
    }
  });

  it('reads well for lines that were kept before titles were', async () => {
    const owner = await testApp.signIn(site);
    const id = await publishPage(owner, { title: 'Old page' });
    await pool.query(
      `insert into activity (website_id, activity_id, happened_at, account_id, who, call, subject, after)
       values ($1, repeat('f', 24), now(), 'x', 'Ada', 'pages.publish', $2, '{"revision": 3}')`,
      [site.id, `collection:${id}`],
    );
    const { entries } = accept(await owner.client.send(activityCalls.list, { query: {} }));
    await pool.query(`delete from activity where activity_id = repeat('f', 24)`);
    expect(entries[0]).toMatchObject({ who: 'Ada', summary: 'Published page “Old page”' });
  });
});

it('keeps nothing of a call that was refused', async () => {
  const owner = await testApp.signIn(site);
  const before = await countRows();
  const refused = await owner.client.send(contributorCalls.invite, { body: { email: 'nobody', roles: [4] } });
  expect(refused.ok).toBe(false);
  expect(await countRows()).toBe(before);
});

it('goes on by cursor, newest first', async () => {
  const owner = await testApp.signIn(site);
  for (let i = 0; i < 19; i += 1)
    await owner.client.send(contributorCalls.invite, {
      body: { email: `person${i}@example.com`, roles: [10] },
    });
  await pool.query(
    `insert into activity (website_id, activity_id, happened_at, account_id, who, call)
     select $1, lpad(to_hex(n), 24, '0'), now(), 'x', 'Import', 'sites.saveSettings' from generate_series(1, 60) n`,
    [site.id],
  );
  const first = await owner.client.send(activityCalls.list, { query: {} });
  if (!first.ok || first.answer.nextCursor === null) throw new Error('There must be a second page.');
  const second = await owner.client.send(activityCalls.list, { query: { cursor: first.answer.nextCursor } });
  if (!second.ok) throw new Error(second.refusal.message);
  const ids = [...first.answer.entries, ...second.answer.entries].map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted().toReversed());
  expect(new Set(ids).size).toBe(ids.length);
});
