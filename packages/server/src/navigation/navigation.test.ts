import { navigationCalls } from '@sitewright/api/navigation';
import { pageCalls } from '@sitewright/api/pages';
import { documentCalls } from '@sitewright/api/documents';
import { describe, expect, it } from 'vitest';
import { accept, createTestDatabase, publishPage, startTestApp } from '../testing/index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('navigation');
const owner = await app.signIn(site);
const about = await publishPage(owner, { title: 'About' });
const work = await publishPage(owner, { title: 'Work' });

const layoutOf = async () => accept(await owner.client.send(navigationCalls.readLayout, {})).layout;
const groupOf = async (identifier: string) =>
  (await layoutOf()).find((group) => group.identifier === identifier)?.links ?? [];
const update = (fieldName: string, items: object[]) =>
  owner.client.send(navigationCalls.update, {
    body: { fieldName, templateId: 'any', navigation: { items } } as never,
  });

describe('the site’s navigation', () => {
  it('[SITE-14 (rule) SITE-17 (rule)] comes with the main one first, then what is not linked', async () => {
    const [main] = await layoutOf();
    expect(main?.identifier).toBe('mainNav');
    expect(main?.links).toMatchObject([{ title: 'Home', urlId: 'home', children: [] }]);
    expect((await layoutOf()).map(({ identifier }) => identifier)).toEqual(['mainNav', '_hidden']);
    const hidden = await groupOf('_hidden');
    expect(hidden.map((link) => link.collectionId)).toEqual([about, work]);
    expect(hidden[0]).toMatchObject({
      title: 'About',
      typeName: 'page',
      isFolder: false,
      passwordProtected: false,
    });
  });

  it('[SITE-16 (rule) SITE-17 (rule)] takes pages, outside links and nested items, at once', async () => {
    const externalLink = { title: 'Elsewhere', url: 'https://example.com', newWindow: true };
    const answer = await update('mainNav', [
      { collectionId: about, items: [{ collectionId: work }, { externalLink }] },
      { collectionId: null, externalLink: { title: 'Mail', url: 'mailto:a@example.com' } },
    ]);
    expect(answer).toMatchObject({ ok: true });
    const [first, second] = await groupOf('mainNav');
    expect(first).toMatchObject({
      collectionId: about,
      children: [{ collectionId: work }, { externalLink }],
    });
    expect(second).toMatchObject({ title: 'Mail' });
    const hidden = await groupOf('_hidden');
    expect(hidden.map((link) => link.title)).toEqual(['Home']);
    app.clock.now = new Date(app.clock.now.getTime() + 1100);
    expect((await app.visit(site).open('/')).text).toContain('About');
  });

  it('keeps both of two changes that are made at once', async () => {
    const link = (title: string) => [{ externalLink: { title, url: '/x' } }];
    for (let turn = 0; turn < 4; turn += 1) {
      const names = [`first${turn}`, `second${turn}`];
      await Promise.all(names.map(async (name) => accept(await update(name, link(name)))));
      for (const name of names) expect(await groupOf(name)).toMatchObject([{ title: name }]);
    }
  });

  it('refuses ten thousand links, loops, unknown pages and addresses that run script', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      externalLink: { title: `L${index}`, url: '/x' },
    }));
    const deep = [{ collectionId: about, items: [{ collectionId: work, items: [{ collectionId: about }] }] }];
    const cases: [object[], RegExp][] = [
      [many, /up to 1000 links/],
      [deep, /once/],
      [[{ collectionId: 'a'.repeat(24) }], /does not exist/],
      [[{ externalLink: { title: 'x', url: 'javascript:alert(1)' } }], /must begin with/],
      [[{}], /needs a page/],
      [[{ memberAreaId: 'b'.repeat(24) }], /member area that does not exist/],
      [
        [{ collectionId: about, items: [{ memberAreaId: 'b'.repeat(24) }] }],
        /member area that does not exist/,
      ],
    ];
    for (const [items, message] of cases)
      expect(await update('mainNav', items)).toMatchObject({
        ok: false,
        refusal: { errors: { navigation: expect.stringMatching(message) } },
      });
  });

  it('leaves out pages in the trash and takes them back in their place', async () => {
    const params = { kind: 'collection', id: work };
    accept(await owner.client.send(documentCalls.trash, { params }));
    expect((await groupOf('mainNav'))[0]?.children).toHaveLength(1);
    accept(await owner.client.send(documentCalls.restore, { params }));
    expect((await groupOf('mainNav'))[0]?.children).toHaveLength(2);
    const { pages } = accept(await owner.client.send(pageCalls.list, {}));
    expect(pages.map(({ title }) => title)).toEqual(['About', 'Work', 'Home']);
  });

  it('[SITE-16] leaves what is rearranged and not yet published as it is', async () => {
    accept(await update('mainNav', [{ collectionId: about }, { collectionId: work }]));
    const params = { kind: 'navigation', id: 'site' };
    const saved = accept(await owner.client.send(documentCalls.read, { params }));
    const mainNav = [{ collectionId: work }, { collectionId: about }];
    const content = { ...(saved.content as object), mainNav };
    const body = { baseRevision: saved.revision, content };
    accept(await owner.client.send(documentCalls.save, { params, body }));
    const footer = [{ externalLink: { title: 'Imprint', url: '/imprint' } }];
    accept(await update('footerNav', footer));
    const draft = accept(await owner.client.send(documentCalls.read, { params }));
    expect(draft).toMatchObject({ hasChanges: true, content: { mainNav, footerNav: footer } });
    const live = await groupOf('mainNav');
    expect(live.map(({ collectionId }) => collectionId)).toEqual([about, work]);
  });
});

it('[SITE-15] header and footer are read and saved', async () => {
  const body = {
    header: { layout: 'brandingCenter' as const, showCart: true },
    footer: { navigationId: 'footerNav' },
  };
  expect(await owner.client.send(navigationCalls.saveHeaderFooter, { body })).toMatchObject({ ok: true });
  const saved = accept(await owner.client.send(navigationCalls.readHeaderFooter, {}));
  expect(saved).toEqual(body);
});
