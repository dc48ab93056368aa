import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { redirectCalls } from '@sitewright/api/redirects';
import { blockDefaults, blockTypes } from '@sitewright/domain/blocks';
import { roles } from '@sitewright/domain/contributors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accept,
  idOf,
  openDraftSite,
  placedBlock,
  publishItem,
  publishPage,
  sectionOf,
  textBlock,
} from '../testing/index.ts';

const { app, site, owner, saveDraft, signInAs } = await openDraftSite('canvas');
const visitor = app.visit(site);

const POLICY = "script-src 'none'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'";

/** What a browser tells about a page that stands in no frame, where it tells anything: over https. */
const byItself = { headers: { 'sec-fetch-dest': 'document' } };

describe('?edit=1', () => {
  it('[EDT-01] shows a contributor what is saved, and everybody else what is published', async () => {
    const id = await publishPage(owner, {
      title: 'Hours',
      sections: [sectionOf('a1', textBlock('b1', '<p>Nine to five</p>'))],
    });
    await saveDraft(
      { kind: 'collection', id },
      { sections: [sectionOf('a1', textBlock('b1', '<p>Ten to six</p>'))] },
    );
    for (const when of ['before the page is kept', 'afterwards']) {
      expect((await visitor.open('/hours')).text, when).toContain('Nine to five');
      const strange = await visitor.open('/hours?edit=1&tag=ink', byItself);
      expect([strange.status, strange.headers['location']]).toEqual([302, '/hours?tag=ink']);
      const canvas = await owner.open('/hours?edit=1');
      expect(canvas.text).toContain('Ten to six');
      expect(canvas.text).not.toContain('Nine to five');
      expect((await owner.open('/hours')).text).toContain('Nine to five');
    }
  });

  it('[EDT-01 F23] is kept by nobody and lets nothing run, frame or post', async () => {
    const { headers, text: html, status } = await owner.open('/?edit=1');
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['content-security-policy']).toBe(POLICY);
    expect(html).not.toMatch(/<script/i);
  });

  it('[F23] gives the frame of an app whose session has ended nothing that could run there', async () => {
    const inFrame = { headers: { 'sec-fetch-dest': 'iframe' } };
    const overPlainHttp = {};
    for (const request of [inFrame, overPlainHttp]) {
      const { status, headers, text } = await visitor.open('/?edit=1', request);
      expect(status).toBe(401);
      expect(headers['content-type']).toContain('application/json');
      expect(text).not.toContain('<');
      expect((await owner.open('/?edit=1', request)).text).toContain('data-edit-page');
      expect((await visitor.open('/', request)).status).toBe(200);
    }
  });

  it('[EDT-01] means nothing to a contributor who may not edit content', async () => {
    const viewer = await signInAs(roles.viewer.code);
    const { status, headers } = await viewer.open('//other.example/?edit=1', byItself);
    expect([status, headers['location']]).toEqual([302, '/other.example/']);
    expect((await viewer.open('/?edit=1')).status).toBe(401);
    const editor = await signInAs(roles.editor.code);
    expect((await editor.open('/?edit=1')).text).toContain('data-edit-page="collection"');
  });

  it('means nothing with a session of another site', async () => {
    const other = await app.addSite('canvas-other');
    const theirs = await app.signIn(other);
    const here = app.visit(site);
    for (const [name, value] of theirs.cookies) here.cookies.set(name, value);
    expect((await here.open('/?edit=1')).text).not.toContain('data-edit');
  });
});

