import { documentCalls } from '@sitewright/api/documents';
import { navigationCalls } from '@sitewright/api/navigation';
import { pageCalls } from '@sitewright/api/pages';
import { roles } from '@sitewright/domain/contributors';
import { diffContent, SITE_DOCUMENT } from '@sitewright/domain/documents';
import type { CollectionContent } from '@sitewright/domain/pages';
import { siteChromeMessages, type HeaderFooterContent } from '@sitewright/domain/site-chrome';
import { describe, expect, it } from 'vitest';
import { addAccount, putContributor } from '../contributors/index.ts';
import { newId } from '../ids/index.ts';
import { invalidateCacheTags } from '../sites/index.ts';
import { accept, createTestDatabase, publishPage, startTestApp, type TestBrowser } from '../testing/index.ts';

const { database, pool } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('site-chrome');
const owner = await app.signIn(site);
const params = { kind: 'header-footer', id: SITE_DOCUMENT } as const;

const signInAs = async (code: number): Promise<TestBrowser> => {
  const credentials = { email: `${newId()}@example.com`, password: 'a password for the role' };
  const account = { ...credentials, name: 'Other', isAdministrator: false };
  const accountId = (await addAccount(database, account)) ?? '';
  await putContributor(database, site.id, { accountId, roles: [code] });
  return app.signIn(site, credentials);
};

const open = (path: string) => {
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
  return app.visit(site).open(path);
};

const read = async () => {
  const saved = accept(await owner.client.send(documentCalls.read, { params }));
  return { ...saved, content: saved.content as HeaderFooterContent };
};

const save = async (parts: HeaderFooterContent) => {
  const { content, revision } = await read();
  const body = { baseRevision: revision, content: { ...content, ...parts } };
  return owner.client.send(documentCalls.save, { params, body });
};

const publish = async () => {
  const { revision } = await read();
  accept(await owner.client.send(documentCalls.publish, { params, body: { baseRevision: revision } }));
};

const textOf = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

const block = (number: number, html: string) => ({
  id: String(number).padStart(24, '0'),
  type: 2,
  value: { html },
  desktop: { columnStart: 1, columnEnd: 9, rowStart: number, rowEnd: number + 1 },
});

const footer = (...blocks: ReturnType<typeof block>[]): HeaderFooterContent => ({
  fields: { footer: [{ id: 'f'.repeat(24), theme: 'paper', blocks }] },
});

