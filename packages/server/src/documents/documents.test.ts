import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { roles } from '@sitewright/domain/contributors';
import type { CollectionContent } from '@sitewright/domain/pages';
import { beforeEach, describe, expect, it } from 'vitest';
import { addAccount, putContributor } from '../contributors/index.ts';
import { rateLimits } from '../http/http-tables.ts';
import { newId } from '../ids/index.ts';
import { accept, createTestDatabase, publishPage, startTestApp, type TestBrowser } from '../testing/index.ts';
import { sweepTrash } from './index.ts';

const { database, pool } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('documents');
const owner = await app.signIn(site);
beforeEach(() => database.delete(rateLimits));

const signInAs = async (code: number): Promise<TestBrowser> => {
  const credentials = { email: `role${code}@example.com`, password: 'a password for the role' };
  const accountId = await addAccount(database, {
    ...credentials,
    name: `Role ${code}`,
    isAdministrator: false,
  });
  await putContributor(database, site.id, { accountId: accountId ?? '', roles: [code] });
  return app.signIn(site, credentials);
};

const open = (path: string) => {
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
  return app.visit(site).open(path);
};

const params = (id: string, kind = 'collection') => ({ kind, id });
const read = async (id: string) => {
  const saved = accept(await owner.client.send(documentCalls.read, { params: params(id) }));
  return { ...saved, content: saved.content as CollectionContent };
};
const save = (browser: TestBrowser, id: string, body: { baseRevision: number; content: unknown }) =>
  browser.client.send(documentCalls.save, { params: params(id), body });
const saveFields = async (id: string, fields: Partial<CollectionContent>, browser = owner) => {
  const { revision, content } = await read(id);
  return save(browser, id, { baseRevision: revision, content: { ...content, ...fields } });
};
const section = (...blocks: object[]) => ({ id: 'a'.repeat(24), theme: 'paper' as const, blocks }) as never;
const block = (index: number, type: number, value: object = {}) => ({
  id: String(index).padStart(24, '0'),
  type,
  value,
  desktop: { columnStart: 1, columnEnd: 9, rowStart: index + 1, rowEnd: index + 2 },
});

describe('drafts', () => {
  it('are not shown before they are published, and can be given up', async () => {
    const id = await publishPage(owner, { title: 'Draft test', description: 'As published' });
    const changed = accept(await saveFields(id, { description: 'As changed' }));
    expect(changed).toMatchObject({ hasChanges: true });
    expect((await open('/draft-test?format=json')).text).toContain('As published');
    const back = accept(
      await owner.client.send(documentCalls.discard, {
        params: params(id),
        body: { baseRevision: changed.revision },
      }),
    );
    expect(back).toMatchObject({ hasChanges: false, content: { description: 'As published' } });
    expect(back.revision).toBeGreaterThan(changed.revision);
  });

  it('a save on an old revision is refused instead of overwriting, also of two at once', async () => {
    const id = await publishPage(owner, { title: 'Race' });
    const { revision, content } = await read(id);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        save(owner, id, { baseRevision: revision, content: { ...content, description: `Version ${index}` } }),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    for (const outcome of outcomes)
      if (!outcome.ok) expect(outcome.refusal).toMatchObject({ status: 409, code: 'conflict' });
  });

  it('every published state can be looked at and brought back', async () => {
    const id = await publishPage(owner, { title: 'History', description: 'First' });
    const second = accept(await saveFields(id, { description: 'Second' }));
    accept(
      await owner.client.send(documentCalls.publish, {
        params: params(id),
        body: { baseRevision: second.revision },
      }),
    );
    const { revisions } = accept(
      await owner.client.send(documentCalls.listRevisions, { params: params(id) }),
    );
    expect(revisions).toHaveLength(2);
    expect(revisions[0]).toMatchObject({ isCurrent: true, publishedBy: 'Owner' });
    const revision = String(revisions[1]?.revision);
    const old = accept(
      await owner.client.send(documentCalls.readRevision, { params: { ...params(id), revision } }),
    );
    expect(old.content).toMatchObject({ description: 'First' });
    const restored = accept(
      await owner.client.send(documentCalls.restoreRevision, {
        params: { ...params(id), revision },
        body: { baseRevision: second.revision },
      }),
    );
    expect(restored).toMatchObject({ content: { description: 'First' }, hasChanges: true });
    expect((await open('/history?format=json')).text).toContain('Second');
  });
});

