import { documentCalls } from '@sitewright/api/documents';
import { navigationCalls } from '@sitewright/api/navigation';
import { pageCalls } from '@sitewright/api/pages';
import { roles } from '@sitewright/domain/contributors';
import type { CollectionContent } from '@sitewright/domain/pages';
import { beforeEach, describe, expect, it } from 'vitest';
import { addAccount, putContributor } from '../../contributors/index.ts';
import { rateLimits } from '../../http/http-tables.ts';
import { newId } from '../../ids/index.ts';
import {
  accept,
  createTestDatabase,
  publishItem,
  publishPage,
  startTestApp,
  type TestBrowser,
} from '../../testing/index.ts';
import { block, changing, openSite, redo, run, section, undo } from '../commands/testing/command-client.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
// The first site is the owner site, where no role holds the permission for code.
await app.addSite('first');
const { site, owner, read, edit, signInAs } = await openSite(app, 'code');
const editor = await signInAs(roles.editor.code);
beforeEach(() => database.delete(rateLimits));

const CODE = 23;
const COMPONENT = 1337;
const UNKNOWN = 9999;
const owned = { source: '<b>owned</b>', mode: 'html' };
const evil = { source: '<script>evil()</script>', mode: 'html' };
const refused = { ok: false, refusal: { status: 403, code: 'code-not-allowed' } };
const unpublished = { ok: false, refusal: { status: 403, code: 'code-not-published' } };

const join = async (code: number) => {
  const credentials = { email: `${newId()}@example.com`, password: 'a password for the role' };
  const account = { ...credentials, name: 'Changing', isAdministrator: false };
  const accountId = (await addAccount(database, account)) ?? '';
  const become = (role: number) => putContributor(database, site.id, { accountId, roles: [role] });
  await become(code);
  return { browser: await app.signIn(site, credentials), become };
};

const save = async (browser: TestBrowser, id: string, fields: object) => {
  const { revision: baseRevision, content } = await read(id);
  const params = { kind: 'collection', id };
  return browser.client.send(documentCalls.save, {
    params,
    body: { baseRevision, content: { ...content, ...fields } },
  });
};
const publish = async (browser: TestBrowser, id: string) => {
  const { revision: baseRevision } = await read(id);
  return browser.client.send(documentCalls.publish, {
    params: { kind: 'collection', id },
    body: { baseRevision },
  });
};
const codedPage = (title: string, fields: Partial<CollectionContent> = {}) =>
  publishPage(owner, { title, sections: [section(block(1, CODE, owned))], ...fields });
const open = (path: string) => {
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
  return app.visit(site).open(path);
};

