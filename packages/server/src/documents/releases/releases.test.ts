import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { roles } from '@sitewright/domain/contributors';
import { SITE_DOCUMENT } from '@sitewright/domain/documents';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rateLimits } from '../../http/http-tables.ts';
import { newId } from '../../ids/index.ts';
import { createJobRunner } from '../../jobs/index.ts';
import { accept, createTestDatabase, publishPage, startTestApp } from '../../testing/index.ts';
import { changing, newPage, openSite, run } from '../commands/testing/command-client.ts';
import { createDocumentJobs } from '../index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const { site, owner, read, edit, signInAs } = await openSite(app, 'releases');
beforeEach(() => database.delete(rateLimits));

const HOUR = 3_600_000;
const clock = () => app.clock.now;
const pass = (milliseconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + milliseconds);
};
const open = (path: string) => {
  pass(1100);
  return app.visit(site).open(path);
};

interface Named {
  readonly kind: 'collection' | 'navigation' | 'styles';
  readonly id: string;
}
const page = (id: string): Named => ({ kind: 'collection', id });
const release = async (documents: Named[], fields: { publishOn?: number } = {}, browser = owner) => {
  const named = await Promise.all(
    documents.map(async ({ kind, id }) => ({ kind, id, baseRevision: (await read(id, kind)).revision })),
  );
  return browser.client.send(documentCalls.createRelease, {
    body: { name: 'Spring', documents: named, ...fields },
  });
};
const list = async () => accept(await owner.client.send(documentCalls.listReleases, {})).releases;
const changes = async (browser = owner) =>
  accept(await browser.client.send(documentCalls.listChanges, {})).documents;

describe('unpublished changes', () => {
  it('are listed with who made them, until they are published or undone', async () => {
    expect(await changes()).toEqual([]);
    const id = await publishPage(owner, { title: 'Listed' });
    expect(await changes()).toEqual([]);
    accept(await edit(owner, id, { title: 'Listed anew' }));
    expect(await changes()).toMatchObject([
      { kind: 'collection', id, title: 'Listed anew', updatedBy: 'Owner', isPublished: true },
    ]);
    accept(await edit(owner, id, { title: 'Listed' }));
    expect(await changes()).toEqual([]);
    const made = accept(await owner.client.send(pageCalls.create, { body: { kind: 'page', title: 'New' } }));
    expect(await changes()).toMatchObject([{ id: made.id, isPublished: false, revision: 1 }]);
    accept(await owner.client.send(documentCalls.trash, { params: page(made.id) }));
    expect(await changes()).toEqual([]);
  });

  it('of kinds that a contributor may not open are not told to them', async () => {
    const styles = await read(SITE_DOCUMENT, 'styles');
    const wider = { ...styles.content, values: { '--gap': '3rem' } };
    accept(await run(owner, [changing(SITE_DOCUMENT, [styles.content, wider], 'styles')]));
    expect(await changes()).toMatchObject([{ kind: 'styles', title: 'Site styles' }]);
    expect(await changes(await signInAs(roles.editor.code))).toEqual([]);
    const params = { kind: 'styles', id: SITE_DOCUMENT };
    const { revision: baseRevision } = await read(SITE_DOCUMENT, 'styles');
    accept(await owner.client.send(documentCalls.discard, { params, body: { baseRevision } }));
  });
});

