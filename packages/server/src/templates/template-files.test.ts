import type { CallInput } from '@sitewright/api/call';
import { canvasCalls } from '@sitewright/api/canvas';
import { documentCalls } from '@sitewright/api/documents';
import { templateCalls } from '@sitewright/api/templates';
import { roles } from '@sitewright/domain/contributors';
import { diffContent } from '@sitewright/domain/documents';
import { describe, expect, it } from 'vitest';
import { newId } from '../ids/index.ts';
import { accept, openDraftSite, publishPage, type TestBrowser } from '../testing/index.ts';

const { app, site, owner, signInAs, saveDraft } = await openDraftSite('template-files');
await publishPage(owner, { title: 'About' });

type Steps = CallInput<typeof documentCalls.runCommand>['body']['steps'];

const run = (browser: TestBrowser, steps: Steps) =>
  browser.client.send(documentCalls.runCommand, { body: { commandId: newId(), label: 'Change', steps } });
const undo = (browser: TestBrowser, target: string) =>
  browser.client.send(documentCalls.undoCommand, { body: { commandId: newId(), target } });
const redo = (browser: TestBrowser, target: string) =>
  browser.client.send(documentCalls.redoCommand, { body: { commandId: newId(), target } });

const PATH = 'pages/home.page';
const create = (id: string, text: string): Steps[number] => ({
  kind: 'template',
  id,
  op: 'create',
  content: { text },
});
const read = async (id: string) =>
  accept(await owner.client.send(documentCalls.read, { params: { kind: 'template', id } }));
const change = async (id: string, content: object): Promise<Steps[number]> => ({
  kind: 'template',
  id,
  op: 'change',
  changes: diffContent((await read(id)).content, content) as never,
});
const publish = async (id: string) =>
  accept(
    await owner.client.send(documentCalls.publish, {
      params: { kind: 'template', id },
      body: { baseRevision: (await read(id)).revision },
    }),
  );
const seen = async (path = '/') => {
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
  return (await app.visit(site).open(path)).text;
};
const main = async (path: string) => /<main[^]*<\/main>/.exec(await seen(path))?.[0];
const canvas = async (path: string) => (await owner.open(`${path}?edit=1`)).text;
const before = ((await read(PATH)).content as { text: string }).text;

