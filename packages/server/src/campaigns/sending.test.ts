import { campaignsCalls } from '@sitewright/api/campaigns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endSendingCampaigns, eraseRecipients } from '../campaign-records/index.ts';
import { inTransaction } from '../database/index.ts';
import { endMembership } from '../mailing-list-records/index.ts';
import { accept, readEmailHtml, readEmailText } from '../testing/index.ts';
import { openCampaignShop } from './testing/open-campaign-shop.ts';

let shop: Awaited<ReturnType<typeof openCampaignShop>>;

beforeAll(async () => {
  shop = await openCampaignShop();
});
afterAll(() => shop.server.close());
beforeEach(() => {
  shop.passMinute();
  shop.server.behaviour = 'takes';
  shop.server.emails.length = 0;
});

const act = async (call: 'pause' | 'resume' | 'cancel' | 'unschedule', id: string) =>
  shop.owner.client.send(campaignsCalls[call], { params: { id } });

const listOf = async (name: string, count: number) => {
  let listId = '';
  for (let at = 0; at < count; at += 1) ({ listId } = await shop.join(name, `${name}${at}@example.com`));
  return listId;
};

describe('a campaign', () => {
  it('goes to each address once, with its name, the way to unsubscribe and the address of the sender', async () => {
    const { listId } = await shop.join('first', 'ada@example.com', 'Ada Lovelace');
    await shop.join('first', 'ADA@example.com');
    await shop.join('first', 'bob@example.com');
    const { id } = await shop.write({ listId });
    expect(accept(await shop.send(id)).state).toBe('sending');
    await shop.sendAll();
    await shop.findDue();
    await shop.sendAll();
    expect(shop.sentTo()).toEqual(['ada@example.com', 'bob@example.com']);
    const ada = shop.server.emails.find(({ to }) => to.includes('ada@example.com'));
    if (!ada) throw new Error('Nothing was received.');
    expect(ada.headers['subject']).toBe('Hello Ada');
    expect(ada.headers['list-unsubscribe']).toMatch(/^<http\S+\/-\/mailing-lists\/unsubscribe\?m=\S+>$/);
    expect(ada.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    for (const written of [readEmailText(ada), readEmailHtml(ada)]) {
      expect(written).toContain('News for Ada');
      expect(written).toContain('Mill Lane 1');
      expect(written).toMatch(/http\S+\/mailing-list\/unsubscribe\?m=/);
    }
    const { campaign, figures } = await shop.report(id);
    expect(campaign).toMatchObject({ state: 'sent', recipients: 2, sent: 2 });
    expect(figures).toMatchObject({ sent: 2, refused: 0, skipped: 0, waiting: 0 });
  });

  it('counts clicks by links that lead to what is written in it, and nowhere else', async () => {
    const { listId } = await shop.join('clicks', 'click@example.com');
    const { id } = await shop.write({ listId });
    accept(await shop.send(id));
    await shop.sendAll();
    const [email] = shop.server.emails;
    if (!email) throw new Error('Nothing was received.');
    const link = /http\S+?(\/-\/campaigns\/click\?\S+)/.exec(readEmailText(email))?.[1] ?? '';
    const visitor = await shop.visitor();
    const answer = await visitor.open(link);
    expect(answer.status).toBe(302);
    expect(answer.headers['location']).toBe(`${shop.owner.origin}/shop`);
    await visitor.open(link);
    for (const wrong of [
      link.replace(/l=\d+/, 'l=7'),
      link.replace(/s=../, 's=xx'),
      `${link}&l=https://evil.test`,
    ])
      expect((await visitor.open(wrong)).status).toBe(404);
    const { figures, links } = await shop.report(id);
    expect(figures.clicked).toBe(1);
    expect(links).toEqual([{ url: `${shop.owner.origin}/shop`, clicked: 1 }]);
  });

  it('is not sent while something is missing, and that is said', async () => {
    const { listId } = await shop.join('faults', 'faults@example.com');
    const { id } = await shop.write({ listId, content: { subject: ' ', postalAddress: '', blocks: [] } });
    expect(await shop.send(id)).toMatchObject({
      refusal: {
        code: 'campaign-incomplete',
        errors: { send: expect.stringMatching(/subject.*postal address/) },
      },
    });
    expect((await shop.read(id)).state).toBe('draft');
    const empty = await shop.write({ listId: '0123456789abcdef01234567' });
    expect(await shop.send(empty.id)).toMatchObject({
      refusal: { errors: { send: expect.stringContaining('audience is empty') } },
    });
  });

  it('is not overwritten by an older version of it', async () => {
    const { listId } = await shop.join('tabs', 'tabs@example.com');
    const written = await shop.write({ listId });
    const { id, content, audience, revision } = written;
    const save = (name: string) =>
      shop.owner.client.send(campaignsCalls.save, {
        params: { id },
        body: { revision, name, content, audience },
      });
    accept(await save('One'));
    expect(await save('Other')).toMatchObject({ refusal: { code: 'conflict' } });
    expect((await shop.read(id)).name).toBe('One');
    accept(await shop.send(id));
    expect(await save('Late')).toMatchObject({ refusal: { code: 'campaign-not-draft' } });
  });

  it('waits for its time on the clocks of the store', async () => {
    const { listId } = await shop.join('later', 'later@example.com');
    const { id } = await shop.write({ listId });
    expect(await shop.send(id, '2001-02-29T10:00')).toMatchObject({
      refusal: { code: 'campaign-time-wrong' },
    });
    expect(await shop.send(id, '2001-02-03T10:00')).toMatchObject({
      refusal: { code: 'campaign-time-past' },
    });
    expect(await shop.send(id, '9999-12-31T23:59')).toMatchObject({
      refusal: { code: 'campaign-time-far', errors: { at: 'Choose a time within the next five years.' } },
    });
    expect(accept(await shop.send(id, '2030-07-01T10:00'))).toMatchObject({
      state: 'scheduled',
      scheduledOn: '2030-07-01T14:00:00.000Z',
    });
    await shop.findDue();
    await shop.sendAll();
    expect(shop.sentTo()).not.toContain('later@example.com');
    expect(accept(await act('unschedule', id)).state).toBe('draft');
    accept(await shop.send(id, '2030-07-01T10:00'));
    await shop.pool.query(`update campaigns set scheduled_at = $1 where campaign_id = $2`, [
      shop.app.clock.now,
      id,
    ]);
    await shop.findDue();
    await shop.sendAll();
    expect(shop.sentTo()).toContain('later@example.com');
  });
});

describe('a campaign that is being sent', () => {
  it('can be paused and goes on, and everybody gets it once', async () => {
    const listId = await listOf('pause', 30);
    const { id } = await shop.write({ listId });
    accept(await shop.send(id));
    await shop.collect();
    accept(await act('pause', id));
    await shop.deliver();
    expect(shop.sentTo()).toEqual([]);
    expect(await act('pause', id)).toMatchObject({ refusal: { code: 'campaign-not-possible' } });
    accept(await act('resume', id));
    await shop.deliver();
    expect(new Set(shop.sentTo()).size).toBe(30);
    expect(shop.sentTo()).toHaveLength(30);
    expect((await shop.read(id)).state).toBe('sent');
  });

  it('can be cancelled: who did not get it by then does not', async () => {
    const listId = await listOf('cancel', 3);
    const { id } = await shop.write({ listId });
    accept(await shop.send(id));
    await shop.collect();
    accept(await act('cancel', id));
    await shop.deliver();
    await shop.findDue();
    await shop.sendAll();
    expect(shop.sentTo()).toEqual([]);
    expect((await shop.report(id)).figures).toMatchObject({ sent: 0, skipped: 3, waiting: 0 });
  });

  it('does not go to who unsubscribes, or whose list is deleted', async () => {
    const stays = await shop.join('leave', 'stays@example.com');
    const leaves = await shop.join('leave', 'leaves@example.com');
    const { id } = await shop.write({ listId: stays.listId });
    accept(await shop.send(id));
    await shop.collect();
    await inTransaction(shop.app.services.database, (transaction) =>
      endMembership(transaction, {
        websiteId: shop.site.id,
        memberId: leaves.memberId,
        scope: 'list',
        now: shop.app.clock.now,
      }),
    );
    await shop.deliver();
    expect(shop.sentTo()).toEqual(['stays@example.com']);
    expect((await shop.report(id)).figures).toMatchObject({ sent: 1, skipped: 1 });
    const again = await shop.write({ listId: stays.listId });
    accept(await shop.send(again.id));
    await shop.collect();
    await shop.pool.query('delete from mailing_list_members where list_id = $1', [stays.listId]);
    await shop.pool.query('delete from mailing_lists where list_id = $1', [stays.listId]);
    await shop.deliver();
    expect(shop.sentTo()).toEqual(['stays@example.com']);
    expect(await shop.read(again.id)).toMatchObject({ state: 'sent', sent: 0 });
  });

  it('goes to the others later where a mail server takes half, and not again to who has no mailbox', async () => {
    const listId = await listOf('half', 4);
    const { id } = await shop.write({ listId });
    accept(await shop.send(id));
    shop.server.behaviour = 'is-busy-for-some';
    await shop.sendAll();
    expect(shop.sentTo()).toEqual(['half0@example.com', 'half2@example.com']);
    const busy = accept(
      await shop.owner.client.send(campaignsCalls.listRecipients, {
        params: { id },
        query: { state: 'waiting' },
      }),
    );
    expect(busy.recipients).toMatchObject([
      { email: 'half1@example.com', attempts: 1, reason: expect.stringContaining('try again later') },
      { email: 'half3@example.com', attempts: 1 },
    ]);
    await shop.findDue();
    await shop.deliver();
    expect(shop.server.emails).toHaveLength(2);
    shop.passMinute();
    shop.passMinute();
    shop.server.behaviour = 'refuses-some';
    await shop.findDue();
    await shop.deliver();
    expect((await shop.report(id)).figures).toMatchObject({ sent: 2, refused: 2, waiting: 0 });
    expect((await shop.read(id)).state).toBe('sent');
    shop.server.behaviour = 'takes';
    const next = await shop.write({ listId });
    accept(await shop.send(next.id));
    await shop.sendAll();
    expect((await shop.report(next.id)).figures).toMatchObject({ recipients: 2, sent: 2 });
  });

  it('goes to everybody and to nobody twice after a node was killed', async () => {
    const listId = await listOf('kill', 12);
    const { id } = await shop.write({ listId });
    accept(await shop.send(id));
    await shop.collect();
    await shop.deliver();
    expect(shop.server.emails).toHaveLength(12);
    // As a node leaves it that stops after it took some: five are done, the others were begun and not sent.
    await shop.pool.query(
      `update campaign_recipients set state = 'sending', sent_at = null, due_at = $2 where campaign_id = $1
       and email_key in (select email_key from campaign_recipients where campaign_id = $1 order by email_key limit 7)`,
      [id, new Date(shop.app.clock.now.getTime() + 300_000)],
    );
    await shop.pool.query(
      `update campaigns set state = 'sending', finished_at = null where campaign_id = $1`,
      [id],
    );
    shop.server.emails.length = 0;
    await shop.findDue();
    await shop.sendAll();
    expect(shop.server.emails).toHaveLength(0);
    for (let minute = 0; minute < 6; minute += 1) shop.passMinute();
    await shop.findDue();
    await shop.sendAll();
    expect(shop.server.emails).toHaveLength(7);
    expect((await shop.report(id)).figures).toMatchObject({ recipients: 12, sent: 12, waiting: 0 });
  });

  it('has each address once after collecting was interrupted', async () => {
    const listId = await listOf('collect', 3);
    const { id } = await shop.write({ listId });
    accept(await shop.send(id));
    await shop.pool.query(
      `insert into campaign_recipients (website_id, campaign_id, email_key, member_id, email, name, language, due_at)
      select website_id, $1, email_key, member_id, email, name, 'en', now() from mailing_list_members
      where email_key = 'collect0@example.com'`,
      [id],
    );
    await shop.collect();
    await shop.collect();
    await shop.deliver();
    expect(shop.sentTo()).toEqual(['collect0@example.com', 'collect1@example.com', 'collect2@example.com']);
  });

  it('pauses by itself where there is no mail server any more', async () => {
    const { listId } = await shop.join('gone', 'gone@example.com');
    const { id } = await shop.write({ listId });
    accept(await shop.send(id));
    await shop.collect();
    await shop.removeServer();
    await shop.deliver();
    expect(await shop.read(id)).toMatchObject({ state: 'paused', pauseReason: 'mail-server-missing' });
    expect(await act('resume', id)).toMatchObject({ refusal: { code: 'mail-server-missing' } });
    await shop.useServer();
    accept(await act('resume', id));
    await shop.deliver();
    expect(shop.sentTo()).toEqual(['gone@example.com']);
  });
});

it('is a draft again, and its owners are told, where it cannot be sent any more at its time', async () => {
  const { listId } = await shop.join('due', 'due@example.com');
  const block = { id: 'sold', kind: 'product' as const, itemId: shop.print.id, showsPrice: true };
  const made = await shop.write({ listId });
  const blocks = [...made.content.blocks, block];
  const { id } = await shop.write({ listId, content: { blocks } });
  const at = new Date(shop.app.clock.now.getTime() + 3 * 86_400_000).toISOString().slice(0, 16);
  accept(await shop.send(id, at));
  await shop.pool.query(`update product_variants set is_retired = true where item_id = $1`, [shop.print.id]);
  await shop.pool.query(`update campaigns set scheduled_at = $2 where campaign_id = $1`, [
    id,
    shop.app.clock.now,
  ]);
  try {
    await shop.findDue();
  } finally {
    await shop.pool.query(`update product_variants set is_retired = false where item_id = $1`, [
      shop.print.id,
    ]);
  }
  expect(await shop.read(id)).toMatchObject({
    state: 'draft',
    scheduledOn: null,
    pauseReason: 'campaign-incomplete',
  });
  await shop.sendAll();
  expect(shop.sentTo()).toEqual([]);
  const { rows } = await shop.pool.query(
    `select text from mail_outbox where subject like 'A campaign was not sent%'`,
  );
  expect(rows[0]?.text).toContain('This product is not for sale.');
});

it('previews no more than can be saved', async () => {
  const { listId } = await shop.join('long', 'long@example.com');
  const { id, content, audience } = await shop.write({ listId });
  const words = {
    id: 'long',
    kind: 'text' as const,
    document: {
      type: 'doc' as const,
      content: [
        { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'x'.repeat(200_001) }] },
      ],
    },
  };
  expect(
    await shop.owner.client.send(campaignsCalls.preview, {
      params: { id },
      body: { content: { ...content, blocks: [words] }, audience },
    }),
  ).toMatchObject({ refusal: { code: 'campaign-too-long' } });
});

