import { contributorCalls } from '@sitewright/api/contributors';
import { pageCalls } from '@sitewright/api/pages';
import { siteCalls } from '@sitewright/api/sites';
import { templateCalls } from '@sitewright/api/templates';
import { roles } from '@sitewright/domain/contributors';
import { beforeEach, describe, expect, it } from 'vitest';
import { addAccount, putContributor } from '../contributors/index.ts';
import { rateLimits } from '../http/http-tables.ts';
import {
  accept,
  createTestDatabase,
  OWNER,
  startTestApp,
  type TestBrowser,
  type TestSite,
} from '../testing/index.ts';

const { database } = await createTestDatabase();
/** Without the setting, the first site is the owner site. */
const app = await startTestApp(database);
const first = await app.addSite('first');
const tenant = await app.addSite('tenant');
const victim = await app.addSite('victim');
/** Another node on the same database, with an owner host of its own. */
const apart = await startTestApp(database, { SITEWRIGHT_OWNER_HOST: 'Office.localhost:3000' });
const office: TestSite = { id: '', host: 'office.localhost' };

beforeEach(async () => {
  await database.delete(rateLimits);
});

const newHost = (host: string) => ({ params: { id: victim.id }, body: { host } });
const oldHost = { params: { id: victim.id, host: victim.host } };
const newSite = { body: { identifier: 'new-site', title: 'New', host: 'new-site.localhost' } };

const codeOf = (outcome: { ok: true } | { ok: false; refusal: { code: string } }) =>
  outcome.ok ? 'ok' : outcome.refusal.code;

/** Results of the four administrator calls. */
const answersTo = async ({ client }: TestBrowser) => [
  codeOf(await client.send(siteCalls.list, {})),
  codeOf(await client.send(siteCalls.create, newSite)),
  codeOf(await client.send(siteCalls.addHost, newHost('moved.localhost'))),
  codeOf(await client.send(siteCalls.removeHost, oldHost)),
];

const nowhere = Array<string>(4).fill('administration-elsewhere');

const addPerson = async (role: number, site: TestSite, name: string) => {
  const credentials = { email: `${name}@example.com`, password: 'a password for the role' };
  const accountId = (await addAccount(database, { ...credentials, name, isAdministrator: false })) ?? '';
  await putContributor(database, site.id, { accountId, roles: [role] });
  return credentials;
};

describe('calls of administrators', () => {
  it('are refused on the host of a tenant, also with the confirmation of the session there', async () => {
    expect(await answersTo(await app.signIn(tenant))).toEqual(nowhere);
    expect(await answersTo(await app.signInToManage(tenant))).toEqual(nowhere);
    const session = await (await app.signIn(tenant)).client.send(contributorCalls.readSession, {});
    expect(accept(session).account.isAdministrator).toBe(false);
  });

  it('are refused to a session of a tenant’s host that is sent to the owner host, and to a host header of another', async () => {
    const there = await app.signInToManage(tenant);
    const stranger = app.visit(first);
    stranger.cookies.set('session', there.cookies.get('session') ?? '');
    stranger.sessionCrumb = there.sessionCrumb;
    stranger.confirmation = there.confirmation;
    expect(await answersTo(stranger)).toEqual(Array(4).fill('not-signed-in'));
    for (const host of ['tenant.localhost.', 'TENANT.localhost:1', 'tenant.localhost:80']) {
      const answer = await there.open('/api/sites', { headers: { host, 'x-forwarded-host': first.host } });
      expect(answer.status, host).toBe(403);
    }
  });

  it('cannot be made by a page of another origin with the administrator’s cookies', async () => {
    const owner = await app.signInToManage(first);
    const answer = await owner.open(`/api/sites/${victim.id}/hosts/${victim.host}`, {
      method: 'DELETE',
      headers: {
        origin: `http://${tenant.host}`,
        'x-csrf-token': owner.sessionCrumb ?? '',
        'x-confirmation': owner.confirmation ?? '',
      },
    });
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'origin-wrong' });
    const read = await owner.open('/api/sites', { headers: { origin: `http://${tenant.host}` } });
    expect(read.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('are answered on the owner host, and note what was changed in the log of that site', async () => {
    const owner = await app.signInToManage(first);
    expect(accept(await owner.client.send(siteCalls.addHost, newHost('www.victim.localhost'))).hosts).toEqual(
      ['victim.localhost', 'www.victim.localhost'],
    );
    const { rows } = await database.$client.query('select call, after from activity where website_id = $1', [
      victim.id,
    ]);
    expect(rows).toEqual([{ call: 'sites.addHost', after: { host: 'www.victim.localhost' } }]);
  });
});

describe('sessions', () => {
  const placesOf = async ({ client }: TestBrowser) =>
    accept(await client.send(contributorCalls.listSessions, {})).sessions;
  const isOpen = async ({ client }: TestBrowser) => (await client.send(contributorCalls.readSession, {})).ok;

  it('of a tenant’s host list and end those of that site alone; the owner host has all', async () => {
    const here = await app.signIn(first);
    const elsewhere = await app.signIn(victim);
    const second = await app.signIn(tenant);
    const there = await app.signIn(tenant);
    const all = await placesOf(here);
    const current = all.find(({ isCurrent }) => isCurrent)?.id ?? '';
    const ofTenant = (await placesOf(there)).map(({ id }) => id);
    expect(ofTenant).toContain((await placesOf(second)).find(({ isCurrent }) => isCurrent)?.id);
    expect(ofTenant).not.toContain(current);
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(ofTenant));
    const ended = await there.client.send(contributorCalls.endSession, { params: { id: current } });
    expect(codeOf(ended)).toBe('not-found');
    expect(accept(await there.client.send(contributorCalls.endOtherSessions, {})).ended).toBe(
      ofTenant.length - 1,
    );
    expect([await isOpen(here), await isOpen(elsewhere), await isOpen(second)]).toEqual([true, true, false]);
    expect(accept(await here.client.send(contributorCalls.endOtherSessions, {})).ended).toBeGreaterThan(1);
    expect([await isOpen(here), await isOpen(elsewhere), await isOpen(there)]).toEqual([true, false, false]);
  });

  it('of an owner host that is no site’s list and end all, too', async () => {
    const here = await apart.signIn(office);
    const there = await apart.signIn(tenant);
    const current = (await placesOf(there)).find(({ isCurrent }) => isCurrent)?.id ?? '';
    expect((await placesOf(here)).map(({ id }) => id)).toContain(current);
    expect(
      codeOf(await here.client.send(contributorCalls.endSession, { params: { id: current } })),
    ).toBe('ok');
    expect(await isOpen(there)).toBe(false);
  });
});

