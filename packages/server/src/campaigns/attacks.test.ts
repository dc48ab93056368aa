import { campaignsCalls } from '@sitewright/api/campaigns';
import { mailingListsCalls } from '@sitewright/api/mailing-lists';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { eraseAddresses } from '../erasure/index.ts';
import { readAudience } from '../mailing-list-records/index.ts';
import { accept, readEmailHtml, readEmailText } from '../testing/index.ts';
import { lockCampaign } from './campaigns-store.ts';
import { insertRecipients } from './recipients-store.ts';
import { openCampaignShop } from './testing/open-campaign-shop.ts';

let shop: Awaited<ReturnType<typeof openCampaignShop>>;

beforeAll(async () => {
  shop = await openCampaignShop();
});
afterAll(() => shop.server.close());
beforeEach(() => {
  shop.passMinute();
  shop.server.emails.length = 0;
});

const act = (call: 'pause' | 'resume' | 'cancel', id: string) =>
  shop.owner.client.send(campaignsCalls[call], { params: { id } });

const listOf = async (name: string, count: number) => {
  let listId = '';
  for (let at = 0; at < count; at += 1) ({ listId } = await shop.join(name, `${name}${at}@example.com`));
  return listId;
};

describe('at the same time', () => {
  it('a campaign is sent once, whoever else sends it, and goes to nobody twice', async () => {
    const { id } = await shop.write({ listId: await listOf('once', 8) });
    const sent = await Promise.all([shop.send(id), shop.send(id), shop.send(id)]);
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
    await Promise.all([shop.collect(), shop.collect()]);
    await Promise.all([shop.deliver(), shop.findDue(), shop.deliver()]);
    await shop.deliver();
    expect(shop.sentTo()).toEqual(Array.from({ length: 8 }, (_, at) => `once${at}@example.com`));
  });

  it('pausing, going on and cancelling end in one state, and nothing goes out after the end', async () => {
    const { id } = await shop.write({ listId: await listOf('torn', 3) });
    accept(await shop.send(id));
    await shop.collect();
    await Promise.all([
      act('pause', id),
      act('cancel', id),
      act('resume', id),
      act('pause', id),
      act('cancel', id),
    ]);
    expect(await shop.read(id)).toMatchObject({ state: 'cancelled' });
    await shop.findDue();
    await shop.deliver();
    expect(shop.sentTo()).toEqual([]);
    for (const call of ['pause', 'resume', 'cancel'] as const)
      expect(await act(call, id)).toMatchObject({ refusal: { code: 'campaign-not-possible' } });
  });
});

it('a worker that is slow begins nothing that another one may have taken', async () => {
  const { id } = await shop.write({ listId: await listOf('slow', 25) });
  accept(await shop.send(id));
  await shop.collect();
  const begun = shop.app.clock.now;
  const late = new Date(begun.getTime() + 200_000);
  Object.defineProperty(shop.app.clock, 'now', {
    get: () => (shop.server.emails.length >= 5 ? late : begun),
    configurable: true,
  });
  await shop.deliver();
  Object.defineProperty(shop.app.clock, 'now', { value: late, writable: true, configurable: true });
  expect(new Set(shop.sentTo()).size).toBe(25);
  expect(shop.sentTo()).toHaveLength(25);
  const { rows } = await shop.pool.query(
    `select count(*)::int as again from campaign_recipients where campaign_id = $1 and attempts = 2`,
    [id],
  );
  expect(rows[0].again).toBeGreaterThanOrEqual(10);
});

const hostile = 'Eve\r\nBcc: everybody@example.com\r\n\r\n<script>alert(1)</script>{{email}}';

it('names and texts become neither headers nor markup nor fields', async () => {
  const { listId } = await shop.join('hostile', 'hostile@example.com', hostile);
  const content = {
    subject: 'For {{first_name|friend}} and {{name|all}}',
    fromName: 'Shop\r\nBcc: other@example.com',
    preheader: '</style><script>alert(2)</script>',
    postalAddress: 'Mill Lane <img src=x onerror=alert(3)>',
    blocks: [
      {
        id: 'go',
        kind: 'button' as const,
        label: '"><script>alert(4)</script>',
        url: 'https://example.com/?a=%22%3E&b=1',
      },
    ],
  };
  const { id } = await shop.write({ listId, content });
  accept(await shop.send(id));
  await shop.sendAll();
  const [email] = shop.server.emails;
  expect(email?.to).toEqual(['hostile@example.com']);
  expect(email?.headers['bcc']).toBeUndefined();
  expect(email?.headers['from']).toMatch(/^"?Shop Bcc: other@example\.com"? <shop@shop\.test>$/);
  expect(Object.keys(email?.headers ?? {})).not.toContain('<script>alert(1)</script>{{email}}');
  const html = email ? readEmailHtml(email) : '';
  expect(html).not.toMatch(/<script|<img src=x|"><b>/i);
  expect(html + (email ? readEmailText(email) : '')).not.toContain('hostile@example.com');
});

it.each(['a@example.com\r\nBcc: b@example.com', 'a@example.com, b@example.com', 'nobody'])(
  'replies are not led to %j',
  async (replyTo) => {
    const { listId } = await shop.join('replies', 'replies@example.com');
    const { id } = await shop.write({ listId, content: { replyTo } });
    expect(await shop.send(id)).toMatchObject({ refusal: { code: 'campaign-incomplete' } });
  },
);

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example/x',
  '/\\evil.example',
  'http://a b',
  'file:///etc/passwd',
])('no button leads to %j', async (url) => {
  const { listId } = await shop.join('links', 'links@example.com');
  const blocks = [{ id: 'go', kind: 'button' as const, label: 'Go', url }];
  const { id } = await shop.write({ listId, content: { blocks } });
  expect(await shop.send(id)).toMatchObject({ refusal: { code: 'campaign-incomplete' } });
});

