import { formCalls } from '@sitewright/api/forms';
import { mailCalls } from '@sitewright/api/mail';
import type { SiteForm } from '@sitewright/domain/forms';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rateLimits } from '../http/http-tables.ts';
import { mailOutbox } from '../mail/index.ts';
import {
  accept,
  createTestDatabase,
  readEmailHtml,
  readEmailText,
  startSmtpStandIn,
  startTestApp,
} from '../testing/index.ts';
import { field, publishForm, sendForm } from './testing/form-visitor.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
// Jobs are due by the clock of the machine, which runs on meanwhile.
app.clock.now = new Date(Date.now() + 3_600_000);
const site = await app.addSite('form-mails');
const owner = await app.signInToManage(site);
const server = await startSmtpStandIn();
const address = { host: '127.0.0.1', port: server.port, security: 'none', from: 'shop@shop.test' } as const;
accept(await owner.client.send(mailCalls.saveServer, { body: { ...address, username: '', password: null } }));
app.app.jobs.start();
afterAll(async () => {
  await app.app.jobs.stop();
  await server.close();
});
beforeEach(async () => {
  await database.delete(rateLimits);
  await database.delete(mailOutbox);
  server.emails.length = 0;
  server.behaviour = 'takes';
});

const contact: SiteForm = {
  name: 'Contact',
  fields: [
    field({ id: 'name', type: 'text', title: 'Name' }),
    field({ id: 'email', type: 'email', title: 'Email' }),
    field({ id: 'message', type: 'textarea', title: 'Message' }),
  ],
  storage: {
    emails: ['owner@example.com'],
    confirmation: { subject: 'We got it\r\nBcc: eve@example.com', text: 'Thank you.' },
  },
};

const send = async (form: Record<string, unknown>, content = contact): Promise<string> => {
  const id = await publishForm(owner, content);
  const visitor = app.visit(site);
  await visitor.open('/');
  accept(await sendForm(visitor, id, { form, pagePath: '/contact' }));
  return id;
};

const untilReceived = (count: number) =>
  vi.waitFor(() => expect(server.emails).toHaveLength(count), { timeout: 60_000 });

const emailTo = (recipient: string) => {
  const found = server.emails.find(({ to }) => to[0] === recipient);
  if (!found) throw new Error(`No email to ${recipient}.`);
  return found;
};

