import { mailingConnectionsCalls as calls } from '@sitewright/api/mailing-connections';
import { mailingListsCalls } from '@sitewright/api/mailing-lists';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmMembership, endAllMemberships, eraseMemberships } from '../mailing-list-records/index.ts';
import { accept, MAILCHIMP_KEY } from '../testing/index.ts';
import { openConnectedShop } from './testing/open-connected-shop.ts';

let shop: Awaited<ReturnType<typeof openConnectedShop>>;
let mailchimp: (typeof shop)['mailchimp'];

beforeAll(async () => {
  shop = await openConnectedShop();
  ({ mailchimp } = shop);
});

beforeEach(() => {
  shop.passMinute();
  Object.assign(mailchimp.state, { key: MAILCHIMP_KEY, failure: undefined, failsAfter: 0 });
});

const connect = (apiKey = MAILCHIMP_KEY) => shop.owner.client.send(calls.connect, { body: { apiKey } });

const makeList = async (name: string, isDoubleOptIn = false) => {
  const body = { name, isDoubleOptIn, isForCheckout: false };
  return accept(await shop.owner.client.send(mailingListsCalls.createList, { body })).id;
};

const connectList = (id: string, remoteListId: string) =>
  shop.owner.client.send(calls.connectList, { params: { id }, body: { remoteListId } });

const readConnection = async (id: string) =>
  accept(await shop.owner.client.send(calls.readConnection, { params: { id } }));

/** As the schedule does. */
const sendDue = async () => {
  await shop.runJob('mailing-connections.find-due', {});
  await shop.runWaiting('mailing-connections.send');
};

const putsOf = () => mailchimp.requests.filter((request) => request.startsWith('PUT')).length;

const asksOf = (remoteListId: string) =>
  mailchimp.requests.filter((request) => request.includes(remoteListId)).length;

/** A list of ours that is connected with one of Mailchimp. */
const openConnected = async (name: string, remoteListId: string, isDoubleOptIn = false) => {
  mailchimp.addList(remoteListId, `${name} there`, isDoubleOptIn);
  accept(await connect());
  const id = await makeList(name);
  accept(await connectList(id, remoteListId));
  await shop.runWaiting('mailing-connections.send');
  return { id, join: (email: string) => shop.join(email, name) };
};

describe('an account of Mailchimp', () => {
  it('[EDT-10 (rule)] is connected by a key that Mailchimp accepts, and disconnected', async () => {
    const id = await makeList('Account');
    expect(await readConnection(id)).toEqual({ account: null, list: null });
    expect(await connect('not a key')).toMatchObject({
      refusal: { code: 'mailing-key-invalid', errors: { apiKey: expect.stringMatching(/no API key/) } },
    });
    expect(await connect('ffffffffffffffff-us21')).toMatchObject({
      refusal: { code: 'mailing-key-refused', message: 'Mailchimp does not accept this API key.' },
    });
    mailchimp.state.failure = 0;
    expect(await connect()).toMatchObject({ refusal: { message: 'Unable to connect. Please try again' } });
    mailchimp.state.failure = undefined;
    accept(await connect());
    const { account } = await readConnection(id);
    expect(account).toEqual({ name: 'Stand-in press', keyEnd: 'us21', isReadable: true });
    accept(await shop.owner.client.send(calls.disconnect, {}));
    expect((await readConnection(id)).account).toBeNull();
    expect(await shop.owner.client.send(calls.listRemoteLists, {})).toMatchObject({
      refusal: { code: 'mailing-not-connected' },
    });
  });

  it('has a key that is stored encrypted and never sent back', async () => {
    accept(await connect());
    const stored = JSON.stringify((await shop.pool.query('select * from mailing_connections')).rows);
    const id = await makeList('Secret');
    const told = JSON.stringify(await readConnection(id));
    const logged = JSON.stringify((await shop.pool.query('select * from activity')).rows);
    for (const text of [stored, told, logged]) expect(text).not.toContain(MAILCHIMP_KEY.slice(0, 32));
  });

  it('[EDT-10 (rule)] offers its lists; without one it says so, and one must be selected', async () => {
    accept(await connect());
    for (const id of mailchimp.listIds()) mailchimp.removeList(id);
    expect(await shop.owner.client.send(calls.listRemoteLists, {})).toMatchObject({
      refusal: { message: "You don't have any mailing lists, create one before continuing." },
    });
    mailchimp.addList('abc1', 'Readers');
    const { lists } = accept(await shop.owner.client.send(calls.listRemoteLists, {}));
    expect(lists).toContainEqual({ id: 'abc1', name: 'Readers' });
    const id = await makeList('Chosen');
    expect(await connectList(id, '')).toMatchObject({ refusal: { message: 'A List must be selected' } });
    expect(await connectList(id, 'abc9')).toMatchObject({ refusal: { code: 'remote-list-gone' } });
  });
});