describe('an address that is erased while a campaign is collected', () => {
  const openErased = async (name: string) => {
    const emailKey = `${name}@example.com`;
    const { listId } = await shop.join(name, emailKey);
    const { id } = await shop.write({ listId });
    accept(await shop.send(id));
    const now = shop.app.clock.now;
    return { emailKey, listId, key: { websiteId: shop.site.id, campaignId: id }, now };
  };

  const hold = () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    return { released, release: () => release() };
  };

  const untilOneWaits = async () => {
    await expect
      .poll(async () => {
        const { rows } = await shop.pool.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length;
      })
      .toBe(1);
  };

  const recipientsOf = async (campaignId: string) => {
    const { rows } = await shop.pool.query(
      'select email_key, email from campaign_recipients where campaign_id = $1',
      [campaignId],
    );
    return rows;
  };

  it('is not collected, where its members were read before', async () => {
    const { emailKey, listId, key, now } = await openErased('read-before');
    const { database } = shop.app.services;
    const { websiteId } = key;
    const members = await readAudience(database, websiteId, { listIds: [listId], limit: 10, now });
    const { released, release } = hold();
    const erased = hold();
    const erasing = inTransaction(database, async (transaction) => {
      await eraseAddresses(transaction, { websiteId, emailKeys: [emailKey], now });
      erased.release();
      await released;
    });
    await erased.released;
    const collecting = inTransaction(database, (transaction) =>
      insertRecipients(transaction, key, { members, now }),
    );
    await untilOneWaits();
    release();
    await erasing;
    expect(await collecting).toBe(0);
    expect(await recipientsOf(key.campaignId)).toEqual([]);
  });

  it.each(['with', 'without'])('is erased among the recipients too, %s the campaign locked', async (lock) => {
    const { emailKey, listId, key, now } = await openErased(`inserted-${lock}`);
    const { database } = shop.app.services;
    const { websiteId } = key;
    const { released, release } = hold();
    const inserted = hold();
    const collecting = inTransaction(database, async (transaction) => {
      if (lock === 'with') await lockCampaign(transaction, key);
      const members = await readAudience(transaction, websiteId, { listIds: [listId], limit: 10, now });
      await insertRecipients(transaction, key, { members, now });
      inserted.release();
      await released;
    });
    await inserted.released;
    const erasing = inTransaction(database, (transaction) =>
      eraseAddresses(transaction, { websiteId, emailKeys: [emailKey], now }),
    );
    await untilOneWaits();
    release();
    await Promise.all([collecting, erasing]);
    expect(await recipientsOf(key.campaignId)).toEqual([
      { email_key: expect.stringMatching(/^erased /), email: '' },
    ]);
  });
});

it('nothing of a member who is erased stays in any table', async () => {
  const email = 'forget-me@example.com';
  const { listId, memberId } = await shop.join('forget', email, 'Eve');
  const { id } = await shop.write({ listId });
  accept(await shop.send(id));
  await shop.collect();
  const { now } = shop.app.clock;
  const siteId = shop.site.id;
  await shop.pool.query(
    `insert into webhook_deliveries (website_id, delivery_id, endpoint_id, event_id, event_type, email_key, body, created_at)
     values ($1, 'd1', 'e1', 'v1', 'list.joined', $2, $2, $3)`,
    [siteId, email, now],
  );
  await shop.pool.query(
    `insert into follow_up_mails (website_id, kind, cause_id, email_key, sent_at) values ($1, 'welcome', $2, $3, $4)`,
    [siteId, memberId, email, now],
  );
  await shop.pool.query(
    `insert into mail_outbox (id, website_id, to_address, subject, text, headers)
     values ('m1', $1, $2, 'News', 'News', '{"list-unsubscribe": "<x>"}')`,
    [siteId, 'Forget-Me@example.com'],
  );
  const proof = { who: 'Ines', when: '2026-01-10', how: 'Ticked a box on the paper form' };
  accept(
    await shop.owner.client.send(mailingListsCalls.importMembers, {
      params: { id: listId },
      query: { filename: 'people.csv', ...proof },
      file: new Blob([`email\nother@example.com\n${email}\nFORGET-ME@example.com\nbroken\n`]),
    }),
  );
  const { rows: jobs } = await shop.pool.query(
    `delete from jobs where kind = 'mailing-lists.import' returning payload`,
  );
  for (const { payload } of jobs) await shop.runJob('mailing-lists.import', payload);
  accept(await shop.owner.client.send(mailingListsCalls.eraseMembers, { body: { ids: [memberId] } }));

  const { rows: tables } = await shop.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p')`,
  );
  const holding: string[] = [];
  for (const { name } of tables) {
    const { rows } = await shop.pool.query(`select t::text as row from "${name}" t where t::text ilike $1`, [
      `%${email}%`,
    ]);
    holding.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  expect(holding).toEqual([]);
  await shop.deliver();
  expect(shop.sentTo()).toEqual([]);
  const { latest } = accept(
    await shop.owner.client.send(mailingListsCalls.readImport, { params: { id: listId } }),
  );
  expect(latest?.faults).toMatchObject([
    { line: 4, email: '', code: 'duplicate' },
    { line: 5, email: 'broken' },
  ]);
});
