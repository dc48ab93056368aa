import { templateCalls } from '@sitewright/api/templates';
import { documentCalls } from '@sitewright/api/documents';
import { roles } from '@sitewright/domain/contributors';
import { languageWords, templateLimits } from '@sitewright/domain/templates';
import { formatters, predicates } from '@sitewright/render/formatters';
import { describe, expect, it } from 'vitest';
import { fileKey } from '../files/index.ts';
import { accept, openDraftSite, publishPage } from '../testing/index.ts';

const { app, site, owner, saveDraft, signInAs } = await openDraftSite('template-tries');
const visitor = app.visit(site);
await publishPage(owner, { title: 'About' });

const REGION = 'site.region';
const region = async (): Promise<string> => {
  const params = { kind: 'template', id: REGION };
  return (accept(await owner.client.send(documentCalls.read, { params })).content as { text: string }).text;
};
const before = await region();

const tryOut = async (files: Readonly<Record<string, string>>, more: object = {}) =>
  accept(
    await owner.client.send(templateCalls.tryOut, {
      body: { at: '/about', files: Object.entries(files).map(([path, text]) => ({ path, text })), ...more },
    }),
  );

describe('the files of a template', () => {
  it('[EDT-17] are listed with what is not published, and its pictures beside them', async () => {
    const key = fileKey(site.id, 'template', 'assets', 'marks', 'logo.svg');
    await app.services.files.put(key, Buffer.from('<svg/>'), { contentType: 'image/svg+xml' });
    await saveDraft({ kind: 'template', id: 'pages/home.page' }, { text: 'Home, soon' });
    const { files, assets } = accept(await owner.client.send(templateCalls.listFiles, {}));
    expect(files.map(({ path }) => path)).toEqual([
      'blocks/navigation.block',
      'pages/home.page',
      'site.region',
      'styles.conf',
      'styles/site.css',
      'template.conf',
    ]);
    const changed = files.filter(({ hasChanges }) => hasChanges);
    expect(changed).toMatchObject([{ path: 'pages/home.page', length: 10, isRemoved: false }]);
    expect(assets).toEqual([{ path: 'assets/marks/logo.svg', bytes: 6 }]);
  });

  it('are for those who may write code: others are refused, on other sites they are unknown', async () => {
    const editor = await signInAs(roles.editor.code);
    const refused = { ok: false, refusal: { code: 'not-allowed', status: 403 } };
    expect(await editor.client.send(templateCalls.listFiles, {})).toMatchObject(refused);
    const body = { at: '/', files: [] };
    expect(await editor.client.send(templateCalls.tryOut, { body })).toMatchObject(refused);
    const other = await app.signIn(await app.addSite('template-others'));
    const { files } = accept(await other.client.send(templateCalls.listFiles, {}));
    expect(files.every(({ hasChanges }) => !hasChanges)).toBe(true);
  });
});

