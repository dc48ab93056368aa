import { customersCalls } from '@sitewright/api/customers';
import { followUpsCalls } from '@sitewright/api/follow-ups';
import { ordersCalls } from '@sitewright/api/orders';
import { paymentsCalls } from '@sitewright/api/payments';
import { storeEmailsCalls } from '@sitewright/api/store-emails';
import type { FollowUpKind } from '@sitewright/domain/follow-ups';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { confirmMembership, endMembership, joinList } from '../mailing-list-records/index.ts';
import { accept, openCheckoutShop } from '../testing/index.ts';

const shop = await openCheckoutShop();
const { client } = shop.owner;
const DAY_MS = 86_400_000;

const pass = (ms: number): void => {
  shop.app.clock.now = new Date(shop.app.clock.now.getTime() + ms);
};

const join = async (email: string, { language = 'en', isConfirmed = true } = {}): Promise<string> => {
  const now = shop.app.clock.now;
  return inTransaction(shop.database, async (transaction) => {
    const { memberId } = await joinList(transaction, {
      websiteId: shop.site.id,
      listName: 'News',
      email,
      name: 'Ada Lovelace',
      language,
      publicOrigin: 'https://shop.example',
      consent: { source: 'form', text: 'Send me news', givenAt: now },
      now,
    });
    if (isConfirmed) await confirmMembership(transaction, { websiteId: shop.site.id, memberId, now });
    return memberId;
  });
};

const switchOn = async (kind: FollowUpKind, delay: number): Promise<void> => {
  accept(await client.send(followUpsCalls.save, { params: { kind }, body: { isEnabled: true, delay } }));
};

const sendDue = (): Promise<void> => shop.runJob('follow-ups.send-due', {});

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

const mails = async (): Promise<Mail[]> =>
  (await shop.rows(`select to_address as to, subject, text, headers from mail_outbox
    where website_id = $1 and text like '%/mailing-list/unsubscribe%' order by id`)) as unknown as Mail[];

const recipients = async (): Promise<string[]> => (await mails()).map(({ to }) => to);

const buy = async (email: string): Promise<string> => {
  const { url } = accept(await shop.pay(await shop.ready([{}], email)));
  return new URLSearchParams(url.split('?')[1]).get('order') ?? '';
};

const read = async (id: string) => accept(await client.send(ordersCalls.read, { params: { id } }));

const fulfil = async (id: string): Promise<void> => {
  const { revision, lines } = await read(id);
  const body = {
    revision,
    lines: lines.map((line) => ({ lineId: line.id, quantity: line.quantity })),
    carrier: '',
    carrierName: '',
    trackingNumber: '',
    trackingUrl: '',
    isNotified: false,
  };
  accept(await client.send(ordersCalls.fulfil, { params: { id }, body }));
};

beforeEach(async () => {
  for (const table of ['mail_outbox', 'follow_ups', 'follow_up_mails', 'mailing_list_members'])
    await shop.pool.query(`delete from ${table}`);
});

describe('the welcome email', () => {
  it('goes once to whoever has confirmed, in their language, with the way to unsubscribe', async () => {
    await join('before@example.com');
    pass(1000);
    await switchOn('welcome', 0);
    await join('ada@example.com', { language: 'de' });
    await join('pending@example.com', { isConfirmed: false });
    await sendDue();
    await sendDue();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'ada@example.com',
      subject: expect.stringMatching(/^Willkommen bei /),
      text: expect.stringContaining('Guten Tag Ada,'),
      headers: { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' },
    });
    expect(mail?.headers['list-unsubscribe']).toMatch(
      /^<https:\/\/shop\.example\/-\/mailing-lists\/unsubscribe\?m=/,
    );
    const listed = accept(await client.send(followUpsCalls.list, {})).followUps[0];
    expect(listed).toMatchObject({ kind: 'welcome', isEnabled: true, sentCount: 1 });
  });

  it('waits for its delay, and not for those who unsubscribe meanwhile', async () => {
    await switchOn('welcome', 2);
    await join('stays@example.com');
    const memberId = await join('leaves@example.com');
    await sendDue();
    expect(await recipients()).toEqual([]);
    await inTransaction(shop.database, (transaction) =>
      endMembership(transaction, {
        websiteId: shop.site.id,
        memberId,
        scope: 'list',
        now: shop.app.clock.now,
      }),
    );
    pass(2 * 3_600_000);
    await sendDue();
    expect(await recipients()).toEqual(['stays@example.com']);
  });

  it('[F29 (rule)] goes a few times a day to one mailbox, however its address is spelled', async () => {
    await switchOn('welcome', 0);
    pass(1000);
    const before = await recipients();
    for (const email of [
      ...Array.from({ length: 8 }, (_, at) => `bomb+${at}@example.com`),
      'b.omb@example。com',
    ])
      await join(email);
    pass(1000);
    await sendDue();
    expect(await recipients()).toHaveLength(before.length + 5);
    await join('somebody-else@example.com');
    pass(1000);
    await sendDue();
    expect((await recipients()).at(-1)).toBe('somebody-else@example.com');
  });

  it('is one email, however many nodes look for it at once', async () => {
    await switchOn('welcome', 0);
    for (let count = 0; count < 5; count += 1) await join(`many${count}@example.com`);
    await Promise.all([sendDue(), sendDue(), sendDue()]);
    await sendDue();
    expect((await recipients()).toSorted()).toEqual(
      Array.from({ length: 5 }, (_each, count) => `many${count}@example.com`),
    );
  });
});

