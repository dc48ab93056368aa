import { activityCalls } from '@sitewright/api/activity';
import { mailCalls } from '@sitewright/api/mail';
import { defaultMailSettings, type MailSettings } from '@sitewright/domain/mail';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rateLimits } from '../http/http-tables.ts';
import { installationSettings } from '../installation-settings/index.ts';
import {
  accept,
  createTestDatabase,
  readEmailHtml,
  readEmailText,
  startSmtpStandIn,
  startTestApp,
  type SmtpBehaviour,
  type SmtpStandIn,
} from '../testing/index.ts';
import { createSecretLink, enqueueMail, mailOutbox, type MailMessage } from './index.ts';

const { database } = await createTestDatabase();
const dns = new Map<string, string[][]>();
const addresses = new Map<string, string[]>();
const notFound = (name: string): never => {
  throw Object.assign(new Error(name), { code: 'ENOTFOUND' });
};
const app = await startTestApp(
  database,
  {},
  {
    dns: {
      txt: async (name) => dns.get(name) ?? notFound(name),
      addresses: async (name) => addresses.get(name) ?? notFound(name),
      mx: async (name) => notFound(name),
    },
  },
);
// Jobs are due by the clock of the machine, which runs on meanwhile.
app.clock.now = new Date(Date.now() + 3_600_000);
const site = await app.addSite('post');
const owner = await app.signInToManage(site);
const other = await app.addSite('other');

app.app.jobs.start();
afterAll(() => app.app.jobs.stop());
let standIn: SmtpStandIn | undefined;
afterEach(async () => {
  await standIn?.close();
  standIn = undefined;
});
beforeEach(async () => {
  dns.clear();
  await database.delete(rateLimits);
  await database.delete(mailOutbox);
  await owner.client.send(mailCalls.removeServer, {});
});

const email: MailMessage = { websiteId: site.id, to: 'ada@example.com', subject: 'Hi', text: 'Hello Ada' };

const server = { host: '127.0.0.1', security: 'none', username: '', from: 'shop@shop.test' } as const;

const useServer = async (behaviour: SmtpBehaviour = 'takes') => {
  standIn = await startSmtpStandIn(behaviour);
  const body = { ...server, port: standIn.port, password: null };
  accept(await owner.client.send(mailCalls.saveServer, { body }));
  return standIn;
};

const setSettings = async (settings: Partial<MailSettings>) =>
  owner.client.send(mailCalls.saveSettings, {
    body: {
      ...defaultMailSettings,
      ...settings,
      revision: accept(await owner.client.send(mailCalls.readSettings, {})).revision,
    },
  });

const untilState = (id: string, state: string) =>
  vi.waitFor(
    async () => {
      const [row] = await database.select().from(mailOutbox).where(eq(mailOutbox.id, id));
      expect(row?.state).toBe(state);
    },
    { timeout: 60_000 },
  );

