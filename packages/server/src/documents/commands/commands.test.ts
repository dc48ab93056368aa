import { documentCalls } from '@sitewright/api/documents';
import { roles } from '@sitewright/domain/contributors';
import { documentLimits, SITE_DOCUMENT } from '@sitewright/domain/documents';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../../http/http-tables.ts';
import { newId } from '../../ids/index.ts';
import {
  accept,
  createTestDatabase,
  publishPage,
  startTestApp,
  type TestBrowser,
} from '../../testing/index.ts';
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
  type Steps,
} from './testing/command-client.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const { owner, read, edit, signInAs } = await openSite(app, 'commands');
beforeEach(() => database.delete(rateLimits));

describe('a command', () => {
  it('changes several documents at once, or none of them', async () => {
    const [one, other] = [
      await publishPage(owner, { title: 'One' }),
      await publishPage(owner, { title: 'Other' }),
    ];
    const [first, second] = [await read(one), await read(other)];
    const good = changing(one, [first.content, { ...first.content, description: 'Together' }]);
    const refused = await run(owner, [
      good,
      changing(other, [second.content, { ...second.content, title: ' ' }]),
    ]);
    expect(refused).toMatchObject({ ok: false, refusal: { errors: { title: 'A page needs a title.' } } });
    expect(await read(one)).toEqual(first);
    const done = accept(
      await run(owner, [
        good,
        changing(other, [second.content, { ...second.content, description: 'Together' }]),
      ]),
    );
    expect(done.documents).toMatchObject([
      { kind: 'collection', content: { description: 'Together' }, hasChanges: true, isTrashed: false },
      { kind: 'collection', content: { description: 'Together' }, revision: second.revision + 1 },
    ]);
    expect(done.journal).toEqual({ undo: { commandId: done.commandId, label: 'Change' }, redo: null });
  });

  it('sent again after a lost answer does nothing twice and answers the same', async () => {
    const id = await publishPage(owner, { title: 'Again' });
    const { content, revision } = await read(id);
    const commandId = newId();
    const steps = [changing(id, [content, { ...content, description: 'Once' }])];
    const answers = await Promise.all([run(owner, steps, commandId), run(owner, steps, commandId)]);
    answers.push(await run(owner, steps, commandId));
    for (const answer of answers) expect(accept(answer)).toEqual(accept(answers[0] ?? answer));
    expect((await read(id)).revision).toBe(revision + 1);
    const stepBack = { body: { commandId: newId(), target: commandId } };
    const undone = accept(await owner.client.send(documentCalls.undoCommand, stepBack));
    expect(accept(await owner.client.send(documentCalls.undoCommand, stepBack))).toEqual(undone);
    expect((await read(id)).revision).toBe(revision + 2);
  });

  it('on what another contributor did not touch fits, whatever they changed elsewhere on the page', async () => {
    const editor = await signInAs(roles.editor.code);
    const id = await publishPage(owner, {
      title: 'Shared',
      sections: [section(block(1, 2, { html: '<p>one</p>' }), block(2, 2, { html: '<p>two</p>' }))],
    });
    const { content } = await read(id);
    const withTexts = (one: string, two: string) => ({
      ...content,
      sections: [section(block(1, 2, { html: one }), block(2, 2, { html: two }))],
    });
    accept(await run(editor, [changing(id, [content, withTexts('<p>one</p>', '<p>theirs</p>')])]));
    const mine = accept(await run(owner, [changing(id, [content, withTexts('<p>mine</p>', '<p>two</p>')])]));
    expect(mine.documents[0]?.content).toEqual(withTexts('<p>mine</p>', '<p>theirs</p>'));
    const back = accept(await undo(owner, mine.commandId));
    expect(back.documents[0]?.content).toEqual(withTexts('<p>one</p>', '<p>theirs</p>'));
  });

  it('[EDT-01] on what somebody changed in between is refused with both versions, never written over', async () => {
    const editor = await signInAs(roles.editor.code);
    const id = await publishPage(owner, {
      title: 'Stale',
      sections: [section(block(1, 2, { html: '<p>a</p>' }))],
    });
    const { content } = await read(id);
    const withText = (html: string) => ({ ...content, sections: [section(block(1, 2, { html }))] });
    accept(await run(editor, [changing(id, [content, withText('<p>theirs</p>')])]));
    const refused = await run(owner, [changing(id, [content, withText('<p>mine</p>')])]);
    const path = ['sections', 'a'.repeat(24), 'blocks', block(1, 2).id, 'value', 'html'];
    expect(refused).toMatchObject({
      ok: false,
      refusal: {
        status: 409,
        code: 'conflict',
        data: {
          conflicts: [{ kind: 'collection', id, path, yours: '<p>mine</p>', theirs: '<p>theirs</p>' }],
          documents: [{ kind: 'collection', id, content: withText('<p>theirs</p>'), updatedBy: 'Role 4' }],
        },
      },
    });
    expect((await read(id)).content).toEqual(withText('<p>theirs</p>'));
  });

  it('that makes what another made is refused with what is there, and says whether that lies in the trash', async () => {
    const key = { kind: 'template' as const, id: 'blocks/card.block' };
    const make = (text: string) => run(owner, [{ ...key, op: 'create', content: { text } }]);
    accept(await make('theirs'));
    expect(await make('mine')).toMatchObject({
      ok: false,
      refusal: {
        code: 'conflict',
        data: {
          conflicts: [{ ...key, path: [], yours: { text: 'mine' }, theirs: { text: 'theirs' } }],
          documents: [{ ...key, isTrashed: false }],
        },
      },
    });
    accept(await run(owner, [{ ...key, op: 'trash' }]));
    expect(await make('mine')).toMatchObject({
      refusal: { code: 'conflict', data: { documents: [{ ...key, isTrashed: true }] } },
    });
    const anyway = [
      { ...key, op: 'restore' as const },
      changing(key.id, [{ text: 'theirs' }, { text: 'mine' }], key.kind),
    ];
    expect(accept(await run(owner, anyway)).documents).toMatchObject([
      { ...key, isTrashed: false, content: { text: 'mine' } },
    ]);
  });

  it('that takes a page away keeps where it stood, also when its coming back is undone', async () => {
    const key = {
      kind: 'collection' as const,
      id: await publishPage(owner, { title: 'Folder', fields: {} }),
    };
    const from = { group: 'mainNav', path: [1], pageIds: ['a'.repeat(24)], isFolder: true };
    const inTrash = async () => {
      const { documents } = accept(await owner.client.send(documentCalls.listTrash, {}));
      return documents.find(({ id }) => id === key.id);
    };
    accept(await run(owner, [{ ...key, op: 'trash', from }]));
    expect(await inTrash()).toMatchObject({ from });
    const { commandId } = accept(await run(owner, [{ ...key, op: 'restore' }]));
    expect(await inTrash()).toBeUndefined();
    accept(await undo(owner, commandId));
    expect(await inTrash()).toMatchObject({ from });
    accept(await run(owner, [{ ...key, op: 'restore' }]));
    accept(await run(owner, [{ ...key, op: 'trash' }]));
    expect(await inTrash()).not.toHaveProperty('from');
  });

  it('waits for another on the same documents instead of blocking it, in whichever order they are named', async () => {
    const ids = [
      await publishPage(owner, { title: 'Left', fields: {} }),
      await publishPage(owner, { title: 'Right', fields: {} }),
    ];
    const people = [owner, await signInAs(roles.editor.code), await signInAs(roles.editor.code)];
    const addField = (browser: TestBrowser, key: string, keys: readonly string[]) =>
      run(
        browser,
        keys.map((id) => {
          const changes = [{ op: 'set' as const, path: ['fields', key], after: [] }];
          return { kind: 'collection', id, op: 'change', changes };
        }),
      );
    const kept = await Promise.all(
      people.flatMap((browser, person) =>
        Array.from({ length: 6 }, (_, turn) =>
          addField(browser, `${person}-${turn}`, turn % 2 === 0 ? ids : ids.toReversed()),
        ),
      ),
    );
    kept.forEach(accept);
    for (const id of ids) expect(Object.keys((await read(id)).content.fields ?? {})).toHaveLength(18);
  });
});

