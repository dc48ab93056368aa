import { siteCalls } from '@sitewright/api/sites';
import { describe, expect, it } from 'vitest';
import { createTestDatabase, startTestApp } from '../testing/index.ts';
import { findSiteById, findSiteByIdentifier } from './index.ts';

const { database } = await createTestDatabase();
const testApp = await startTestApp(database);
const studio = await testApp.addSite('studio');
const bakery = await testApp.addSite('bakery');

describe('sites of an installation', () => {
  it('[SITE-01] each have their own host names', async () => {
    const owner = await testApp.signIn(studio);
    const listed = await owner.client.send(siteCalls.list, {});
    expect(listed).toMatchObject({
      ok: true,
      answer: {
        sites: [
          { identifier: 'bakery', hosts: ['bakery.localhost'] },
          { identifier: 'studio', hosts: ['studio.localhost'] },
        ],
      },
    });
    expect(await findSiteById(database, bakery.id)).toMatchObject({ primaryHost: 'bakery.localhost' });
    expect(await findSiteByIdentifier(database, 'studio')).toMatchObject({ primaryHost: 'studio.localhost' });
  });

  it('[SITE-01] are made by an administrator, who can work on them at once', async () => {
    const owner = await testApp.signInToManage(studio);
    const body = { identifier: 'harbour', title: 'Harbour', host: 'Harbour.localhost' };
    const made = await owner.client.send(siteCalls.create, { body });
    expect(made).toMatchObject({ ok: true, answer: { hosts: ['harbour.localhost'] } });
    const there = await testApp.signIn({ id: '', host: 'harbour.localhost' });
    expect((await there.client.send(siteCalls.readSettings, {})).ok).toBe(true);
    expect((await there.open('/')).text).toContain('<span>Harbour</span>');
  });

  it('keep names and hosts unique, and always have a host', async () => {
    const owner = await testApp.signInToManage(studio);
    const create = (identifier: string, host: string) =>
      owner.client.send(siteCalls.create, { body: { identifier, title: 'T', host } });
    expect(await create('bakery', 'free.localhost')).toMatchObject({ refusal: { code: 'identifier-taken' } });
    expect(await create('free-name', 'bakery.localhost')).toMatchObject({ refusal: { code: 'host-taken' } });
    expect(await create('free-name', 'http://x/')).toMatchObject({ refusal: { code: 'host-invalid' } });
    expect(await create('Bad Name', 'free.localhost')).toMatchObject({
      refusal: { code: 'identifier-invalid' },
    });
    const params = { id: bakery.id, host: 'bakery.localhost' };
    expect(await owner.client.send(siteCalls.removeHost, { params })).toMatchObject({
      refusal: { code: 'last-host' },
    });
    await owner.client.send(siteCalls.addHost, {
      params: { id: bakery.id },
      body: { host: 'www.bakery.localhost' },
    });
    expect((await owner.client.send(siteCalls.removeHost, { params })).ok).toBe(true);
  });
});