describe('the mail server that an administrator enters', () => {
  it('is used for the next email, and its password is neither sent back nor readable in the database', async () => {
    const mailbox = await startSmtpStandIn();
    standIn = mailbox;
    const body = { ...server, port: mailbox.port, username: 'shop', password: 'hunter2 hunter2' };
    const saved = accept(await owner.client.send(mailCalls.saveServer, { body }));
    expect(saved).toEqual({
      source: 'app',
      ...server,
      port: mailbox.port,
      username: 'shop',
      hasPassword: true,
    });
    expect(JSON.stringify(accept(await owner.client.send(mailCalls.readServer, {})))).not.toContain(
      'hunter2',
    );
    expect(JSON.stringify(await database.select().from(installationSettings))).not.toContain('hunter2');
    await untilState(await enqueueMail(database, email), 'sent');
    expect(mailbox.emails).toMatchObject([{ from: 'shop@shop.test', to: ['ada@example.com'] }]);
  });

  it('keeps its password when the field stays empty, but gives it to no other host', async () => {
    const body = { ...server, port: 2525, username: 'shop', password: 'hunter2 hunter2' };
    accept(await owner.client.send(mailCalls.saveServer, { body }));
    const kept = { ...body, password: null, port: 2526 };
    expect(accept(await owner.client.send(mailCalls.saveServer, { body: kept })).hasPassword).toBe(true);
    const moved = { ...kept, host: 'elsewhere.test' };
    expect(accept(await owner.client.send(mailCalls.saveServer, { body: moved })).hasPassword).toBe(false);
  });

  it('is refused at its fields', async () => {
    const body = { ...server, port: 25, password: null };
    expect(
      await owner.client.send(mailCalls.saveServer, { body: { ...body, host: 'a b\r\nRCPT TO:<x@y.z>' } }),
    ).toMatchObject({ refusal: { errors: { host: expect.stringContaining('name of your mail server') } } });
    expect(
      await owner.client.send(mailCalls.saveServer, { body: { ...body, from: 'nobody' } }),
    ).toMatchObject({ refusal: { errors: { from: expect.any(String) } } });
  });

  it.each([
    ['takes', true, '250 2.0.0 queued'],
    ['refuses-recipient', false, '550 5.1.1 no such mailbox'],
    ['is-busy', false, '451 4.3.2 please try again later'],
  ] as const)(
    'says in its own words what it does with a test email: %s',
    async (behaviour, isAccepted, words) => {
      await useServer(behaviour);
      const tested = await owner.client.send(mailCalls.sendTest, { body: { to: 'me@example.com' } });
      expect(accept(tested)).toEqual({ isAccepted, response: words });
    },
  );

  it('holds no transaction while it is waited for', async () => {
    const mailbox = await useServer('is-slow');
    const testing = owner.client.send(mailCalls.sendTest, { body: { to: 'me@example.com' } });
    await vi.waitFor(() => expect(mailbox.isConnected()).toBe(true), { timeout: 60_000 });
    const open = await database.execute<{ count: number }>(sql`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`);
    expect(open.rows).toEqual([{ count: 0 }]);
    await mailbox.close();
    expect(accept(await testing).isAccepted).toBe(false);
    const { entries } = accept(await owner.client.send(activityCalls.list, { query: {} }));
    expect(entries.map(({ call }) => call)).toContain('mail.sendTest');
  });

  it('that is not there is said too, and none at all', async () => {
    const body = { to: 'me@example.com' };
    expect(await owner.client.send(mailCalls.sendTest, { body })).toMatchObject({
      refusal: { code: 'mail-server-missing' },
    });
    const mailbox = await useServer();
    await mailbox.close();
    const tested = accept(await owner.client.send(mailCalls.sendTest, { body }));
    expect(tested.isAccepted).toBe(false);
    expect(tested.response).toContain('ECONNREFUSED');
  });

  it('cannot be changed where the environment names one', async () => {
    const { database: own } = await createTestDatabase();
    const fixed = await startTestApp(own, { SMTP_URL: 'smtps://shop:hunter2@mail.test?from=a@mail.test' });
    const there = await fixed.signInToManage(await fixed.addSite('fixed'));
    const read = accept(await there.client.send(mailCalls.readServer, {}));
    expect(read).toMatchObject({ source: 'environment', host: 'mail.test', port: 465, hasPassword: true });
    const body = { ...server, port: 25, password: null };
    expect(await there.client.send(mailCalls.saveServer, { body })).toMatchObject({
      refusal: { code: 'mail-server-from-environment' },
    });
  });
});

