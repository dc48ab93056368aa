import { activityCalls } from '@sitewright/api/activity';
import { contributorCalls } from '@sitewright/api/contributors';
import { siteCalls } from '@sitewright/api/sites';
import { expect, it } from 'vitest';
import { createTestDatabase, startTestApp } from '../testing/index.ts';

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
    answer: { entries: [{ who: 'Owner', call: 'sites.saveSettings', subject: 'settings' }] },
  });
  const { rows } = await pool.query('select before, after from activity where website_id = $1', [site.id]);
  expect(rows[0]).toMatchObject({ before: { title: 'Site diary' }, after: { title: 'Diary of changes' } });
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
