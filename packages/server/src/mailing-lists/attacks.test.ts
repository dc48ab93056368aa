import { createHmac } from 'node:crypto';
import { mailingListsCalls as calls } from '@sitewright/api/mailing-lists';
import { mailingListLimits } from '@sitewright/domain/mailing-lists';
import { beforeAll, describe, expect, it } from 'vitest';
import { confirmationQuery, endMembership, joinList, markBounced } from '../mailing-list-records/index.ts';
import { recipientToken } from '../mail/index.ts';
import { accept } from '../testing/index.ts';
import { openListShop } from './testing/open-list-shop.ts';

let shop: Awaited<ReturnType<typeof openListShop>>;

beforeAll(async () => {
  shop = await openListShop();
});

const PROOF = 'Ticked a box on the paper form of the fair';

const createList = (name: string, isForCheckout = false) =>
  shop.owner.client.send(calls.createList, { body: { name, isDoubleOptIn: false, isForCheckout } });

const makeList = async (name: string) => accept(await createList(name)).id;

const upload = (id: string, text: string) =>
  shop.owner.client.send(calls.importMembers, {
    params: { id },
    query: { filename: 'people.csv', who: 'Ines', when: '2026-01-10', how: PROOF },
    file: new Blob([text]),
  });

const importFile = async (id: string, text: string) => {
  accept(await upload(id, text));
  await shop.runWaiting('mailing-lists.import');
  shop.app.clock.now = new Date(shop.app.clock.now.getTime() + 1000);
};

interface Outcome {
  readonly ok: boolean;
  readonly refusal?: { readonly code: string };
}

const codesOf = (outcomes: readonly Outcome[]): string[] =>
  outcomes.map(({ ok, refusal }) => (ok ? 'done' : (refusal?.code ?? ''))).toSorted();

describe('at the same time', () => {
  it('two lists of one name are one, and one is that of the checkout', async () => {
    const same = Array.from({ length: 3 }, () => createList('Twins', true));
    const others = ['Third', 'Fourth'].map((name) => createList(name, true));
    const taken = 'mailing-list-name-taken';
    expect(codesOf(await Promise.all(same))).toEqual(['done', taken, taken]);
    expect(codesOf(await Promise.all(others))).toEqual(['done', 'done']);
    const { lists } = accept(await shop.owner.client.send(calls.listLists, {}));
    expect(lists.filter(({ isForCheckout }) => isForCheckout)).toHaveLength(1);
  });

  it('two segments of one name are one', async () => {
    const body = { name: 'Twins', rule: { match: 'all' as const, conditions: [] } };
    const made = Array.from({ length: 3 }, () => shop.owner.client.send(calls.createSegment, { body }));
    const taken = 'segment-name-taken';
    expect(codesOf(await Promise.all(made))).toEqual(['done', taken, taken]);
  });

  it('a file that is sent twice is imported once', async () => {
    const id = await makeList('Twice');
    const text = 'email\nfirst@example.com\nsecond@example.com\n';
    const sent = await Promise.all([upload(id, text), upload(id, text), upload(id, text)]);
    expect(codesOf(sent)).toEqual(['done', 'import-under-way', 'import-under-way']);
    await shop.runWaiting('mailing-lists.import');
    const { latest } = accept(await shop.owner.client.send(calls.readImport, { params: { id } }));
    expect(latest).toMatchObject({ state: 'done', added: 2, known: 0 });
  });
});

it('files that are imported again and again give nobody more tags than anybody may have', async () => {
  const id = await makeList('Tagged');
  for (const file of ['a', 'b', 'c']) {
    const tags = Array.from({ length: 15 }, (_, index) => `${file}${index}`).join('|');
    await importFile(id, `email,tags\ntagged@example.com,${tags}\n`);
  }
  const [member] = await shop.memberOf('tagged@example.com');
  expect(member?.['tags']).toHaveLength(mailingListLimits.MAX_TAGS);
  expect(member?.['tags']).toEqual(expect.arrayContaining(['a0', 'a14', 'b4']));
});

it('[F31] whoever enters the address of a member changes neither their name nor their language', async () => {
  const { memberId } = await shop.join('named@example.com');
  await shop.pool.query(
    `update mailing_list_members set state = 'subscribed', name = 'Ada' where member_id = $1`,
    [memberId],
  );
  const { now } = shop.app.clock;
  await joinList(shop.database, {
    websiteId: shop.site.id,
    listName: 'Newsletter',
    email: 'NAMED@example.com',
    name: 'Win a car at evil.example',
    language: 'de',
    publicOrigin: `http://${shop.site.host}`,
    consent: { source: 'form', text: 'Send me news', givenAt: now },
    now,
  });
  expect(await shop.memberOf('named@example.com')).toMatchObject([
    { name: 'Ada', language: 'en', email: 'named@example.com' },
  ]);
});

