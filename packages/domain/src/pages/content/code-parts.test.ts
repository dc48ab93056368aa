import { describe, expect, it } from 'vitest';
import { findAddedCode, findNewCode } from '../../documents/index.ts';
import { codePartsOf, type CollectionContent } from '../index.ts';

const block = (id: string, type: number, value: object, definitionName?: string) => ({
  id,
  type,
  ...(definitionName === undefined ? {} : { definitionName }),
  value: { ...value },
  desktop: { columnStart: 1, columnEnd: 2, rowStart: 1, rowEnd: 2 },
});
type Block = ReturnType<typeof block>;
const layout = (...blocks: Block[]) => [{ id: 's', theme: 'paper' as const, blocks }];
const page = (fields: Partial<CollectionContent> = {}): CollectionContent => ({
  id: 'p',
  urlId: 'p',
  title: 'Page',
  status: 'draft',
  type: 10,
  typeName: 'page',
  ...fields,
});
const holding = (...blocks: Block[]) => page({ sections: layout(...blocks) });
const places = (before: CollectionContent, after: CollectionContent) =>
  findNewCode(codePartsOf(before), codePartsOf(after)).map(({ place }) => place);

const code = block('a', 23, { source: 'x', mode: 'html' });
const other = block('a', 23, { source: 'y', mode: 'html' });

describe('new code in a page', () => {
  it('is what was added or changed', () => {
    expect(places(page(), page({ headerCode: 'x' }))).toEqual(['headerCode']);
    expect(places(holding(), holding(code))).toEqual(['sections.a']);
    expect(places(holding(code), holding(other))).toEqual(['sections.a']);
    expect(places(page(), page({ fields: { side: layout(code) } }))).toEqual(['fields.side.a']);
  });

  it('is not what was moved within its area or removed, nor other blocks, nor another order of keys', () => {
    expect(places(holding(code), holding())).toEqual([]);
    const reordered = { ...code, value: { mode: 'html', source: 'x' } };
    expect(places(holding(code), holding(block('b', 2, { html: 'text' }), reordered))).toEqual([]);
    expect(places(page({ headerCode: 'x' }), page({ headerCode: '' }))).toEqual([]);
    const moved = page({
      sections: [{ id: 'other', theme: 'ink', blocks: [code] }, ...layout()],
    });
    expect(places(holding(code), moved)).toEqual([]);
  });

  it('is found at every place where an id stands, whichever of them comes last', () => {
    const known = page({ sections: layout(code), fields: { side: layout() } });
    for (const after of [
      page({ sections: layout(other), fields: { side: layout(code) } }),
      page({ fields: { side: layout(code) }, sections: layout(other) }),
    ])
      expect(places(known, after)).toContain('sections.a');
  });

  it('is what a block of an unknown kind holds, and a known one that becomes code', () => {
    expect(places(holding(), holding(block('a', 9999, { source: 'x' })))).toEqual(['sections.a']);
    expect(places(holding(code), holding({ ...code, type: 9999 }))).toEqual(['sections.a']);
    expect(places(holding(), holding(block('a', 1337, {}, 'website.components.unknown')))).toHaveLength(1);
    const button = block('a', 1337, { source: 'x' }, 'website.components.button');
    expect(
      places(holding(button), holding({ ...button, definitionName: 'website.components.code' })),
    ).toEqual(['sections.a']);
  });

  it('is a text with markup that would run where a template prints it as it is', () => {
    const script = '<script>x()</script>';
    expect(places(page(), page({ title: script, seo: { title: script } }))).toEqual(['title', 'seo.title']);
    expect(places(page({ title: script }), page({ title: script }))).toEqual([]);
    expect(places(page(), page({ title: 'Tea <em>& cake</em>, 1 < 2' }))).toEqual([]);
    const quote = block('q', 31, { quote: '<img src=x onerror=y>' });
    expect(places(holding(), holding(quote))).toEqual(['sections.q.quote']);
    expect(places(holding(), holding(block('m', 44, { text: script })))).toEqual([]);
  });
});

describe('what a block holds at a place that is none of its kind', () => {
  const script = '<script>x()</script>';
  const component = (name: string, value: object) => block('c', 1337, value, `website.components.${name}`);

  it.each([
    ['a list in place of HTML', component('imageFluid', { caption: [script] })],
    ['a group in place of HTML', component('imageFluid', { caption: { html: script } })],
    ['the name of HTML deeper down', component('imageFluid', { data: { caption: script } })],
    ['the name of a document', component('imageFluid', { document: script })],
    ['the name of a document in another kind', component('button', { document: { text: script } })],
    ['the name of an answer', component('button', { oembed: { html: script } })],
    ['the HTML of another kind', component('button', { html: script })],
    ['a name of its own', component('map', { any: [{ deep: script }] })],
    ['the name of a field', component('map', { [script]: 1 })],
    ['entries in place of the list', block('c', 69, { items: { html: [script] } })],
    ['a document outside of an entry', block('c', 69, { items: [], document: script })],
    ['HTML that is none in an entry', block('c', 69, { items: [{ html: [script] }, script] })],
  ])('is searched: %s', (_name, each) => {
    expect(places(holding(), holding(each)).length).toBeGreaterThan(0);
  });

  it('is let be where it is sanitised, or the program alone shows it', () => {
    const items = [{ title: 'T', html: script, document: { type: 'doc', content: [{ text: script }] } }];
    for (const each of [
      block('c', 69, { items }),
      block('c', 5, { caption: script }),
      component('imageFluid', { caption: script }),
      block('c', 2, { document: { type: 'doc', content: [{ text: script }] } }),
    ])
      expect(places(holding(), holding(each))).toEqual([]);
  });
});

describe('a frame of an outside service', () => {
  const known = '<iframe src="https://player.vimeo.com/video/1" width="640" height="360"></iframe>';

  it('is code unless it is one of a known service and nothing else', () => {
    for (const html of [
      '<iframe src="https://evil.example/"></iframe>',
      '<iframe src="https://player.vimeo.com.evil.example/video/1"></iframe>',
      '<iframe src="https://player.vimeo.com@evil.example/video/1"></iframe>',
      '<iframe src="https://player.vimeo.com/video/1" srcdoc="x"></iframe>',
      `${known}<iframe src="https://evil.example/"></iframe>`,
      ` ${known.replace('player.vimeo.com', 'evil.example')}`,
    ]) {
      expect(places(holding(), holding(block('v', 32, { oembed: { html } }))), html).toHaveLength(1);
      const gallery = block('g', 8, { items: [{ oembed: { html } }] });
      expect(places(holding(), holding(gallery)), html).toHaveLength(1);
    }
  });

  it('is none where a known service shows something', () => {
    const value = { oembed: { html: known, title: 'About <script>' } };
    expect(places(holding(), holding(block('v', 32, value)))).toEqual([]);
    const gallery = block('g', 8, { items: [{ oembed: { html: known } }] });
    expect(places(holding(), holding(gallery))).toEqual([]);
  });
});

describe('a copy', () => {
  const added = (original: CollectionContent, copy: CollectionContent) =>
    findAddedCode(codePartsOf(original), codePartsOf(copy)).length;

  it('has the code of its original under other ids, in the same areas and not more often', () => {
    const copied = { ...code, id: 'copy' };
    expect(added(holding(code), holding(copied))).toBe(0);
    expect(added(holding(code), holding(copied, { ...code, id: 'again' }))).toBe(1);
    expect(added(holding(code), page({ fields: { side: layout(copied) } }))).toBe(1);
    expect(added(holding(code), page({ sections: layout(other), fields: { side: layout(other) } }))).toBe(2);
  });
});