describe('what cannot be saved', () => {
  it('names the field and says what is wrong', async () => {
    const id = await publishPage(owner, { title: 'Faults' });
    await publishPage(owner, { title: 'Taken' });
    const refusals: [Partial<CollectionContent>, string, string][] = [
      [
        { urlId: 'Not A Url' },
        'urlId',
        expect.stringMatching(/^Not A Url is not a valid page URL\. .*not-a-url\.$/),
      ],
      [{ urlId: 'config' }, 'urlId', expect.stringMatching(/^config is not a valid page URL/)],
      [{ urlId: 'taken' }, 'urlId', 'Another page has this URL already.'],
      [{ title: ' ' }, 'title', 'A page needs a title.'],
      [{ status: 'scheduled' }, 'status', 'Published cannot become Scheduled.'],
      [{ parentId: id }, 'parentId', 'A folder cannot stand inside itself.'],
    ];
    for (const [fields, field, message] of refusals)
      expect(await saveFields(id, fields)).toMatchObject({
        ok: false,
        refusal: { errors: { [field]: message } },
      });
    const { revision, content } = await read(id);
    const unknownKey = await save(owner, id, {
      baseRevision: revision,
      content: { ...content, isEvil: true },
    });
    expect(unknownKey).toMatchObject({ ok: false, refusal: { code: 'document-invalid' } });
    const unkept = await saveFields(id, { description: 'half \ud800 a sign' });
    expect(unkept).toMatchObject({ ok: false, refusal: { code: 'document-invalid' } });
  });

  it('[SITE-13] refuses what goes over the limits of a layout, with a clear message', async () => {
    const id = await publishPage(owner, { title: 'Limits' });
    const blocks = (count: number, type: number, value: object = {}) =>
      Array.from({ length: count }, (_, index) => block(index, type, value));
    const items = (count: number) => ({ items: Array.from({ length: count }, () => ({})) });
    const refusals: [object[], RegExp][] = [
      [blocks(61, 2), /at most 60 blocks/],
      [blocks(21, 8), /at most 20 galleries/],
      [[block(1, 8, items(51))], /at most 50 pictures/],
      [[block(1, 60, { tracks: items(61).items })], /at most 60 tracks/],
    ];
    for (const [list, message] of refusals) {
      const refused = await saveFields(id, { sections: [section(...list)] });
      expect(refused).toMatchObject({
        ok: false,
        refusal: { errors: { sections: expect.stringMatching(message) } },
      });
    }
    expect(await saveFields(id, { sections: [section(...blocks(60, 2))] })).toMatchObject({ ok: true });
  });

  it('[CAT-07] refuses categories over 25 and tags over 50 characters, and more than 10000 nested ones', async () => {
    const blog = await publishPage(owner, { kind: 'blog', title: 'Terms' });
    const made = accept(
      await owner.client.send(pageCalls.createItem, { params: { id: blog }, body: { title: 'Post' } }),
    );
    const saveItem = (fields: object) =>
      owner.client.send(documentCalls.save, {
        params: params(made.id, 'item'),
        body: { baseRevision: 1, content: { ...(made.content as object), ...fields } },
      });
    const tooLong = await saveItem({ categories: ['x'.repeat(26)], tags: ['y'.repeat(51)] });
    expect(tooLong).toMatchObject({
      ok: false,
      refusal: { errors: { categories: expect.stringContaining('25'), tags: expect.stringContaining('50') } },
    });
    expect(await saveItem({ categories: ['x'.repeat(25)], tags: ['y'.repeat(50)] })).toMatchObject({
      ok: true,
    });
    const category = (index: number) => ({ id: String(index).padStart(24, '0'), displayName: `C${index}` });
    const nested = (count: number) => [
      { ...category(0), children: Array.from({ length: count - 1 }, (_, index) => category(index + 1)) },
    ];
    expect(await saveFields(blog, { nestedCategories: nested(10_001) })).toMatchObject({
      ok: false,
      refusal: { errors: { nestedCategories: expect.stringContaining('10000') } },
    });
    expect(await saveFields(blog, { nestedCategories: nested(10_000) })).toMatchObject({ ok: true });
  });

  it('keeps blocks of a kind that nobody knows, and shows visitors nothing of them', async () => {
    const unknown = block(1, 9999, { secret: 'from another program' });
    const id = await publishPage(owner, { title: 'Unknown', sections: [section(unknown)] });
    expect((await read(id)).content.sections?.[0]?.blocks[0]).toEqual(unknown);
    const page = await open('/unknown');
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('from another program');
  });

  it('refuses folders that would come to stand inside each other', async () => {
    const outer = await publishPage(owner, { kind: 'folder', title: 'Outer' });
    const inner = await publishPage(owner, { kind: 'folder', title: 'Inner', parentId: outer });
    expect(await saveFields(outer, { parentId: inner })).toMatchObject({
      ok: false,
      refusal: { errors: { parentId: 'A folder cannot stand inside itself.' } },
    });
  });
});

