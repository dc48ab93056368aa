import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { redirectCalls } from '@sitewright/api/redirects';
import { redirectLimits, type Redirect } from '@sitewright/domain/redirects';
import { beforeEach, describe, expect, it } from 'vitest';
import { publishRelease } from '../documents/index.ts';
import { rateLimits } from '../http/http-tables.ts';
import { accept, openDraftSite, publishItem, publishPage } from '../testing/index.ts';

const { database, app, site, owner, saveDraft } = await openDraftSite('moved');
beforeEach(() => database.delete(rateLimits));

const HOUR = 3_600_000;
type Kind = 'collection' | 'item';
const pass = (milliseconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + milliseconds);
};
const follow = async (path: string) => {
  pass(1100);
  const { status, headers } = await app.visit(site).open(path);
  return status === 200 || status === 404 ? status : [status, headers['location']];
};
const keyOf = async (kind: Kind, id: string) => {
  const { revision } = accept(await owner.client.send(documentCalls.read, { params: { kind, id } }));
  return { kind, id, baseRevision: revision };
};
const publish = async (kind: Kind, id: string) => {
  const { baseRevision } = await keyOf(kind, id);
  return owner.client.send(documentCalls.publish, { params: { kind, id }, body: { baseRevision } });
};
const move = async (kind: Kind, id: string, fields: Readonly<Record<string, unknown>>) => {
  await saveDraft({ kind, id }, fields);
  accept(await publish(kind, id));
};
const list = async () => accept(await owner.client.send(redirectCalls.list, {}));
const save = (redirects: readonly Redirect[], revision: number) =>
  owner.client.send(redirectCalls.save, { body: { redirects, revision } });

describe('a page whose address changes', () => {
  it('is found at the old one from the moment the new one is published', async () => {
    const id = await publishPage(owner, { title: 'About' });
    await saveDraft({ kind: 'collection', id }, { urlId: 'about-us' });
    expect(await follow('/about')).toBe(200);
    accept(await publish('collection', id));
    expect(await follow('/about')).toEqual([301, '/about-us']);
    expect(await follow('/ABOUT/?utm_source=x')).toEqual([301, '/about-us?utm_source=x']);
    await move('collection', id, { urlId: 'company' });
    expect(await follow('/about')).toEqual([301, '/company']);
    expect(await follow('/about-us')).toEqual([301, '/company']);
    await move('collection', id, { urlId: 'about' });
    expect(await follow('/about')).toBe(200);
    expect(await follow('/company')).toEqual([301, '/about']);
  });

  it('gives its old address up where the owner wants no redirect', async () => {
    const id = await publishPage(owner, { title: 'Quiet' });
    await move('collection', id, { urlId: 'silent', noRedirectFrom: '/quiet' });
    expect(await follow('/quiet')).toBe(404);
    await move('collection', id, { urlId: 'mute' });
    expect(await follow('/silent')).toEqual([301, '/mute']);
  });

  it('leaves no redirect where visitors never found it', async () => {
    const made = accept(
      await owner.client.send(pageCalls.create, { body: { kind: 'page', title: 'Unborn' } }),
    );
    await move('collection', made.id, { urlId: 'born', status: 'published' });
    expect(await follow('/born')).toBe(200);
    expect(await follow('/unborn')).toBe(404);
  });

  it('makes room: a new page at the old address is shown there', async () => {
    const id = await publishPage(owner, { title: 'First tenant', urlId: 'rooms' });
    await move('collection', id, { urlId: 'rooms-of-old' });
    const next = await publishPage(owner, { title: 'Second tenant', urlId: 'rooms' });
    expect(await follow('/rooms')).toBe(200);
    await move('collection', next, { urlId: 'rooms-of-now' });
    expect(await follow('/rooms')).toEqual([301, '/rooms-of-now']);
  });

  it('may be the homepage or a folder', async () => {
    const { pages } = accept(await owner.client.send(pageCalls.list, {}));
    const home = pages.find(({ isHomepage }) => isHomepage);
    await move('collection', home?.id ?? '', { urlId: 'front' });
    expect(await follow(`/${home?.urlId}`)).toEqual([301, '/front']);
    expect(await follow('/')).toBe(200);
    const folder = await publishPage(owner, { kind: 'index', title: 'Stack' });
    await publishPage(owner, { title: 'Stacked', parentId: folder });
    await move('collection', folder, { urlId: 'pile' });
    expect(await follow('/stack')).toEqual([301, '/pile']);
    expect(await follow('/stacked')).toBe(200);
  });
});

