import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { roles } from '@sitewright/domain/contributors';
import type { CollectionContent } from '@sitewright/domain/pages';
import { beforeEach, describe, expect, it } from 'vitest';
import { publishRelease } from '../../documents/index.ts';
import { rateLimits } from '../../http/http-tables.ts';
import { newId } from '../../ids/index.ts';
import { accept, openDraftSite, publishPage } from '../../testing/index.ts';

const { database, app, site, owner, signInAs } = await openDraftSite('homepage');
beforeEach(() => database.delete(rateLimits));

const HOUR = 3_600_000;
const pass = (milliseconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + milliseconds);
};
const open = async (path: string) => {
  pass(1100);
  return app.visit(site).open(path);
};
const choose = (pageId: string, browser = owner) =>
  browser.client.send(pageCalls.setHomepage, { body: { pageId } });
const homepages = async () =>
  accept(await owner.client.send(pageCalls.list, {}))
    .pages.filter(({ isHomepage }) => isHomepage)
    .map(({ id }) => id);
const params = (id: string) => ({ kind: 'collection', id }) as const;
const read = async (id: string) =>
  accept(await owner.client.send(documentCalls.read, { params: params(id) }));
const edit = async (id: string, fields: Partial<CollectionContent>) => {
  const { content, revision: baseRevision } = await read(id);
  const body = { baseRevision, content: { ...(content as CollectionContent), ...fields } };
  return owner.client.send(documentCalls.save, { params: params(id), body });
};
const publish = async (id: string) =>
  owner.client.send(documentCalls.publish, {
    params: params(id),
    body: { baseRevision: (await read(id)).revision },
  });
const firstRevisionOf = async (id: string): Promise<string> => {
  const { revisions } = accept(await owner.client.send(documentCalls.listRevisions, { params: params(id) }));
  return String(revisions.at(-1)?.revision);
};

/** The first state that was published, as the draft again. */
const restoreFirst = async (id: string): Promise<void> => {
  accept(
    await owner.client.send(documentCalls.restoreRevision, {
      params: { ...params(id), revision: await firstRevisionOf(id) },
      body: { baseRevision: (await read(id)).revision },
    }),
  );
};

describe('the homepage stays the homepage', () => {
  it('when one of its older versions is restored and published', async () => {
    const id = await publishPage(owner, { title: 'Front' });
    accept(await choose(id));
    accept(await edit(id, { title: 'Front, changed' }));
    accept(await publish(id));
    expect((await open('/')).text).toContain('Front, changed');
    await restoreFirst(id);
    accept(await publish(id));
    const { status, text } = await open('/');
    expect(status).toBe(200);
    expect(text).toContain('Front');
    expect(text).not.toContain('Front, changed');
    expect(await homepages()).toEqual([id]);
  });

  it('when a version from the time of a former homepage is restored and published', async () => {
    const former = await publishPage(owner, { title: 'Former front' });
    accept(await choose(former));
    accept(await edit(former, { title: 'Former front, changed' }));
    accept(await publish(former));
    const next = await publishPage(owner, { title: 'Next front' });
    accept(await choose(next));
    await restoreFirst(former);
    accept(await publish(former));
    expect(await homepages()).toEqual([next]);
    expect((await open('/')).text).toContain('Next front');
    expect((await open('/former-front')).status).toBe(200);
  });

  it('when a release publishes it, also one that waits for its time', async () => {
    const [home = ''] = await homepages();
    accept(await edit(home, { title: 'Released front' }));
    const document = { ...params(home), baseRevision: (await read(home)).revision };
    const publishOn = app.clock.now.getTime() + HOUR;
    const { id: releaseId } = accept(
      await owner.client.send(documentCalls.createRelease, {
        body: { name: 'Later', documents: [document], publishOn },
      }),
    );
    pass(HOUR + 1000);
    await publishRelease(database, app.app.documentKinds, {
      websiteId: site.id,
      releaseId,
      now: app.clock.now,
    });
    expect((await open('/')).text).toContain('Released front');
    expect(await homepages()).toEqual([home]);
  });
});

