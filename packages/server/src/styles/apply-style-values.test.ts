import { canvasCalls } from '@sitewright/api/canvas';
import { documentCalls } from '@sitewright/api/documents';
import { navigationCalls } from '@sitewright/api/navigation';
import { SITE_DOCUMENT } from '@sitewright/domain/documents';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { invalidateCacheTags } from '../sites/index.ts';
import {
  accept,
  createTestDatabase,
  publishPage,
  replaceTemplateFiles,
  startTestApp,
} from '../testing/index.ts';
import { compileStyles, withStyleValues } from './index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('styled');
const owner = await app.signIn(site);

const template = {
  'template.conf': '{"layouts":{"default":{"regions":["site"]}},"stylesheets":["site.less"]}',
  'site.region':
    '<html><head>{squarespace-headers}</head><body class="{squarespace.page-classes}"><header>{siteHeader.layout}</header>{squarespace.main-content}<footer>{siteFooter.navigationId}</footer></body></html>',
  'styles/site.less': [
    '// tweak: { "type": "color", "title": "Ink", "default": "#161412" }',
    '@ink: #161412;',
    '// tweak: { "type": "checkbox", "title": "Full Width", "active": false }',
    '// tweak: { "type": "dropdown", "title": "Menu Place", "options": ["Left", "Right"], "default": "Left" }',
    'body { color: @ink; border-color: fade(@ink, 50%) }',
  ].join('\n'),
};

const takeTemplate = (files: Readonly<Record<string, string>>) =>
  inTransaction(database, async (transaction) => {
    const entries = Object.entries(files).map(([path, text]) => [path, Buffer.from(text)] as const);
    await replaceTemplateFiles(transaction, site.id, new Map(entries));
    await invalidateCacheTags(transaction, site.id, ['site', 'template']);
  });

await takeTemplate(template);

const open = (path: string) => {
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
  return app.visit(site).open(path);
};

const params = { kind: 'styles', id: SITE_DOCUMENT };
const save = async (content: object) => {
  const found = await owner.client.send(documentCalls.read, { params });
  const baseRevision = accept(found).revision;
  return owner.client.send(documentCalls.save, { params, body: { baseRevision, content } });
};
const publish = async (content: object) => {
  const { revision: baseRevision } = accept(await save(content));
  accept(await owner.client.send(documentCalls.publish, { params, body: { baseRevision } }));
};

