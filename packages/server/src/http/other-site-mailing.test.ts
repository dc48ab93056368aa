import { automationCalls } from '@sitewright/api/automation';
import { campaignsCalls } from '@sitewright/api/campaigns';
import { mailingListsCalls } from '@sitewright/api/mailing-lists';
import { restockCalls } from '@sitewright/api/restock';
import { roles } from '@sitewright/domain/contributors';
import { isId } from '@sitewright/domain/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { addAccount, putContributor } from '../contributors/index.ts';
import { joinList, unsubscribeQuery } from '../mailing-list-records/index.ts';
import { accept, openCheckoutShop, type TestBrowser } from '../testing/index.ts';
import { minimalBodies, minimalQueries } from './testing/minimal-bodies.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;
/** Administrator of another site, and of nothing else. */
let rival: TestBrowser;
const rivalSite = { id: '', host: '' };
const ids = { list: '', member: '', segment: '', campaign: '', key: '', hook: '', signUp: '', variant: '' };

const EMAIL = 'theirs@example.com';

const addRival = async (): Promise<void> => {
  const site = await shop.app.addSite('rival');
  Object.assign(rivalSite, site);
  const person = { email: 'rival@example.com', password: 'a password for the rival' };
  const accountId = await addAccount(shop.database, { ...person, name: 'Rival', isAdministrator: false });
  await putContributor(shop.database, site.id, { accountId: accountId ?? '', roles: [roles.admin.code] });
  rival = await shop.app.signIn(site, person);
};

