import { commentCalls } from '@sitewright/api/comments';
import { documentCalls } from '@sitewright/api/documents';
import { mediaCalls } from '@sitewright/api/media';
import { roles } from '@sitewright/domain/contributors';
import { collectionKinds } from '@sitewright/domain/pages';
import { describe, expect, it } from 'vitest';
import { rateLimits } from '../http/http-tables.ts';
import { accept, openDraftSite, publishItem, type TestBrowser } from '../testing/index.ts';
import { documentAttempts, siteAttempts, storeAttempts, type LiveSubjects } from './testing/live-attempts.ts';
import { createLiveReader } from './testing/live-state.ts';
import { createSubjects, createWaitingRelease } from './testing/role-subjects.ts';

const { app, database, site, owner, signInAs } = await openDraftSite('live');
const upload = async (filename: string) =>
  accept(
    await owner.client.send(mediaCalls.uploadFile, {
      query: { filename },
      file: new Blob(['%PDF-1.4 first']),
    }),
  );

const createLiveSubjects = async (): Promise<LiveSubjects> => {
  const subjects = await createSubjects(owner);
  await publishItem(owner, subjects.blog, { title: 'Inked', tags: ['ink'] });
  const asset = await upload('price-list.pdf');
  const trashedAsset = await upload('old.pdf');
  accept(await owner.client.send(mediaCalls.remove, { params: { id: trashedAsset.id } }));
  const visitor = app.visit(site);
  await visitor.open('/');
  const body = { authorName: 'Ada', body: 'Lovely' };
  const { comment } = accept(
    await visitor.client.send(commentCalls.add, { params: { id: subjects.post }, body }),
  );
  const release = await createWaitingRelease(owner, [{ kind: 'collection', id: subjects.page }]);
  return { ...subjects, asset, trashedAsset, comment, release };
};

const subjects = await createLiveSubjects();
const seller = await signInAs(roles.storeManager.code);
/** Files uploaded later belong to the role and are not used on any page. */
const readLiveState = await createLiveReader(database, app.clock.now);
const uploadLater = () => {
  app.clock.now = new Date(app.clock.now.getTime() + 1000);
};

/** About eighty attempts each, all over HTTP. */
const publishScheduled = async (): Promise<void> => {
  const jobs = app.app.capabilities.flatMap(({ jobs: own = [] }) => own);
  const job = jobs.find(({ kind }) => kind.name === 'pages.turn-scheduled');
  const { signal } = new AbortController();
  await job?.handle(
    {},
    { id: 'x', websiteId: undefined, attempt: 1, signal, progress: async () => undefined },
  );
};

type Attempts = Readonly<Record<string, () => Promise<unknown>>>;

/** Attempts that changed something for visitors, with the tables that differ. */
const findLiveChanges = async (attempts: Attempts): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {};
  let before = await readLiveState();
  for (const [name, attempt] of Object.entries({ ...attempts, publishScheduled })) {
    uploadLater();
    await database.delete(rateLimits);
    await attempt();
    const after = await readLiveState();
    const changed = [...after.keys()].filter((table) => after.get(table) !== before.get(table));
    if (changed.length > 0) found[name] = changed;
    before = after;
  }
  return found;
};

const named = (prefix: string, attempts: Attempts): Attempts =>
  Object.fromEntries(Object.entries(attempts).map(([name, attempt]) => [`${prefix}: ${name}`, attempt]));

const onPages = (browser: TestBrowser, tried = subjects): Attempts => {
  const tries = { browser, owner, subjects: tried };
  const { page, post, blog } = tried;
  return {
    ...named('page', documentAttempts(tries, { kind: 'collection', id: page }, blog)),
    ...named('post', documentAttempts(tries, { kind: 'item', id: post }, blog)),
    ...siteAttempts(tries),
  };
};

const onProducts = (browser: TestBrowser, tried = subjects): Attempts => {
  const tries = { browser, owner, subjects: tried };
  const { product, store } = tried;
  return {
    ...named('product', documentAttempts(tries, { kind: 'item', id: product }, store)),
    ...storeAttempts(tries),
  };
};

/** Attempts that change the live site if allowed. */
const liveActs = [
  'save a place',
  'command a place',
  'command the trash',
  'restore',
  'publish',
  'publish with a status',
  'a release at once',
  'order the list',
];
const siteActs = [
  'an alt text',
  'a file name',
  'a focal point',
  'another content of a file',
  'deleting a file',
  'a file from the trash',
  'a page password',
  'a tag',
  'authors',
  'navigation',
  'header and footer',
  'what a release waits for',
  'site settings',
  'redirects',
  'comment settings',
  'a comment',
  'deleting a comment',
];

describe('the live site', () => {
  it('is changed by each of these attempts when its administrator makes it', async () => {
    const browser = await signInAs(roles.admin.code);
    const fresh = await createLiveSubjects();
    const found = await findLiveChanges({ ...onPages(browser, fresh), ...onProducts(browser, fresh) });
    expect(Object.keys(found)).toEqual(
      expect.arrayContaining([
        ...liveActs.map((name) => `post: ${name}`),
        ...liveActs.map((name) => `product: ${name}`),
        'page: command the trash',
        'page: publish',
        ...siteActs,
        'stock',
        'store settings',
      ]),
    );
  });

  it.each(['draftEditor', 'commenter', 'viewer', 'none'] as const)(
    'is changed by nothing that a %s tries',
    async (name) => {
      const browser = await signInAs(roles[name].code);
      expect(await findLiveChanges({ ...onPages(browser), ...onProducts(browser) })).toEqual({});
    },
  );

  it('is changed by a comment moderator in its comments alone', async () => {
    const browser = await signInAs(roles.moderator.code);
    const found = await findLiveChanges({ ...onPages(browser), ...onProducts(browser) });
    expect(Object.keys(found)).toEqual(['a comment', 'deleting a comment']);
  });

  it('is changed by a store manager in what is sold, and in no page', async () => {
    const browser = seller;
    expect(await findLiveChanges(onPages(browser))).toEqual({});
    const found = await findLiveChanges(onProducts(browser));
    expect(Object.keys(found)).toEqual(
      expect.arrayContaining([...liveActs.map((name) => `product: ${name}`), 'stock', 'store settings']),
    );
  });

  it('keeps its posts from a store manager who makes a store of their blog in the draft', async () => {
    const tries = { browser: seller, owner, subjects };
    const { blog, post } = subjects;
    const turn = async () => {
      const params = { kind: 'collection', id: blog } as const;
      const { content, revision } = accept(await owner.client.send(documentCalls.read, { params }));
      const store = { ...(content as object), ...collectionKinds.products };
      return accept(
        await seller.client.send(documentCalls.save, {
          params,
          body: { baseRevision: revision, content: store },
        }),
      );
    };
    const attempts = documentAttempts(tries, { kind: 'item', id: post }, blog);
    expect(await findLiveChanges({ turn, ...attempts })).toEqual({});
  });
});