describe('who may send commands', () => {
  it('nobody without the permission for content', async () => {
    const id = await publishPage(owner, { title: 'Locked' });
    const viewer = await signInAs(roles.viewer.code);
    expect(await edit(viewer, id, { title: 'Mine' })).toMatchObject({ ok: false, refusal: { status: 403 } });
    expect(await viewer.client.send(documentCalls.readJournal, {})).toMatchObject({ ok: false });
  });

  it('pages are made, styles and code changed only with the permission for that', async () => {
    const keeper = await signInAs(roles.storeManager.code);
    const editor = await signInAs(roles.editor.code);
    const content = newPage();
    const { id } = content;
    const create: Steps = [{ kind: 'collection', id, op: 'create', content }];
    expect(await run(keeper, create)).toMatchObject({ ok: false, refusal: { code: 'not-allowed' } });
    accept(await run(editor, create));
    expect(await edit(editor, id, { headerCode: '<script>bad()</script>' })).toMatchObject({
      ok: false,
      refusal: { status: 403, code: 'code-not-allowed' },
    });
    const styles: Steps = [
      {
        kind: 'styles',
        id: SITE_DOCUMENT,
        op: 'change',
        changes: [{ op: 'set', path: ['customCss'], after: 'a{}' }],
      },
    ];
    expect(await run(editor, styles)).toMatchObject({ ok: false, refusal: { code: 'not-allowed' } });
  });

  it('code that was taken away comes back by undo, but never by a command without the permission', async () => {
    const editor = await signInAs(roles.editor.code);
    const code = block(1, 23, { source: '<script>one()</script>', mode: 'html' });
    const id = await publishPage(owner, { title: 'Coded', sections: [section(code)] });
    const { commandId } = accept(await edit(editor, id, { sections: [section()] }));
    expect(await edit(editor, id, { sections: [section(code)] })).toMatchObject({
      ok: false,
      refusal: { code: 'code-not-allowed' },
    });
    expect(accept(await undo(editor, commandId)).documents[0]?.content).toMatchObject({
      sections: [section(code)],
    });
  });

  it('[EDT-01] a published state comes back by a command that can be undone, with the code it had', async () => {
    const code = block(0, 23, { source: '<script>fine()</script>', mode: 'html' });
    const id = await publishPage(owner, { title: 'Then', sections: [section(code)] });
    const { content: then, publishedRevision: revision } = await read(id);
    accept(await edit(owner, id, { title: 'Now', sections: [section()] }));
    const now = await read(id);
    const editor = await signInAs(roles.editor.code);
    const step = changing(id, [now.content, then]);
    const refused = { ok: false, refusal: { code: 'code-not-allowed' } };
    expect(await run(editor, [step])).toMatchObject(refused);
    const other = changing(id, [now.content, { ...then, title: 'Else' }]);
    expect(await run(editor, [{ ...other, revision } as never])).toMatchObject(refused);
    const restored = accept(await run(editor, [{ ...step, revision } as never]));
    expect(restored.documents).toMatchObject([{ content: then, hasChanges: false }]);
    accept(await undo(editor, restored.commandId));
    expect((await read(id)).content).toEqual(now.content);
    accept(await redo(editor, restored.commandId));
    expect((await read(id)).content).toEqual(then);
  });

  it('nobody steps through the journal of another, on no other site', async () => {
    const editor = await signInAs(roles.editor.code);
    const id = await publishPage(owner, { title: 'Own' });
    const { commandId } = accept(await edit(owner, id, { description: 'Own' }));
    expect(await undo(editor, commandId)).toMatchObject({ ok: false, refusal: { code: 'nothing-to-undo' } });
    expect(await journalOf(editor)).toEqual([]);
    const elsewhere = await app.signIn(await app.addSite('elsewhere'));
    expect(await undo(elsewhere, commandId)).toMatchObject({
      ok: false,
      refusal: { code: 'nothing-to-undo' },
    });
    expect(await run(elsewhere, [{ kind: 'collection', id, op: 'trash' }])).toMatchObject({
      ok: false,
      refusal: { status: 404 },
    });
    const taken = accept(
      await run(editor, [{ kind: 'collection', id, op: 'change', changes: [] }], commandId),
    );
    expect(taken.journal.undo).toBeNull();
    expect((await journalOf(owner))[0]).toMatchObject({ commandId, state: 'done' });
  });
});