describe('a change of sites or hosts', () => {
  it('takes the password anew; the list does not', async () => {
    const owner = await app.signIn(first);
    expect(await answersTo(owner)).toEqual(['ok', ...Array<string>(3).fill('confirmation-needed')]);
    const confirm = (password: string) => owner.client.send(contributorCalls.confirm, { body: { password } });
    expect(await confirm('not the password')).toMatchObject({
      refusal: { code: 'password-wrong', errors: { password: 'The current password is not right.' } },
    });
    const { confirmation, expiresOn } = accept(await confirm(OWNER.password));
    expect(new Date(expiresOn).getTime() - app.clock.now.getTime()).toBe(300_000);
    owner.confirmation = confirmation;
    expect(codeOf(await owner.client.send(siteCalls.addHost, newHost('a.victim.localhost')))).toBe('ok');
  });

  it('does not take a confirmation of another session, an old one, or one that was written by hand', async () => {
    const one = await app.signInToManage(first);
    const other = await app.signIn(first);
    other.confirmation = one.confirmation;
    const attempt = async (browser: TestBrowser) =>
      codeOf(await browser.client.send(siteCalls.addHost, newHost('b.victim.localhost')));
    expect(await attempt(other)).toBe('confirmation-needed');
    const [time = '', signature = ''] = (one.confirmation ?? '').split('.');
    for (const forged of [`${Number(time) + 1}.${signature}`, `${time}.`, '', `${time}.${signature}A`]) {
      other.confirmation = forged;
      expect(await attempt(other), forged).toBe('confirmation-needed');
    }
    const before = app.clock.now;
    app.clock.now = new Date(before.getTime() + 301_000);
    expect(await attempt(one)).toBe('confirmation-needed');
    app.clock.now = before;
    expect(await attempt(one)).toBe('ok');
  });

  it('lets nobody guess the password in an open session, not even many at once', async () => {
    const owner = await app.signIn(first);
    const guess = () =>
      owner.client.send(contributorCalls.confirm, { body: { password: 'not the password' } });
    const outcomes = await Promise.all(Array.from({ length: 14 }, guess));
    const codes = outcomes.map(codeOf);
    expect(codes.filter((code) => code === 'password-wrong')).toHaveLength(10);
    expect(codes.filter((code) => code === 'too-many-tries')).toHaveLength(4);
    const right = await owner.open('/api/contributors/confirmation', {
      method: 'POST',
      headers: {
        origin: owner.origin,
        'x-csrf-token': owner.sessionCrumb ?? '',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ password: OWNER.password }),
    });
    expect([right.status, Number(right.headers['retry-after']) > 800]).toEqual([429, true]);
    // Other sessions are not affected.
    expect((await app.signInToManage(first)).confirmation).toBeDefined();
  });
});