describe('[FORM-14 (rule)] the emails of a submission', () => {
  it('go to the owner, who replies to the sender, and to the sender', async () => {
    await send({ name: 'Ada', email: 'ada@b.example', message: 'Hello' });
    await untilReceived(2);
    const toOwner = emailTo('owner@example.com');
    expect(toOwner).toMatchObject({ from: 'shop@shop.test', headers: { 'reply-to': 'ada@b.example' } });
    expect(readEmailText(toOwner)).toContain('Name: Ada');
    const toSender = emailTo('ada@b.example');
    expect(toSender.headers).toMatchObject({
      subject: 'We got it Bcc: eve@example.com',
      'auto-submitted': 'auto-replied',
    });
    expect(toSender.headers).not.toHaveProperty('reply-to');
    expect(readEmailText(toSender)).toContain('Thank you.');
  });

  it('go to one mailbox three times a day, however its address is spelled', async () => {
    const alone = { ...contact, storage: { ...contact.storage, emails: [] } };
    for (const email of ['bea.x@b.example', 'BeaX@b.example', 'b.e.a.x+1@b.example', 'beax+2@b.example'])
      await send({ name: 'Bea', email }, alone);
    expect(await database.$count(mailOutbox)).toBe(3);
    await send({ name: 'Cy', email: 'cy@b.example' }, alone);
    expect(await database.$count(mailOutbox)).toBe(4);
    await untilReceived(4);
  });

  it('have no header and no recipient that a visitor or the name of a form added', async () => {
    const injected = 'X\r\nBcc: eve@example.com\r\nX-Evil: yes\r\n\r\nBody';
    await send(
      { name: injected, email: 'ada@b.example', message: injected },
      { ...contact, name: 'Form\u2028 Bcc: eve@example.com' },
    );
    await untilReceived(2);
    const known = new Set(
      'auto-submitted content-type date from message-id mime-version reply-to subject to x-recipient-token'.split(
        ' ',
      ),
    );
    for (const { headers, to } of server.emails) {
      expect(Object.keys(headers).filter((name) => !known.has(name))).toEqual([]);
      expect(to).toHaveLength(1);
    }
    expect(server.emails.flatMap(({ to }) => to).toSorted()).toEqual(['ada@b.example', 'owner@example.com']);
    const id = await publishForm(owner, contact);
    const visitor = app.visit(site);
    await visitor.open('/');
    for (const email of [
      'a@b.example\r\nBcc: eve@example.com',
      'a@b.example, eve@example.com',
      'a@b.example\n',
    ])
      expect(await sendForm(visitor, id, { form: { name: 'A', email } }), email).toMatchObject({
        ok: false,
        refusal: { errors: { email: expect.any(String) as string } },
      });
  });

  it.each([
    ['markup', '<img src=x onerror="alert(1)"><script>alert(1)</script>', '&lt;img src=x onerror='],
    ['a formula', '=HYPERLINK("https://evil.example","x")', '=HYPERLINK(&quot;'],
    ['a closing tag of the layout', '</td></table><h1>Pay here</h1>', '&lt;/td&gt;&lt;/table&gt;'],
    ['an entity', '&lt;b&gt; &amp; &#60;i&#62;', '&amp;lt;b&amp;gt;'],
  ])('show what was written as text: %s', async (_, message, inHtml) => {
    const id = await send({ name: 'Ada', email: 'ada@b.example', message });
    await untilReceived(2);
    const toOwner = emailTo('owner@example.com');
    expect(readEmailText(toOwner)).toContain(message);
    const html = readEmailHtml(toOwner);
    expect(html).toContain(inHtml);
    expect(html).not.toMatch(/<(?:img src=x|script|h1>Pay|b>|i>)/);
    const { submissions } = accept(
      await owner.client.send(formCalls.listSubmissions, { query: { formId: id } }),
    );
    expect(submissions[0]?.answers.at(-1)?.text).toBe(message);
    const { text: csv } = await owner.open(`/api/forms/${id}/submissions.csv`);
    expect(csv).toContain(message.replaceAll('"', '""'));
    expect(csv).not.toMatch(/(?:^|,)"?[=@+]/m);
  });

  it('turn no text around that follows an answer', async () => {
    const name = '\u202EadA \u2067x';
    const id = await send({ name, email: 'ada@b.example', message: 'Hello' });
    await untilReceived(2);
    const toOwner = emailTo('owner@example.com');
    expect(readEmailText(toOwner)).toContain('Name: adA x');
    expect(readEmailText(toOwner) + readEmailHtml(toOwner)).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
    const query = { formId: id };
    const { submissions } = accept(await owner.client.send(formCalls.listSubmissions, { query }));
    expect(submissions[0]?.answers[0]?.text).toBe(name);
  });

  it('name files, and leave out fields without an answer', async () => {
    const drawing = field({ id: 'drawing', type: 'file', title: 'Drawing' });
    const photo = field({ id: 'photo', type: 'file', title: 'Photo' });
    const pass = field({ id: 'pass', type: 'password', title: 'Password' });
    const id = await publishForm(owner, { ...contact, fields: [...contact.fields, drawing, photo, pass] });
    const visitor = app.visit(site);
    await visitor.open('/');
    const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)]);
    const uploaded = accept(
      await visitor.client.send(formCalls.uploadFile, {
        params: { formId: id, fieldId: 'photo' },
        query: { filename: 'me.png' },
        file: new Blob([new Uint8Array(png)]),
      }),
    );
    const form = { name: '', email: '', message: 'Hello', drawing: [], photo: [uploaded.id], pass: 'x' };
    accept(await sendForm(visitor, id, { form }));
    const [mail] = await database.select().from(mailOutbox);
    expect(mail?.text).toContain('Message:\n> Hello\n\nPhoto: me.png\n\nPassword: Hidden\n\nRead it');
    expect(mail?.text).not.toMatch(/Name:|Email:|Drawing:/);
  });
});

describe('[FORM-14 (rule)] where the mail server', () => {
  const outbox = async () => accept(await owner.client.send(mailCalls.listOutbox, { query: {} })).emails;
  const readFirst = async () => {
    const id = (await outbox()).find(({ to }) => to === 'owner@example.com')?.id ?? '';
    return accept(await owner.client.send(mailCalls.readEmail, { params: { id } }));
  };
  const onlyOwner = { ...contact, storage: { emails: ['owner@example.com'] } };

  it.each([
    ['is busy', 'is-busy', 'try again later'],
    ['hangs up', 'hangs-up', 'closed'],
  ] as const)('%s, the outbox says so, and the next attempt delivers', async (_, behaviour, reason) => {
    server.behaviour = behaviour;
    await send({ name: 'Ada', email: 'ada@b.example', message: 'Hello' }, onlyOwner);
    await vi.waitFor(
      async () =>
        expect(await readFirst()).toMatchObject({
          state: 'queued',
          attempts: 1,
          fault: expect.stringContaining(reason) as string,
          nextAttemptOn: expect.any(String) as string,
        }),
      { timeout: 60_000 },
    );
    server.behaviour = 'takes';
    app.clock.now = new Date(app.clock.now.getTime() + 3_600_000);
    await untilReceived(1);
    await vi.waitFor(async () => expect(await readFirst()).toMatchObject({ state: 'sent', fault: null }), {
      timeout: 60_000,
    });
  });

  it('refuses the email, the outbox says why, and it can be sent again', async () => {
    server.behaviour = 'refuses-recipient';
    await send({ name: 'Ada', email: 'ada@b.example', message: 'Hello' }, onlyOwner);
    await vi.waitFor(
      async () =>
        expect(await readFirst()).toMatchObject({
          state: 'failed',
          fault: expect.stringContaining('no such mailbox') as string,
        }),
      { timeout: 60_000 },
    );
    server.behaviour = 'takes';
    accept(await owner.client.send(mailCalls.resend, { params: { id: (await readFirst()).id } }));
    await untilReceived(1);
  });
});
