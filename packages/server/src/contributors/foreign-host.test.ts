import { expect, it } from 'vitest';
import { createTestDatabase, OWNER, startTestApp, TestBrowser } from '../testing/index.ts';

const { database, pool } = await createTestDatabase();
const { app, addSite, port, clock } = await startTestApp(database);
await addSite('only');

it('never names a host in a letter that a stranger wrote into the request', async () => {
  app.jobs.start();
  const stranger = new TestBrowser(port, 'evil.example');
  stranger.cookies.set('crumb', 'aaaaaaaaaaaaaaaaaaaaaa');
  const answer = await stranger.open('/api/contributors/password-reset', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': 'aaaaaaaaaaaaaaaaaaaaaa' },
    body: JSON.stringify({ email: OWNER.email }),
  });
  expect(answer.status).toBe(200);
  const readLetter = async (): Promise<string | undefined> =>
    (await pool.query('select text from mail_outbox where to_address = $1', [OWNER.email])).rows[0]
      ?.text as string;
  clock.now = new Date();
  await expect.poll(readLetter, { timeout: 10_000 }).toBeDefined();
  expect(await readLetter()).toContain(`http://only.localhost:${port}/config`);
  expect(await readLetter()).not.toContain('evil.example');
  await app.jobs.stop();
});
