import { documentCalls } from '@sitewright/api/documents';
import { roles } from '@sitewright/domain/contributors';
import { SITE_DOCUMENT } from '@sitewright/domain/documents';
import { expect, it } from 'vitest';
import { newId } from '../../ids/index.ts';
import {
  accept,
  createTestDatabase,
  publishPage,
  startTestApp,
  type TestBrowser,
} from '../../testing/index.ts';
import { openSite } from '../commands/testing/command-client.ts';

const { database, pool } = await createTestDatabase();
const app = await startTestApp(database);
const { owner, read, edit, signInAs } = await openSite(app, 'presence');

const tell = (browser: TestBrowser, id: string, blockId?: string) =>
  browser.client.send(documentCalls.tellPresence, {
    body: { kind: 'collection', id, ...(blockId === undefined ? {} : { blockId }) },
  });

it('tells who else is where, until they have not been heard of for half a minute', async () => {
  const editor = await signInAs(roles.editor.code);
  const id = await publishPage(owner, { title: 'Together' });
  expect(accept(await tell(owner, id)).others).toEqual([]);
  const seen = accept(await tell(editor, id, 'b1')).others;
  expect(seen).toMatchObject([
    { name: 'Owner', kind: 'collection', id, seenAt: app.clock.now.toISOString() },
  ]);
  expect(seen[0]).not.toHaveProperty('blockId');
  expect(accept(await tell(owner, id)).others).toMatchObject([{ name: 'Role 4', blockId: 'b1' }]);
  app.clock.now = new Date(app.clock.now.getTime() + 31_000);
  expect(accept(await tell(owner, id)).others).toEqual([]);
});

it('tells the revisions of the open document and of those that the whole site shares', async () => {
  const editor = await signInAs(roles.editor.code);
  const id = await publishPage(owner, { title: 'Watched' });
  const before = accept(await tell(owner, id)).revisions;
  expect(before.map(({ kind }) => kind).toSorted()).toEqual([
    'collection',
    'header-footer',
    'navigation',
    'styles',
  ]);
  accept(await edit(editor, id, { description: 'Changed by another' }));
  const now = accept(await tell(owner, id)).revisions;
  expect(now.find(({ kind }) => kind === 'collection')?.revision).toBe((await read(id)).revision);
  expect(now.filter((each) => each.id === SITE_DOCUMENT)).toEqual(
    before.filter((each) => each.id === SITE_DOCUMENT),
  );
});

it('writes one row and nothing into the activity log; strangers to the site are not found', async () => {
  const id = await publishPage(owner, { title: 'Quiet' });
  const count = async (table: string) => (await pool.query(`select 1 from ${table}`)).rowCount;
  const [rows, lines] = [await count('document_presence'), await count('activity')];
  for (let beat = 0; beat < 3; beat += 1) accept(await tell(owner, id));
  expect(await count('document_presence')).toBe((rows ?? 0) + 1);
  expect(await count('activity')).toBe(lines);
  expect(await tell(owner, newId())).toMatchObject({ ok: false, refusal: { status: 404 } });
  const viewer = await signInAs(roles.viewer.code);
  expect(await tell(viewer, id)).toMatchObject({ ok: false, refusal: { status: 403 } });
});