describe('a published state beside the draft', () => {
  it('[EDT-01] of the page: what it was then, with nothing that runs, for who may edit it', async () => {
    const words = (text: string) => [sectionOf('a1', textBlock('b1', `<p>${text}</p>`))];
    const id = await publishPage(owner, { title: 'Season', sections: words('Open in spring') });
    const key = { kind: 'collection', id } as const;
    const listed = await owner.client.send(documentCalls.listRevisions, { params: key });
    const [{ revision } = { revision: 0 }] = accept(listed).revisions;
    await saveDraft(key, { sections: words('Open in summer') });
    const then = await owner.open(`/season?edit=1&revision=collection:${id}:${revision}`);
    expect(then.text).toContain('Open in spring');
    expect(then.text).not.toContain('Open in summer');
    expect(then.headers['content-security-policy']).toBe(POLICY);
    expect((await owner.open('/season?edit=1')).text).toContain('Open in summer');
    expect((await owner.open(`/season?edit=1&revision=collection:${id}:999`)).status).toBe(404);
    const strange = await visitor.open(`/season?edit=1&revision=collection:${id}:${revision}`);
    expect(strange.text).not.toContain('data-edit');
  });

  it('[EDT-14] of the styles: the page and its style sheet as they were', async () => {
    const styles = { kind: 'styles', id: 'site' } as const;
    const publishColour = async (colour: string): Promise<number> => {
      await saveDraft(styles, { customCss: `.era { color: ${colour}; }` });
      const { revision } = accept(await owner.client.send(documentCalls.read, { params: styles }));
      const body = { baseRevision: revision };
      const published = await owner.client.send(documentCalls.publish, { params: styles, body });
      return accept(published).revision;
    };
    const first = await publishColour('#123456');
    await publishColour('#654321');
    const page = await owner.open(`/?edit=1&revision=styles:site:${first}`);
    const [, sheet = ''] = /href="(\/site\.css[^"]*)"/.exec(page.text) ?? [];
    expect((await owner.open(sheet.replaceAll('&amp;', '&'))).text).toContain('#123456');
    expect((await visitor.open('/site.css')).text).toContain('#654321');
  });
});

describe('the canvas finds', () => {
  it('[EDT-01] a page that was never published, which visitors do not', async () => {
    const { id, revision } = accept(
      await owner.client.send(pageCalls.create, { body: { kind: 'page', title: 'Coming soon' } }),
    );
    const canvas = await owner.open('/coming-soon?edit=1');
    expect(canvas.status).toBe(200);
    expect(canvas.text).toContain(`data-edit-page="collection" data-edit-id="${id}"`);
    expect(canvas.text).toContain(`data-edit-revision="${revision}"`);
    expect(canvas.text).toContain(`data-edit-area="sections" data-edit-document="collection:${id}"`);
    expect((await visitor.open('/coming-soon')).status).toBe(404);
    expect((await visitor.open('/coming-soon?edit=1')).status).toBe(401);
  });

  it('[EDT-01] a page by the address that its draft has, and by the one that visitors have', async () => {
    const id = await publishPage(owner, { title: 'Old name', urlId: 'old-name' });
    await saveDraft({ kind: 'collection', id }, { urlId: 'new-name' });
    expect((await owner.open('/new-name?edit=1')).text).toContain(`data-edit-id="${id}"`);
    expect((await owner.open('/old-name?edit=1')).text).toContain(`data-edit-id="${id}"`);
    expect((await visitor.open('/new-name')).status).toBe(404);
    expect((await visitor.open('/old-name')).status).toBe(200);
  });

  it('[EDT-01] an item that was never published, in a list that is', async () => {
    const blog = await publishPage(owner, { kind: 'blog', title: 'Notes' });
    await publishItem(owner, blog, { title: 'First note' });
    const made = accept(
      await owner.client.send(pageCalls.createItem, { params: { id: blog }, body: { title: 'Second note' } }),
    );
    await saveDraft(
      { kind: 'item', id: made.id },
      { sections: [sectionOf('a2', textBlock('b2', '<p>Unread</p>'))] },
    );
    const { text: html } = await owner.open('/notes/second-note?edit=1');
    expect(html).toContain(`data-edit-page="item" data-edit-id="${made.id}"`);
    expect(html).toContain(`data-edit-revision="${made.revision + 1}"`);
    expect(html).toContain(`data-edit-area="sections" data-edit-document="item:${made.id}"`);
    expect(html).toContain('Unread');
    expect((await visitor.open('/notes/second-note')).status).toBe(404);
    const list = await owner.open('/notes?edit=1');
    expect(list.text).toContain('First note');
    expect(list.text).toContain(`data-edit-page="collection" data-edit-id="${blog}"`);
  });

  it('the homepage, at once when another page becomes it', async () => {
    const old = /data-edit-id="(\w+)"/.exec((await owner.open('/?edit=1')).text)?.[1] ?? '';
    const id = await publishPage(owner, { title: 'Next home' });
    const choose = async (pageId: string) =>
      accept(await owner.client.send(pageCalls.setHomepage, { body: { pageId } }));
    await choose(id);
    expect((await owner.open('/?edit=1')).text).toContain(`data-edit-id="${id}"`);
    await choose(old);
    expect((await owner.open('/?edit=1')).text).toContain(`data-edit-id="${old}"`);
  });

  it('a locked page without its password, and leads on from a folder as the canvas', async () => {
    const id = await publishPage(owner, {
      title: 'Locked',
      permission: 2,
      sections: [sectionOf('a3', textBlock('b3', '<p>Inside</p>'))],
    });
    accept(await owner.client.send(pageCalls.setPassword, { params: { id }, body: { password: 'open' } }));
    expect((await visitor.open('/locked')).text).not.toContain('Inside');
    expect((await owner.open('/locked?edit=1')).text).toContain('Inside');
    const folder = await publishPage(owner, { kind: 'folder', title: 'Folder', folderBehavior: 2 });
    await publishPage(owner, { title: 'Within', parentId: folder });
    const { status, headers } = await owner.open('/folder?edit=1');
    expect([status, headers['location']]).toEqual([302, '/within?edit=1']);
  });

  it('where an old address leads on this site, however that is written, and nowhere else', async () => {
    const redirects = [
      { from: '/old', to: '/hours?tag=ink#top', status: 301 as const },
      { from: '/older', to: `${owner.origin}/hours`, status: 301 as const },
      { from: '/away', to: 'https://elsewhere.example/hours', status: 302 as const },
    ];
    accept(await owner.client.send(redirectCalls.save, { body: { redirects, revision: 1 } }));
    const follow = async (path: string) => {
      const { status, headers } = await owner.open(path);
      return [status, headers['location']];
    };
    expect(await follow('/old?edit=1')).toEqual([302, '/hours?tag=ink&edit=1#top']);
    expect(await follow('/older?edit=1')).toEqual([302, '/hours?edit=1']);
    expect(await follow('/away?edit=1')).toEqual([200, undefined]);
    const away = await owner.open('/away?edit=1');
    expect(away.headers['content-security-policy']).toContain("default-src 'none'");
    expect(away.text).toContain('https://elsewhere.example/hours');
  });

  it('nothing at an address without a page, and says so', async () => {
    const { status, headers } = await owner.open('/nowhere-at-all?edit=1');
    expect(status).toBe(404);
    expect(headers['content-security-policy']).toBe(POLICY);
  });
});

