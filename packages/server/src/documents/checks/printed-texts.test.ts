import { documentCalls } from '@sitewright/api/documents';
import { mediaCalls } from '@sitewright/api/media';
import { navigationCalls } from '@sitewright/api/navigation';
import { pageCalls } from '@sitewright/api/pages';
import { redirectCalls } from '@sitewright/api/redirects';
import { siteCalls } from '@sitewright/api/sites';
import { storeCalls } from '@sitewright/api/store';
import { roles } from '@sitewright/domain/contributors';
import type { DocumentKindName } from '@sitewright/domain/documents';
import { shippingFromRules } from '@sitewright/domain/shipping';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSite } from '../commands/testing/command-client.ts';
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

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const { site, owner, read, signInAs } = await openSite(app, 'printed');
beforeEach(() => database.delete(rateLimits));

const blog = await publishPage(owner, { kind: 'blog', title: 'Blog' });
const post = await publishItem(owner, blog, { title: 'Post', tags: ['one'] });
const PDF = new TextEncoder().encode('%PDF-1.4\n%%EOF\n');
const upload = (browser: TestBrowser, filename: string) =>
  browser.client.send(mediaCalls.uploadFile, { query: { filename }, file: new Blob([PDF]) });
const { id: assetId } = accept(await upload(owner, 'paper.pdf'));

const saveFields =
  (kind: DocumentKindName, id: string, fields: (text: string) => object) =>
  async (browser: TestBrowser, text: string) => {
    const { content, revision: baseRevision } = await read(id, kind);
    const body = { baseRevision, content: { ...content, ...fields(text) } };
    return browser.client.send(documentCalls.save, { params: { kind, id }, body });
  };
const page = (fields: (text: string) => object) => saveFields('collection', blog, fields);
const item = (fields: (text: string) => object) => saveFields('item', post, fields);

const setting = (fields: (text: string) => object) => async (browser: TestBrowser, text: string) => {
  const settings = accept(await owner.client.send(siteCalls.readSettings, {}));
  return browser.client.send(siteCalls.saveSettings, { body: { ...settings, ...fields(text) } });
};
const store = (fields: (text: string) => object) => async (browser: TestBrowser, text: string) => {
  const settings = accept(await owner.client.send(storeCalls.readSettings, {}));
  return browser.client.send(storeCalls.saveSettings, { body: { ...settings, ...fields(text) } });
};
const shipping = { id: 'a', countries: [], orderCents: 0, itemCents: 0 };
const tax = { id: 'a', country: 'DE', rate: '19', taxesShipping: true, taxesServicesAndDigital: true };

const asset = (fields: (text: string) => object) => async (browser: TestBrowser, text: string) =>
  browser.client.send(mediaCalls.update, { params: { id: assetId }, body: fields(text) });

const saveAuthors = async (browser: TestBrowser, displayName: string) => {
  const { revision } = accept(await owner.client.send(pageCalls.listAuthors, {}));
  const body = { revision, authors: [{ displayName }] };
  return browser.client.send(pageCalls.saveAuthors, { body });
};
const saveRedirects = async (browser: TestBrowser, text: string) => {
  const { revision } = accept(await owner.client.send(redirectCalls.list, {}));
  const redirects = [{ from: '/old', to: `/new${text.replaceAll(' ', '')}`, status: 301 as const }];
  return browser.client.send(redirectCalls.save, { body: { revision, redirects } });
};
const saveNavigation = (browser: TestBrowser, title: string) =>
  browser.client.send(navigationCalls.update, {
    body: { fieldName: 'mainNav', navigation: { items: [{ externalLink: { title, url: '/' } }] } },
  });
const renameTerm = async (browser: TestBrowser, into: string) => {
  accept(
    (await page(() => ({ nestedCategories: [{ id: 'a'.repeat(24), displayName: 'Named' }] }))(
      owner,
      '',
    )) as never,
  );
  return browser.client.send(pageCalls.changeTerm, {
    params: { id: blog },
    body: { kind: 'categories', term: 'Named', into: into.slice(0, 25), mayMerge: true },
  });
};

type Send = (browser: TestBrowser, text: string) => Promise<{ readonly ok: boolean }>;