describe('a template file', () => {
  it('[EDT-17] is changed by a command that can be undone, and seen when it is published', async () => {
    const done = accept(await run(owner, [await change('site.region', { text: 'New <b>look</b>' })]));
    expect(await canvas('/about')).toContain('New <b>look</b>');
    expect(await seen('/about')).not.toContain('New <b>look</b>');
    accept(await undo(owner, done.commandId));
    expect(await canvas('/about')).not.toContain('New <b>look</b>');
    accept(await redo(owner, done.commandId));
    await publish('site.region');
    expect(await seen('/about')).toContain('New <b>look</b>');
    const { publishedRevision } = await read('site.region');
    expect(publishedRevision).not.toBeNull();
    accept(await undo(owner, done.commandId));
    await publish('site.region');
  });

  it('[EDT-17] is made by a command, and gone again when that is undone', async () => {
    const done = accept(await run(owner, [create('blocks/card.block', 'Card')]));
    const names = async () =>
      accept(await owner.client.send(templateCalls.listFiles, {})).files.flatMap(({ path, isTrashed }) =>
        isTrashed ? [] : [path],
      );
    expect(await names()).toContain('blocks/card.block');
    accept(await undo(owner, done.commandId));
    expect(await names()).not.toContain('blocks/card.block');
    accept(await redo(owner, done.commandId));
    expect(await names()).toContain('blocks/card.block');
    expect(await run(owner, [create('blocks/card.block', 'Again')])).toMatchObject({
      ok: false,
      refusal: { code: 'conflict' },
    });
  });

  it.each(['../../etc/passwd', 'blocks/../x.block', 'blocks/con.block', 'assets/x.svg', 'blocks/x.exe'])(
    '[EDT-17] cannot be called %s',
    async (path) => {
      expect(await run(owner, [create(path, 'x')])).toMatchObject({ ok: false, refusal: { status: 400 } });
    },
  );

  it('[EDT-17] that visitors see is removed, or renamed, by publishing and not before', async () => {
    const steps = [
      await change('pages/home.page', { text: before, isRemoved: true }),
      create('pages/start.page', 'Start page of the template'),
    ];
    const done = accept(await run(owner, steps));
    const shown = await main('/');
    expect(shown).toContain('<h1');
    await publish('pages/home.page');
    expect(await main('/')).not.toBe(shown);
    const gone = accept(await owner.client.send(templateCalls.listFiles, {})).files;
    expect(gone.find(({ path }) => path === 'pages/home.page')).toMatchObject({
      isRemoved: true,
      hasChanges: false,
    });
    accept(await run(owner, [await change('pages/home.page', { text: before })]));
    await publish('pages/home.page');
    expect(await main('/')).toBe(shown);
    expect(done.documents).toHaveLength(2);
  });

  it('[EDT-17] that two contributors change is refused to the second, with both versions', async () => {
    const other = await signInAs(roles.admin.code);
    const mine = await change('site.region', { text: 'mine' });
    const theirs = await change('site.region', { text: 'theirs' });
    accept(await run(other, [theirs]));
    const refused = await run(owner, [mine]);
    expect(refused).toMatchObject({
      ok: false,
      refusal: {
        code: 'conflict',
        data: { conflicts: [{ kind: 'template', path: ['text'], yours: 'mine', theirs: 'theirs' }] },
      },
    });
  });

  it('is neither read nor changed by who may not write code', async () => {
    const editor = await signInAs(roles.editor.code);
    const refused = { ok: false, refusal: { code: 'not-allowed' } };
    const params = { kind: 'template', id: PATH };
    expect(await editor.client.send(documentCalls.read, { params })).toMatchObject(refused);
    expect(await run(editor, [create('blocks/sly.block', 'x')])).toMatchObject(refused);
    expect(await run(editor, [await change(PATH, { text: 'x' })])).toMatchObject(refused);
  });

  it('that is no text cannot be kept', async () => {
    expect(await run(owner, [create('blocks/bytes.block', 'a\0b')])).toMatchObject({
      ok: false,
      refusal: { status: 400 },
    });
    expect(await run(owner, [create('blocks/long.block', 'x'.repeat(1_000_001))])).toMatchObject({
      ok: false,
      refusal: { code: 'document-invalid' },
    });
  });
});

describe('a changed template', () => {
  it('[EDT-14] keeps the owner’s values and rules for the styles', async () => {
    const styles = { kind: 'styles', id: 'site' };
    const content = { values: { '--accent': '#a1b2c3' }, customCss: '.mine { color: #0a0b0c; }' };
    await saveDraft(styles, content);
    accept(await run(owner, [await change('styles/site.css', { text: ':root { --accent: #111111; }' })]));
    const draft = accept(await owner.client.send(canvasCalls.style, { body: { content } }));
    expect(draft.css).toContain('--accent:#a1b2c3');
    await publish('styles/site.css');
    const { revision: baseRevision } = accept(
      await owner.client.send(documentCalls.read, { params: styles }),
    );
    accept(await owner.client.send(documentCalls.publish, { params: styles, body: { baseRevision } }));
    const css = await seen('/site.css');
    expect(css.indexOf('--accent:#111111')).toBeLessThan(css.indexOf('--accent:#a1b2c3'));
    expect(css).toContain('#0a0b0c');
    accept(await run(owner, [await change('styles/site.css', { text: ':root { --accent: #222222; }' })]));
    await publish('styles/site.css');
    const after = await seen('/site.css');
    expect(after.indexOf('--accent:#222222')).toBeLessThan(after.indexOf('--accent:#a1b2c3'));
    const kept = accept(await owner.client.send(documentCalls.read, { params: styles }));
    expect(kept.content).toEqual(content);
  });
});