const subscribeHook = async (secret: string): Promise<string> => {
  const stranger = shop.app.visit(shop.site);
  const body = { targetUrl: 'https://hooks.example.com/1', event: 'list.joined' };
  const { text } = await stranger.open('/api/hooks', {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (JSON.parse(text) as { id: string }).id;
};

let secret = '';

beforeAll(async () => {
  shop = await openCheckoutShop({ SITEWRIGHT_OWNER_HOST: 'office.localhost' });
  const { client } = shop.owner;
  const { now } = shop.app.clock;
  const joined = await joinList(shop.database, {
    websiteId: shop.site.id,
    listName: 'Newsletter',
    email: EMAIL,
    language: 'en',
    publicOrigin: `http://${shop.site.host}`,
    consent: { source: 'form', text: 'Send me news', givenAt: now },
    now,
  });
  const rule = { match: 'all' as const, conditions: [] };
  const segment = accept(
    await client.send(mailingListsCalls.createSegment, { body: { name: 'Theirs', rule } }),
  );
  const campaign = accept(await client.send(campaignsCalls.create, { body: { name: 'Theirs' } }));
  const key = accept(await client.send(automationCalls.createKey, { body: { name: 'Theirs' } }));
  ({ secret } = key);
  const variant = shop.print.variants[0]?.id ?? '';
  const signUp = '0123456789abcdef0123beef';
  await shop.pool.query(
    `insert into restock_sign_ups (website_id, sign_up_id, variant_id, email, email_key, language, public_origin,
      joins_mailing_list, signed_up_at) values ($1, $2, $3, $4, $4, 'en', '', false, now())`,
    [shop.site.id, signUp, variant, EMAIL],
  );
  await shop.pool.query(
    `insert into restock_groups (website_id, variant_id, group_id, item_id) values ($1, $2, $3, $4)`,
    [shop.site.id, variant, signUp, shop.print.id],
  );
  Object.assign(ids, {
    list: joined.listId,
    member: joined.memberId,
    segment: segment.id,
    campaign: campaign.id,
    key: key.id,
    hook: await subscribeHook(secret),
    signUp,
    variant,
  });
  if (!Object.values(ids).every(isId))
    throw new Error(`The other site is not complete: ${JSON.stringify(ids)}`);
  await addRival();
});

const TABLES = [
  'mailing_lists',
  'mailing_list_members',
  'mailing_list_imports',
  'mailing_segments',
  'mailing_suppressions',
  'mailing_connected_lists',
  'mailing_report_secrets',
  'form_consents',
  'campaigns',
  'campaign_recipients',
  'automation_keys',
  'webhook_endpoints',
  'restock_sign_ups',
  'restock_groups',
  'mail_outbox',
];

/** Everything that the site has. */
const digest = async (): Promise<string> => {
  const parts: unknown[] = [];
  for (const table of TABLES)
    parts.push(await shop.rows(`select t::text as row from ${table} t where website_id = $1 order by 1`));
  return JSON.stringify(parts);
};

const attack = (path: string, method: string, body?: string) =>
  rival.open(path, {
    method,
    headers: {
      origin: rival.origin,
      'x-csrf-token': rival.sessionCrumb ?? '',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  });

describe('[F19 (owner calls)] lists, campaigns, keys and notices of another site', () => {
  it('are not found by any owner call, whatever the id stands for', async () => {
    const before = await digest();
    const calls = shop.app.app.capabilities
      .flatMap((capability) => capability.calls ?? [])
      .filter(({ statement: { path, caller } }) => caller === 'contributor' && path.includes('{id}'))
      .filter(({ name }) =>
        /^(mailing-lists|mailing-connections|campaigns|automation|restock|webhooks)\./.test(name),
      );
    expect(calls.length).toBeGreaterThan(25);
    for (const { name, statement } of calls)
      for (const id of Object.values(ids)) {
        const query = new URLSearchParams(minimalQueries[name] ?? {}).toString();
        const path = `${statement.path.replaceAll(/\{\w+\}/g, id)}${query === '' ? '' : `?${query}`}`;
        const { status, text } = await attack(path, statement.method, minimalBodies[name]);
        expect.soft([status, name], `${name} with ${id}: ${text}`).toEqual([404, name]);
      }
    expect(await digest()).toBe(before);
  });

  it('nor by an id in a body or a query', async () => {
    const before = await digest();
    const { client } = rival;
    const members = { ids: [ids.member] };
    const tag = { ...members, tag: 'mine', isSet: true };
    expect(accept(await client.send(mailingListsCalls.tagMembers, { body: tag }))).toEqual({ count: 0 });
    for (const call of [mailingListsCalls.unsubscribeMembers, mailingListsCalls.eraseMembers])
      expect(accept(await client.send(call, { body: members }))).toEqual({ count: 0 });
    const variant = { productId: shop.print.id, variantId: ids.variant };
    expect(await client.send(restockCalls.send, { body: variant })).toMatchObject({ ok: false });
    expect(await client.send(restockCalls.sendAll, { body: { sendRequests: [variant] } })).toMatchObject({
      ok: false,
    });
    expect(await client.send(restockCalls.listSignUps, { query: variant })).toMatchObject({ ok: false });
    expect((await rival.open(`/api/restock-sign-ups.csv?variantId=${ids.variant}`)).text).not.toContain(
      EMAIL,
    );
    expect(
      await client.send(campaignsCalls.create, { body: { name: 'Mine', copyOf: ids.campaign } }),
    ).toMatchObject({ refusal: { code: 'not-found' } });
    const mine = accept(await client.send(campaignsCalls.create, { body: { name: 'Mine' } }));
    const { content } = mine;
    const audience = { listIds: [ids.list], segmentId: ids.segment };
    const preview = await client.send(campaignsCalls.preview, {
      params: { id: mine.id },
      body: { content, audience },
    });
    expect(accept(preview).audience).toBe(0);
    expect(await digest()).toBe(before);
  });

  it('nor by keys and signed links on another host', async () => {
    const before = await digest();
    const stranger = shop.app.visit(rivalSite);
    const headers = { authorization: `Bearer ${secret}` };
    for (const path of ['/api/hooks/account', '/api/hooks/forms', '/api/hooks/sample?event=list.joined'])
      expect((await stranger.open(path, { headers })).status).toBe(401);
    const removal = await stranger.open(`/api/hooks/${ids.hook}`, { method: 'DELETE', headers });
    expect(removal.status).toBe(401);
    const key = { websiteId: shop.site.id, memberId: ids.member };
    const query = unsubscribeQuery(shop.app.services.secret, key);
    expect((await stranger.open(`/mailing-list/unsubscribe?${query}`)).status).toBe(404);
    const left = await shop.post(stranger, `/-/mailing-lists/unsubscribe?${query}`, { confirmed: 'yes' });
    expect(left.status).toBe(404);
    expect(await digest()).toBe(before);
  });
});