describe('the canvas marks', () => {
  const blocks = [
    textBlock('c1', '<p>Words</p>'),
    placedBlock('c2', { type: blockTypes.image, value: blockDefaults.image }),
    placedBlock('c3', { type: blockTypes.gallery, value: { options: { design: 'grid' }, items: [] } }),
    placedBlock('c4', { type: 9999, value: { odd: true } }),
    textBlock('c5', '<p></p>'),
    placedBlock('c6', {
      type: blockTypes.quote,
      value: { quote: 'Hidden on phones' },
      phone: { isHidden: true },
    }),
  ];

  it('[EDT-01] root, section, every block with its kind, the text, and the place that holds them', async () => {
    const id = await publishPage(owner, { title: 'Marks', sections: [sectionOf('ca', ...blocks)] });
    const { text: html } = await owner.open('/marks?edit=1');
    expect(html).toContain(
      `<main data-edit-area="sections" data-edit-document="collection:${id}" id="main">`,
    );
    expect(html).toContain(`data-edit-section="${idOf('ca')}"`);
    const marks = [...html.matchAll(/data-edit-block="0*(\w+)" data-edit-kind="(\w+)"/g)].map(
      ([, sign, kind]) => [sign, kind],
    );
    expect(marks).toEqual([
      ['c1', 'text'],
      ['c2', 'image'],
      ['c3', 'gallery'],
      ['c4', 'unknown'],
      ['c5', 'text'],
      ['c6', 'quote'],
    ]);
    expect(html).toContain('<div class="sw-text" data-edit-field="document"><p>Words</p></div>');
    expect(html).toContain(
      '<header data-edit-area="header" data-edit-document="header-footer:site" class="top top-navRight">',
    );
    expect(html).toContain(
      '<footer data-edit-area="footer" data-edit-document="header-footer:site" class="bottom">',
    );
  });

  it('[EDT-01] what is empty with an invitation and an unknown kind with its name; visitors see neither', async () => {
    const { text: html } = await owner.open('/marks?edit=1');
    expect(html).toContain('Choose a picture');
    expect(html).toContain('Add pictures');
    expect(html).toContain('data-edit-empty="Write something"');
    expect(html).toContain('This block (kind 9999) is kept, but cannot be shown.');
    const live = await visitor.open('/marks');
    expect(live.text).not.toMatch(/data-edit|Choose a picture|Add pictures|\b9999\b/);
  });

  it('no blocks of other documents, which this page cannot change', async () => {
    const blog = await publishPage(owner, { kind: 'blog', title: 'Diary' });
    await publishItem(owner, blog, {
      title: 'Day',
      sections: [sectionOf('da', textBlock('db', '<p>Of the day</p>'))],
    });
    expect((await owner.open('/diary?edit=1')).text).not.toContain('data-edit-block');
    expect((await owner.open('/diary/day?edit=1')).text).toContain(`data-edit-block="${idOf('db')}"`);
  });
});

