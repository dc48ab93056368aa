import { describe, expect, it } from 'vitest';
import { compactStyles } from './compact-styles.ts';

describe('a stylesheet on its way to visitors', () => {
  it('loses comments, line ends and blanks beside signs, and the last semicolon of a rule', () => {
    const css = '/* The frame. */\n.a,\n.b {\n  color: red; /* loud */\n  margin: 0;\n}\n\n.c { top: 0 }\n';
    expect(compactStyles(css)).toBe('.a,.b{color:red;margin:0}.c{top:0}');
  });

  it('keeps blanks that mean something', () => {
    const css = '.a :hover > .b .c { width: calc(1px + 2px); --x: ; font: 1rem / 2 a, b }';
    expect(compactStyles(css)).toBe('.a :hover > .b .c{width:calc(1px + 2px);--x:;font:1rem / 2 a,b}');
  });

  it('loses nothing between two comments', () => {
    expect(compactStyles('/* a */ .x { top: 0 } /* b */ { } .y{}')).toBe('.x{top:0}{}.y{}');
  });

  it('keeps texts, addresses and notices of licences as they were written', () => {
    const kept = [
      `.a::before{content:"two  blanks /* no comment */"}`,
      `.a::before{content:'it\\'s ; so'}`,
      '.a{background:url(//files.example/*.png)}',
      '/*! Licence:\n   keep this */ .a{top:0}',
    ];
    for (const css of kept) expect(compactStyles(css)).toBe(css);
  });

  it('keeps apart what a comment kept apart', () => {
    expect(compactStyles('.a { margin: 1px/* and */2px }')).toBe('.a{margin:1px 2px}');
  });

  it('keeps the semicolon of a statement before a block', () => {
    expect(compactStyles('@layer a, b; {} @media print { @layer a; }')).toBe(
      '@layer a,b;{}@media print{@layer a}',
    );
  });

  it('takes a comment that never ends for what browsers take it', () => {
    expect(compactStyles(`.a { top: 0 } ${'/* '.repeat(100_000)}`)).toBe('.a{top:0}');
  });
});
