import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { createJobRunner, jobSchedules, jobs, type JobRunner } from '../jobs/index.ts';
import {
  createTestDatabase,
  makeSelfSigned,
  startSmtpStandIn,
  type SmtpBehaviour,
  type SmtpStandIn,
} from '../testing/index.ts';
import {
  createMailJobs,
  enqueueMail,
  enqueueMails,
  listOutbox,
  mailOutbox,
  readSmtpUrl,
  createSecretLink,
  sendTogether,
  type MailMessage,
} from './index.ts';

const { database } = await createTestDatabase();
const site = '0190aaaaaaaaaaaaaaaaaaaa';
const email: MailMessage = {
  websiteId: site,
  to: 'ada@example.com',
  subject: 'Your order',
  text: 'Thank you!\n',
};

const secret = 'a secret of the installation, long enough';
let ahead = 0;
const clock = (): Date => new Date(Date.now() + ahead);

let runner: JobRunner | undefined;
let standIn: SmtpStandIn | undefined;
afterEach(async () => {
  await runner?.stop();
  await standIn?.close();
  await database.delete(jobs);
  await database.delete(jobSchedules);
  await database.delete(mailOutbox);
});

const startServer = async (behaviour?: SmtpBehaviour, port?: number): Promise<SmtpStandIn> => {
  standIn = await startSmtpStandIn(behaviour, port);
  return standIn;
};

/** For a server that says nothing; what is to be delivered may take the usual time. */
const impatient = { connect: 15_000, answer: 300 };

const startSending = (port?: number, parameters = '', timeouts?: typeof impatient): void => {
  const smtp =
    port === undefined
      ? {}
      : {
          smtp: {
            ...readSmtpUrl(`smtp://u:p@127.0.0.1:${port}?from=shop@shop.example${parameters}`),
            ...(timeouts ? { timeouts } : {}),
          },
        };
  const handlers = createMailJobs({ database, clock, secret, ...smtp });
  const log = pino({ level: 'silent' });
  runner = createJobRunner({ database, handlers, clock, log, nodeId: 'one', pollMilliseconds: 20 });
  runner.start();
};

const readMail = async (id: string) => {
  const [row] = await database.select().from(mailOutbox).where(eq(mailOutbox.id, id));
  return row;
};

const untilMail = (id: string, expected: object) =>
  vi.waitFor(async () => expect(await readMail(id)).toMatchObject(expected), { timeout: 60_000 });

/** Lets the pause between two attempts pass. */
const untilNextAttempt = async (): Promise<void> => {
  await vi.waitFor(async () => expect(await database.$count(jobs, eq(jobs.state, 'waiting'))).toBe(1), {
    timeout: 60_000,
  });
  ahead += 3_600_000;
};

it('sends an email as it was written', async () => {
  const server = await startServer();
  startSending(server.port);
  const id = await enqueueMail(database, {
    ...email,
    subject: 'Grüße\r\nBcc: eve@example.com',
    html: () => '<p>Thank you!</p>',
    fromName: 'Käthes "Café"',
    replyTo: 'owner@shop.example',
    headers: { 'List-Unsubscribe': '<https://shop.example/u>' },
  });
  await untilMail(id, { state: 'sent', attempts: 1, text: 'Thank you!\n' });
  const [received] = server.emails;
  expect(received).toMatchObject({ from: 'shop@shop.example', to: ['ada@example.com'] });
  expect(received?.headers).toMatchObject({
    to: 'ada@example.com',
    'reply-to': 'owner@shop.example',
    'message-id': `<${id}@shop.example>`,
    'list-unsubscribe': '<https://shop.example/u>',
    subject: expect.stringMatching(/^=\?UTF-8\?/),
  });
  expect(received?.headers).not.toHaveProperty('bcc');
  expect(received?.source).toContain('<p>Thank you!</p>');
});

describe('with STARTTLS required', () => {
  const required = '&requireTLS=true&tls.rejectUnauthorized=false';

  it('sends the password and the email encrypted', async () => {
    standIn = await startSmtpStandIn('takes', 0, makeSelfSigned());
    startSending(standIn.port, required);
    await untilMail(await enqueueMail(database, email), { state: 'sent', attempts: 1 });
    expect(standIn.emails).toMatchObject([{ to: ['ada@example.com'], isEncrypted: true }]);
  });

  it('sends nothing to a server that does not offer it', async () => {
    const plain = await startServer();
    startSending(plain.port, required);
    const id = await enqueueMail(database, email);
    await untilMail(id, { state: 'queued', attempts: 1, lastError: expect.stringContaining('STARTTLS') });
    expect(plain.emails).toEqual([]);
  });

  it('sends nothing to a server that nobody vouches for', async () => {
    standIn = await startSmtpStandIn('takes', 0, makeSelfSigned());
    startSending(standIn.port, '&requireTLS=true');
    const id = await enqueueMail(database, email);
    await untilMail(id, { state: 'queued', attempts: 1, lastError: expect.stringMatching(/self.signed/) });
    expect(standIn.emails).toEqual([]);
  });
});