describe('what all pages share', () => {
  it('[EDT-01] shows in the canvas as it is saved: navigation, shared fields, styles', async () => {
    const { id } = accept(
      await owner.client.send(pageCalls.create, { body: { kind: 'page', title: 'Fresh page' } }),
    );
    await saveDraft({ kind: 'navigation', id: 'site' }, { mainNav: [{ collectionId: id }] });
    await saveDraft({ kind: 'styles', id: 'site' }, { customCss: '.draft-only { color: red }' });
    const { text: html } = await owner.open('/?edit=1');
    expect(html).toMatch(/<a href="\/fresh-page"[^>]*>Fresh page/);
    expect((await visitor.open('/')).text).not.toContain('Fresh page');
    const styles = /href="(\/site\.css\?[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(styles).toContain('edit=1');
    const sheet = await owner.open(styles);
    expect(sheet.text).toContain('.draft-only');
    expect(sheet.headers['cache-control']).toContain('no-store');
    expect((await visitor.open(styles)).text).not.toContain('.draft-only');
  });

  it('[EDT-01] a template file that is saved and not published shows in the canvas alone', async () => {
    const params = { kind: 'template', id: 'site.region' };
    const { content } = accept(await owner.client.send(documentCalls.read, { params }));
    const { text: region } = content as { text: string };
    await saveDraft(params, { text: region.replace('<main', '<aside>New aside</aside><main') });
    expect((await owner.open('/?edit=1')).text).toContain('New aside');
    expect((await visitor.open('/')).text).not.toContain('New aside');
    await saveDraft(params, { text: region });
  });
});

describe('a role that designs and edits no content', () => {
  const { may } = roles.reporting;
  // No role of the table is such a one yet.
  beforeAll(() => void Object.assign(roles.reporting, { may: ['view', 'design'] }));
  afterAll(() => void Object.assign(roles.reporting, { may }));

  it('[EDT-14] sees pages as visitors do, in the look that is saved, with nothing that runs', async () => {
    const words = (text: string) => [sectionOf('e1', textBlock('e2', `<p>${text}</p>`))];
    const id = await publishPage(owner, { title: 'Workshop', sections: words('Open to all') });
    await saveDraft({ kind: 'collection', id }, { sections: words('Not yet told') });
    const secret = await publishPage(owner, { title: 'Secret', permission: 2, sections: words('Inside') });
    const password = { params: { id: secret }, body: { password: 'open' } };
    accept(await owner.client.send(pageCalls.setPassword, password));
    await saveDraft({ kind: 'styles', id: 'site' }, { customCss: '.only-saved { color: teal }' });
    const designer = await signInAs(roles.reporting.code);
    const { text, headers, status } = await designer.open('/workshop?edit=1');
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toBe(POLICY);
    expect(text).toContain('Open to all');
    expect(text).not.toContain('Not yet told');
    const sheet = /href="(\/site\.css\?[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await designer.open(sheet)).text).toContain('.only-saved');
    expect((await designer.open('/secret?edit=1')).text).not.toContain('Inside');
    expect((await owner.open('/workshop?edit=1')).text).toContain('Not yet told');
  });
});
