import { mailingListsCalls } from '@sitewright/api/mailing-lists';
import { webhookCalls } from '@sitewright/api/webhooks';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/index.ts';
import { newId } from '../../ids/index.ts';
import {
  confirmMembership,
  endMembership,
  eraseMemberships,
  unsubscribeQuery,
} from '../../mailing-list-records/index.ts';
import { accept, statementsOf } from '../../testing/index.ts';
import { openListShop } from '../testing/open-list-shop.ts';

let shop: Awaited<ReturnType<typeof openListShop>>;

beforeAll(async () => {
  shop = await openListShop();
});

const makeList = async (name: string, isDoubleOptIn: boolean): Promise<void> => {
  const body = { name, isDoubleOptIn, isForCheckout: false };
  accept(await shop.owner.client.send(mailingListsCalls.createList, { body }));
};

const confirm = (memberId: string) =>
  inTransaction(shop.database, (transaction) =>
    confirmMembership(transaction, { websiteId: shop.site.id, memberId, now: shop.app.clock.now }),
  );

it.each([true, false])(
  '[F31 (rule)] signing up is the same work for an address that waits, is subscribed or is unknown (confirmation: %s)',
  async (isDoubleOptIn) => {
    const listName = `Equal ${isDoubleOptIn}`;
    await makeList(listName, isDoubleOptIn);
    const signUp = (email: string) =>
      statementsOf('mailing_list_members', () => shop.join(email, { listName }));
    await shop.join('first@example.com', { listName });
    await confirm((await shop.join('subscribed@example.com', { listName })).memberId);
    const unknown = await signUp('unknown@example.com');
    expect(unknown.length).toBeGreaterThan(2);
    expect(await signUp('first@example.com')).toEqual(unknown);
    expect(await signUp('subscribed@example.com')).toEqual(unknown);
  },
);

describe('where a webhook is told of new addresses', () => {
  const listName = 'Announced';
  const join = (email: string) => shop.join(email, { listName });
  const kind = 'mailing-lists.announce-joined';
  const waiting = () => shop.rows(`select 1 from jobs where kind = '${kind}' and website_id = $1`);
  const told = async (): Promise<unknown[]> => {
    await shop.runWaiting(kind);
    const rows = await shop.rows(`select email_key from webhook_deliveries where website_id = $1
      and event_type = 'list.joined' order by email_key`);
    return rows.map((row) => row['email_key']);
  };

  beforeAll(async () => {
    await makeList(listName, false);
    const body = { url: 'https://93.184.215.14/joined', events: ['list.joined'] as const };
    accept(await shop.owner.client.send(webhookCalls.create, { body }));
  });

  it('[F31] signing up is the same work for a known and an unknown address, of which it is told once', async () => {
    await join('announced@example.com');
    const unknown = await statementsOf('mailing_list_members', () => join('not-announced@example.com'));
    expect(await waiting()).toHaveLength(2);
    expect(await statementsOf('mailing_list_members', () => join('announced@example.com'))).toEqual(unknown);
    expect(await waiting()).toHaveLength(3);
    expect(await told()).toEqual(['announced@example.com', 'not-announced@example.com']);
  });

  it('is told again of who left and signs up anew, not of who was erased meanwhile', async () => {
    const { memberId } = await join('back@example.com');
    await endMembership(shop.database, {
      websiteId: shop.site.id,
      memberId,
      scope: 'list',
      now: shop.app.clock.now,
    });
    shop.passDays(1);
    await join('back@example.com');
    await join('erased@example.com');
    await eraseMemberships(shop.database, {
      websiteId: shop.site.id,
      emailKeys: ['erased@example.com'],
      now: shop.app.clock.now,
    });
    const back = (await told()).filter((email) => email === 'back@example.com');
    expect(back).toHaveLength(2);
    expect(await told()).not.toContain('erased@example.com');
  });
});

it('[F31] a link to unsubscribe says nothing of the address to whoever has not got it by email', async () => {
  const { memberId } = await shop.join('Known@example.com');
  const visitor = await shop.visitor();
  const guess = async (id: string) => {
    const query = `m=${id}&s=${'A'.repeat(43)}`;
    const page = await visitor.open(`/mailing-list/unsubscribe?${query}`);
    const posted = await shop.post(visitor, `/-/mailing-lists/unsubscribe?${query}`, { confirmed: 'yes' });
    return [page.status, page.text.replaceAll(id, ''), posted.status, posted.text];
  };
  expect(await guess(memberId)).toEqual(await guess(newId()));
  expect(await shop.statesOf('Known@example.com')).toEqual({ Newsletter: 'pending' });
});

it('[F31] unsubscribing answers the same for whoever is subscribed, has left or was erased', async () => {
  const { websiteId, secret } = { websiteId: shop.site.id, secret: shop.app.services.secret };
  const leave = async (memberId: string) => {
    const query = unsubscribeQuery(secret, { websiteId, memberId });
    const visitor = await shop.visitor();
    const action = `/-/mailing-lists/unsubscribe?${query}`;
    const oneClick = await visitor.open(action, { method: 'POST', body: '' });
    const { status, headers, text } = await shop.post(visitor, action, { confirmed: 'yes', scope: 'all' });
    const location = String(headers['location']);
    const page = await visitor.open(location);
    return [oneClick.status, oneClick.text, status, text, location, page.status, page.text].map((part) =>
      String(part).replaceAll(query.replaceAll('&', '&amp;'), '').replaceAll(query, ''),
    );
  };
  const { memberId: subscribed } = await shop.join('here@example.com');
  await confirm(subscribed);
  const first = await leave(subscribed);
  expect(first.join(' ')).not.toContain('here@example.com');
  expect(await leave(subscribed)).toEqual(first);
  const { memberId: erased } = await shop.join('gone@example.com');
  await eraseMemberships(shop.database, {
    websiteId,
    emailKeys: ['gone@example.com'],
    now: shop.app.clock.now,
  });
  expect(await leave(erased)).toEqual(first);
});
