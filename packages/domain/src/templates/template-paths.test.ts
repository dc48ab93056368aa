import { describe, expect, it } from 'vitest';
import { findPathFault, freePath, isBinaryText, templateLanguageOf } from './index.ts';

describe('the name of a template file', () => {
  it.each(['site.region', 'template.conf', 'blocks/card.block', 'collections/blog.item', 'styles/a/b.less'])(
    '[EDT-17] may be %s',
    (path) => expect(findPathFault(path)).toBeUndefined(),
  );

  it.each([
    ['', 'empty'],
    ['../secret.region', 'signs'],
    ['blocks/../../x.block', 'signs'],
    ['blocks//x.block', 'signs'],
    ['/x.region', 'signs'],
    ['.hidden.region', 'signs'],
    ['styles/-custom.less', 'signs'],
    ['blocks/ümlaut.block', 'signs'],
    ['blocks/con.block', 'reserved'],
    ['blocks/__proto__.block', 'reserved'],
    ['assets/logo.svg', 'assets'],
    ['blocks/readme.md', 'place'],
    ['elsewhere/x.block', 'place'],
    [`blocks/${'x'.repeat(200)}.block`, 'long'],
    ['styles/a/b/c/d/e/f.less', 'deep'],
  ])('[EDT-17] cannot be %j: %s', (path, fault) => expect(findPathFault(path)).toBe(fault));

  it('tells what the file is written in', () => {
    expect(['a.region', 'b.conf', 'c.less', 'd.js', 'e', 'f.constructor'].map(templateLanguageOf)).toEqual([
      'template',
      'json',
      'less',
      'javascript',
      'text',
      'text',
    ]);
  });

  it('is free for a copy', () => {
    const taken = new Set(['blocks/card.block', 'blocks/card-2.block', 'pages/a.page.conf']);
    expect(freePath('blocks/card.block', taken)).toBe('blocks/card-3.block');
    expect(freePath('blocks/card-2.block', taken)).toBe('blocks/card-3.block');
    expect(freePath('pages/a.page.conf', taken)).toBe('pages/a-2.page.conf');
    expect(freePath('blocks/new.block', taken)).toBe('blocks/new.block');
  });

  it('does not make text of bytes', () => {
    expect(isBinaryText('\uFFFDP\uFFFD\uFFFD')).toBe(true);
    expect(isBinaryText('Grüße 👋')).toBe(false);
  });
});