/** Every stored text that a template can print as it is, with the least role that may write it. */
const printed: readonly (readonly [string, keyof typeof roles, Send])[] = [
  ['website.siteTitle', 'websiteManager', setting((title) => ({ title }))],
  ['website.siteDescription', 'websiteManager', setting((description) => ({ description }))],
  ['website.siteTagLine', 'websiteManager', setting((tagLine) => ({ tagLine }))],
  [
    'website.socialAccounts',
    'websiteManager',
    setting((text) => ({
      socialAccounts: [
        { serviceName: 'github', profileUrl: `https://github.com/${text.replaceAll(' ', '')}` },
      ],
    })),
  ],
  [
    'storeSettings.merchandisingSettings.scarcityText',
    'storeManager',
    async (browser, scarcityText) => {
      const { merchandising } = accept(await owner.client.send(storeCalls.readSettings, {}));
      return store(() => ({ merchandising: { ...merchandising, scarcityText } }))(browser, '');
    },
  ],
  [
    'storeSettings.continueShoppingLinkUrl',
    'storeManager',
    store((text) => ({ continueShoppingLinkUrl: `/shop?${text}` })),
  ],
  [
    'shippingOptions.name',
    'storeManager',
    store((name) => ({ shipping: shippingFromRules([{ ...shipping, name }]) })),
  ],
  ['taxLineItems.name', 'storeManager', store((name) => ({ taxRules: [{ ...tax, name }] }))],
  ['taxLineItems.region', 'storeManager', store((region) => ({ taxRules: [{ ...tax, name: 'T', region }] }))],
  [
    'filename of an upload',
    'draftEditor',
    (browser, text) => upload(browser, `a ${text.replaceAll('/', '')} b`),
  ],
  [
    'filename of an upload with signs that are taken out',
    'draftEditor',
    (browser, text) => upload(browser, text.replaceAll('/', '').replaceAll('<', '<\t')),
  ],
  ['filename', 'editor', asset((text) => ({ filename: `${text.replaceAll(/[/:]/g, '')}.pdf` }))],
  ['altText', 'editor', asset((altText) => ({ altText }))],
  ['title of a file', 'editor', asset((title) => ({ title }))],
  ['body of a file', 'editor', asset((body) => ({ body }))],
  ['collection.title', 'draftEditor', page((title) => ({ title }))],
  ['collection.navigationTitle', 'draftEditor', page((navigationTitle) => ({ navigationTitle }))],
  ['collection.description', 'draftEditor', page((description) => ({ description }))],
  ['collection.seoData', 'draftEditor', page((text) => ({ seo: { title: text, description: text } }))],
  [
    'collection.nestedCategories',
    'draftEditor',
    page((text) => ({ nestedCategories: [{ id: 'a'.repeat(24), displayName: text.slice(0, 25) }] })),
  ],
  ['item.title', 'draftEditor', item((title) => ({ title }))],
  ['item.tags', 'draftEditor', item((tag) => ({ tags: [tag] }))],
  ['item.categories', 'draftEditor', item((name) => ({ categories: [name.slice(0, 25)] }))],
  ['item.sourceUrl', 'draftEditor', item((text) => ({ sourceUrl: `/?${text}` }))],
  ['item.location', 'draftEditor', item((addressTitle) => ({ location: { addressTitle } }))],
  ['item.promotedBlockType', 'draftEditor', item((promotedBlockType) => ({ promotedBlockType }))],
  ['item.customContent', 'draftEditor', item((text) => ({ customContent: { note: [text] } }))],
  ['names in item.customContent', 'draftEditor', item((text) => ({ customContent: { [text]: 1 } }))],
  ['item.structuredContent', 'draftEditor', item((text) => ({ structuredContent: { a: { b: text } } }))],
  ['item.author', 'editor', saveAuthors],
  ['items.externalLink of a navigation', 'editor', saveNavigation],
  ['names of terms', 'editor', renameTerm],
  ['redirects', 'websiteManager', saveRedirects],
];

const script = '<script src=//evil.example/x.js ';
const refused = { ok: false, refusal: { status: 403, code: 'code-not-allowed' } };
const browsers = new Map<string, Promise<TestBrowser>>();
const browserOf = (role: keyof typeof roles): Promise<TestBrowser> => {
  const browser = browsers.get(role) ?? signInAs(roles[role].code);
  browsers.set(role, browser);
  return browser;
};