describe('who may change what', () => {
  it('a draft editor saves but does not publish, and takes nothing live away', async () => {
    const editor = await signInAs(roles.draftEditor.code);
    const id = await publishPage(owner, { title: 'Shared work' });
    const saved = accept(await saveFields(id, { description: 'From the draft editor' }, editor));
    const publish = await editor.client.send(documentCalls.publish, {
      params: params(id),
      body: { baseRevision: saved.revision },
    });
    expect(publish).toMatchObject({ ok: false, refusal: { status: 403 } });
    expect(await editor.client.send(documentCalls.trash, { params: params(id) })).toMatchObject({
      ok: false,
      refusal: { status: 403 },
    });
    expect((await open('/shared-work?format=json')).text).not.toContain('From the draft editor');
  });

  it('adding or changing code needs the permission for it; moving and removing it does not', async () => {
    const editor = await signInAs(roles.editor.code);
    const code = block(1, 23, { source: '<script>one()</script>', mode: 'html' });
    const id = await publishPage(owner, {
      title: 'Coded',
      headerCode: '<b>x</b>',
      sections: [section(code)],
    });
    const refused = [
      { headerCode: '<script>bad()</script>' },
      { sections: [section({ ...code, value: { source: '<script>bad()</script>', mode: 'html' } })] },
      { sections: [section(code, block(2, 22, { oembed: { html: '<script>bad()</script>' } }))] },
      { fields: { sidebar: [section(block(3, 23, { source: 'bad', mode: 'html' }))] } },
    ];
    for (const fields of refused)
      expect(await saveFields(id, fields, editor)).toMatchObject({
        ok: false,
        refusal: { status: 403, code: 'code-not-allowed' },
      });
    const moved = { ...code, desktop: { columnStart: 3, columnEnd: 9, rowStart: 4, rowEnd: 5 } };
    expect(await saveFields(id, { sections: [section(moved)] }, editor)).toMatchObject({ ok: true });
    expect(await saveFields(id, { sections: [] }, editor)).toMatchObject({ ok: true });
    expect(
      await editor.client.send(documentCalls.read, { params: params('site.region', 'template') }),
    ).toMatchObject({
      ok: false,
      refusal: { status: 403 },
    });
    expect(
      await owner.client.send(documentCalls.read, { params: params('site.region', 'template') }),
    ).toMatchObject({
      ok: true,
    });
  });

  it('[F23] takes script out of texts, whoever writes them', async () => {
    const html = '<p onclick="x()">Hi<img src=x onerror=alert(1)><script>alert(1)</script></p>';
    const id = await publishPage(owner, { title: 'Texts', sections: [section(block(1, 2, { html }))] });
    const kept = JSON.stringify((await read(id)).content.sections);
    expect(kept).toContain('Hi');
    expect(kept).not.toMatch(/onclick|onerror|<script/);
  });
});

