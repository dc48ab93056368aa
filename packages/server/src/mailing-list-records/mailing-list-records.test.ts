import type { SegmentCondition } from '@sitewright/domain/mailing-lists';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '../ids/index.ts';
import { createTestDatabase, startTestApp } from '../testing/index.ts';
import {
  countAudience,
  countLeftOut,
  endAllMemberships,
  endMembership,
  eraseMemberships,
  joinList,
  markBounced,
  markComplained,
  readAudience,
} from './index.ts';
import { mailingLists, mailingSegments } from './mailing-list-records-tables.ts';
import { isInSegment } from './testing/segment-rule.ts';

const { database, pool } = await createTestDatabase();
const app = await startTestApp(database);
const now = new Date('2026-03-01T10:00:00Z');
const later = new Date('2026-03-02T10:00:00Z');

const makeList = async () => {
  const { id: websiteId } = await app.addSite(`lists-${newId()}`);
  await database.insert(mailingLists).values(
    ['News', 'Sales'].map((name) => ({
      websiteId,
      listId: newId(),
      name,
      nameKeys: [name.toLowerCase()],
      isDoubleOptIn: false,
      createdAt: now,
    })),
  );
  const join = (email: string, { listName = 'News', givenAt = now } = {}) =>
    joinList(database, {
      websiteId,
      listName,
      email,
      language: 'en',
      publicOrigin: 'https://shop.example',
      consent: { source: 'form', text: 'Send me news', givenAt },
      now: givenAt,
    });
  const addresses = async (listIds: readonly string[], more: object = {}) =>
    (await readAudience(database, websiteId, { listIds, limit: 100, now, ...more })).map(
      ({ email }) => email,
    );
  return { websiteId, join, addresses };
};

describe('the audience of lists', () => {
  it('has each address once, whatever its capitals and lists; a plus sign makes another', async () => {
    const { websiteId, join, addresses } = await makeList();
    const news = await join('Ada@Example.com');
    await join('ada@example.COM');
    const sales = await join('ada@example.com', { listName: 'Sales' });
    await join('ada+sales@example.com', { listName: ' sales ' });
    const listIds = [news.listId, sales.listId];
    expect(await addresses(listIds)).toEqual(['ada+sales@example.com', 'Ada@Example.com']);
    expect(await addresses(listIds, { limit: 1, after: 'ada+sales@example.com' })).toEqual([
      'Ada@Example.com',
    ]);
    expect(await countAudience(database, websiteId, { listIds, now })).toBe(2);
    expect(await addresses([news.listId])).toEqual(['Ada@Example.com']);
  });

  it('leaves out demo people, who has not confirmed, and who is on several lists, and says how many', async () => {
    const { websiteId, join } = await makeList();
    const { listId } = await join('one@example.com');
    const { listId: other } = await join('one@example.com', { listName: 'Sales' });
    for (const name of ['demo-1', 'demo-2', 'unconfirmed']) await join(`${name}@example.com`);
    await database.execute(sql`update mailing_list_members set is_demo = true
      where website_id = ${websiteId} and email like 'demo-%'`);
    await database.execute(sql`update mailing_list_members set state = 'pending'
      where website_id = ${websiteId} and email like 'unconfirmed%'`);
    const audience = { listIds: [listId, other], now };
    const leftOut = { demo: 2, unconfirmed: 1, repeated: 1, outsideSegment: 0 };
    expect(await countAudience(database, websiteId, audience)).toBe(1);
    expect(await countLeftOut(database, websiteId, audience)).toEqual(leftOut);
    const gone = { ...audience, segmentId: 'f'.repeat(24) };
    expect(await countLeftOut(database, websiteId, gone)).toEqual({ ...leftOut, outsideSegment: 1 });
  });

  it('has nobody who unsubscribed, bounced or complained, until they sign up anew', async () => {
    const { websiteId, join, addresses } = await makeList();
    const { listId, memberId } = await join('gone@example.com');
    await join('bounced@example.com');
    await join('angry@example.com');
    await join('here@example.com');
    await endMembership(database, { websiteId, memberId, scope: 'list', now: later });
    expect(await markBounced(database, { websiteId, email: 'Bounced@example.com', now: later })).toBe(1);
    expect(await markComplained(database, { websiteId, email: 'angry@example.com', now: later })).toBe(1);
    expect(await addresses([listId])).toEqual(['here@example.com']);
    await join('gone@example.com', { givenAt: now });
    expect(await addresses([listId])).toEqual(['here@example.com']);
    await join('gone@example.com', { givenAt: new Date('2026-04-01T10:00:00Z') });
    expect(await addresses([listId])).toEqual(['gone@example.com', 'here@example.com']);
  });

  it('loses an address from all lists at once, and nothing is left of one that is erased but a hash', async () => {
    const { websiteId, join, addresses } = await makeList();
    const news = await join('all@example.com');
    const sales = await join('all@example.com', { listName: 'Sales' });
    await join('erased@example.com');
    await endAllMemberships(database, { websiteId, emailKey: 'all@example.com', now: later });
    await eraseMemberships(database, { websiteId, emailKeys: ['erased@example.com'], now: later });
    expect(await addresses([news.listId, sales.listId])).toEqual([]);
    const { rows } = await pool.query(
      `select (select count(*)::int from form_consents where website_id = $1) as consents,
        (select count(*)::int from form_consents where website_id = $1 and ended_at is not null) as ended,
        (select array_agg(reason order by reason) from mailing_suppressions where website_id = $1) as reasons,
        (select count(*)::int from mailing_list_members where website_id = $1) as members`,
      [websiteId],
    );
    expect(rows).toEqual([{ consents: 2, ended: 2, reasons: ['erased', 'unsubscribed'], members: 2 }]);
    const gone = await endMembership(database, { websiteId, memberId: newId(), scope: 'all', now });
    expect(gone).toBeUndefined();
  });

  it('folds capitals of every script alike in members and what they agreed to', async () => {
    const { websiteId, join } = await makeList();
    const consents = async () => {
      const { rows } = await pool.query<{ email: string; isEnded: boolean }>(
        `select email, ended_at is not null as "isEnded" from form_consents where website_id = $1 order by email`,
        [websiteId],
      );
      return rows;
    };
    const { memberId } = await join('ÉMILE@EXAMPLE.com');
    await join('Éva@example.com');
    await endMembership(database, { websiteId, memberId, scope: 'list', now: later });
    await eraseMemberships(database, { websiteId, emailKeys: ['éva@example.com'], now: later });
    expect(await consents()).toEqual([{ email: 'ÉMILE@EXAMPLE.com', isEnded: true }]);
  });

  it('belongs to one site', async () => {
    const { join } = await makeList();
    const other = await makeList();
    const { listId } = await join('ada@example.com');
    expect(await other.addresses([listId])).toEqual([]);
  });
});