describe('who may not write code cannot save it', () => {
  it('under the id of a code block that stands in another field', async () => {
    const id = await codedPage('Repeated id', { fields: { aside: [] } });
    const original = [section(block(1, CODE, owned))];
    const other = [section(block(1, CODE, evil))];
    for (const fields of [
      { sections: other, fields: { aside: original } },
      { sections: original, fields: { aside: other } },
      { sections: [], fields: { aside: other, beside: original } },
    ])
      expect(await save(editor, id, fields)).toMatchObject(refused);
    expect(await save(editor, id, { sections: original })).toMatchObject({ ok: true });
  });

  it('in a copy under the id of a block of the original', async () => {
    const id = await codedPage('Copied');
    const copy = (fields: object) => {
      const copyId = newId();
      const content = {
        id: copyId,
        title: 'Copy',
        urlId: `copy-${copyId}`,
        status: 'draft',
        type: 10,
        typeName: 'page',
        ...fields,
      };
      return run(editor, [{ kind: 'collection', id: copyId, op: 'create', content, copyOf: id }]);
    };
    const original = [section(block(1, CODE, owned))];
    const other = [section(block(1, CODE, evil))];
    expect(await copy({ sections: other, fields: { aside: original } })).toMatchObject(refused);
    expect(await copy({ sections: original, headerCode: owned.source })).toMatchObject(refused);
    expect(await copy({ sections: original })).toMatchObject({ ok: true });
  });

  it('in the copy of a page with code, which they may make', async () => {
    const id = await codedPage('Duplicated');
    const { id: copy } = accept(await editor.client.send(pageCalls.duplicate, { params: { id } }));
    expect(await save(editor, copy, { sections: [section(block(1, CODE, evil))] })).toMatchObject(refused);
    expect(await save(editor, copy, { description: 'Mine' })).toMatchObject({ ok: true });
  });

  it('in a block of a kind that nobody knows, which could become code', async () => {
    const id = await publishPage(owner, {
      title: 'Strange',
      sections: [section(block(1, UNKNOWN, { a: 1 }))],
    });
    expect(await save(editor, id, { sections: [section(block(1, UNKNOWN, evil))] })).toMatchObject(refused);
    expect(await save(editor, id, { description: 'Kept' })).toMatchObject({ ok: true });
    const component = { ...block(2, COMPONENT, evil), definitionName: 'website.components.other' };
    expect(await save(editor, id, { sections: [section(component)] })).toMatchObject(refused);
  });

  it('by a command that is undone after what it left was changed', async () => {
    const id = await codedPage('Undone');
    const asUnknown = [section(block(1, UNKNOWN, owned))];
    expect(await edit(editor, id, { sections: asUnknown })).toMatchObject(refused);
    // Whoever may no longer write code still has the journal of the time when they might.
    const { browser, become } = await join(roles.admin.code);
    const code = (value: object) => [section(block(1, CODE, value))];
    accept(await save(browser, id, { sections: code(evil) }));
    accept(await save(browser, id, { sections: code(owned) }));
    const button = (value: object) => [
      section({ ...block(1, COMPONENT, value), definitionName: 'website.components.button' }),
    ];
    const { commandId } = accept(await edit(browser, id, { sections: button(owned) }));
    await become(roles.editor.code);
    expect(await save(browser, id, { sections: code(evil) })).toMatchObject(refused);
    accept(await save(browser, id, { sections: button({ source: 'evil()', mode: 'javascript' }) }));
    expect(await undo(browser, commandId)).toMatchObject(refused);
    accept(await save(browser, id, { sections: button(owned) }));
    accept(await undo(browser, commandId));
    expect((await read(id)).content.sections).toEqual([section(block(1, CODE, owned))]);
  });

  it('by undo and redo, which bring back the code that was taken away and no other', async () => {
    const id = await codedPage('Back and forth');
    const { commandId } = accept(await edit(editor, id, { sections: [section()] }));
    accept(await undo(editor, commandId));
    expect((await read(id)).content.sections).toEqual([section(block(1, CODE, owned))]);
    accept(await redo(editor, commandId));
    expect((await read(id)).content.sections).toEqual([section()]);
    expect(await edit(editor, id, { sections: [section(block(1, CODE, owned))] })).toMatchObject(refused);
  });

  it('by naming a published state that it only resembles, or one of another page', async () => {
    const id = await codedPage('Resembling');
    const { content: then, publishedRevision } = await read(id);
    accept(await edit(owner, id, { sections: [] }));
    const now = await read(id);
    const wrong = { ...then, sections: [section(block(1, CODE, evil))] };
    const step = { ...changing(id, [now.content, wrong]), revision: publishedRevision } as never;
    expect(await run(editor, [step])).toMatchObject(refused);
    const digests = { ...changing(id, [now.content, wrong]), code: ['x'] } as never;
    expect(await run(editor, [digests])).toMatchObject({ ok: false, refusal: { status: 400 } });
  });

  it('as markup in texts that templates print as they are', async () => {
    const blog = await publishPage(owner, { kind: 'blog', title: 'Texts' });
    const item = await publishItem(owner, blog, { title: 'Post' });
    const script = '<script src=//evil.example/x.js ';
    for (const fields of [
      { title: script },
      { navigationTitle: script },
      { description: script },
      { seo: { title: script } },
      { nestedCategories: [{ id: newId(), displayName: '<iframe>' }] },
      { sections: [section(block(1, 31, { quote: script }))] },
    ])
      expect(await save(editor, blog, fields), JSON.stringify(fields)).toMatchObject(refused);
    const { content } = await read(item, 'item');
    for (const fields of [
      { title: script },
      { tags: ['<svg onload=x()>'] },
      { location: { addressTitle: script } },
      { customContent: { note: ['<img src=x onerror=x()>'] } },
      { sourceUrl: `/"><script>x()</script>` },
    ]) {
      const changed = await run(editor, [changing(item, [content, { ...content, ...fields }], 'item')]);
      expect(changed, JSON.stringify(fields)).toMatchObject(refused);
    }
    expect(
      await editor.client.send(pageCalls.create, { body: { kind: 'page', title: script } }),
    ).toMatchObject({ ...refused, refusal: { errors: { title: expect.stringContaining('permission') } } });
    const link = { externalLink: { title: script, url: '/' } };
    expect(
      await editor.client.send(navigationCalls.update, {
        body: { fieldName: 'mainNav', navigation: { items: [link] } },
      }),
    ).toMatchObject(refused);
    expect(await save(editor, blog, { title: 'Tea <em>&</em> cake, 1 < 2' })).toMatchObject({ ok: true });
    expect(await save(owner, blog, { title: script })).toMatchObject({ ok: true });
    expect(await save(editor, blog, { description: 'The title of the owner stays' })).toMatchObject({
      ok: true,
    });
  });
});

