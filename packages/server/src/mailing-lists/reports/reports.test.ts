import { createHmac } from 'node:crypto';
import { mailingListsCalls as calls } from '@sitewright/api/mailing-lists';
import { beforeAll, describe, expect, it } from 'vitest';
import { accept } from '../../testing/index.ts';
import { openListShop } from '../testing/open-list-shop.ts';

let shop: Awaited<ReturnType<typeof openListShop>>;
let ids = 0;

beforeAll(async () => {
  shop = await openListShop();
});

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

const deliveryStatus = (email: string, status: string): string =>
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
    '--b--',
  ].join('\r\n');

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

  it('are JSON or the email of a mail server; what may pass changes nothing', async () => {
    const { secret } = accept(await shop.owner.client.send(calls.rotateReportSecret, {}));
    for (const email of ['full@example.com', 'gone@example.com', 'angry@example.com', 'later@example.com'])
      await shop.join(email);
    const reports = [
      { type: 'bounce', email: 'full@example.com', isPermanent: false },
      { type: 'complaint', email: 'angry@example.com' },
    ];
    expect((await send(JSON.stringify(reports), { secret })).status).toBe(200);
    const type = 'message/rfc822';
    expect((await send(deliveryStatus('gone@example.com', '5.1.1'), { secret, type })).status).toBe(200);
    expect((await send(deliveryStatus('later@example.com', '4.2.2'), { secret, type })).status).toBe(200);
    expect((await send('{"type":"hello"}', { secret })).status).toBe(400);
    expect((await send('no json', { secret })).status).toBe(400);
    expect(await shop.statesOf('full@example.com')).toEqual({ Newsletter: 'pending' });
    expect(await shop.statesOf('gone@example.com')).toEqual({ Newsletter: 'bounced' });
    expect(await shop.statesOf('angry@example.com')).toEqual({ Newsletter: 'complained' });
    expect(await shop.statesOf('later@example.com')).toEqual({ Newsletter: 'pending' });
  });
});
