import { readStyleFiles } from '../../styles/index.ts';
import { describe, expect, it } from 'vitest';
import type { TemplateWarning } from '../template-warning.ts';
import { readStyleTokens } from './read-style-tokens.ts';

const read = (folder: Readonly<Record<string, string>>) => {
  const files = new Map(Object.entries(folder));
  const warnings: TemplateWarning[] = [];
  const styles = readStyleFiles([], files, warnings);
  const tokens = readStyleTokens({ files, styles }, warnings);
  const own = tokens.filter(({ name }) => !name.startsWith('--sw-'));
  return { own, tokens, warnings };
};

const find = (tokens: ReturnType<typeof read>['tokens'], name: string) =>
  tokens.find((token) => token.name === name);

describe('the tokens of a template', () => {
  it('[EDT-14] are those its styles.conf names, with the values its stylesheets give them', () => {
    const { own, warnings } = read({
      'styles.conf': `{
        // Colours first.
        "tokens": [
          { "name": "--paper", "title": "Paper", "type": "colour" },
          { "name": "--h1", "title": "Heading 1", "type": "size", "group": "type", "unit": "rem", "scale": 4, "phone": 0.5, "max": 9 },
        ]
      }`,
      'styles/a.css': ':root { --paper: #f4f1ea; --other: red; --h1: clamp(2rem, 4vw, 5rem) }',
    });
    expect(warnings).toEqual([]);
    expect(own).toEqual([
      { name: '--paper', title: 'Paper', group: 'colours', type: 'colour', value: '#f4f1ea' },
      {
        name: '--h1',
        title: 'Heading 1',
        group: 'type',
        type: 'size',
        value: 'clamp(2rem, 4vw, 5rem)',
        unit: 'rem',
        scale: 4,
        phone: 0.5,
        max: 9,
      },
    ]);
  });

  it('[EDT-17] tell what is wrong with styles.conf, and the rest of it counts', () => {
    const { own, warnings } = read({
      'styles.conf':
        '{"tokens": [{"name": "--a", "type": "colour"}, {"name": "--b", "type": "wish"}, {}, {"name": "--c", "type": "size", "value": "1rem"}]}',
      'styles/a.css': 'html { --b: red }',
    });
    expect(own.map(({ name }) => name)).toEqual(['--c']);
    expect(warnings.map(({ message }) => message)).toEqual([
      'No stylesheet sets "--a", so it has no value.',
      '"--b" is of no kind: give it one of colour, font, size, number, choice, switch, text.',
      'A token has no name.',
    ]);
    const broken = read({ 'styles.conf': '{"tokens": [', 'styles/a.css': '' });
    expect(broken.warnings.map(({ file }) => file)).toEqual(['styles.conf']);
  });

  it('[EDT-14] are read off the root of a stylesheet where nothing names them', () => {
    const { own } = read({
      'styles/a.css': `
        /* :root { --commented: red } */
        :root { --vermilion-deep: #cf351b; --gap: 1.5rem; --sans: Arial, sans-serif; --weight: 600;
          --follows: var(--gap); --shadow: 0 1px 2px rgb(0 0 0 / 10%); }
        @media (width > 40em) { :root { --gap: 3rem; } .b { --c: red } }
        .a { --inner: blue }`,
    });
    expect(own.map(({ name, title, type }) => [name, title, type])).toEqual([
      ['--vermilion-deep', 'Vermilion deep', 'colour'],
      ['--gap', 'Gap', 'size'],
      ['--sans', 'Sans', 'font'],
      ['--weight', 'Weight', 'number'],
    ]);
    expect(find(own, '--gap')?.value).toBe('1.5rem');
  });

  it('[EDT-14] come from the comments of older templates, with the variable in the next line', () => {
    const { own } = read({
      'styles/a.less': [
        '// tweak: { "type" : "color", "title" : "Site Background" }',
        '@back: #fdfcfa;',
        '// tweak: { "type" : "value", "title" : "Measure", "min" : 400, "max" : "900px", "step" : 10 }',
        '@measure: 640px;',
        '// tweak: { "type" : "dropdown", "title" : "Post Layout", "options" : ["Single", "Two Columns"], "default" : "Two Columns" }',
        '// tweak: { "type" : "checkbox", "title" : "Show Tag Line", "active" : true }',
        '// tweak: { "type" : "color", "title" : "Nothing" }',
        '.a { color: @back }',
      ].join('\n'),
    });
    expect(own).toEqual([
      { name: 'back', title: 'Site Background', group: 'colours', type: 'colour', value: '#fdfcfa' },
      {
        name: 'measure',
        title: 'Measure',
        group: 'spacing',
        type: 'size',
        value: '640px',
        unit: 'px',
        min: 400,
        max: 900,
        step: 10,
      },
      {
        name: 'post-layout',
        title: 'Post Layout',
        group: 'more',
        type: 'choice',
        value: 'Two Columns',
        options: ['Single', 'Two Columns'],
      },
      { name: 'show-tag-line', title: 'Show Tag Line', group: 'more', type: 'switch', value: 'true' },
    ]);
  });

  it("hold the machine's own, with what the template makes of them", () => {
    const { tokens } = read({ 'styles/a.css': ':root { --paper: #eee; --sw-paper: var(--paper) }' });
    expect(find(tokens, '--sw-paper')).toMatchObject({ value: 'var(--paper)', reach: 'block' });
    expect(find(tokens, '--sw-ink')).toMatchObject({ value: '#161412', on: '--sw-paper' });
  });
});