describe('the owner site', () => {
  it('withholds code from everybody but administrators of the installation; other sites do not', async () => {
    const here = await app.signIn(first, await addPerson(roles.admin.code, first, 'here'));
    const { permissions, website } = accept(await here.client.send(contributorCalls.readSession, {}));
    expect([permissions.includes('code'), permissions.includes('design')]).toEqual([false, true]);
    expect(website.isOwnerSite).toBe(true);
    expect(codeOf(await here.client.send(templateCalls.listFiles, {}))).toBe('not-allowed');
    const settings = accept(await here.client.send(siteCalls.readSettings, {}));
    const body = { ...settings, headerCode: '<script>steal()</script>' };
    expect(codeOf(await here.client.send(siteCalls.saveSettings, { body }))).toBe('code-not-allowed');
    const there = await app.signIn(tenant, await addPerson(roles.admin.code, tenant, 'there'));
    expect(codeOf(await there.client.send(templateCalls.listFiles, {}))).toBe('ok');
    const owner = await app.signIn(first);
    expect(codeOf(await owner.client.send(templateCalls.listFiles, {}))).toBe('ok');
  });

  it('lets administrators sign in without a role there, and nobody else', async () => {
    const credentials = { email: 'boss@example.com', password: 'a password for the boss' };
    await addAccount(database, { ...credentials, name: 'Boss', isAdministrator: true });
    const boss = await app.signIn(first, credentials);
    expect(accept(await boss.client.send(contributorCalls.readSession, {}))).toMatchObject({
      account: { isAdministrator: true },
      permissions: [],
    });
    await expect(app.signIn(tenant, credentials)).rejects.toThrow('not right');
    const nobody = await addPerson(roles.admin.code, tenant, 'tenants-admin');
    await expect(app.signIn(first, nobody)).rejects.toThrow('not right');
  });
});

describe('an owner host of its own', () => {
  it('is where sites are managed, and no other host is', async () => {
    for (const site of [first, tenant])
      expect(await answersTo(await apart.signInToManage(site)), site.host).toEqual(nowhere);
    const owner = await apart.signInToManage(office);
    const session = accept(await owner.client.send(contributorCalls.readSession, {}));
    expect(session).toMatchObject({
      account: { isAdministrator: true },
      website: { id: null, title: 'Sitewright' },
      permissions: [],
    });
    expect(codeOf(await owner.client.send(siteCalls.addHost, newHost('c.victim.localhost')))).toBe('ok');
    expect(codeOf(await owner.client.send(contributorCalls.changePassword, {
      body: { currentPassword: OWNER.password, newPassword: OWNER.password },
    }))).toBe('ok');
    expect(codeOf(await owner.client.send(contributorCalls.signOut, {}))).toBe('ok');
  });

  it('lets only administrators in, shows no page, and knows nothing of a site', async () => {
    const manager = await addPerson(roles.admin.code, first, 'first-admin');
    await expect(apart.signIn(office, manager)).rejects.toThrow('not right');
    const owner = await apart.signIn(office);
    for (const path of ['/page', '/site.css', '/sitemap.xml', '/robots.txt', '/api/search'])
      expect((await owner.open(path)).status, path).toBe(404);
    const root = await owner.open('/');
    expect([root.status, root.headers['location']]).toEqual([302, '/config']);
    expect(codeOf(await owner.client.send(pageCalls.create, { body: { kind: 'page', title: 'X' } }))).toBe(
      'not-found',
    );
    expect(codeOf(await owner.client.send(contributorCalls.list, {}))).toBe('not-found');
  });

  it('has sessions of its own: one of a site is none there, and the other way round', async () => {
    const atOffice = await apart.signIn(office);
    const atSite = await apart.signIn(first);
    const readAs = async (site: TestSite, token: string | undefined) => {
      const browser = apart.visit(site);
      browser.cookies.set('session', token ?? '');
      return codeOf(await browser.client.send(contributorCalls.readSession, {}));
    };
    expect(await readAs(office, atSite.cookies.get('session'))).toBe('not-signed-in');
    expect(await readAs(first, atOffice.cookies.get('session'))).toBe('not-signed-in');
    expect(await readAs(office, atOffice.cookies.get('session'))).toBe('ok');
  });

  it('leaves code to the roles of all sites, and cannot be taken away from a site that has it', async () => {
    const free = await apart.signIn(first, await addPerson(roles.admin.code, first, 'free'));
    expect(codeOf(await free.client.send(templateCalls.listFiles, {}))).toBe('ok');
    const owner = await apart.signInToManage(office);
    await owner.client.send(siteCalls.addHost, newHost('office.localhost'));
    apart.clock.now = new Date(apart.clock.now.getTime() + 2000);
    const there = await apart.signInToManage(office);
    expect(accept(await there.client.send(contributorCalls.readSession, {})).website).toMatchObject({
      id: victim.id,
      isOwnerSite: true,
    });
    const params = { id: victim.id, host: 'office.localhost' };
    expect(codeOf(await there.client.send(siteCalls.removeHost, { params }))).toBe('owner-host-needed');
  });
});