describe('the homepage cannot be taken away', () => {
  it('by the trash, by call or by command', async () => {
    const [home = ''] = await homepages();
    const refused = { ok: false, refusal: { code: 'homepage-needed' } };
    expect(await owner.client.send(documentCalls.trash, { params: params(home) })).toMatchObject(refused);
    const command = {
      commandId: newId(),
      label: 'Delete',
      steps: [{ ...params(home), op: 'trash' as const }],
    };
    expect(await owner.client.send(documentCalls.runCommand, { body: command })).toMatchObject(refused);
    expect((await open('/')).status).toBe(200);
  });

  it('by a status that hides it, in any way of saving or publishing it', async () => {
    const [home = ''] = await homepages();
    const { revision: baseRevision } = await read(home);
    for (const status of ['private', 'draft'] as const) {
      expect(await edit(home, { status })).toMatchObject({
        ok: false,
        refusal: { code: 'homepage-needed', errors: { status: expect.any(String) } },
      });
      expect(
        await owner.client.send(pageCalls.publish, { params: { id: home }, body: { baseRevision, status } }),
      ).toMatchObject({ ok: false, refusal: { code: 'homepage-needed' } });
    }
    expect((await open('/')).status).toBe(200);
  });

  it('by becoming a folder or a page with a role, in a save or a command', async () => {
    const [home = ''] = await homepages();
    const parts = { isFolder: true, role: 'not-found' } as const;
    for (const [field, value] of Object.entries(parts)) {
      const refused = {
        ok: false,
        refusal: { code: 'homepage-needed', errors: { [field]: expect.any(String) } },
      };
      expect(await edit(home, { [field]: value })).toMatchObject(refused);
      const changes = [{ op: 'set' as const, path: [field], after: value }];
      const steps = [{ ...params(home), op: 'change' as const, changes }];
      const body = { commandId: newId(), label: 'Change', steps };
      expect(await owner.client.send(documentCalls.runCommand, { body })).toMatchObject(refused);
    }
    expect((await open('/')).status).toBe(200);
  });

  it('by publishing a draft that was to be hidden before the page became the homepage', async () => {
    const id = await publishPage(owner, { title: 'Hidden soon' });
    accept(await edit(id, { status: 'private' }));
    accept(await choose(id));
    expect(await publish(id)).toMatchObject({ ok: false, refusal: { code: 'homepage-needed' } });
    expect((await open('/')).text).toContain('Hidden soon');
    accept(await edit(id, { status: 'published' }));
  });
});

describe('a page becomes the homepage', () => {
  it('at once, and only if visitors can open it', async () => {
    const made = accept(
      await owner.client.send(pageCalls.create, { body: { kind: 'page', title: 'Unseen' } }),
    );
    expect(await choose(made.id)).toMatchObject({ ok: false, refusal: { code: 'homepage-hidden' } });
    const folder = await publishPage(owner, { kind: 'folder', title: 'Folder' });
    expect(await choose(folder)).toMatchObject({ ok: false, refusal: { code: 'homepage-kind' } });
    const id = await publishPage(owner, { title: 'In the trash' });
    accept(await owner.client.send(documentCalls.trash, { params: params(id) }));
    expect(await choose(id)).toMatchObject({ ok: false, refusal: { code: 'trashed' } });
    expect(await choose('0'.repeat(24))).toMatchObject({ ok: false, refusal: { code: 'not-found' } });
    const reporter = await signInAs(roles.reporting.code);
    expect(await choose(folder, reporter)).toMatchObject({ ok: false, refusal: { code: 'not-allowed' } });
    expect(await homepages()).toHaveLength(1);
  });

  it('once, when two tabs choose two pages and a third puts one of them into the trash', async () => {
    const ids = [await publishPage(owner, { title: 'Left' }), await publishPage(owner, { title: 'Right' })];
    await Promise.all([
      ...ids.map((id) => choose(id)),
      owner.client.send(documentCalls.trash, { params: params(ids[0] ?? '') }),
    ]);
    expect(await homepages()).toHaveLength(1);
    expect((await open('/')).status).toBe(200);
  });
});