describe('a release', () => {
  it('publishes several documents at once, and pages for the first time', async () => {
    const menu = await read(SITE_DOCUMENT, 'navigation');
    const content = newPage();
    const withPage = { ...menu.content, mainNav: [{ collectionId: content.id }] };
    accept(
      await run(owner, [
        { kind: 'collection', id: content.id, op: 'create', content },
        changing(SITE_DOCUMENT, [menu.content, withPage], 'navigation'),
      ]),
    );
    expect((await open(`/${content.urlId}`)).status).toBe(404);
    const made = accept(await release([{ kind: 'navigation', id: SITE_DOCUMENT }, page(content.id)]));
    expect(made).toMatchObject({ name: 'Spring', state: 'done', createdBy: 'Owner', fault: null });
    expect((await open(`/${content.urlId}`)).status).toBe(200);
    expect((await open('/')).text).toContain(`/${content.urlId}`);
    expect((await list())[0]).toMatchObject({
      id: made.id,
      documents: [{ title: 'Made' }, { title: 'Navigation' }],
    });
    expect(await changes()).toEqual([]);
    expect(await owner.client.send(documentCalls.cancelRelease, { params: { id: made.id } })).toMatchObject({
      ok: false,
      refusal: { status: 409, code: 'release-finished' },
    });
  });

  it('[SITE-12] shows a page that waited for review: whoever publishes it has looked', async () => {
    const content = { ...newPage(), status: 'needs-review' };
    accept(await run(owner, [{ kind: 'collection', id: content.id, op: 'create', content }]));
    accept(await release([page(content.id)]));
    expect((await open(`/${content.urlId}`)).status).toBe(200);
    expect((await read(content.id)).content).toMatchObject({ status: 'published' });
  });

  it('publishes nothing when one of its documents cannot be published, and names it', async () => {
    const ids = [
      await publishPage(owner, { title: 'Fine', description: 'Before' }),
      await publishPage(owner, { title: 'Stale' }),
    ] as const;
    for (const id of ids) accept(await edit(owner, id, { description: 'After' }));
    const stale = await read(ids[1]);
    const documents = [
      { ...page(ids[0]), baseRevision: (await read(ids[0])).revision },
      { ...page(ids[1]), baseRevision: stale.revision - 1 },
    ];
    const body = { name: 'Both', documents };
    expect(await owner.client.send(documentCalls.createRelease, { body })).toMatchObject({
      ok: false,
      refusal: { status: 409, code: 'conflict', data: { document: { id: ids[1], title: 'Stale' } } },
    });
    expect((await read(ids[0])).hasChanges).toBe(true);
    expect((await open('/fine?format=json')).text).toContain('Before');
    const unknown = { ...body, documents: [...documents.slice(0, 1), { ...page(newId()), baseRevision: 1 }] };
    expect(await owner.client.send(documentCalls.createRelease, { body: unknown })).toMatchObject({
      ok: false,
      refusal: { status: 404 },
    });
  });

  it('needs the permission to publish, and that of its kinds', async () => {
    const id = await publishPage(owner, { title: 'Guarded' });
    accept(await edit(owner, id, { description: 'x' }));
    const drafts = await signInAs(roles.draftEditor.code);
    expect(await release([page(id)], {}, drafts)).toMatchObject({ ok: false, refusal: { status: 403 } });
    const editor = await signInAs(roles.editor.code);
    const documents = [{ kind: 'styles' as const, id: SITE_DOCUMENT, baseRevision: 1 }];
    const body = { name: 'Styles', documents };
    expect(await editor.client.send(documentCalls.createRelease, { body })).toMatchObject({
      ok: false,
      refusal: { status: 403 },
    });
  });
});