it('who is erased gets nothing, and nothing of them stays in the figures', async () => {
  const { listId } = await shop.join('erased', 'erased@example.com', 'Eve');
  const { id } = await shop.write({ listId });
  accept(await shop.send(id));
  await shop.collect();
  await inTransaction(shop.app.services.database, (transaction) =>
    eraseRecipients(transaction, shop.site.id, ['erased@example.com']),
  );
  await shop.deliver();
  expect(shop.sentTo()).toEqual([]);
  const { recipients } = accept(
    await shop.owner.client.send(campaignsCalls.listRecipients, { params: { id }, query: {} }),
  );
  expect(recipients).toMatchObject([{ email: '', state: 'skipped' }]);
});

it('what was being sent in a backup is cancelled where that is discarded', async () => {
  const { listId } = await shop.join('restored', 'restored@example.com');
  const { id } = await shop.write({ listId });
  accept(await shop.send(id));
  await shop.collect();
  await inTransaction(shop.app.services.database, (transaction) =>
    endSendingCampaigns(transaction, shop.app.clock.now),
  );
  await shop.deliver();
  expect(shop.sentTo()).toEqual([]);
  expect((await shop.read(id)).state).toBe('cancelled');
});

it('a test goes to one address at once, and says what the mail server says', async () => {
  const { listId } = await shop.join('test', 'test@example.com');
  const { id } = await shop.write({ listId });
  const test = (to: string) =>
    shop.owner.client.send(campaignsCalls.sendTest, { params: { id }, body: { to } });
  accept(await test('me@example.com'));
  expect(shop.sentTo()).toEqual(['me@example.com']);
  expect(shop.server.emails[0]?.headers['subject']).toBe('[Test] Hello friend');
  expect(await test('nobody')).toMatchObject({ refusal: { code: 'campaign-recipient-wrong' } });
  shop.server.behaviour = 'refuses-recipient';
  expect(await test('me@example.com')).toMatchObject({
    refusal: { code: 'campaign-test-refused', errors: { to: expect.stringContaining('no such mailbox') } },
  });
});