describe('the owner’s choices for a template', () => {
  it('become variables of its styles, properties and classes of the page, and are live when published', async () => {
    expect((await open('/site.css')).text).toContain('body{color:#161412');
    expect((await open('/')).text).toMatch(/<body class="menu-place-left /);
    const values = { ink: '#aa0000', '--accent': 'teal', 'full-width': true, 'menu-place': 'Right' };
    await publish({ values, customCss: '@gap: 3px; p { margin: @gap * 2 }' });
    const { text: css } = await open('/site.css');
    expect(css).toContain('color:#aa0000');
    expect(css).toContain('rgba(170,0,0,0.5)');
    expect(css).toMatch(/:root\{--accent:teal[;}]/);
    expect(css).toContain('margin:6px');
    expect((await open('/')).text).toMatch(/<body class="full-width menu-place-right /);
  });

  it('[F26] hold one value each, whatever somebody would like to add to it', async () => {
    for (const value of [
      'red; } body { display: none',
      '@import "x"',
      'url(//evil.example)',
      '`1`',
      '~"x"; @plugin "x"',
      '</style>',
    ])
      expect(await save({ values: { ink: value } }), value).toMatchObject({
        ok: false,
        refusal: { code: 'document-invalid', errors: { 'values.ink': expect.any(String) } },
      });
    for (const name of ['in k', 'a:b', '@ink', '-x', ''])
      expect(await save({ values: { [name]: 'red' } }), name).toMatchObject({ ok: false });
  });

  it('leave the rest of the styles alone when custom rules are broken', async () => {
    await publish({ customCss: 'p { color: @nothing }\nb { color: blue }' });
    const { text: css } = await open('/site.css');
    expect(css).toContain('body{color:#161412');
    expect(css).toContain('color:blue');
  });

  it('cost a template without LESS nothing', async () => {
    const styles = [{ file: 'styles/a.css', text: 'a{color:red}', language: 'css' as const }];
    const chosen = withStyleValues({ styles, styleFolder: new Map() }, { values: { ink: 'red' } });
    expect(chosen.styles).toEqual(styles);
    expect((await compileStyles(chosen)).css).toBe('a{color:red}');
  });
});

it('[SITE-15] templates can use what the owner set up for header and footer', async () => {
  const body = { header: { layout: 'brandingCenter' as const }, footer: { navigationId: 'footerNav' } };
  accept(await owner.client.send(navigationCalls.saveHeaderFooter, { body }));
  const { text } = await open('/');
  expect(text).toContain('<header>brandingCenter</header>');
  expect(text).toContain('<footer>footerNav</footer>');
  expect(JSON.parse((await open('/?format=json')).text)).toMatchObject({ siteHeader: body.header });
});

describe('the tokens of the site', () => {
  const list = async () => accept(await owner.client.send(canvasCalls.tokens, {})).tokens;

  it('[EDT-14] are those of its template and of the machine', async () => {
    await takeTemplate(template);
    const tokens = await list();
    expect(tokens.slice(0, 3)).toEqual([
      { name: 'ink', title: 'Ink', group: 'colours', type: 'colour', value: '#161412' },
      { name: 'full-width', title: 'Full Width', group: 'more', type: 'switch', value: 'false' },
      {
        name: 'menu-place',
        title: 'Menu Place',
        group: 'more',
        type: 'choice',
        value: 'Left',
        options: ['Left', 'Right'],
      },
    ]);
    expect(tokens.map(({ name }) => name)).toContain('--sw-pill-radius');
  });

  it('[EDT-14] keep what the owner set when the site takes another template', async () => {
    await publish({ values: { ink: '#00aa00', '--accent': 'teal', gone: '3px' } });
    const other = '@ink: #222222;\n:root { --accent: #333; --ground: #eee }\np { color: @ink }';
    await takeTemplate({ ...template, 'styles/site.less': other });
    const { text: css } = await open('/site.css');
    expect(css).toContain('p{color:#00aa00');
    expect(css).toMatch(/:root\{--accent:teal\}/);
    const saved = accept(await owner.client.send(documentCalls.read, { params }));
    expect(saved.content).toEqual({ values: { ink: '#00aa00', '--accent': 'teal', gone: '3px' } });
    const names = (await list()).map(({ name }) => name).slice(0, 2);
    expect(names).toEqual(['--accent', '--ground']);
  });

  it('are for those who may design', async () => {
    expect(await app.visit(site).client.send(canvasCalls.tokens, {})).toMatchObject({
      refusal: { status: 401 },
    });
  });
});

describe('tokens of a section or block', () => {
  const sections = (styles: Readonly<Record<string, string>>) =>
    [{ id: 'a'.repeat(24), theme: 'ink', styles, blocks: [] }] as const;

  it('[EDT-14] stand on the section itself, above its theme', async () => {
    await publishPage(owner, { title: 'Own look', sections: sections({ '--sw-paper': '#102030' }) });
    expect((await open('/own-look')).text).toMatch(
      /<section class="sw-section"[^>]*data-theme="ink"[^>]*style="--sw-paper:#102030"/,
    );
  });

  it('[F23] cannot carry rules, addresses or names of others', async () => {
    const bad = [
      { '--sw-paper': 'red;color:blue' },
      { '--sw-paper': 'url(//x.example)' },
      { '--paper': 'red' },
    ];
    for (const styles of bad)
      await expect(publishPage(owner, { title: 'Bad', sections: sections(styles) })).rejects.toThrow(
        /styles/,
      );
  });
});
