import { pageCalls } from '@sitewright/api/pages';
import { roles } from '@sitewright/domain/contributors';
import { SITE_DOCUMENT } from '@sitewright/domain/documents';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../ids/index.ts';
import { rateLimits } from '../../http/http-tables.ts';
import { accept, createTestDatabase, publishItem, publishPage, startTestApp } from '../../testing/index.ts';
import { pruneJournals } from '../index.ts';
import {
  block,
  changing,
  journalOf,
  newPage,
  openSite,
  redo,
  run,
  section,
  undo,
} from './testing/command-client.ts';

const { database, pool } = await createTestDatabase();
const app = await startTestApp(database);
const { site, owner, read, edit, signInAs } = await openSite(app, 'journeys');
beforeEach(() => database.delete(rateLimits));

describe('undo and redo', () => {
  it('[EDT-01] go through everything that was done and back, also after a reload', async () => {
    const id = await publishPage(owner, { title: 'Journey' });
    const start = await read(id);
    const made = [];
    for (const fields of [{ description: 'One' }, { title: 'Two' }, { sections: [section(block(1, 2))] }])
      made.push(accept(await edit(owner, id, fields)).commandId);
    const end = await read(id);
    for (const target of made.toReversed()) {
      const { journal } = accept(await undo(owner, target));
      expect(journal.redo?.commandId).toBe(target);
    }
    const undone = await read(id);
    expect(undone).toMatchObject({ content: start.content, hasChanges: false });
    const reloaded = await app.signIn(site);
    expect((await journalOf(reloaded)).slice(0, 3)).toMatchObject(
      made.toReversed().map((commandId) => ({
        commandId,
        state: 'undone',
        documents: [{ kind: 'collection', id, title: 'Journey' }],
      })),
    );
    for (const target of made) accept(await redo(reloaded, target));
    expect((await read(id)).content).toEqual(end.content);
  });

  it('name forms by their names, deleted ones too', async () => {
    const id = newId();
    const content = { name: 'Ask us', fields: [] };
    accept(await run(owner, [{ kind: 'form', id, op: 'create', content }]));
    accept(await run(owner, [{ kind: 'form', id, op: 'trash' }]));
    const [deleted, added] = await journalOf(owner);
    for (const entry of [deleted, added])
      expect(entry?.documents).toMatchObject([{ kind: 'form', id, title: 'Ask us' }]);
  });

  it('step only to the end of the journal, and something new leaves nothing to redo', async () => {
    const id = await publishPage(owner, { title: 'Line' });
    const first = accept(await edit(owner, id, { description: 'First' })).commandId;
    const second = accept(await edit(owner, id, { description: 'Second' })).commandId;
    expect(await undo(owner, first)).toMatchObject({
      ok: false,
      refusal: { status: 409, code: 'nothing-to-undo' },
    });
    expect(await redo(owner, second)).toMatchObject({
      ok: false,
      refusal: { status: 409, code: 'nothing-to-redo' },
    });
    accept(await undo(owner, second));
    const { journal } = accept(await edit(owner, id, { description: 'Third' }));
    expect(journal.redo).toBeNull();
    expect(await redo(owner, second)).toMatchObject({ ok: false, refusal: { code: 'nothing-to-redo' } });
    expect((await journalOf(owner)).map(({ commandId }) => commandId)).not.toContain(second);
  });

  it('a page made by a command goes to the trash and comes back from it, with its place in the menu', async () => {
    const menu = await read(SITE_DOCUMENT, 'navigation');
    const content = newPage();
    const { id } = content;
    const links = (menu.content as unknown as Record<string, object[]>)['mainNav'] ?? [];
    const { commandId, documents } = accept(
      await run(owner, [
        { kind: 'collection', id, op: 'create', content },
        changing(
          SITE_DOCUMENT,
          [menu.content, { ...menu.content, mainNav: [...links, { collectionId: id }] }],
          'navigation',
        ),
      ]),
    );
    expect(documents).toMatchObject([{ kind: 'collection', id, revision: 1 }, { kind: 'navigation' }]);
    const undone = accept(await undo(owner, commandId));
    expect(undone.documents.find((document) => document.kind === 'collection')).toMatchObject({
      isTrashed: true,
    });
    expect((await read(SITE_DOCUMENT, 'navigation')).content).toEqual(menu.content);
    const again = accept(await redo(owner, commandId));
    expect(again.documents.find((document) => document.kind === 'collection')).toMatchObject({
      id,
      content,
      isTrashed: false,
    });
    accept(await undo(owner, commandId));
  });

  it('a page put into the trash comes back as it was; not once its address is taken', async () => {
    const id = await publishPage(owner, { title: 'Bin', urlId: 'bin' });
    const { commandId } = accept(await run(owner, [{ kind: 'collection', id, op: 'trash' }]));
    expect(await edit(owner, id, { title: 'x' })).toMatchObject({ ok: false, refusal: { code: 'trashed' } });
    accept(await undo(owner, commandId));
    expect((await app.visit(site).open('/bin')).status).toBe(200);
    accept(await redo(owner, commandId));
    await publishPage(owner, { title: 'Bin', urlId: 'bin' });
    expect(await undo(owner, commandId)).toMatchObject({ ok: false, refusal: { code: 'url-taken' } });
    expect((await journalOf(owner))[0]).toMatchObject({ commandId, state: 'done' });
  });

  it('leave what somebody changed since as it is, tell it, and can go past it', async () => {
    const editor = await signInAs(roles.editor.code);
    const id = await publishPage(owner, { title: 'Past', description: 'Start' });
    const older = accept(await edit(owner, id, { title: 'Past it' })).commandId;
    const newer = accept(await edit(owner, id, { description: 'Mine' })).commandId;
    accept(await edit(editor, id, { description: 'Theirs' }));
    const gone = await undo(owner, newer);
    expect(gone).toMatchObject({
      ok: false,
      refusal: {
        status: 409,
        code: 'undo-gone',
        data: {
          conflicts: [{ path: ['description'], yours: 'Start', theirs: 'Theirs' }],
          journal: { undo: { commandId: older } },
        },
      },
    });
    expect(accept(await undo(owner, older, [newer])).documents[0]?.content).toMatchObject({
      title: 'Past',
      description: 'Theirs',
    });
    expect((await journalOf(owner)).map(({ commandId }) => commandId)).not.toContain(newer);
  });

  it('do not take away a page that was made by a command but changed or published since', async () => {
    const editor = await signInAs(roles.editor.code);
    const create = async () => {
      const content = newPage();
      const { id } = content;
      const { commandId } = accept(await run(owner, [{ kind: 'collection', id, op: 'create', content }]));
      return { id, commandId };
    };
    const changed = await create();
    accept(await edit(editor, changed.id, { description: 'Work of another' }));
    expect(await undo(owner, changed.commandId)).toMatchObject({ ok: false, refusal: { code: 'undo-gone' } });
    const live = await create();
    accept(
      await owner.client.send(pageCalls.publish, { params: { id: live.id }, body: { baseRevision: 1 } }),
    );
    expect(await undo(owner, live.commandId)).toMatchObject({ ok: false, refusal: { code: 'undo-gone' } });
  });

  it('bring a status back even where the way forward is one-way', async () => {
    const id = await publishPage(owner, { title: 'Status', status: 'needs-review' });
    const { commandId } = accept(await edit(owner, id, { status: 'published' }));
    expect(await edit(owner, id, { status: 'needs-review' })).toMatchObject({ ok: false });
    expect(accept(await undo(owner, commandId)).documents[0]?.content).toMatchObject({
      status: 'needs-review',
    });
  });

  it('[F23] put back what was kept, not what was sent', async () => {
    const id = await publishPage(owner, {
      title: 'Cleaned',
      sections: [section(block(1, 2, { html: '<p>a</p>' }))],
    });
    const { content } = await read(id);
    const html = '<p onclick="x()">b<script>alert(1)</script></p>';
    const { commandId, documents } = accept(
      await edit(owner, id, { sections: [section(block(1, 2, { html }))] }),
    );
    expect(JSON.stringify(documents)).not.toMatch(/onclick|script/);
    expect(accept(await undo(owner, commandId)).documents[0]?.content).toEqual(content);
    expect(JSON.stringify(accept(await redo(owner, commandId)).documents)).not.toMatch(/onclick|script/);
  });

  it('reach items, styles, header and footer like pages', async () => {
    const blog = await publishPage(owner, { kind: 'blog', title: 'Posts' });
    const places = [
      [await publishItem(owner, blog, { title: 'Post' }), 'item', { excerpt: '<p>Short</p>' }],
      [SITE_DOCUMENT, 'styles', { values: { '--gap': '2rem' } }],
      [SITE_DOCUMENT, 'header-footer', { fields: { footer: [section(block(1, 2, { html: '<p>a</p>' }))] } }],
    ] as const;
    const starts = await Promise.all(places.map(([id, kind]) => read(id, kind)));
    const steps = places.map(([id, kind, fields], index) => {
      const before = starts[index]?.content;
      return changing(id, [before, { ...before, ...fields }], kind);
    });
    const { commandId } = accept(await run(owner, steps));
    for (const [id, kind, fields] of places) expect((await read(id, kind)).content).toMatchObject(fields);
    accept(await undo(owner, commandId));
    for (const [index, [id, kind]] of places.entries())
      expect((await read(id, kind)).content).toEqual(starts[index]?.content);
  });
});

it('the journal keeps 500 commands of each contributor, for 30 days', async () => {
  const editor = await signInAs(roles.editor.code);
  const id = await publishPage(owner, { title: 'Long' });
  const { commandId } = accept(await edit(editor, id, { description: '0' }));
  await pool.query(
    `insert into document_commands (website_id, account_id, command_id, position, label, happened_at, state, documents, steps)
     select website_id, account_id, lpad(n::text, 24, '0'), position + n, label, happened_at, state, documents, steps
     from document_commands, generate_series(1, 520) n where command_id = $1`,
    [commandId],
  );
  await pool.query('update document_journals set position = position + 520');
  await pruneJournals(database, app.clock.now);
  const { rows } = await pool.query(
    'select count(*)::int as count from document_commands where account_id = (select account_id from document_commands where command_id = $1)',
    [String(520).padStart(24, '0')],
  );
  expect(rows[0]).toEqual({ count: 500 });
  expect(await journalOf(editor)).toHaveLength(500);
  await pruneJournals(database, new Date(app.clock.now.getTime() + 31 * 86_400_000));
  expect(await journalOf(editor)).toEqual([]);
  expect(await undo(editor, commandId)).toMatchObject({ ok: false, refusal: { code: 'nothing-to-undo' } });
});
