import { siteCalls } from '@sitewright/api/sites';
import { expect, it } from 'vitest';
import { accept, createTestDatabase, startTestApp } from '../testing/index.ts';
import { archiveSite } from './index.ts';

const { database } = await createTestDatabase();
const testApp = await startTestApp(database);
const studio = await testApp.addSite('studio');
const bakery = await testApp.addSite('bakery');

it('archives a site: nobody reaches it, and an administrator restores it', async () => {
  const contributor = await testApp.signIn(bakery);
  expect((await contributor.open('/')).status).toBe(200);
  await archiveSite(database, bakery.id, testApp.clock.now);
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 2000);
  // The host of an archived site does not show the only one that is left.
  expect((await testApp.visit(bakery).open('/')).status).toBe(404);
  expect((await contributor.client.send(siteCalls.readSettings, {})).ok).toBe(false);

  const owner = await testApp.signInToManage(studio);
  const { sites } = accept(await owner.client.send(siteCalls.list, {}));
  expect(sites.map(({ identifier, isArchived }) => [identifier, isArchived])).toEqual([
    ['bakery', true],
    ['studio', false],
  ]);
  const body = { identifier: 'other', title: 'Other', host: 'bakery.localhost' };
  expect(await owner.client.send(siteCalls.create, { body })).toMatchObject({
    refusal: { code: 'host-taken' },
  });
  const params = { id: bakery.id };
  expect(accept(await owner.client.send(siteCalls.restore, { params }))).toMatchObject({ isArchived: false });
  expect(await owner.client.send(siteCalls.restore, { params })).toMatchObject({
    refusal: { code: 'site-not-archived' },
  });
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 2000);
  expect((await testApp.visit(bakery).open('/')).status).toBe(200);
});