describe('items', () => {
  it('are found at their old addresses, also when their list moves', async () => {
    for (const kind of ['blog', 'events', 'gallery'] as const) {
      const listId = await publishPage(owner, { kind, title: `All ${kind}` });
      const id = await publishItem(owner, listId, { title: 'One', urlId: 'one' });
      await publishItem(owner, listId, { title: 'Deep', urlId: '2026/11/deep' });
      await move('item', id, { urlId: 'two' });
      expect(await follow(`/all-${kind}/one`)).toEqual([301, `/all-${kind}/two`]);
      await move('collection', listId, { urlId: `new-${kind}` });
      expect(await follow(`/all-${kind}`)).toEqual([301, `/new-${kind}`]);
      expect(await follow(`/all-${kind}/one`)).toEqual([301, `/new-${kind}/two`]);
      expect(await follow(`/all-${kind}/two`)).toEqual([301, `/new-${kind}/two`]);
      expect(await follow(`/all-${kind}/2026/11/deep`)).toEqual([301, `/new-${kind}/2026/11/deep`]);
      expect(await follow(`/new-${kind}/two`)).toBe(200);
      await move('item', id, { urlId: 'three' });
      expect(await follow(`/all-${kind}/two`)).toEqual([301, `/new-${kind}/three`]);
    }
  });

  it('are found when they move to another list', async () => {
    const from = await publishPage(owner, { kind: 'blog', title: 'Left list' });
    const to = await publishPage(owner, { kind: 'blog', title: 'Right list' });
    const id = await publishItem(owner, from, { title: 'Wanderer' });
    await move('item', id, { collectionId: to });
    expect(await follow('/left-list/wanderer')).toEqual([301, '/right-list/wanderer']);
  });
});

it('a release and a release at a time do the same, for a list and its item at once', async () => {
  const listId = await publishPage(owner, { kind: 'blog', title: 'Weekly' });
  const id = await publishItem(owner, listId, { title: 'Note' });
  await saveDraft({ kind: 'collection', id: listId }, { urlId: 'monthly' });
  await saveDraft({ kind: 'item', id }, { urlId: 'notice' });
  const documents = [await keyOf('item', id), await keyOf('collection', listId)];
  accept(await owner.client.send(documentCalls.createRelease, { body: { name: 'Both', documents } }));
  expect(await follow('/weekly/note')).toEqual([301, '/monthly/notice']);
  await saveDraft({ kind: 'item', id }, { urlId: 'later' });
  const publishOn = app.clock.now.getTime() + HOUR;
  const timed = { name: 'Timed', documents: [await keyOf('item', id)], publishOn };
  const { id: releaseId } = accept(await owner.client.send(documentCalls.createRelease, { body: timed }));
  pass(HOUR + 1000);
  await publishRelease(database, app.app.documentKinds, {
    websiteId: site.id,
    releaseId,
    now: app.clock.now,
  });
  expect(await follow('/weekly/note')).toEqual([301, '/monthly/later']);
  expect(await follow('/monthly/notice')).toEqual([301, '/monthly/later']);
});

describe('the list of redirects', () => {
  it('holds them, so that they can be taken away; one that was open meanwhile is not saved over them', async () => {
    const id = await publishPage(owner, { title: 'Listed' });
    const open = await list();
    await move('collection', id, { urlId: 'listed-anew' });
    expect(await save(open.redirects, open.revision)).toMatchObject({
      ok: false,
      refusal: { code: 'conflict' },
    });
    const { redirects, revision } = await list();
    expect(redirects).toContainEqual({ from: '/listed', to: '/listed-anew', status: 301 });
    accept(
      await save(
        redirects.filter(({ from }) => from !== '/listed'),
        revision,
      ),
    );
    expect(await follow('/listed')).toBe(404);
  });

  it('that is full refuses a publication instead of losing an address', async () => {
    const id = await publishPage(owner, { title: 'One too many' });
    const { redirects, revision } = await list();
    const full = Array.from({ length: redirectLimits.REDIRECTS }, (_, index): Redirect => ({
      from: `/filler-${index}`,
      to: '/',
      status: 302,
    }));
    const { revision: next } = accept(await save(full, revision));
    await saveDraft({ kind: 'collection', id }, { urlId: 'moved-too-late' });
    expect(await publish('collection', id)).toMatchObject({ ok: false, refusal: { code: 'redirects-full' } });
    expect(await follow('/one-too-many')).toBe(200);
    await move('collection', id, { noRedirectFrom: '/one-too-many' });
    expect(await follow('/one-too-many')).toBe(404);
    const after = await list();
    expect(after.revision).toBeGreaterThan(next);
    accept(await save(redirects, after.revision));
  });
});