describe('a text that a template can print as it is', () => {
  it.each(printed)('holds no script of who may not write code: %s', async (_name, role, send) => {
    const browser = await browserOf(role);
    expect(await send(browser, script)).toMatchObject(refused);
    expect(await send(browser, 'Tea & cake')).toMatchObject({ ok: true });
    expect(await send(owner, script)).toMatchObject({ ok: true });
    expect(await send(owner, 'Tea & cake')).toMatchObject({ ok: true });
  });

  it('of somebody who may write code stays when others change what stands beside it', async () => {
    const manager = await browserOf('websiteManager');
    accept((await setting((title) => ({ title }))(owner, script)) as never);
    expect(await setting((description) => ({ description }))(manager, 'Beside it')).toMatchObject({
      ok: true,
    });
    expect(await setting((title) => ({ title, tagLine: script }))(manager, 'Plain')).toMatchObject(refused);
    expect(await setting((title) => ({ title }))(manager, 'Plain')).toMatchObject({ ok: true });
    const rules = [
      { ...shipping, name: script },
      { ...shipping, id: 'b', name: 'Second' },
    ];
    accept((await store(() => ({ shipping: shippingFromRules(rules) }))(owner, '')) as never);
    const sorted = store(() => ({ shipping: shippingFromRules(rules.toReversed()) }));
    expect(await sorted(manager, '')).toMatchObject({ ok: true });
    accept((await store(() => ({ shipping: shippingFromRules([]) }))(owner, '')) as never);
  });

  it('holds none that a visitor sends', async () => {
    const query = encodeURIComponent('<script src=//evil.example>');
    const { text } = await app.visit(site).open(`/blog?tag=${query}&format=json`);
    expect(text).not.toContain('<script src');
    const found = await app.visit(site).open(`/search?q=${query}&format=json`);
    expect(found.text).not.toContain('<script src');
  });
});

describe('the name of a layout', () => {
  it.each(['../../etc/passwd', 'a/b', '..\\b', '<b>'])('is a name and no path: %s', async (regionName) => {
    expect(await page(() => ({ regionName }))(owner, '')).toMatchObject({ ok: false });
    expect(await page(() => ({ regionName: 'Two columns' }))(owner, '')).toMatchObject({ ok: true });
  });
});

/** Reviewed: each of these compares its texts, or keeps none that a page prints. All others are guarded. */
const compared = [
  'campaigns.uploadImage',
  'canvas.style',
  'documents.runCommand',
  'documents.save',
  'media.update',
  'media.uploadFile',
  'media.uploadImage',
  'navigation.saveHeaderFooter',
  'navigation.update',
  'pages.changeTerm',
  'pages.saveAuthors',
  'redirects.save',
  'sites.saveSettings',
  'store.savePreferences',
  'store.saveSettings',
];
const unprinted = [
  // Written for emails, which carry no script.
  'campaigns.create',
  'campaigns.preview',
  'campaigns.save',
  'campaigns.send',
  'campaigns.sendTest',
  'canvas.render',
  'contributors.changePassword',
  'contributors.confirm',
  // Read by contributors alone, as text; so are notes, tags and views of orders.
  'customers.correct',
  'customers.setNote',
  // Lines, messages and replies are escaped where customers read them: no template prints them.
  'draft-orders.save',
  'draft-orders.sendLink',
  // Read by contributors alone, as text.
  'forms.noteSubmission',
  // Shown to its caller alone, in a frame without scripts.
  'forms.preview',
  // A key, which is stored encrypted.
  'mailing-connections.connect',
  // Read by contributors alone, as text.
  'mailing-lists.addMember',
  'mailing-lists.countSegment',
  'mailing-lists.createSegment',
  'mailing-lists.importMembers',
  'mailing-lists.tagMembers',
  'mailing-lists.updateSegment',
  // As those of draft orders.
  'order-edits.apply',
  'order-edits.preview',
  'order-edits.sendLink',
  'orders.addNote',
  'orders.saveView',
  'orders.setTags',
  'orders.tagMany',
  'pages.setPassword',
  // Keys of an account.
  'payments.saveStripe',
  // The job checks the products of the file like every save.
  'product-files.upload',
  'returns.accept',
  'returns.decline',
  // Texts of emails, which carry no script.
  'store-emails.preview',
  'store-emails.saveText',
  'store-emails.sendTest',
];

describe('every call', () => {
  const named = (texts: string) =>
    app.app.capabilities
      .flatMap(({ calls = [] }) => calls)
      .filter(({ statement }) => 'texts' in statement && statement.texts === texts)
      .map(({ name }) => name)
      .sort();

  it('that does not keep script out by itself has it kept out', async () => {
    expect(named('compared')).toEqual(compared);
    expect(named('unprinted')).toEqual(unprinted);
    const editor = await browserOf('editor');
    const name = '<script>';
    const { revision: baseRevision } = await read(blog);
    const documents = [{ kind: 'collection' as const, id: blog, baseRevision }];
    expect(
      await editor.client.send(documentCalls.createRelease, { body: { name, documents, publishOn: 0 } }),
    ).toMatchObject(refused);
    expect(
      await editor.client.send(pageCalls.createItem, {
        params: { id: blog },
        body: { title: newId() + name },
      }),
    ).toMatchObject(refused);
  });
});
