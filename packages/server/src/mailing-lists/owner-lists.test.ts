import { mailingListsCalls as calls } from '@sitewright/api/mailing-lists';
import { beforeAll, describe, expect, it } from 'vitest';
import { endAllMemberships, eraseMemberships } from '../mailing-list-records/index.ts';
import { accept } from '../testing/index.ts';
import { openListShop } from './testing/open-list-shop.ts';

let shop: Awaited<ReturnType<typeof openListShop>>;

beforeAll(async () => {
  shop = await openListShop();
});

const PROOF = 'Ticked a box on the paper form of the fair';

const makeList = async (name: string) => {
  const body = { name, isDoubleOptIn: false, isForCheckout: false };
  return accept(await shop.owner.client.send(calls.createList, { body })).id;
};

const addMember = (id: string, email: string, more: object = {}) =>
  shop.owner.client.send(calls.addMember, {
    params: { id },
    body: { email, name: '', tags: [], proof: PROOF, ...more },
  });

const membersOf = async (id: string, query: object = {}) =>
  accept(await shop.owner.client.send(calls.listMembers, { params: { id }, query })).members;

const listOf = async (id: string) =>
  accept(await shop.owner.client.send(calls.listLists, {})).lists.find((list) => list.id === id);

const proof = { who: 'Ines', when: '2026-01-10', how: PROOF };

const importFile = async (id: string, text: string, more: object = {}) => {
  const sent = await shop.owner.client.send(calls.importMembers, {
    params: { id },
    query: { filename: 'people.csv', ...proof, ...more },
    file: new Blob([text]),
  });
  await shop.runWaiting('mailing-lists.import');
  return sent;
};

const latestOf = async (id: string) =>
  accept(await shop.owner.client.send(calls.readImport, { params: { id } })).latest;

describe('lists', () => {
  it('are made, renamed and deleted; a name that was taken ever is refused', async () => {
    const id = await makeList('Press');
    const body = { name: ' press ', isDoubleOptIn: true, isForCheckout: false };
    expect(await shop.owner.client.send(calls.createList, { body })).toMatchObject({
      refusal: { code: 'mailing-list-name-taken' },
    });
    accept(
      await shop.owner.client.send(calls.updateList, { params: { id }, body: { ...body, name: 'Media' } }),
    );
    await shop.join('reporter@example.com', { listName: 'PRESS' });
    expect(await listOf(id)).toMatchObject({ name: 'Media', pendingCount: 1, isDoubleOptIn: true });
    accept(await shop.owner.client.send(calls.removeList, { params: { id } }));
    expect(await listOf(id)).toBeUndefined();
    expect(await shop.statesOf('reporter@example.com')).toEqual({});
  });

  it('of the checkout is one at a time', async () => {
    const first = await makeList('Buyers');
    const second = await makeList('Shoppers');
    for (const [id, name] of [
      [first, 'Buyers'],
      [second, 'Shoppers'],
    ] as const)
      accept(
        await shop.owner.client.send(calls.updateList, {
          params: { id },
          body: { name, isDoubleOptIn: false, isForCheckout: true },
        }),
      );
    expect((await listOf(first))?.isForCheckout).toBe(false);
    const browser = await shop.ready([{}], 'buyer@example.com');
    accept(await shop.save(browser, { email: 'buyer@example.com', acceptsMarketing: true }));
    accept(await shop.pay(browser));
    await shop.runWaiting('mailing-lists.join-from-order');
    expect(await shop.statesOf('buyer@example.com')).toEqual({ Shoppers: 'subscribed' });
  });
});