describe('bad commands', () => {
  it('[F35] are refused with what is wrong, and change nothing', async () => {
    const id = await publishPage(owner, { title: 'Bad' });
    const before = await read(id);
    const set = (path: unknown, after: unknown = 'x') => ({ op: 'set', path, after });
    const step = (changes: unknown[]) => ({ kind: 'collection', id, op: 'change', changes });
    const bad: [object, number][] = [
      [{ steps: [] }, 400],
      [{ steps: [{ ...step([]), extra: 1 }] }, 400],
      [{ steps: [{ ...step([]), kind: 'order' }] }, 400],
      [{ steps: [step([{ ...set(['title']), force: true }])] }, 400],
      [{ steps: [step([set('title')])] }, 400],
      [{ steps: [step([{ op: 'insert', path: [], id: 'x', value: {} }])] }, 400],
      [{ steps: Array.from({ length: documentLimits.COMMAND_STEPS + 1 }, () => step([])) }, 400],
      [{ steps: [step(Array.from({ length: 5001 }, () => set(['x'])))] }, 400],
      [{ steps: [step([])], commandId: 'x' }, 400],
      [{ steps: [step([])], label: '' }, 400],
      [{ steps: [step([set(['sections', '__proto__', 'x'])])] }, 409],
      [{ steps: [step([set(['__proto__'], { polluted: true })])] }, 422],
      [{ steps: [step([set(['isEvil'], true)])] }, 422],
      [{ steps: [step([set([], null)])] }, 409],
      [{ steps: [step([set(['description'], 'half \ud800 a sign')])] }, 422],
      [{ steps: [{ kind: 'collection', id: newId(), op: 'create', content: before.content }] }, 409],
      [{ steps: [{ kind: 'collection', id: newId(), op: 'create', content: null }] }, 422],
      [{ steps: [{ kind: 'collection', id, op: 'create', content: before.content }] }, 409],
      [{ steps: [{ kind: 'navigation', id: 'second', op: 'create', content: {} }] }, 400],
      [{ steps: [{ kind: 'collection', id: newId(), op: 'restore' }] }, 404],
      [{ steps: [step([set(['description'], 'x'.repeat(2_100_000))])] }, 422],
      [{ steps: [step([set(['description'], 'x'.repeat(5_000_000))])] }, 413],
    ];
    for (const [parts, status] of bad) {
      const body = { commandId: newId(), label: 'Bad', ...parts };
      const answer = await owner.client.send(documentCalls.runCommand, { body: body as never });
      expect({
        body: JSON.stringify(parts).slice(0, 200),
        status: answer.ok ? 200 : answer.refusal.status,
      }).toEqual({
        body: JSON.stringify(parts).slice(0, 200),
        status,
      });
    }
    expect(await read(id)).toEqual(before);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