describe('texts beside documents', () => {
  const script = '<script src=//evil.example/x.js ';

  it('of authors and terms hold no code of who may not write it', async () => {
    const { revision } = accept(await editor.client.send(pageCalls.listAuthors, {}));
    const authors = [{ displayName: script }, { displayName: 'Ada' }];
    const body = { revision, authors };
    expect(await editor.client.send(pageCalls.saveAuthors, { body })).toMatchObject(refused);
    const saved = accept(await owner.client.send(pageCalls.saveAuthors, { body }));
    const again = { revision: saved.revision, authors: saved.authors.toReversed() };
    expect(await editor.client.send(pageCalls.saveAuthors, { body: again })).toMatchObject({ ok: true });

    const blog = await publishPage(owner, { kind: 'blog', title: 'Terms' });
    await publishItem(owner, blog, { title: 'Tagged', tags: ['one'] });
    const change = { kind: 'tags' as const, term: 'one', into: '<svg onload=x()>', mayMerge: false };
    expect(
      await editor.client.send(pageCalls.changeTerm, { params: { id: blog }, body: change }),
    ).toMatchObject(refused);
  });
});

describe('who may not write code cannot publish it', () => {
  it('where it stands in a draft and visitors do not have it yet', async () => {
    const id = await codedPage('Drafted');
    accept(await edit(owner, id, { sections: [section(block(1, CODE, evil))] }));
    accept(await edit(editor, id, { description: 'Changed by the editor' }));
    expect(await publish(editor, id)).toMatchObject(unpublished);
    const { revision: baseRevision } = await read(id);
    expect(
      await editor.client.send(pageCalls.publish, { params: { id }, body: { baseRevision } }),
    ).toMatchObject(unpublished);
    expect((await open('/drafted')).text).not.toContain('evil');
    accept(await publish(owner, id));
    accept(await edit(editor, id, { description: 'Again' }));
    expect(await publish(editor, id)).toMatchObject({ ok: true });
  });

  it('by a release, at once or at a time', async () => {
    const id = await codedPage('Released');
    accept(await edit(owner, id, { headerCode: '<script>evil()</script>' }));
    const { revision: baseRevision } = await read(id);
    const documents = [{ kind: 'collection' as const, id, baseRevision }];
    for (const publishOn of [0, app.clock.now.getTime() + 3_600_000])
      expect(
        await editor.client.send(documentCalls.createRelease, { body: { name: 'R', documents, publishOn } }),
      ).toMatchObject({ ...unpublished, refusal: { data: { document: { id } } } });
  });

  it('by restoring a state that was published earlier, which makes it a draft', async () => {
    const id = await codedPage('Restored');
    const { publishedRevision } = await read(id);
    accept(await edit(owner, id, { sections: [] }));
    accept(await publish(owner, id));
    const { revision: baseRevision } = await read(id);
    const params = { kind: 'collection', id, revision: String(publishedRevision) };
    accept(await editor.client.send(documentCalls.restoreRevision, { params, body: { baseRevision } }));
    expect((await read(id)).content.sections).toEqual([section(block(1, CODE, owned))]);
    expect(await publish(editor, id)).toMatchObject(unpublished);
  });

  it('by bringing a page back from the trash: visitors get what they had', async () => {
    const id = await codedPage('Trashed');
    accept(await edit(owner, id, { sections: [section(block(1, CODE, evil))] }));
    const params = { kind: 'collection', id };
    accept(await editor.client.send(documentCalls.trash, { params }));
    accept(await editor.client.send(documentCalls.restore, { params }));
    const { text } = await open('/trashed');
    expect(text).toContain('owned');
    expect(text).not.toContain('evil');
  });
});
