import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { formCalls } from '@sitewright/api/forms';
import { mailCalls } from '@sitewright/api/mail';
import { webhookCalls } from '@sitewright/api/webhooks';
import { afterAll, expect, it } from 'vitest';
import {
  accept,
  createTestDatabase,
  readEmailText,
  startSmtpStandIn,
  startTestApp,
} from '../testing/index.ts';
import { field, publishForm, sendForm } from './testing/form-visitor.ts';

const events: unknown[] = [];
const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const event = JSON.parse(await text(request)) as object;
  events.push({ isSigned: request.headers['webhook-signature'] !== undefined, ...event });
  response.end();
};
const automation = createServer((request, response) => void receive(request, response));
await new Promise<void>((resolve) => automation.listen(0, '127.0.0.1', resolve));
const { port } = automation.address() as AddressInfo;

const { database } = await createTestDatabase();
const app = await startTestApp(
  database,
  {},
  {
    publicNetwork: {
      allowsHttp: true,
      timeoutMs: 15_000,
      isAllowed: (address) => address === '127.0.0.1',
      resolve: (_host, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    },
  },
);
// Jobs are due by the clock of the machine, which runs on meanwhile.
app.clock.now = new Date(Date.now() + 3_600_000);
const site = await app.addSite('targets');
const owner = await app.signInToManage(site);
const mail = await startSmtpStandIn();
app.app.jobs.start();
afterAll(async () => {
  await app.app.jobs.stop();
  await mail.close();
  automation.close();
});

it('[FORM-14] a submission is read, filtered and exported, and reaches email, mailing list and automation', async () => {
  const server = { host: '127.0.0.1', port: mail.port, security: 'none', from: 'shop@shop.test' } as const;
  accept(
    await owner.client.send(mailCalls.saveServer, { body: { ...server, username: '', password: null } }),
  );
  const hook = { url: `http://automation.example:${port}/in`, events: ['form.submitted' as const] };
  accept(await owner.client.send(webhookCalls.create, { body: hook }));
  const id = await publishForm(owner, {
    name: 'Commission',
    fields: [field({ id: 'email', type: 'email', title: 'Email' }), field({ id: 'wish', title: 'Wish' })],
    storage: {
      emails: ['owner@example.com'],
      mailingList: { name: 'News', optIn: 'checkbox', text: 'Send me news' },
    },
  });
  const visitor = app.visit(site);
  await visitor.open('/');
  for (const [email, wish] of [
    ['ada@b.example', 'A print of the harbour'],
    ['bo@b.example', 'Nothing'],
  ])
    accept(
      await sendForm(visitor, id, {
        form: { email, wish },
        optIn: email?.startsWith('ada') ?? false,
        consentText: 'Send me news',
      }),
    );

  const query = { formId: id, search: 'harbour' };
  const found = accept(await owner.client.send(formCalls.listSubmissions, { query }));
  expect(found.submissions).toMatchObject([
    {
      sender: 'ada@b.example',
      answers: [{ text: 'ada@b.example' }, { title: 'Wish', text: 'A print of the harbour' }],
    },
  ]);
  const csv = (await owner.open(`/api/forms/${id}/submissions.csv?search=harbour`)).text;
  expect(csv.trimEnd().split('\r\n').slice(1)).toEqual([
    expect.stringMatching(/,inbox,ada@b\.example,A print of the harbour,News,/),
  ]);

  const { subscribers } = accept(await owner.client.send(formCalls.listSubscribers, { query: {} }));
  expect(subscribers).toMatchObject([{ email: 'ada@b.example', list: 'News', text: 'Send me news' }]);
  await expect.poll(() => mail.emails.length).toBe(3);
  expect(mail.emails.map(({ to, headers }) => [to, headers['reply-to']])).toEqual(
    expect.arrayContaining([
      [['owner@example.com'], 'ada@b.example'],
      [['owner@example.com'], 'bo@b.example'],
    ]),
  );
  expect(mail.emails.map(readEmailText).join()).toContain('Wish: A print of the harbour');
  await expect.poll(() => events.length).toBe(2);
  expect(events).toContainEqual(
    expect.objectContaining({
      isSigned: true,
      type: 'form.submitted',
      data: expect.objectContaining({ formId: id, sender: 'ada@b.example' }) as object,
    }),
  );
});