describe('every email', () => {
  it('has the sender and the layout of its site, as text and as HTML', async () => {
    accept(
      await setSettings({
        fromName: 'Käthe\r\nBcc: eve@example.com',
        fromAddress: 'hi@kaethe.test',
        footerText: 'Mill Lane 1',
        accentColor: '#aa0000',
      }),
    );
    const mailbox = await useServer();
    await untilState(await enqueueMail(database, { ...email, text: 'Look: <b>bold</b>' }), 'sent');
    const [received] = mailbox.emails;
    if (!received) throw new Error('Nothing was received.');
    expect(received.from).toBe('hi@kaethe.test');
    expect(received.headers).not.toHaveProperty('bcc');
    expect(received.headers['content-type']).toContain('multipart/alternative');
    expect(readEmailText(received)).toContain('Look: <b>bold</b>\r\n\r\n-- \r\nMill Lane 1');
    const html = readEmailHtml(received);
    expect(html).toContain('Look: &lt;b&gt;bold&lt;/b&gt;');
    expect(html).toContain('#aa0000');
    expect(html).toContain('Mill Lane 1');
    accept(await setSettings({}));
  });

  it('has a link that opens something in both forms', async () => {
    const mailbox = await useServer();
    const link = 'https://shop.test/open?token=a&b=1';
    const secretLink = createSecretLink(app.services.secret, link);
    const id = await enqueueMail(database, {
      ...email,
      text: `Open ${secretLink.placeholder}`,
      secretLink,
    });
    await untilState(id, 'sent');
    const [received] = mailbox.emails;
    if (!received) throw new Error('Nothing was received.');
    expect(readEmailText(received)).toContain(`Open ${link}`);
    expect(readEmailHtml(received)).toContain('href="https://shop.test/open?token=a&amp;b=1"');
  });

  it('has the link at its place alone, whatever titles, footer, logo and answers say', async () => {
    const mailbox = await useServer();
    const forged = `[link] [link ${'a'.repeat(16)}]`;
    accept(
      await setSettings({
        logoUrl: 'https://evil.test/logo.png?[link]',
        footerText: `Questions? https://evil.test/?[link] ${forged}`,
      }),
    );
    const secretLink = createSecretLink(app.services.secret, 'https://shop.test/open?token=abcdefgh');
    const id = await enqueueMail(database, {
      ...email,
      fromName: `Shop https://evil.test/?${forged}`,
      text: `${forged} invites you: ${secretLink.placeholder}`,
      secretLink,
    });
    await untilState(id, 'sent');
    const [received] = mailbox.emails;
    if (!received) throw new Error('Nothing was received.');
    expect(readEmailText(received).match(/token=abcdefgh/g)).toHaveLength(1);
    // The address and the text of one link.
    expect(readEmailHtml(received).match(/token=abcdefgh/g)).toHaveLength(2);
    const answered = await enqueueMail(database, { ...email, text: `A visitor wrote: ${forged}` });
    await untilState(answered, 'sent');
    const { text } = accept(await owner.client.send(mailCalls.readEmail, { params: { id: answered } }));
    expect(text).toContain(forged);
    accept(await owner.client.send(mailCalls.resend, { params: { id: answered } }));
    accept(await setSettings({}));
  });

  it('settings are refused at their fields', async () => {
    expect(await setSettings({ fromAddress: 'a@b.test, c@d.test' })).toMatchObject({
      refusal: { errors: { fromAddress: 'Enter a single email address, such as hello@example.com.' } },
    });
  });
});

