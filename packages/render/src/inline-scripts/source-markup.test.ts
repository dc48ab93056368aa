import { describe, expect, it } from 'vitest';
import { createRenderEngine } from '../formatters/index.ts';
import { readMarkup } from './index.ts';

const engine = createRenderEngine();
const read = (source: string) => readMarkup(source, engine.findTags(source));

describe('scripts in the text of a template', () => {
  it('are known by their text and by the hosts they are loaded from', () => {
    expect(
      read(
        '<script>a({b: 1}); if (x) { y() }</script><SCRIPT SRC=https://a.example/x.js></SCRIPT>' +
          '<script async src=\'//b.example/y.js?v={version}\'></script><script src="/own.js"></script>',
      ),
    ).toEqual({
      scriptTexts: ['a({b: 1}); if (x) { y() }'],
      scriptHosts: ['https://a.example', 'https://b.example'],
      formHosts: [],
      openScripts: [],
    });
  });

  it('are not known where a value is printed in them, but their place is', () => {
    const source = '<script>var a = "{title}";</script>';
    const { openScripts, scriptTexts } = read(source);
    expect(scriptTexts).toEqual([]);
    expect(openScripts.map(({ start, end }) => source.slice(start, end))).toEqual(['var a = "{title}";']);
  });

  it.each([
    ['data', '<script type="application/ld+json">{}</script><script type="text/x-template"><p></script>'],
    ['in a comment', '<!--[if IE]><script src="https://a.example/x.js">old()</script><![endif]-->'],
    ['in a comment of the language', '{## <script src="https://a.example/x.js">old()</script> ##}'],
  ])('are none that are %s', (_name, source) => {
    expect(read(source)).toEqual({ scriptTexts: [], scriptHosts: [], formHosts: [], openScripts: [] });
  });

  it.each([
    'https://{host}/x.js',
    '{url}',
    '//cdn.{host}/x.js',
    'https://cdn.example{path}',
    'https://cdn.example@{host}/x.js',
    'https://cdn.example:{port}/x.js',
  ])('have no host where data would be a part of it: %s', (src) => {
    expect(read(`<script src="${src}"></script>`).scriptHosts).toEqual([]);
  });

  it('have the hosts of all branches', () => {
    const src = '{.if a}https://a.example/{x}{.or}https://b.example/y{.end}';
    expect(read(`<script {.if b}async{.end} src="${src}"></script>`).scriptHosts).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });

  it('end where browsers end them', () => {
    const text = `<!--\nvar a = '<script>b</script>';\n//-->`;
    expect(read(`<script>${text}</script><p>`).scriptTexts).toEqual([text]);
  });
});

it('forms are known by the hosts they are sent to, those of their buttons too', () => {
  expect(
    read(
      '<form method=post action="https://a.example/send?{id}"><input formaction=//b.example/x><button formaction="{url}">' +
        '</form><form action="/own"><!-- <form action="https://c.example"> --></form><form action="{.if a}https://d.example/{.end}">',
    ).formHosts,
  ).toEqual(['https://a.example', 'https://b.example', 'https://d.example']);
});
