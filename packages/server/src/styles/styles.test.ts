import { describe, expect, it } from 'vitest';
import type { StyleFile } from '@sitewright/render/styles';
import { compileStyles, createStyleCompiler } from './index.ts';

const taskOf = (files: Record<string, string>, listed: readonly string[] = Object.keys(files)) => ({
  styles: listed.map((file): StyleFile => ({
    file,
    text: files[file] ?? '',
    language: file.endsWith('.less') ? 'less' : 'css',
  })),
  styleFolder: new Map(Object.entries(files)),
});

const compile = (files: Record<string, string>, listed?: readonly string[]) =>
  compileStyles(taskOf(files, listed));

const flat = (css: string): string => css.replaceAll(/\s+/g, '');

describe('the styles of a template', () => {
  it('are joined in their order, LESS and CSS alike', async () => {
    const { css, warnings } = await compile({
      'styles/variables.less': '@ink: #161412; .half(@n) { width: @n / 2; }',
      'styles/plain.css': 'a{grid-area: 1 / 2 / 3 / 4}',
      'styles/site.less': 'p { color: @ink; .half(30px); &:hover { color: lighten(@ink, 10%) } }',
    });
    expect(warnings).toEqual([]);
    expect(css).toContain('a{grid-area: 1 / 2 / 3 / 4}');
    expect(flat(css)).toContain('p{color:#161412;width:15px;}p:hover{');
    expect(css.indexOf('grid-area')).toBeLessThan(css.indexOf('15px'));
  });

  it('may be written as older LESS allowed', async () => {
    const { css, warnings } = await compile({
      'styles/site.less': [
        '@sel: ~"[data-x]";',
        '.Header { @{sel} { padding: (@gap / 2) (@gap / -2); .box; .smooth(#222); } }',
        '.fade { 0% { opacity: 0; } }',
        '@keyframes fade { .fade; }',
        '.wide (@w) when (@w > 10px) { width: @w * 2 }',
        'p { .wide (20px); .turn (color 1s ease-out, top 1s); }',
      ].join('\n'),
      'styles/util.less': [
        '@gap: 10px;',
        '.box, .box:before { box-sizing: border-box; }',
        '.smooth (@a) when (lightness(@a) < 65%) { -webkit-font-smoothing: antialiased; }',
        '.turn (@a, @b) { transition: @a, @b; }',
      ].join('\n'),
    });
    expect(warnings).toEqual([]);
    expect(flat(css)).toContain(
      '.Header[data-x]{padding:5px-5px;box-sizing:border-box;-webkit-font-smoothing:antialiased;}',
    );
    expect(flat(css)).toContain('p{width:40px;transition:color1sease-out,top1s;}');
  });

  it('may import files of the template by their place in it', async () => {
    const { css, warnings } = await compile(
      {
        'styles/site.less': '@import "parts/colors"; p { color: @ink }',
        'styles/parts/colors.less': '@ink: red;',
      },
      ['styles/site.less'],
    );
    expect(warnings).toEqual([]);
    expect(flat(css)).toBe('p{color:red;}');
  });

  it('go on without a statement that is wrong, which is told with file and line', async () => {
    const { css, warnings } = await compile({
      'styles/a.less': '.first { color: red }',
      'styles/b.less':
        '.second { color: green }\n\n.broken {\n  color: @nowhere;\n}\n\n.third { color: blue }',
    });
    expect(flat(css)).toBe('.first{color:red;}.second{color:green;}.third{color:blue;}');
    expect(warnings).toEqual([
      { file: 'styles/b.less', line: 4, message: expect.stringContaining('@nowhere') },
    ]);
  });

  it('lose nothing else of a line that holds a wrong statement', async () => {
    const { css, warnings } = await compile({
      'styles/a.less':
        '.a { color: red } .b { color: @nowhere } /* } */ .c { content: "}"; color: blue } .d { x: @gone } .e { color: green }',
      'styles/b.less': '@w: 2px; .f { width: @w } .g { width: unit(@; } .h { width: @w }',
    });
    expect(flat(css)).toContain('.a{color:red;}');
    expect(flat(css)).toContain('color:blue;}');
    expect(flat(css)).toContain('.e{color:green;}');
    expect(flat(css)).toContain('.f{width:2px;}');
    expect(flat(css)).toContain('.h{width:2px;}');
    for (const gone of ['.b', '.d', '.g']) expect(flat(css)).not.toContain(`${gone}{`);
    expect(warnings.length).toBeGreaterThanOrEqual(3);
  });

  it('go on with the other files where a brace is missing', async () => {
    const { css, warnings } = await compile({
      'styles/a.less': '.first { color: red }',
      'styles/b.less': '.open { color: green;\n.never { closed: yes',
    });
    expect(flat(css)).toContain('.first{color:red;}');
    expect(warnings[0]).toMatchObject({ file: 'styles/b.less' });
  });
});