describe('a release at a time', () => {
  const handlers = createDocumentJobs(database, app.app.documentKinds, clock);
  const runner = createJobRunner({
    database,
    handlers,
    clock,
    log: pino({ level: 'silent' }),
    nodeId: 'one',
    pollMilliseconds: 20,
  });
  runner.start();
  afterAll(() => runner.stop());
  const untilState = (id: string, state: string) =>
    vi.waitFor(async () => expect((await list()).find((each) => each.id === id)).toMatchObject({ state }), {
      timeout: 60_000,
    });
  const inAnHour = () => ({ publishOn: app.clock.now.getTime() + HOUR });

  it('shows what it held when it was made, and leaves later work a draft', async () => {
    const [kept, gone] = [
      await publishPage(owner, { title: 'Timed', description: 'Old' }),
      await publishPage(owner, { title: 'Untouched', description: 'Old' }),
    ];
    for (const id of [kept, gone]) accept(await edit(owner, id, { description: 'For spring' }));
    const made = accept(await release([page(kept), page(gone)], inAnHour()));
    expect(made.state).toBe('waiting');
    accept(await edit(owner, kept, { description: 'Unfinished' }));
    expect((await open('/timed?format=json')).text).toContain('Old');
    pass(HOUR);
    await untilState(made.id, 'done');
    for (const path of ['/timed?format=json', '/untouched?format=json'])
      expect((await open(path)).text).toContain('For spring');
    expect(await read(kept)).toMatchObject({ content: { description: 'Unfinished' }, hasChanges: true });
    expect(await read(gone)).toMatchObject({ hasChanges: false });
    const { revisions } = accept(
      await owner.client.send(documentCalls.listRevisions, { params: page(kept) }),
    );
    expect(revisions[0]).toMatchObject({ publishedBy: 'Owner', isCurrent: true });
  });

  it('names to a contributor only what they may open, and is given up by who may open all of it', async () => {
    const id = await publishPage(owner, { title: 'Opening' });
    accept(await edit(owner, id, { description: 'Next' }));
    const styles = await read(SITE_DOCUMENT, 'styles');
    const wider = { ...styles.content, values: { '--gap': '4rem' } };
    accept(await run(owner, [changing(SITE_DOCUMENT, [styles.content, wider], 'styles')]));
    const made = accept(await release([page(id), { kind: 'styles', id: SITE_DOCUMENT }], inAnHour()));
    const editor = await signInAs(roles.editor.code);
    const seen = accept(await editor.client.send(documentCalls.listReleases, {})).releases;
    expect(seen.find((each) => each.id === made.id)?.documents).toEqual([
      { kind: 'collection', id, title: 'Opening' },
    ]);
    const params = { id: made.id };
    expect(await editor.client.send(documentCalls.cancelRelease, { params })).toMatchObject({
      ok: false,
      refusal: { status: 403, code: 'not-allowed' },
    });
    accept(await owner.client.send(documentCalls.cancelRelease, { params }));
  });

  it('publishes nothing when its time finds a document gone or published later, and says so', async () => {
    const [one, other] = [
      await publishPage(owner, { title: 'Left alone', description: 'Old' }),
      await publishPage(owner, { title: 'Overtaken' }),
    ];
    for (const id of [one, other]) accept(await edit(owner, id, { description: 'Planned' }));
    const made = accept(await release([page(one), page(other)], inAnHour()));
    const { revision: baseRevision } = accept(await edit(owner, other, { description: 'Sooner' }))
      .documents[0] ?? {
      revision: 0,
    };
    accept(await owner.client.send(documentCalls.publish, { params: page(other), body: { baseRevision } }));
    pass(HOUR);
    await untilState(made.id, 'refused');
    expect((await list()).find(({ id }) => id === made.id)?.fault).toMatchObject({
      id: other,
      title: 'Overtaken',
      message: 'A later version of this was published in the meantime.',
    });
    expect((await open('/left-alone?format=json')).text).toContain('Old');
    expect((await open('/overtaken?format=json')).text).toContain('Sooner');
  });

  it('can be given up while it waits', async () => {
    const id = await publishPage(owner, { title: 'Given up', description: 'Old' });
    accept(await edit(owner, id, { description: 'Never' }));
    const made = accept(await release([page(id)], inAnHour()));
    accept(await owner.client.send(documentCalls.cancelRelease, { params: { id: made.id } }));
    expect((await list()).map((each) => each.id)).not.toContain(made.id);
    const after = accept(await release([page(await publishPage(owner, { title: 'Marker' }))], inAnHour()));
    pass(HOUR);
    await untilState(after.id, 'done');
    expect((await open('/given-up?format=json')).text).toContain('Old');
    expect(await owner.client.send(documentCalls.cancelRelease, { params: { id: made.id } })).toMatchObject({
      ok: false,
      refusal: { status: 404 },
    });
  });
});