describe('the trash', () => {
  it('takes a page out of sight, keeps it for 30 days and gives it back as it was', async () => {
    const id = await publishPage(owner, { title: 'Thrown away' });
    accept(await owner.client.send(documentCalls.trash, { params: params(id) }));
    expect((await open('/thrown-away')).status).toBe(404);
    const { documents } = accept(await owner.client.send(documentCalls.listTrash, {}));
    expect(documents).toMatchObject([{ id, title: 'Thrown away', kind: 'collection' }]);
    expect(await saveFields(id, { description: 'x' })).toMatchObject({
      ok: false,
      refusal: { code: 'trashed' },
    });
    accept(await owner.client.send(documentCalls.restore, { params: params(id) }));
    expect((await open('/thrown-away')).status).toBe(200);
  });

  it('tells folders from pages', async () => {
    const page = await publishPage(owner, { title: 'Loose leaf' });
    const folder = await publishPage(owner, { kind: 'folder', title: 'Binder' });
    for (const id of [page, folder])
      accept(await owner.client.send(documentCalls.trash, { params: params(id) }));
    const { documents } = accept(await owner.client.send(documentCalls.listTrash, {}));
    expect(documents.map(({ title, isFolder }) => [title, isFolder])).toEqual(
      expect.arrayContaining([
        ['Loose leaf', undefined],
        ['Binder', true],
      ]),
    );
    for (const id of [page, folder])
      accept(await owner.client.send(documentCalls.restore, { params: params(id) }));
  });

  it('shows a contributor only what they may open: no path of a template without the permission for code', async () => {
    const key = { kind: 'template' as const, id: 'blocks/secret.block' };
    const commandId = newId();
    const steps = [{ ...key, op: 'create' as const, content: { text: 'x' } }];
    accept(await owner.client.send(documentCalls.runCommand, { body: { commandId, label: 'Add', steps } }));
    accept(await owner.client.send(documentCalls.trash, { params: key }));
    const trashOf = async (browser: TestBrowser) =>
      accept(await browser.client.send(documentCalls.listTrash, {})).documents.map(({ id }) => id);
    expect(await trashOf(owner)).toContain(key.id);
    expect(await trashOf(await signInAs(roles.storeManager.code))).not.toContain(key.id);
    accept(await owner.client.send(documentCalls.restore, { params: key }));
  });

  it('does not give back a page whose address was taken', async () => {
    const id = await publishPage(owner, { title: 'Place', urlId: 'place' });
    accept(await owner.client.send(documentCalls.trash, { params: params(id) }));
    await publishPage(owner, { title: 'New place', urlId: 'place' });
    expect(await owner.client.send(documentCalls.restore, { params: params(id) })).toMatchObject({
      ok: false,
      refusal: { status: 409, code: 'url-taken' },
    });
  });

  it('does not take the homepage', async () => {
    const { pages } = accept(await owner.client.send(pageCalls.list, {}));
    const home = pages.find(({ isHomepage }) => isHomepage)?.id ?? '';
    expect(await owner.client.send(documentCalls.trash, { params: params(home) })).toMatchObject({
      ok: false,
      refusal: { code: 'homepage-needed' },
    });
  });

  it('is emptied after 30 days, not before', async () => {
    const id = await publishPage(owner, { title: 'Old' });
    accept(await owner.client.send(documentCalls.trash, { params: params(id) }));
    const count = async () =>
      (await pool.query('select 1 from documents where document_id = $1', [id])).rowCount;
    const after = (days: number) => new Date(app.clock.now.getTime() + days * 86_400_000);
    await sweepTrash(database, app.app.documentKinds, after(29));
    expect(await count()).toBe(1);
    await sweepTrash(database, app.app.documentKinds, after(31));
    expect(await count()).toBe(0);
    const { rowCount } = await pool.query('select 1 from collections where collection_id = $1', [id]);
    expect(rowCount).toBe(0);
  });
});

it('a page can be made like another, under an address of its own', async () => {
  const id = await publishPage(owner, { title: 'Original', description: 'Words' });
  const copy = accept(await owner.client.send(pageCalls.duplicate, { params: { id } }));
  expect(copy.content).toMatchObject({
    title: 'Original (copy)',
    urlId: 'original-1',
    status: 'draft',
    description: 'Words',
  });
  expect((await open('/original-1')).status).toBe(404);
});

it('a template file is a document: saved as a draft, published, brought back', async () => {
  const path = params('pages/home.page', 'template');
  const before = accept(await owner.client.send(documentCalls.read, { params: path }));
  const saved = accept(
    await owner.client.send(documentCalls.save, {
      params: path,
      body: { baseRevision: before.revision, content: { text: '<p>Changed home</p>' } },
    }),
  );
  expect((await open('/')).text).not.toContain('Changed home');
  accept(
    await owner.client.send(documentCalls.publish, { params: path, body: { baseRevision: saved.revision } }),
  );
  expect((await open('/')).text).toContain('Changed home');
});
