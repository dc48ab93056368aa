import { describe, expect, it } from 'vitest';
import { buildTree } from './template-parser.ts';

const shown = (source: string): string => buildTree(source).toString();

describe('the grammar of templates', () => {
  it('nests sections and keeps what stands between tags as text', () => {
    expect(shown('<p>{.section a}{b|html}{.or}no{.end}</p>')).toBe(
      'Template(Text,Section(OpenTag(Keyword,Name),Tag(Name,Formatter),MiddleTag(Keyword),Text,EndTag(Keyword)),Text)',
    );
  });

  it('takes an end too many and a section without one', () => {
    expect(shown('{.end}{.if a}x')).toBe('Template(EndTag(Keyword),Section(OpenTag(Keyword,Name),Text))');
  });

  it('leaves styles, scripts and comments alone', () => {
    expect(shown('<style>p { color: red }</style>{# note }')).toBe('Template(Text,Comment)');
    expect(shown('')).toBe('Template');
  });

  it('covers the whole of a long file', () => {
    const source = '<li>{title|html}</li>\n'.repeat(20_000);
    expect(buildTree(source).length).toBe(source.length);
  });
});
