import { afterAll, expect, it } from 'vitest';
import {
  createTestDatabase,
  OWNER,
  readEmailText,
  startSmtpStandIn,
  startTestApp,
  TestBrowser,
} from '../testing/index.ts';

const { database } = await createTestDatabase();
const mailbox = await startSmtpStandIn();
afterAll(() => mailbox.close());
const SMTP_URL = `smtp://u:p@127.0.0.1:${mailbox.port}?from=only@only.example`;
const { app, addSite, port, clock } = await startTestApp(database, { SMTP_URL });
await addSite('only');

it('never names a host in an email that a stranger wrote into the request', async () => {
  app.jobs.start();
  const stranger = new TestBrowser(port, 'evil.example');
  stranger.cookies.set('crumb', 'aaaaaaaaaaaaaaaaaaaaaa');
  const answer = await stranger.open('/api/contributors/password-reset', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': 'aaaaaaaaaaaaaaaaaaaaaa' },
    body: JSON.stringify({ email: OWNER.email }),
  });
  expect(answer.status).toBe(200);
  const readEmail = (): string => {
    clock.now = new Date();
    return mailbox.emails.map(readEmailText).join();
  };
  await expect.poll(readEmail, { timeout: 60_000 }).toContain(`http://only.localhost:${port}/config`);
  expect(readEmail()).not.toContain('evil.example');
  await app.jobs.stop();
});
