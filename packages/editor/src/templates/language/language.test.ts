import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { completeAt } from './complete.ts';
import { scanTags } from './scan-tags.ts';
import { lookUp, partialData, scopesAt } from './scopes.ts';
import { completeTemplate, templateSupport } from './template-language.ts';

const data = {
  website: { siteTitle: 'Halyard', logo: { width: 10 } },
  collection: { title: 'News', items: 3 },
  items: [
    { title: 'First', tags: ['a'] },
    { title: 'Second', author: { name: 'Ada' } },
  ],
};
const completionData = { data, partials: ['card', 'navigation'] };

/** Labels offered where the bar stands. */
const offered = (marked: string): string[] => {
  const position = marked.indexOf('¦');
  const found = completeAt({ source: marked.replace('¦', ''), position, completionData });
  return found?.options.map(({ label }) => label) ?? [];
};

describe('tags of a template', () => {
  it('are told from text as the language tells them', () => {
    const source =
      '<style>p { color: red }</style> {title} { title } {{name}} {a|b c} {.nothing x} {# no } {## {x} ##}';
    expect(scanTags(source).map(({ from, to }) => source.slice(from, to))).toEqual([
      '{title}',
      '{name}',
      '{a|b c}',
      '{# no }',
      '{## {x} ##}',
    ]);
  });

  it('have parts by what they are', () => {
    const source = '{.var @x a.b|date %Y|html}{.if equal? a 1}{.or odd? n}{.end}{a, b|money}';
    const parts = scanTags(source).map(({ parts: found }) =>
      found.map(({ role, from, to }) => `${role}:${source.slice(from, to)}`),
    );
    expect(parts).toEqual([
      ['keyword:.var', 'name:@x', 'name:a.b', 'formatter:date', 'argument: %Y', 'formatter:html'],
      ['keyword:.if', 'predicate:equal?', 'argument: a 1'],
      ['keyword:.or', 'predicate:odd?', 'argument: n'],
      ['keyword:.end'],
      ['name:a, b', 'formatter:money'],
    ]);
  });

  it('without an end take nothing but the rest', () => {
    expect(scanTags('a {## open').map(({ kind, to }) => [kind, to])).toEqual([['comment', 10]]);
    expect(scanTags('a {open')).toEqual([]);
  });
});

describe('the names at a place', () => {
  it('[EDT-17] are looked for by the sections that are open there', () => {
    const source = '{.repeated section items}{.section author}x{.or}y{.end}{.end}z';
    const at = (sign: string) => scopesAt(source, source.indexOf(sign), data);
    expect(at('x')).toHaveLength(3);
    expect(lookUp(at('x'), ['name'])).toBe('Ada');
    expect(lookUp(at('x'), ['website', 'siteTitle'])).toBe('Halyard');
    expect(at('y')).toHaveLength(2);
    expect(lookUp(at('y'), ['title'])).toBe('First');
    expect(at('z')).toEqual([data]);
  });

  it('never reach what every object has', () => {
    expect(lookUp([data], ['constructor'])).toBeUndefined();
    expect(lookUp([data], ['website', '__proto__'])).toBeUndefined();
  });
});

describe('completion', () => {
  it('[EDT-17] offers names of the page’s data, resolved outwards', () => {
    expect(offered('{¦')).toEqual(expect.arrayContaining(['website', 'collection', 'items', '@index']));
    expect(offered('{website.¦')).toEqual(['siteTitle', 'logo']);
    expect(offered('{website.logo.w¦}')).toEqual(['width']);
    expect(offered('{.repeated section items}{¦')).toEqual(
      expect.arrayContaining(['title', 'tags', 'author', 'website']),
    );
    expect(offered('{.if collection.¦')).toEqual(['title', 'items']);
    expect(offered('{.eval items + colle¦')).toContain('collection');
  });

  it('[EDT-17] offers a section the names of the current node only', () => {
    expect(offered('{.section website}{.section ¦')).not.toContain('collection');
    expect(offered('{.section website}{.section ¦')).toEqual(expect.arrayContaining(['siteTitle', 'logo']));
  });

  it('[EDT-17] offers a partial the names of the page and those of its items', () => {
    const inPartial = (source: string) =>
      completeAt({
        source,
        position: source.length,
        completionData: { data: partialData(data), partials: [] },
      });
    const labels = inPartial('{')?.options.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['website', 'items', 'title', 'author']));
    expect(inPartial('{.section author}{')?.options.map(({ label }) => label)).toContain('name');
  });

  it('[EDT-17] offers formatters, predicates, instructions and partials with a line on each', () => {
    expect(offered('{title|tru¦')).toEqual(expect.arrayContaining(['truncate', 'html', 'product-price']));
    expect(offered('{.¦')).toEqual(expect.arrayContaining(['repeated section', 'end', 'equal?']));
    expect(offered('{.or ¦')).toContain('odd?');
    expect(offered('{@|apply c¦')).toEqual(['card.block', 'navigation.block']);
    expect(offered('{.include ¦')).toEqual(['card.block', 'navigation.block']);
    expect(offered('{.var @big title}{@¦')).toContain('@big');
    const texts = completeAt({ source: '{a|', position: 3, completionData })?.options.map(({ text }) => text);
    expect(texts?.every((text) => text !== undefined && text.length > 5)).toBe(true);
  });

  it('offers nothing in text, in comments and in styles', () => {
    for (const text of ['abc¦', '{title} ¦', '{# ¦', 'p { color: ¦', '{\n  color¦'])
      expect(offered(text)).toEqual([]);
  });

  it('shows what the names hold on this page', () => {
    const options = completeAt({ source: '{', position: 1, completionData })?.options ?? [];
    expect(options.find(({ label }) => label === 'items')?.detail).toBe('list of 2');
    const title = completeAt({ source: '{website.', position: 9, completionData })?.options[0];
    expect(title?.detail).toBe('“Halyard”');
  });

  it('[EDT-17] offers elements between tags, and never inside one that is not closed yet', () => {
    const offer = (marked: string) => {
      const doc = marked.replace('¦', '');
      const state = EditorState.create({ doc, extensions: templateSupport(() => completionData) });
      const found = completeTemplate(() => completionData)(
        new CompletionContext(state, marked.indexOf('¦'), true),
      );
      return found?.options.map(({ label }) => label) ?? [];
    };
    expect(offer('<¦')).toContain('abbr');
    const inside = offer('{websi¦{.if foo}<b>');
    expect(inside).toContain('website');
    expect(inside.filter((label) => label.startsWith('<'))).toEqual([]);
  });
});