describe('members', () => {
  it('are added with proof, found, tagged, unsubscribed and erased, each with what they agreed to', async () => {
    const id = await makeList('Friends');
    expect(await addMember(id, 'no proof@example.com')).toMatchObject({
      refusal: { code: 'member-email-invalid' },
    });
    expect(await addMember(id, 'a@example.com', { proof: ' ' })).toMatchObject({
      refusal: { code: 'member-proof-missing' },
    });
    const { id: memberId } = accept(await addMember(id, 'Ada@example.com', { name: 'Ada', tags: ['vip'] }));
    accept(await addMember(id, 'bo@example.com'));
    expect(await addMember(id, 'ada@EXAMPLE.com')).toMatchObject({ refusal: { code: 'member-is-on-list' } });
    expect(await membersOf(id, { search: 'ADA' })).toMatchObject([
      { email: 'Ada@example.com', tags: ['vip'] },
    ]);
    accept(
      await shop.owner.client.send(calls.tagMembers, {
        body: { ids: [memberId], tag: 'press', isSet: true },
      }),
    );
    expect(await membersOf(id, { tag: 'press' })).toMatchObject([{ tags: ['vip', 'press'] }]);
    const read = accept(await shop.owner.client.send(calls.readMember, { params: { id: memberId } }));
    expect(read.consents).toMatchObject([{ list: 'Friends', source: 'owner', text: PROOF, endedOn: null }]);
    accept(await shop.owner.client.send(calls.unsubscribeMembers, { body: { ids: [memberId] } }));
    expect(await membersOf(id, { state: 'unsubscribed' })).toMatchObject([{ email: 'Ada@example.com' }]);
    expect(await addMember(id, 'ada@example.com')).toMatchObject({ refusal: { code: 'member-stays-away' } });
    accept(await shop.owner.client.send(calls.eraseMembers, { body: { ids: [memberId] } }));
    expect(await shop.memberOf('ada@example.com')).toEqual([]);
    expect(await addMember(id, 'ada@example.com')).toMatchObject({ refusal: { code: 'member-stays-away' } });
  });

  it('are read in parts and by segment', async () => {
    const id = await makeList('Many');
    const people = Array.from(
      { length: 60 },
      (_, index) => `p${index}@example.com,,${index < 3 ? 'few' : ''}`,
    );
    await importFile(id, ['Email,Name,Tags', ...people].join('\n'));
    const first = accept(await shop.owner.client.send(calls.listMembers, { params: { id }, query: {} }));
    expect(first.members).toHaveLength(50);
    expect(await membersOf(id, { cursor: first.nextCursor ?? '' })).toHaveLength(10);
    const rule = { match: 'all' as const, conditions: [{ kind: 'tag' as const, tag: 'few', isSet: true }] };
    const { count } = accept(await shop.owner.client.send(calls.countSegment, { body: { rule } }));
    const segment = accept(
      await shop.owner.client.send(calls.createSegment, { body: { name: 'Few', rule } }),
    );
    expect(await membersOf(id, { segmentId: segment.id })).toHaveLength(3);
    expect(count).toBe(3);
    accept(await shop.owner.client.send(calls.removeSegment, { params: { id: segment.id } }));
  });

  it('[F32 (rule) F22 (rule)] are exported without a cell that a spreadsheet evaluates', async () => {
    const id = await makeList('Formulas');
    accept(
      await addMember(id, 'f@example.com', { name: '=HYPERLINK("x")', tags: ['+1'], proof: '@SUM(1,2,3,4)' }),
    );
    const file = await shop.owner.open(`/api/mailing-lists/${id}/members.csv`);
    const [, row = ''] = file.text.trimEnd().split('\r\n');
    expect(row).toMatch(/^f@example\.com,"'=HYPERLINK\(""x""\)",subscribed,'\+1,.*"'@SUM\(1,2,3,4\)"$/);
  });
});

describe('a file of addresses', () => {
  it('is refused without proof, empty, or without addresses', async () => {
    const id = await makeList('Refused');
    for (const missing of [
      { who: ' ' },
      { when: '2999-01-01' },
      { when: 'soon' },
      { when: '2026-02-31' },
      { how: 'yes' },
    ])
      expect(await importFile(id, 'a@example.com', missing)).toMatchObject({
        refusal: { code: 'import-proof-missing' },
      });
    expect(await importFile(id, '')).toMatchObject({ refusal: { code: 'import-file-empty' } });
    accept(await importFile(id, 'Name\nAda\n'));
    expect(await latestOf(id)).toMatchObject({
      state: 'failed',
      fault: 'The file has no column of email addresses.',
    });
    expect(await membersOf(id)).toEqual([]);
  });

  it('tells of invalid and repeated rows, and brings nobody back', async () => {
    const id = await makeList('Imported');
    const websiteId = shop.site.id;
    const now = shop.app.clock.now;
    const { id: left } = accept(await addMember(id, 'left@example.com'));
    accept(await shop.owner.client.send(calls.unsubscribeMembers, { body: { ids: [left] } }));
    accept(await addMember(id, 'known@example.com'));
    await endAllMemberships(shop.database, { websiteId, emailKey: 'never@example.com', now });
    await eraseMemberships(shop.database, { websiteId, emailKeys: ['gone@example.com'], now });
    const file = [
      'First name;Last name;E-Mail;Tags',
      'Ada;Lovelace;Lia@example.com;vip, press',
      ';;LIA@example.com;',
      ';;no address;',
      ';;left@example.com;',
      ';;never@example.com;',
      ';;gone@example.com;',
      ';;known@example.com;vip',
      ';;ada+two@example.com;',
    ].join('\r\n');
    accept(await importFile(id, file));
    expect(await latestOf(id)).toMatchObject({
      state: 'done',
      percent: 100,
      rows: 8,
      added: 2,
      known: 1,
      invalid: 1,
      duplicates: 1,
      suppressed: 3,
      faults: [
        { line: 3, code: 'duplicate' },
        { line: 4, code: 'invalid' },
        { line: 5, code: 'unsubscribed' },
        { line: 6, code: 'unsubscribed' },
        { line: 7, email: '', code: 'erased' },
      ],
    });
    expect(await membersOf(id, { search: 'Lovelace' })).toMatchObject([
      { email: 'Lia@example.com', source: 'import', state: 'subscribed', tags: ['vip', 'press'] },
    ]);
    expect(await membersOf(id, { search: 'known' })).toMatchObject([{ tags: ['vip'] }]);
    const [{ id: memberId = '' } = {}] = await membersOf(id, { search: 'Lovelace' });
    const read = accept(await shop.owner.client.send(calls.readMember, { params: { id: memberId } }));
    expect(read.consents[0]?.text).toBe(`Collected by Ines on 2026-01-10: ${PROOF}`);
    shop.passMinute();
    accept(await importFile(id, file));
    expect(await latestOf(id)).toMatchObject({ added: 0, known: 3, duplicates: 1 });
  });
});