describe('the thank-you', () => {
  it('follows the first order of a customer who agreed to emails, and no other', async () => {
    await switchOn('thank-you', 1);
    await join('first@example.com');
    await buy('First@example.com');
    await buy('nobody-asked@example.com');
    pass(3_600_000);
    await sendDue();
    expect(await mails()).toMatchObject([
      { to: 'first@example.com', subject: expect.stringContaining('Thank you for your first order') },
    ]);
    await buy('first@example.com');
    pass(3_600_000);
    await sendDue();
    expect(await recipients()).toHaveLength(1);
  });

  it('is not sent for an order that was cancelled, or to somebody who was erased', async () => {
    await switchOn('thank-you', 1);
    await join('cancels@example.com');
    await join('erased@example.com');
    const id = await buy('cancels@example.com');
    await buy('erased@example.com');
    const { revision } = await read(id);
    accept(await client.send(ordersCalls.cancel, { params: { id }, body: { revision, isRestocked: true } }));
    const [customer] = await shop.rows(
      `select customer_id as id from customers where website_id = $1 and email_key = 'erased@example.com'`,
    );
    accept(await client.send(customersCalls.erase, { params: { id: String(customer?.['id']) } }));
    pass(3_600_000);
    await sendDue();
    expect(await recipients()).toEqual([]);
  });
});

describe('the review request', () => {
  it('follows the fulfilment of an order of which nothing was refunded, with the product in it', async () => {
    await switchOn('review-request', 3);
    await join('asks@example.com');
    await join('refunds@example.com');
    const asked = await buy('asks@example.com');
    const refunded = await buy('refunds@example.com');
    for (const id of [asked, refunded]) await fulfil(id);
    const { revision } = await read(refunded);
    const body = { revision, lines: [], amountCents: 100, isRestocked: false, reason: 'late' };
    accept(await client.send(paymentsCalls.refund, { params: { id: refunded }, body }));
    pass(3 * DAY_MS - 1000);
    await sendDue();
    expect(await recipients()).toEqual([]);
    pass(1000);
    await sendDue();
    await sendDue();
    const { lines } = await read(asked);
    expect(await mails()).toMatchObject([
      { to: 'asks@example.com', text: expect.stringContaining(lines[0]?.title ?? '?') },
    ]);
  });
});

it('a text of the owner is sent, previewed and tested; a wrong delay is refused', async () => {
  const params = { kind: 'welcome', language: 'en' } as const;
  const { revision } = accept(await client.send(storeEmailsCalls.read, { params: { kind: 'welcome' } }));
  const text = { subject: 'Hi {customer.firstName}', text: 'You joined {list.name}.' };
  accept(await client.send(storeEmailsCalls.saveText, { params, body: { ...text, revision } }));
  const body = { language: 'en' as const, ...text };
  const preview = accept(await client.send(storeEmailsCalls.preview, { params: { kind: 'welcome' }, body }));
  expect(preview).toMatchObject({ subject: 'Hi Ada', faults: [] });
  expect(preview.text).toContain('You joined Newsletter.');
  await switchOn('welcome', 0);
  await join('own@example.com');
  await sendDue();
  expect(await mails()).toMatchObject([{ to: 'own@example.com', subject: 'Hi Ada' }]);
  const wrong = await client.send(followUpsCalls.save, {
    params: { kind: 'review-request' },
    body: { isEnabled: true, delay: 91 },
  });
  expect(wrong).toMatchObject({ ok: false, refusal: { code: 'follow-up-delay' } });
});