describe('what stands around every page', () => {
  it('[SITE-15] is changed by header and footer alone, live at once, and the rest is kept', async () => {
    accept(await save(footer(block(1, '<p>Rasterhof 7</p>'))));
    await publish();
    accept(await save(footer(block(1, '<p>Rasterhof 7</p>'), block(2, '<p>Not yet</p>'))));
    const body = { header: { showTitle: false }, footer: { showTitle: false } };
    accept(await owner.client.send(navigationCalls.saveHeaderFooter, { body }));
    expect(accept(await owner.client.send(navigationCalls.readHeaderFooter, {}))).toEqual(body);
    const { text } = await open('/');
    expect(text).toContain('Rasterhof 7');
    expect(text).toMatch(/<a class="title" href="\/" aria-label="[^"]+">/);
    expect(text).not.toContain('Not yet');
    const { content, hasChanges } = await read();
    expect(content).toMatchObject({ ...body, fields: { footer: [{ blocks: [{}, {}] }] } });
    expect(hasChanges).toBe(true);
  });

  it('[SITE-15] refuses what cannot be shown, with words, and keeps what was there', async () => {
    const before = await read();
    for (const [status, header, field] of [
      [400, { logoWidth: 9000 }, 'header.logoWidth'],
      [422, { action: { title: 'x', url: 'javascript:alert(1)' } }, 'header.action.url'],
    ] as const)
      expect(
        await owner.client.send(navigationCalls.saveHeaderFooter, { body: { header, footer: {} } }),
      ).toMatchObject({ ok: false, refusal: { status, errors: { [field]: expect.any(String) } } });
    expect(await save({ announcement: { startsOn: 2, endsOn: 1 } })).toMatchObject({
      ok: false,
      refusal: { errors: { 'announcement.endsOn': siteChromeMessages['announcement-ends-first'] } },
    });
    expect(await read()).toEqual(before);
  });

  it('has known fields and layouts alone, whichever way they come', async () => {
    const before = await read();
    const cases: [object, string, string][] = [
      [{ header: { foo: 1 } }, 'header.foo', 'is not a known field'],
      [{ header: { layout: 'evil extra' } }, 'header.layout', 'must be one of navRight, brandingCenter'],
      [{ header: { action: { onclick: 'x' } } }, 'header.action.onclick', 'is not a known field'],
      [{ footer: { text: 'Bye' } }, 'footer.text', 'is not a known field'],
    ];
    for (const [parts, field, text] of cases) {
      const refused = { ok: false, refusal: { errors: { [field]: expect.stringContaining(text) } } };
      const body = { header: {}, footer: {}, ...parts } as never;
      expect(await owner.client.send(navigationCalls.saveHeaderFooter, { body })).toMatchObject(refused);
      expect(await save(parts)).toMatchObject(refused);
    }
    expect(await read()).toEqual(before);
  });

  it('shows stored fields of earlier versions at their defaults, and loses them with the next change', async () => {
    const legacy: object = {
      header: { foo: 1, layout: 'evil extra', showTitle: true },
      footer: { text: 'Bye' },
    };
    const { content, revision } = await read();
    const stored = JSON.stringify({ ...content, ...legacy });
    const values = [site.id, stored];
    await pool.query(
      `update documents set draft = $2 where website_id = $1 and kind = 'header-footer'`,
      values,
    );
    await pool.query(
      `update site_documents set content = $2 where website_id = $1 and kind = 'header-footer'`,
      values,
    );
    await invalidateCacheTags(database, site.id, ['site']);
    const { text } = await open('/');
    expect(text).not.toContain('evil extra');
    expect(accept(await owner.client.send(navigationCalls.readHeaderFooter, {}))).toEqual({
      header: { showTitle: true },
      footer: {},
    });
    const header = { foo: 1, layout: 'evil extra', showTitle: true, showCart: false };
    const changed = { ...content, ...legacy, header };
    const body = { baseRevision: revision, content: changed };
    expect(accept(await owner.client.send(documentCalls.save, { params, body }))).toMatchObject({
      content: { header: { showTitle: true, showCart: false }, footer: {} },
    });
    expect((await read()).content.header).toEqual({ showTitle: true, showCart: false });
  });

  it('[SITE-15] is seen but not changed by a role that may not design', async () => {
    const editor = await signInAs(roles.editor.code);
    const body = { header: {}, footer: {} };
    expect(await editor.client.send(navigationCalls.readHeaderFooter, {})).toMatchObject({ ok: true });
    expect(await editor.client.send(navigationCalls.saveHeaderFooter, { body })).toMatchObject({
      ok: false,
      refusal: { status: 403 },
    });
    const changes = diffContent({}, { header: { showTitle: true } }) as never;
    const steps = [{ ...params, op: 'change' as const, changes }];
    expect(
      await editor.client.send(documentCalls.runCommand, {
        body: { commandId: newId(), label: 'Change', steps },
      }),
    ).toMatchObject({ ok: false, refusal: { status: 403 } });
  });
});

it('costs a page no more than its two statements, with logo, bar, blocks and popup', async () => {
  const list = await publishPage(owner, { kind: 'blog', title: 'Notes' });
  const summary = { ...block(3, ''), type: 55, value: { collectionId: list, limit: 3, design: 'list' } };
  const parts = {
    header: { logoImageId: 'c'.repeat(24) },
    announcement: { isOn: true, document: textOf('Counted') },
  };
  accept(await save({ ...parts, ...footer(block(1, '<p>Rasterhof 7</p>'), summary as never) }));
  await publish();
  await publishPage(owner, {
    title: 'Priced',
    sections: footer(block(4, '<p>Text</p>')).fields?.['footer'] ?? [],
  });
  await open('/');
  const statements: unknown[] = [];
  const query = pool.query.bind(pool);
  pool.query = ((...given: Parameters<typeof query>) => {
    statements.push(given[0]);
    return query(...given);
  }) as typeof pool.query;
  const { text } = await app.visit(site).open('/priced');
  pool.query = query;
  expect(text).toMatch(/Counted.*Text.*Rasterhof 7/s);
  // What is known of a site that is asked for often is read ahead.
  expect(statements.length).toBeLessThanOrEqual(2);
});