it('sends nothing when the change it belongs to is rolled back', async () => {
  const server = await startServer();
  startSending(server.port);
  const failing = inTransaction(database, async (transaction) => {
    await enqueueMail(transaction, email);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await untilMail(await enqueueMail(database, { ...email, subject: 'Second' }), { state: 'sent' });
  expect(server.emails.map(({ headers }) => headers['subject'])).toEqual(['Second']);
});

it('sends one email to each recipient, and none of them if an address is none', async () => {
  const server = await startServer();
  startSending(server.port);
  const wrong = enqueueMails(database, { ...email, to: ['ada@example.com', 'nobody'] });
  await expect(wrong).rejects.toThrow('not a mail address');
  await enqueueMails(database, { ...email, to: [] });
  expect(await database.$count(mailOutbox)).toBe(0);
  await enqueueMails(database, { ...email, to: ['ada@example.com', 'bob@example.com'] });
  await vi.waitFor(() => expect(server.emails).toHaveLength(2), { timeout: 60_000 });
  expect(server.emails.flatMap(({ to }) => to).toSorted()).toEqual(['ada@example.com', 'bob@example.com']);
});

it('sends the few emails of one change with one job', async () => {
  const server = await startServer();
  await inTransaction(database, (transaction) =>
    sendTogether(transaction, site, async () => {
      await enqueueMail(transaction, { ...email, to: 'ines@example.com' });
      await enqueueMails(transaction, { ...email, to: ['ada@example.com', 'owner@shop.example'] });
    }),
  );
  expect((await database.select({ kind: jobs.kind }).from(jobs)).map(({ kind }) => kind)).toEqual([
    'mail.send-group',
  ]);
  startSending(server.port);
  await vi.waitFor(
    async () =>
      expect(
        (await listOutbox(database, site)).mails.map(({ to, state }) => `${to} ${state}`).toSorted(),
      ).toEqual(['ada@example.com sent', 'ines@example.com sent', 'owner@shop.example sent']),
    { timeout: 60_000 },
  );
});

describe('many emails at once', () => {
  const crowd = Array.from({ length: 60 }, (_, at) => `crowd${at}@example.com`);

  it('go out in a few jobs over few connections, each of them once', async () => {
    const server = await startServer();
    await enqueueMails(database, { ...email, to: crowd });
    expect(await database.$count(jobs)).toBe(2);
    startSending(server.port);
    await vi.waitFor(
      async () => expect(await database.$count(mailOutbox, eq(mailOutbox.state, 'sent'))).toBe(60),
      {
        timeout: 60_000,
      },
    );
    expect(server.emails.flatMap(({ to }) => to).toSorted()).toEqual(crowd.toSorted());
    expect(server.connections).toBeLessThanOrEqual(5);
  });

  it('of which the server takes a part: the others are sent later, and none twice', async () => {
    const server = await startServer('is-busy-for-some');
    await enqueueMails(database, { ...email, to: crowd.slice(0, 20) });
    startSending(server.port);
    await vi.waitFor(
      async () => expect(await database.$count(mailOutbox, eq(mailOutbox.state, 'sent'))).toBe(10),
      {
        timeout: 60_000,
      },
    );
    server.behaviour = 'takes';
    await untilNextAttempt();
    await vi.waitFor(
      async () => expect(await database.$count(mailOutbox, eq(mailOutbox.state, 'sent'))).toBe(20),
      {
        timeout: 60_000,
      },
    );
    expect(server.emails.flatMap(({ to }) => to).toSorted()).toEqual(crowd.slice(0, 20).toSorted());
  });

  it('are kept where there is no mail server', async () => {
    await enqueueMails(database, { ...email, to: crowd.slice(0, 20) });
    startSending();
    await vi.waitFor(
      async () => expect(await database.$count(mailOutbox, eq(mailOutbox.state, 'kept'))).toBe(20),
      {
        timeout: 60_000,
      },
    );
  });
});

it('puts nothing into the outbox for an address that is none', async () => {
  await expect(
    enqueueMail(database, { ...email, to: 'a@example.com\r\nBcc: b@example.com' }),
  ).rejects.toThrow('not a mail address');
  expect(await database.$count(mailOutbox)).toBe(0);
});

it('keeps emails for the owner when there is no mail server', async () => {
  startSending();
  const id = await enqueueMail(database, email);
  await untilMail(id, { state: 'kept', attempts: 0 });
  const { mails } = await listOutbox(database, site);
  expect(mails).toMatchObject([
    { id, state: 'kept', to: 'ada@example.com', subject: 'Your order', text: 'Thank you!\n' },
  ]);
});

describe('a link that opens something', () => {
  const link = 'https://shop.example/config/reset-password?token=abcdefgh';
  const secretLink = createSecretLink(secret, link);
  const withLink = (fields: Partial<MailMessage> = {}): MailMessage => ({
    ...email,
    text: `Open ${secretLink.placeholder} now`,
    html: () => `<a href="${secretLink.placeholder}">Open</a>`,
    secretLink,
    ...fields,
  });
  /** Everything that the database holds, as a backup or a reader of the table would have it. */
  const readEverything = async (): Promise<string> =>
    JSON.stringify([await database.select().from(mailOutbox), await database.select().from(jobs)]);

  it('goes out with the email, and stands nowhere before or after', async () => {
    const id = await enqueueMail(database, withLink({ keepsLink: true }));
    expect(await readEverything()).not.toContain('abcdefgh');
    const server = await startServer();
    startSending(server.port);
    await untilMail(id, { state: 'sent', sealedLink: '', text: `Open ${secretLink.placeholder} now` });
    expect(server.emails[0]?.source).toContain('token=abcdefgh');
    expect(await readEverything()).not.toContain('abcdefgh');
  });

  it('is kept for who sent it where there is no mail server, and for nobody otherwise', async () => {
    startSending();
    const [toPassOn, forNobody] = [withLink({ keepsLink: true }), withLink()];
    const kept = await enqueueMail(database, toPassOn);
    const gone = await enqueueMail(database, forNobody);
    await untilMail(kept, { state: 'kept', sealedLink: secretLink.sealed });
    await untilMail(gone, { state: 'kept', sealedLink: '' });
    expect(await readEverything()).not.toContain('abcdefgh');
  });

  it('is not kept either when the mail server refuses the email', async () => {
    startSending((await startServer('refuses-recipient')).port);
    const id = await enqueueMail(database, withLink());
    await untilMail(id, { state: 'failed', sealedLink: '' });
    expect(await readEverything()).not.toContain('abcdefgh');
  });

  it('cannot be sent once the secret was changed, and that is said', async () => {
    const server = await startServer();
    const id = await enqueueMail(
      database,
      withLink({ secretLink: createSecretLink(`${secret}, but another`, link) }),
    );
    startSending(server.port);
    await untilMail(id, {
      state: 'failed',
      lastError: expect.stringContaining('SITEWRIGHT_SECRET was changed'),
    });
    expect(server.emails).toEqual([]);
  });

  it('is erased from emails of an earlier version, which have it in their text', async () => {
    const old = {
      id: newId(),
      toAddress: 'ada@example.com',
      subject: 'Old',
      text: `Open ${link}`,
      eraseWhenSent: true,
    };
    await database.insert(mailOutbox).values({ ...old, state: 'kept', settledAt: clock() });
    startSending();
    await vi.waitFor(async () => expect(await database.$count(jobSchedules)).toBeGreaterThan(0), {
      timeout: 60_000,
    });
    ahead += 7 * 3_600_000;
    await untilMail(old.id, { text: '', subject: 'Old' });
    expect(await readEverything()).not.toContain('abcdefgh');
  });
});

describe('a mail server that', () => {
  it.each([
    ['refuses the recipient', 'refuses-recipient', 'no such mailbox'],
    ['refuses the email', 'refuses-email', 'looks like spam'],
  ] as const)('%s is not asked again', async (_, behaviour, reason) => {
    startSending((await startServer(behaviour)).port);
    const id = await enqueueMail(database, email);
    await untilMail(id, { state: 'failed', attempts: 1, lastError: expect.stringContaining(reason) });
    expect(await database.$count(jobs, eq(jobs.state, 'waiting'))).toBe(0);
  });

  it.each([
    ['is busy', 'is-busy', 'try again later'],
    ['hangs up', 'hangs-up', 'closed'],
    ['has another password', 'wrong-password', 'wrong password'],
  ] as const)('%s is asked again later', async (_, behaviour, reason) => {
    const server = await startServer(behaviour);
    startSending(server.port);
    const id = await enqueueMail(database, email);
    await untilMail(id, { state: 'queued', attempts: 1, lastError: expect.stringContaining(reason) });
    server.behaviour = 'takes';
    const next = await enqueueMail(database, email);
    await untilMail(next, { state: 'sent', attempts: 1 });
    expect(server.emails).toHaveLength(1);
    await untilNextAttempt();
    await untilMail(id, { state: 'sent', attempts: 2, lastError: null });
    expect(server.emails).toHaveLength(2);
  });

  it('says nothing is asked again later', async () => {
    const server = await startServer('is-slow');
    startSending(server.port, '', impatient);
    const id = await enqueueMail(database, email);
    await untilMail(id, { state: 'queued', attempts: 1, lastError: expect.stringContaining('Timeout') });
    await runner?.stop();
    server.behaviour = 'takes';
    startSending(server.port);
    await untilNextAttempt();
    await untilMail(id, { state: 'sent', attempts: 2, lastError: null });
    expect(server.emails).toHaveLength(1);
  });

  it('is down is written to when it is up', async () => {
    const { port, close } = await startServer();
    await close();
    startSending(port);
    const id = await enqueueMail(database, email);
    await untilMail(id, { state: 'queued', attempts: 1, lastError: expect.stringContaining('ECONNREFUSED') });
    const server = await startServer('takes', port);
    await untilNextAttempt();
    await untilMail(id, { state: 'sent', attempts: 2 });
    expect(server.emails).toHaveLength(1);
  });

  it('takes an email without saying so gets it again under the same message id', async () => {
    const server = await startServer('takes-and-hangs-up');
    startSending(server.port);
    const id = await enqueueMail(database, email);
    await untilMail(id, { state: 'queued', attempts: 1, lastError: expect.any(String) });
    server.behaviour = 'takes';
    await untilNextAttempt();
    await untilMail(id, { state: 'sent', attempts: 2 });
    const [first, second] = server.emails.map(({ headers }) => headers);
    expect(first?.['message-id']).toBe(`<${id}@shop.example>`);
    expect(second?.['message-id']).toBe(first?.['message-id']);
    expect(second?.['date']).toBe(first?.['date']);
  });
});

it('gives an email up after the last attempt and says why', async () => {
  const server = await startServer('is-busy');
  const id = await enqueueMail(database, email);
  await database.update(jobs).set({ maxAttempts: 1 });
  startSending(server.port);
  await untilMail(id, { state: 'failed', lastError: expect.stringContaining('try again later') });
  expect(await database.$count(jobs, eq(jobs.state, 'dead'))).toBe(1);
});

it('sweeps old emails that are settled, not those still to be sent', async () => {
  const old = new Date(clock().getTime() - 100 * 86_400_000);
  const common = { toAddress: 'ada@example.com', subject: '', text: '' };
  await database.insert(mailOutbox).values([
    { ...common, id: 'old-sent', state: 'sent', settledAt: old },
    { ...common, id: 'old-queued', createdAt: old },
    { ...common, id: 'new-sent', state: 'sent', settledAt: clock() },
  ]);
  startSending();
  await vi.waitFor(async () => expect(await database.$count(jobSchedules)).toBe(2), { timeout: 60_000 });
  ahead += 6 * 3_600_000;
  const left = () => database.select({ id: mailOutbox.id }).from(mailOutbox).orderBy(mailOutbox.id);
  await vi.waitFor(async () => expect(await left()).toEqual([{ id: 'new-sent' }, { id: 'old-queued' }]), {
    timeout: 60_000,
  });
});

describe('the outbox', () => {
  it('shows each site its own emails, the newest first, page by page', async () => {
    for (let i = 0; i < 60; i += 1) await enqueueMail(database, { ...email, subject: String(i) });
    await enqueueMail(database, { ...email, websiteId: '0190bbbbbbbbbbbbbbbbbbbb' });
    await enqueueMail(database, { to: 'admin@example.com', subject: 'Installation', text: '' });
    const first = await listOutbox(database, site);
    expect(first.mails).toHaveLength(50);
    const second = await listOutbox(
      database,
      site,
      first.cursor === undefined ? {} : { cursor: first.cursor },
    );
    expect(second.mails).toHaveLength(10);
    expect(second).not.toHaveProperty('cursor');
    const ids = [...first.mails, ...second.mails].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort().toReversed());
  });
});