describe('a segment', () => {
  it('has the same members by its statement and by its rule', async () => {
    const { websiteId, join } = await makeList();
    const { listId, memberId } = await join('ada@example.com');
    await pool.query(`update mailing_list_members set tags = '{vip}' where member_id = $1`, [memberId]);
    const itemId = newId();
    const customerId = newId();
    await pool.query(
      `insert into customers (website_id, customer_id, email, email_key, name, created_at, updated_at)
       values ($1, $2, 'ada@example.com', 'ada@example.com', 'Ada', $3, $3)`,
      [websiteId, customerId, now],
    );
    await pool.query(
      `insert into orders (website_id, order_id, number, is_test, cart_id, customer_id, email, email_key, customer_name,
         country, search_text, currency, total_cents, payment_state, fulfilment_state, is_pickup, content, placed_at, updated_at)
       select $1, $2, 1, false, $2, $3, '', 'ada@example.com', 'Ada', 'CH', '', settings ->> 'currency', 5000, 'paid', 'pending',
         false, '{}', $4, $4 from websites where website_id = $1`,
      [websiteId, newId(), customerId, now],
    );
    await pool.query(
      `insert into order_lines (website_id, order_id, line_id, place, item_id, variant_id, sku, quantity, content)
       select website_id, order_id, 'l', 0, $2, 'v', '', 1, '{}' from orders where website_id = $1`,
      [websiteId, itemId],
    );
    const facts = {
      tags: ['vip'],
      formIds: [],
      boughtItemIds: [itemId],
      spentCents: 5000,
      countries: ['CH'],
      lastOrderAt: now,
    };
    const at = new Date('2026-03-11T10:00:00Z');
    const conditions: SegmentCondition[] = [
      { kind: 'tag', tag: 'vip', isSet: true },
      { kind: 'tag', tag: 'vip', isSet: false },
      { kind: 'form', formId: itemId },
      { kind: 'bought', itemId, isBought: true },
      { kind: 'bought', itemId, isBought: false },
      { kind: 'spent', cents: 5000, isAtLeast: true },
      { kind: 'spent', cents: 5000, isAtLeast: false },
      { kind: 'country', country: 'CH' },
      { kind: 'country', country: 'DE' },
      { kind: 'last-order', days: 30, isWithin: true },
      { kind: 'last-order', days: 5, isWithin: true },
      { kind: 'last-order', days: 5, isWithin: false },
    ];
    const rules = [
      ...conditions.map((condition) => ({ match: 'all' as const, conditions: [condition] })),
      { match: 'any' as const, conditions },
      { match: 'all' as const, conditions },
      { match: 'all' as const, conditions: [] },
    ];
    for (const rule of rules) {
      const segmentId = newId();
      await database
        .insert(mailingSegments)
        .values({ websiteId, segmentId, name: segmentId, rule, createdAt: now });
      const count = await countAudience(database, websiteId, { listIds: [listId], segmentId, now: at });
      const read = await readAudience(database, websiteId, {
        listIds: [listId],
        segmentId,
        limit: 9,
        now: at,
      });
      const isIn = isInSegment(rule, facts, at);
      const { outsideSegment } = await countLeftOut(database, websiteId, {
        listIds: [listId],
        segmentId,
        now: at,
      });
      expect(count + outsideSegment).toBe(1);
      expect({ rule, isIn: count === 1, isRead: read.length === 1 }).toEqual({ rule, isIn, isRead: isIn });
    }
    const missing = { listIds: [listId], segmentId: newId(), now: at };
    expect(await countAudience(database, websiteId, missing)).toBe(0);
  });
});