describe('members of a connected list', () => {
  it('are sent once, with name and tags; changes are sent after them', async () => {
    const { id, join } = await openConnected('Prints', 'prints1');
    const { memberId } = await join('ines@example.com');
    await shop.pool.query(
      `update mailing_list_members set name = 'Ines Duarte', tags = '{print,vip}'
      where member_id = $1`,
      [memberId],
    );
    const before = putsOf();
    await sendDue();
    await sendDue();
    expect(putsOf() - before).toBe(1);
    expect(mailchimp.memberOf('prints1', 'ines@example.com')).toMatchObject({
      status: 'subscribed',
      language: 'en',
      merge_fields: { FNAME: 'Ines', LNAME: 'Duarte' },
      tags: ['print', 'vip'],
    });
    const tagged = { ids: [memberId], tag: 'vip', isSet: false };
    accept(await shop.owner.client.send(mailingListsCalls.tagMembers, { body: tagged }));
    await sendDue();
    expect(mailchimp.memberOf('prints1', 'ines@example.com')?.tags).toEqual(['print']);
    await endAllMemberships(shop.database, {
      websiteId: shop.site.id,
      emailKey: 'ines@example.com',
      now: shop.app.clock.now,
    });
    await sendDue();
    expect(mailchimp.memberOf('prints1', 'ines@example.com')?.status).toBe('unsubscribed');
    expect((await readConnection(id)).list).toMatchObject({ sentCount: 1, waitingCount: 0, fault: '' });
  });

  it('are not sent before they confirm; Mailchimp asks those whom we have not asked', async () => {
    const asked = await openConnected('Asked', 'asked1', true);
    await asked.join('not-asked@example.com');
    const body = { name: 'Asked', isDoubleOptIn: true, isForCheckout: false };
    accept(await shop.owner.client.send(mailingListsCalls.updateList, { params: { id: asked.id }, body }));
    const { memberId } = await asked.join('asked@example.com');
    await sendDue();
    expect(mailchimp.memberOf('asked1', 'not-asked@example.com')?.status).toBe('pending');
    expect(mailchimp.memberOf('asked1', 'asked@example.com')).toBeUndefined();
    await confirmMembership(shop.database, { websiteId: shop.site.id, memberId, now: shop.app.clock.now });
    await sendDue();
    expect(mailchimp.memberOf('asked1', 'asked@example.com')?.status).toBe('subscribed');
  });

  it('wait while Mailchimp is away, busy or has another key, and nobody is lost or sent twice', async () => {
    const { id, join } = await openConnected('Waiting', 'waiting1');
    for (let number = 0; number < 30; number += 1) await join(`w${number}@example.com`);
    Object.assign(mailchimp.state, { failure: 429, failsAfter: 12 });
    await sendDue();
    const sent = mailchimp.membersOf('waiting1').length;
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(30);
    expect((await readConnection(id)).list).toMatchObject({
      fault: 'Mailchimp asks to send more slowly. It is tried again by itself.',
      sentCount: sent,
      waitingCount: 30 - sent,
    });
    const asked = asksOf('waiting1');
    await sendDue();
    expect(asksOf('waiting1')).toBe(asked);
    for (const [failure, fault] of [
      [500, /does not answer/],
      [0, /does not answer/],
      [401, /does not accept the API key/],
    ] as const) {
      mailchimp.state.failure = failure;
      accept(await shop.owner.client.send(calls.retryList, { params: { id } }));
      await sendDue();
      expect((await readConnection(id)).list?.fault).toMatch(fault);
    }
    mailchimp.state.failure = undefined;
    shop.passDays(1);
    const before = putsOf();
    await sendDue();
    expect(putsOf() - before).toBe(30 - sent);
    expect(mailchimp.membersOf('waiting1')).toHaveLength(30);
    expect((await readConnection(id)).list).toMatchObject({ fault: '', sentCount: 30, waitingCount: 0 });
  });

  it('that Mailchimp refuses are told to the owner with its reason, and tried again when asked to', async () => {
    const { id, join } = await openConnected('Refused', 'refused1');
    await join('fake@refused.example');
    await join('real@example.com');
    await sendDue();
    const before = putsOf();
    await sendDue();
    expect(putsOf()).toBe(before);
    expect((await readConnection(id)).list).toMatchObject({
      sentCount: 1,
      refusedCount: 1,
      refused: [{ email: 'fake@refused.example', reason: 'fake@refused.example looks fake or invalid.' }],
    });
    accept(await shop.owner.client.send(calls.retryList, { params: { id } }));
    await sendDue();
    expect(putsOf() - before).toBe(1);
  });

  it('who leave at Mailchimp leave here, and are asked by it when they sign up again', async () => {
    const { join } = await openConnected('Leaving', 'leaving1');
    await join('leaver@example.com');
    await join('gone@example.com');
    await sendDue();
    shop.passMinute();
    mailchimp.leave('leaving1', 'LEAVER@example.com');
    mailchimp.leave('leaving1', 'gone@example.com', 'cleaned');
    shop.passMinute();
    await sendDue();
    expect(await shop.statesOf('leaver@example.com')).toEqual({ Leaving: 'unsubscribed' });
    expect(await shop.statesOf('gone@example.com')).toEqual({ Leaving: 'bounced' });
    shop.passMinute();
    await join('leaver@example.com');
    await sendDue();
    await sendDue();
    expect(await shop.statesOf('leaver@example.com')).toEqual({ Leaving: 'subscribed' });
    expect(mailchimp.memberOf('leaving1', 'leaver@example.com')?.status).toBe('pending');
  });

  it('who are erased here are erased there', async () => {
    const { join } = await openConnected('Erased', 'erased1');
    await join('erase@example.com');
    await sendDue();
    const erased = { websiteId: shop.site.id, emailKeys: ['erase@example.com'], now: shop.app.clock.now };
    await eraseMemberships(shop.database, erased);
    await sendDue();
    expect(mailchimp.membersOf('erased1')).toEqual([]);
    const rows = await shop.rows(`select 1 from mailing_sent_members s where website_id = $1 and not exists
      (select 1 from mailing_list_members m where m.member_id = s.member_id)`);
    expect(rows).toEqual([]);
  });

  it('go to another list from the beginning, and nowhere once it is disconnected or deleted', async () => {
    const { id, join } = await openConnected('Moving', 'moving1');
    await join('mover@example.com');
    await sendDue();
    mailchimp.addList('moving2', 'The new one');
    accept(await connectList(id, 'moving2'));
    await sendDue();
    expect(mailchimp.membersOf('moving2')).toHaveLength(1);
    mailchimp.removeList('moving2');
    await join('late@example.com');
    await sendDue();
    expect((await readConnection(id)).list?.fault).toMatch(/does not exist at Mailchimp/);
    accept(await shop.owner.client.send(calls.disconnectList, { params: { id } }));
    expect((await readConnection(id)).list).toBeNull();
    const asked = asksOf('moving');
    accept(await shop.owner.client.send(mailingListsCalls.removeList, { params: { id } }));
    shop.passDays(1);
    await shop.runJob('mailing-connections.send', { websiteId: shop.site.id, listId: id });
    expect(asksOf('moving')).toBe(asked);
  });

  it('of another site are out of reach', async () => {
    const { id } = await openConnected('Mine', 'mine1');
    const other = await shop.app.signIn(await shop.app.addSite('other'));
    expect(await other.client.send(calls.readConnection, { params: { id } })).toMatchObject({
      refusal: { code: 'not-found' },
    });
    expect(await other.client.send(calls.retryList, { params: { id } })).toMatchObject({
      refusal: { code: 'not-found' },
    });
    const body = { remoteListId: 'abc1' };
    expect(await other.client.send(calls.connectList, { params: { id }, body })).toMatchObject({
      refusal: { code: 'not-found' },
    });
  });
});