describe('LESS that means harm', () => {
  const secret = 'root:';

  it.each([
    ['an inline import of a file of the machine', '@import (inline) "/etc/passwd";'],
    ['an import that climbs out', '@import (inline) "../../../../../../../../../../etc/passwd";'],
    ['an import by file address', '@import (inline) "file:///etc/passwd";'],
    ['an import as LESS', '@import (less) "/etc/passwd";'],
    ['a reference import', '@import (reference) "/etc/passwd";'],
    ['image-size', '.a { width: image-width("/etc/passwd") }'],
  ])('reads nothing through %s', async (_name, text) => {
    const { css, warnings } = await compile({ 'styles/a.less': `.kept { color: red }\n${text}\n` });
    expect(css).not.toContain(secret);
    expect(css).not.toContain(Buffer.from(secret).toString('base64').slice(0, 6));
    expect(css).toContain('.kept');
    expect(warnings.length).toBeGreaterThan(0);
  });

  it.each([
    '"/etc/passwd"',
    '"text/plain", "../../../../../../../../etc/passwd"',
    '"image/png;base64", "/etc/passwd"',
  ])('reads nothing through data-uri(%s): the address stays an address', async (address) => {
    const { css } = await compile({ 'styles/a.less': `.a { background: data-uri(${address}) }` });
    expect(css).toMatch(/url\(".*etc\/passwd"\)/);
    expect(css).not.toContain('data:');
  });

  it.each([
    ['at the top', { 'styles/a.less': '.kept { color: red }\n@plugin "evil";' }],
    [
      'in an imported file',
      {
        'styles/a.less': '.kept { color: red }\n@import "b";',
        'styles/b.less': '@plugin "evil";\n.b { c: d }',
      },
    ],
  ])('runs no plugin %s', async (_name, files) => {
    const evil = 'functions.add("pwned", () => "yes"); globalThis.pwned = true;';
    const { css, warnings } = await compile({ ...files, 'styles/evil.js': evil, 'styles/evil': evil }, [
      'styles/a.less',
    ]);
    expect(css).toContain('.kept');
    expect(warnings.map(({ message }) => message).join()).toMatch(/plugin/i);
  });

  it('runs no JavaScript', async () => {
    const { css, warnings } = await compile({
      'styles/a.less': '.kept { color: red }\n.a { width: `process.pid`; height: ~`1+1` }',
    });
    expect(css).toContain('.kept');
    expect(css).not.toMatch(/\d/);
    expect(warnings.length).toBeGreaterThan(0);
  });

  it('leaves addresses in url() alone: the browser asks for them, not the server', async () => {
    const { css } = await compile({ 'styles/a.less': '.a { background: url("http://127.0.0.1:1/x.png") }' });
    expect(css).toContain('url("http://127.0.0.1:1/x.png")');
  });

  it('does not run away: mixins that call themselves', async () => {
    const { css, warnings } = await compile({
      'styles/a.css': '.plain{color:red}',
      'styles/b.less': '.loop() { .loop(); } .a { .loop(); }',
    });
    expect(css).toContain('.plain{color:red}');
    expect(warnings.length).toBeGreaterThan(0);
  });

  it('does not run away: styles that double themselves', async () => {
    const double = Array.from({ length: 40 }, (_, n) => `.m${n + 1}() { .m${n}(); .m${n}(); }`).join('\n');
    const { css, warnings } = await compileStyles(
      taskOf({
        'styles/a.css': '.plain{color:red}',
        'styles/b.less': `.m0() { a: b }\n${double}\n.a { .m40(); }`,
      }),
      { milliseconds: 1500, megabytes: 64, mostLength: 100_000 },
    );
    expect(css).toBe('.plain{color:red}');
    expect(warnings.length).toBeGreaterThan(0);
  });

  it('serves no endless stylesheet', async () => {
    const { css, warnings } = await compileStyles(
      taskOf({
        'styles/a.css': '.plain{color:red}',
        'styles/b.less': '.l(@n) when (@n > 0) { .c@{n} { color: red } .l(@n - 1) } .l(300);',
      }),
      { milliseconds: 8000, megabytes: 192, mostLength: 2000 },
    );
    expect(css).toBe('.plain{color:red}');
    expect(warnings[0]?.message).toContain('2000');
  });
});

it('compiles equal styles once', async () => {
  const compiler = createStyleCompiler();
  const first = compiler.compile(taskOf({ 'styles/a.less': '.a { color: red }' }));
  expect(compiler.compile(taskOf({ 'styles/a.less': '.a { color: red }' }))).toBe(first);
  const other = await compiler.compile(taskOf({ 'styles/a.less': '.a { color: blue }' }));
  expect(other.css).toContain('blue');
});

it('tries styles again that could not be compiled, but not for every visitor', async () => {
  const task = taskOf({ 'styles/a.less': '.a { color: red }' });
  const compiler = createStyleCompiler({ milliseconds: 1, megabytes: 64, mostLength: 1000 }, 50);
  const first = compiler.compile(task);
  expect(await first).toMatchObject({ css: '', isPartial: true });
  expect(compiler.compile(task)).toBe(first);
  await expect.poll(() => compiler.compile(task) === first).toBe(false);
});