describe('the announcement bar', () => {
  const announcement = { isOn: true, document: textOf('Late tonight') };

  it('is a draft until it is published, then on every page at once, and gone when it ends', async () => {
    accept(await save({ announcement }));
    expect((await open('/')).text).not.toContain('Late tonight');
    await publish();
    expect((await open('/')).text).toContain('<p>Late tonight</p>');
    expect((await open('/nowhere')).text).toContain('<p>Late tonight</p>');
    const endsOn = app.clock.now.getTime() + 60_000;
    accept(await save({ announcement: { ...announcement, endsOn } }));
    await publish();
    expect((await open('/')).text).toContain('<p>Late tonight</p>');
    app.clock.now = new Date(endsOn);
    expect((await open('/')).text).not.toContain('<p>Late tonight</p>');
  });

  it('[F23] prints what was written as text', async () => {
    const document = textOf('<img src=x onerror=alert(1)>');
    accept(await save({ announcement: { isOn: true, document } }));
    await publish();
    expect((await open('/')).text).toContain('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
  });
});

describe('[EDT-01] two contributors on the footer', () => {
  const change = (browser: TestBrowser, from: HeaderFooterContent, to: HeaderFooterContent) => {
    const steps = [{ ...params, op: 'change' as const, changes: diffContent(from, to) as never }];
    return browser.client.send(documentCalls.runCommand, {
      body: { commandId: newId(), label: 'Change', steps },
    });
  };

  it('meet only where they touch the same block', async () => {
    const start = footer(block(1, '<p>One</p>'), block(2, '<p>Two</p>'));
    accept(await save(start));
    const other = await signInAs(roles.admin.code);
    const { content } = await read();
    const mine = { ...content, ...footer(block(1, '<p>Mine</p>'), block(2, '<p>Two</p>')) };
    const theirs = { ...content, ...footer(block(1, '<p>One</p>'), block(2, '<p>Theirs</p>')) };
    const same = { ...content, ...footer(block(1, '<p>Also mine</p>'), block(2, '<p>Two</p>')) };
    accept(await change(owner, content, mine));
    accept(await change(other, content, theirs));
    expect(JSON.stringify((await read()).content)).toMatch(/Mine.*Theirs/);
    expect(await change(other, content, same)).toMatchObject({
      ok: false,
      refusal: { status: 409, code: 'conflict' },
    });
    expect(JSON.stringify((await read()).content)).not.toContain('Also mine');
  });
});

describe('the popup', () => {
  it('comes up over other pages once its page is published, as its owner set it', async () => {
    const about = await publishPage(owner, { title: 'About' });
    const id = await publishPage(owner, { kind: 'popup-overlay', title: 'Letter' });
    expect((await open('/about')).text).not.toContain('<sw-popup');
    const set = async (popup: CollectionContent['popup']) => {
      const where = { params: { kind: 'collection', id } };
      const { content, revision } = accept(await owner.client.send(documentCalls.read, where));
      const next = { ...(content as CollectionContent), popup };
      const saved = accept(
        await owner.client.send(documentCalls.save, {
          ...where,
          body: { baseRevision: revision, content: next as never },
        }),
      );
      const body = { baseRevision: saved.revision };
      accept(await owner.client.send(pageCalls.publish, { params: { id }, body }));
    };
    await set({ isOn: true, moment: 'leaving', everyDays: 7 });
    expect((await open('/about')).text).toMatch(/<sw-popup [^>]*src="\/letter\?[^>]* days="7"[^>]* leaving>/);
    expect((await open('/')).text).toContain('<sw-popup');
    for (const path of ['/letter', '/cart', '/nowhere', '/search'])
      expect((await open(path)).text, path).not.toContain('<sw-popup');
    await set({ isOn: true, pageIds: [about] });
    expect((await open('/about')).text).toContain('<sw-popup');
    expect((await open('/')).text).not.toContain('<sw-popup');
    const context = JSON.parse((await open('/?format=json')).text);
    expect(context).toMatchObject({
      websiteSettings: { popupOverlaySettings: { style: 'overlay', enabledPages: [about] } },
    });
  });
});