describe('a page with unsaved files', () => {
  it('[EDT-17] is what they would make of it, and nobody else sees it', async () => {
    const { html, errors } = await tryOut({
      [REGION]: before.replace('<footer', '<p>Just typed</p><footer'),
    });
    expect(html).toContain('<p>Just typed</p>');
    expect(html).toContain('data-edit-page="collection"');
    expect(html).not.toMatch(/<script/i);
    expect(errors).toEqual([]);
    expect(await region()).toBe(before);
    expect((await owner.open('/about?edit=1')).text).not.toContain('Just typed');
    expect((await visitor.open('/about')).text).not.toContain('Just typed');
  });

  it('[TPL-06] tells every error by file, line and column, and shows what rendered', async () => {
    const lines = ['{.section}<b>{title|sparkle}</b>', '', '  {.unknown? x}a{.end} {.end}'];
    const text = before.replace('<footer', `${lines.join('\n')}\n<footer`);
    const at = text.split('\n').findIndex((line) => line.startsWith('{.section}'));
    const { errors, html } = await tryOut({ [REGION]: text });
    expect(errors).toMatchObject([
      { file: REGION, line: at + 1, column: 14, message: expect.stringContaining("'sparkle' is unknown") },
      { file: REGION, line: at + 3, column: 3, message: expect.stringContaining("'unknown?' is unknown") },
      { file: REGION, line: at + 3, column: 24, message: expect.stringContaining('not allowed at root') },
    ]);
    expect(html).toContain('class="bottom"');
  });

  it('[TPL-06] finds the column behind a tag that becomes an instruction', async () => {
    const line = '<squarespace:navigation navigationId="mainNav" template="navigation" /> {x|nope}';
    const text = `${line}\n${before}`;
    const { errors } = await tryOut({ [REGION]: text });
    expect(errors).toMatchObject([{ file: REGION, line: 1, column: line.indexOf('{x|nope}') + 1 }]);
  });

  it('[TPL-06] tells what only shows when the page is rendered, in the partial that it happens in', async () => {
    const block = await (async () => {
      const params = { kind: 'template', id: 'blocks/navigation.block' };
      const { content } = accept(await owner.client.send(documentCalls.read, { params }));
      return (content as { text: string }).text;
    })();
    const { errors } = await tryOut({
      'blocks/navigation.block': `${block}\n{.eval 1 +}`,
      [REGION]: before.replace('<footer', '{website|apply missing.block}\n<footer'),
    });
    expect(errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          file: 'blocks/navigation.block',
          line: block.split('\n').length + 1,
          message: expect.stringContaining('Error reducing expression'),
        }),
        expect.objectContaining({
          file: REGION,
          line: before.split('\n').findIndex((line) => line.startsWith('<footer')) + 1,
          message: expect.stringContaining("partial 'missing.block' which could not be found"),
        }),
      ]),
    );
  });

  it('[TPL-06] tells errors of LESS and of the configuration, and keeps the rest of the style sheet', async () => {
    const conf = '{ "layouts": { "default": { "regions": ["site.region"] } }, "stylesheets": ["a.less"] }';
    const less = '.fine { color: #123456; }\n.bad { color: @missing; }\n';
    const { errors, css } = await tryOut({ 'template.conf': conf, 'styles/a.less': less });
    expect(errors.filter(({ file }) => file === 'styles/a.less')).toEqual([
      { file: 'styles/a.less', line: 2, message: 'variable @missing is undefined' },
    ]);
    expect(css).toContain('#123456');
    const broken = await tryOut({ 'template.conf': '{ "layouts": ' });
    expect(broken.errors.map(({ file }) => file)).toContain('template.conf');
  });

  it('sends the style sheet only when the caller has another', async () => {
    const first = await tryOut({});
    expect(first.css).toContain('body');
    const again = await tryOut({}, { stylesKey: first.stylesKey });
    expect(again.css).toBeUndefined();
    const other = await tryOut({ 'styles/site.css': 'p{color:red}' }, { stylesKey: first.stylesKey });
    expect(other.css).toContain('color:red');
  });

  it('[TPL-06] with thousands of errors tells the first and how many there are', async () => {
    const text = before.replace('<footer', `${'{a|b}\n'.repeat(5000)}<footer`);
    const { errors, errorCount, html } = await tryOut({ [REGION]: text });
    expect(errors).toHaveLength(templateLimits.ERRORS_SHOWN);
    expect(errorCount).toBeGreaterThanOrEqual(1000);
    expect(html).toContain('<footer');
  });

  it('takes a file of a megabyte, and refuses more', async () => {
    const { html } = await tryOut({ [REGION]: before.replace('<footer', `${'x'.repeat(900_000)}<footer`) });
    expect(html.length).toBeGreaterThan(900_000);
    const files = [{ path: REGION, text: 'x'.repeat(1_000_001) }];
    const outcome = await owner.client.send(templateCalls.tryOut, { body: { at: '/', files } });
    expect(outcome).toMatchObject({ ok: false, refusal: { status: 400 } });
  });

  it('[TPL-07] runs into its limit instead of on for ever', async () => {
    const text = `{.macro m}{@|apply m}{@|apply m}{@|apply m}{.end}{@|apply m}${before}`;
    const { errors } = await tryOut({ [REGION]: text });
    expect(errors.length).toBeGreaterThan(0);
  });

  it('[TPL-06] whose errors are published shows none of them to visitors', async () => {
    const params = { kind: 'template', id: REGION };
    await saveDraft(params, { text: before.replace('<footer', '{title|sparkle} {.eval 1 +}{.end}<footer') });
    const { revision: baseRevision } = accept(await owner.client.send(documentCalls.read, { params }));
    accept(await owner.client.send(documentCalls.publish, { params, body: { baseRevision } }));
    app.clock.now = new Date(app.clock.now.getTime() + 1100);
    const { text, status } = await visitor.open('/about');
    expect(status).toBe(200);
    expect(text).toContain('{title|sparkle}');
    expect(text).not.toMatch(/SyntaxError|RuntimeError|is unknown|not allowed/);
    expect((await tryOut({})).errors).toHaveLength(3);
  });
});

describe('the words that the editor completes', () => {
  it.each([
    ['formatters', Object.keys(formatters)],
    ['predicates', Object.keys(predicates)],
  ] as const)('[EDT-17] are all %s there are, and no others', (group, names) => {
    expect(languageWords[group].map(({ name }) => name).sort()).toEqual([...names].sort());
  });
});
