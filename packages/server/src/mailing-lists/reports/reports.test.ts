import { createHmac } from 'node:crypto';
import { mailCalls } from '@sitewright/api/mail';
import { mailingListsCalls as calls } from '@sitewright/api/mailing-lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accept, startSmtpStandIn } from '../../testing/index.ts';
import { openListShop } from '../testing/open-list-shop.ts';

let shop: Awaited<ReturnType<typeof openListShop>>;
let server: Awaited<ReturnType<typeof startSmtpStandIn>>;
let ids = 0;

beforeAll(async () => {
  shop = await openListShop();
  server = await startSmtpStandIn('takes');
  const manager = await shop.app.signInToManage(shop.site);
  const { port } = server;
  const settings = { host: '127.0.0.1', port, security: 'none', username: '', password: null } as const;
  accept(await manager.client.send(mailCalls.saveServer, { body: { ...settings, from: 'shop@shop.test' } }));
});
afterAll(() => server.close());

interface Sent {
  readonly secret?: string;
  readonly id?: string;
  readonly ageSeconds?: number;
  readonly type?: string;
}

const send = async (body: string, { secret = '', id, ageSeconds = 0, type = 'application/json' }: Sent) => {
  ids += 1;
  const reportId = id ?? `report-${ids}`;
  const timestamp = Math.floor(shop.app.clock.now.getTime() / 1000) - ageSeconds;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${reportId}.${timestamp}.${body}`).digest('base64');
  return (await shop.visitor()).open('/-/mailing-lists/reports', {
    method: 'POST',
    headers: {
      'content-type': type,
      'webhook-id': reportId,
      'webhook-timestamp': `${timestamp}`,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  });
};

interface Returned {
  readonly email: string;
  readonly status?: string;
  /** The head of the email that came back. */
  readonly quoted: Readonly<Record<string, string>>;
}

const returnedMail = ({ email, status = '5.1.1', quoted }: Returned): string =>
  [
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example.com',
    '',
    `Final-Recipient: rfc822; ${email}`,
    `Action: ${status.startsWith('5') ? 'failed' : 'delayed'}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1',
    '  No such user',
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    ...Object.entries(quoted).map(([name, value]) => `${name}: ${value}`),
    '',
    '--b--',
  ].join('\r\n');

/** The head of the email that asks the person to confirm, as the mail server got it. */
const writeTo = async (email: string): Promise<Readonly<Record<string, string>>> => {
  await shop.join(email);
  await shop.ask();
  for (const kind of ['mail.send', 'mail.send-batch', 'mail.send-group']) await shop.runWaiting(kind);
  const sent = server.emails.find(({ to }) => to.includes(email));
  if (!sent) throw new Error('Nothing was sent.');
  return sent.headers;
};

describe('[F28] reports of bounces and complaints', () => {
  it('need a secret, its signature, and to be new', async () => {
    const { memberId } = await shop.join('lost@example.com');
    const body = JSON.stringify({ type: 'bounce', email: 'Lost@example.com' });
    expect((await send(body, {})).status).toBe(503);
    const { secret } = accept(await shop.owner.client.send(calls.rotateReportSecret, {}));
    expect((await send(body, { secret: 'whsec_d3Jvbmc=' })).status).toBe(401);
    expect((await send(body, { secret, ageSeconds: 400 })).status).toBe(401);
    const unsigned = await (
      await shop.visitor()
    ).open('/-/mailing-lists/reports', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(unsigned.status).toBe(401);
    expect(await shop.statesOf('lost@example.com')).toEqual({ Newsletter: 'pending' });
    expect((await send(body, { secret, id: 'once' })).status).toBe(200);
    expect((await send(body, { secret, id: 'once' })).status).toBe(409);
    expect(await shop.statesOf('lost@example.com')).toEqual({ Newsletter: 'bounced' });
    expect(memberId).toMatch(/^[0-9a-f]{24}$/);
  });

  it('are JSON of a mail service; what may pass changes nothing', async () => {
    const { secret } = accept(await shop.owner.client.send(calls.rotateReportSecret, {}));
    for (const email of ['full@example.com', 'angry@example.com']) await shop.join(email);
    const reports = [
      { type: 'bounce', email: 'full@example.com', isPermanent: false },
      { type: 'complaint', email: 'angry@example.com' },
    ];
    expect((await send(JSON.stringify(reports), { secret })).status).toBe(200);
    expect((await send('{"type":"hello"}', { secret })).status).toBe(400);
    expect((await send('no json', { secret })).status).toBe(400);
    expect(await shop.statesOf('full@example.com')).toEqual({ Newsletter: 'pending' });
    expect(await shop.statesOf('angry@example.com')).toEqual({ Newsletter: 'complained' });
  });

  it('that are emails which came back count when they quote one that was sent to the address', async () => {
    const { secret } = accept(await shop.owner.client.send(calls.rotateReportSecret, {}));
    const type = 'message/rfc822';
    const report = async (returned: Returned) =>
      JSON.parse((await send(returnedMail(returned), { secret, type })).body.toString()) as unknown;
    const stateOf = async (email: string) => (await shop.statesOf(email))['Newsletter'];
    const quoted = await writeTo('gone@example.com');
    const victim = 'victim@example.com';
    await shop.join(victim);
    expect(await report({ email: victim, quoted: {} })).toEqual({ message: '0 reports received.' });
    const forged = { ...quoted, to: victim };
    expect(await report({ email: victim, quoted: forged })).toEqual({ message: '0 reports received.' });
    expect([await stateOf(victim), await stateOf('gone@example.com')]).toEqual(['pending', 'pending']);
    await report({ email: 'gone@example.com', status: '4.2.2', quoted });
    expect(await stateOf('gone@example.com')).toBe('pending');
    expect(await report({ email: 'Gone@example.com', quoted })).toEqual({ message: '1 reports received.' });
    expect(await stateOf('gone@example.com')).toBe('bounced');
    const forwarded = await writeTo('moved@example.com');
    await report({ email: 'other@elsewhere.example', quoted: forwarded });
    expect(await stateOf('moved@example.com')).toBe('bounced');
  });
});