describe('the outbox', () => {
  const list = async (query: object) =>
    accept(await owner.client.send(mailCalls.listOutbox, { query })).emails.map(({ subject }) => subject);
  const resend = (id: string) => owner.client.send(mailCalls.resend, { params: { id } });

  it('is filtered by state and searched by recipient and subject', async () => {
    await untilState(await enqueueMail(database, { ...email, subject: 'First 10%' }), 'kept');
    await useServer();
    await untilState(
      await enqueueMail(database, { ...email, to: 'bo@example.com', subject: 'Second' }),
      'sent',
    );
    expect(await list({ state: 'kept' })).toEqual(['First 10%']);
    expect(await list({ search: 'BO@' })).toEqual(['Second']);
    expect(await list({ search: '0%', state: 'kept' })).toEqual(['First 10%']);
    expect(await list({ search: '%F' })).toEqual([]);
  });

  it('sends again what was kept, refused or sent, the last as a copy', async () => {
    const kept = await enqueueMail(database, email);
    await untilState(kept, 'kept');
    expect(await resend(kept)).toMatchObject({ refusal: { message: 'Set up a mail server first.' } });
    const mailbox = await useServer('refuses-email');
    expect(accept(await resend(kept))).toEqual({ id: kept });
    await untilState(kept, 'failed');
    mailbox.behaviour = 'takes';
    accept(await resend(kept));
    await untilState(kept, 'sent');
    const { id: copy } = accept(await resend(kept));
    expect(copy).not.toBe(kept);
    await untilState(copy, 'sent');
    expect(mailbox.emails).toHaveLength(2);
    expect(mailbox.emails[1]?.headers['message-id']).not.toBe(mailbox.emails[0]?.headers['message-id']);
  });

  it('tries at once what waits for its next attempt, and says when that would be', async () => {
    const mailbox = await useServer('is-busy');
    const id = await enqueueMail(database, email);
    const read = async () => accept(await owner.client.send(mailCalls.readEmail, { params: { id } }));
    await vi.waitFor(
      async () => expect(await read()).toMatchObject({ attempts: 1, nextAttemptOn: expect.any(String) }),
      { timeout: 60_000 },
    );
    mailbox.behaviour = 'takes';
    accept(await resend(id));
    await untilState(id, 'sent');
  });

  it('does not send an email whose link is gone, nor one of another site', async () => {
    const secretLink = createSecretLink(app.services.secret, 'https://shop.test/');
    const id = await enqueueMail(database, {
      ...email,
      text: secretLink.placeholder,
      secretLink,
    });
    await untilState(id, 'kept');
    expect(await resend(id)).toMatchObject({ refusal: { code: 'mail-link-gone' } });
    const theirs = await enqueueMail(database, { ...email, websiteId: other.id });
    expect(await resend(theirs)).toMatchObject({ refusal: { code: 'not-found' } });
  });
});

describe('the check of the sender', () => {
  const check = async () => {
    const { domain, checks } = accept(await owner.client.send(mailCalls.checkSender, {}));
    return [domain, ...checks.map(({ record, state }) => `${record} ${state}`)];
  };

  it('looks up the domain of the sender, and its parent for DMARC', async () => {
    accept(await setSettings({ fromAddress: 'hi@mail.kaethe.test', dkimSelector: 'k9' }));
    expect(await check()).toEqual(['mail.kaethe.test', 'SPF missing', 'DKIM missing', 'DMARC missing']);
    dns.set('mail.kaethe.test', [['v=spf1 include:x.test', ' ~all']]);
    dns.set('k9._domainkey.mail.kaethe.test', [['v=DKIM1; p=', 'MIIB']]);
    dns.set('_dmarc.kaethe.test', [['v=DMARC1; p=reject']]);
    expect(await check()).toEqual(['mail.kaethe.test', 'SPF ok', 'DKIM ok', 'DMARC ok']);
  });

  it('evaluates SPF for the address of the mail server, as far as that is known', async () => {
    const spf = async () => {
      const { checks } = accept(await owner.client.send(mailCalls.checkSender, {}));
      return [checks[0]?.state, checks[0]?.explanation] as const;
    };
    const body = { ...server, host: 'smtp.kaethe.test', port: 587, password: null };
    accept(await owner.client.send(mailCalls.saveServer, { body }));
    accept(await setSettings({ fromAddress: 'hi@kaethe.test' }));
    dns.set('kaethe.test', [['v=spf1 include:x.test -all']]);
    dns.set('x.test', [['v=spf1 ip4:203.0.113.0/24 -all']]);
    expect((await spf())[1]).toContain('cannot be checked');
    addresses.set('smtp.kaethe.test', ['93.184.216.7']);
    expect(await spf()).toEqual(['wrong', expect.stringContaining('Add “ip4:93.184.216.7” to it')]);
    dns.set('x.test', [['v=spf1 ip4:93.184.216.0/24 -all']]);
    expect(await spf()).toEqual(['ok', expect.stringContaining('allows 93.184.216.7')]);
  });

  it('says that a mail server is needed where there is no address at all', async () => {
    accept(await setSettings({}));
    expect(await owner.client.send(mailCalls.checkSender, {})).toMatchObject({
      refusal: { code: 'mail-server-missing' },
    });
  });
});