it('[F28] a report is signed as bytes: returned emails are in whatever encoding', async () => {
  const { secret } = accept(await shop.owner.client.send(calls.rotateReportSecret, {}));
  await shop.join('latin@example.com');
  const token = recipientToken(shop.app.services.secret, 'latin@example.com');
  const status = 'Final-Recipient: rfc822; latin@example.com\r\nAction: failed\r\nStatus: 5.1.1\r\n';
  const body = Buffer.concat([
    Buffer.from('Content-Type: multipart/report\r\n\r\nEmpf'),
    Buffer.from([0xe4]),
    Buffer.from(
      `nger unbekannt\r\n\r\n${status}\r\n\r\nTo: latin@example.com\r\nX-Recipient-Token: ${token}`,
    ),
  ]);
  const timestamp = Math.floor(shop.app.clock.now.getTime() / 1000);
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`latin.${timestamp}.`).update(body).digest('base64');
  const answer = await (
    await shop.visitor()
  ).open('/-/mailing-lists/reports', {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      'webhook-id': 'latin',
      'webhook-timestamp': `${timestamp}`,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  });
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('1 reports')]);
  expect(await shop.statesOf('latin@example.com')).toEqual({ Newsletter: 'bounced' });
});

describe('a link to confirm', () => {
  const actionOf = (memberId: string, issuedAt: Date): string => {
    const key = { websiteId: shop.site.id, memberId, issuedAt };
    return `/-/mailing-lists/confirm?${confirmationQuery(shop.app.services.secret, key)}`;
  };

  it('confirms no later sign-up than the one it was made for', async () => {
    const { memberId } = await shop.join('again@example.com');
    const action = actionOf(memberId, shop.app.clock.now);
    const visitor = await shop.visitor();
    await shop.post(visitor, action, { confirmed: 'yes' });
    expect(await shop.statesOf('again@example.com')).toEqual({ Newsletter: 'subscribed' });
    const ended = { websiteId: shop.site.id, memberId, scope: 'all', now: shop.app.clock.now } as const;
    await endMembership(shop.database, ended);
    shop.passDays(1);
    await shop.join('again@example.com');
    await shop.post(visitor, action, { confirmed: 'yes' });
    expect(await shop.statesOf('again@example.com')).toEqual({ Newsletter: 'pending' });
    const moved = action.replace(/&t=\w+/, `&t=${shop.app.clock.now.getTime().toString(36)}`);
    expect((await shop.post(visitor, moved, { confirmed: 'yes' })).status).toBe(404);
    await shop.post(visitor, actionOf(memberId, shop.app.clock.now), { confirmed: 'yes' });
    expect(await shop.statesOf('again@example.com')).toEqual({ Newsletter: 'subscribed' });
  });

  it('works for a week, whoever sends the form again meanwhile', async () => {
    const { memberId } = await shop.join('patient@example.com');
    const first = actionOf(memberId, shop.app.clock.now);
    shop.passDays(6);
    await shop.join('patient@example.com');
    const second = actionOf(memberId, shop.app.clock.now);
    shop.passDays(2);
    const capability = shop.app.app.capabilities.find(({ name }) => name === 'mailing-lists');
    await capability?.sweep?.(shop.database, shop.app.clock.now);
    const visitor = await shop.visitor();
    await shop.post(visitor, first, { confirmed: 'yes' });
    expect(await shop.statesOf('patient@example.com')).toEqual({ Newsletter: 'pending' });
    await shop.post(visitor, second, { confirmed: 'yes' });
    expect(await shop.statesOf('patient@example.com')).toEqual({ Newsletter: 'subscribed' });
  });
});

it('what a member agreed to stays as proof, whoever enters the address after it bounced', async () => {
  const email = 'proof@example.com';
  const { memberId } = await shop.join(email);
  await shop.pool.query(`update mailing_list_members set state = 'subscribed' where member_id = $1`, [
    memberId,
  ]);
  shop.passDays(1);
  await markBounced(shop.database, { websiteId: shop.site.id, email, now: shop.app.clock.now });
  shop.passDays(1);
  await shop.join(email);
  shop.passDays(mailingListLimits.CONFIRMATION_DAYS + 1);
  const capability = shop.app.app.capabilities.find(({ name }) => name === 'mailing-lists');
  await capability?.sweep?.(shop.database, shop.app.clock.now);
  expect(await shop.statesOf(email)).toEqual({ Newsletter: 'unsubscribed' });
  expect(
    await shop.rows(`select text from form_consents where website_id = $1 and email = '${email}'`),
  ).toEqual([{ text: 'Send me news' }]);
});
