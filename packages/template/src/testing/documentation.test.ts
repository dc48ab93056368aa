import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coreFormatters, corePredicates, DEFAULT_LIMITS } from '../index.ts';
import { TAG_LIMIT } from '../parse/tokenize.ts';
import { parseCase } from './case-file.ts';
import { expectedOf, runCase } from './run-case.ts';

const text = readFileSync(new URL('../../../../docs/template-language.md', import.meta.url), 'utf8');

/** Each example with its heading. */
const examples = text.split(/^#+ /m).flatMap((chapter) => {
  const heading = chapter.split('\n')[0] ?? '';
  return [...chapter.matchAll(/^```case\n([\s\S]*?)^```$/gm)].map(([, source = ''], i) => ({
    name: `${heading}, example ${i + 1}`,
    source,
  }));
});

describe('the documentation for template authors', () => {
  it('has examples', () => {
    expect(examples.length).toBeGreaterThan(30);
  });

  it.each(examples)('$name', ({ source }) => {
    const example = parseCase(source);
    expect(runCase(example)).toEqual(expectedOf(example));
  });

  it('states the limits that hold', () => {
    const limits = [DEFAULT_LIMITS.instructions, DEFAULT_LIMITS.outputLength, TAG_LIMIT];
    for (const limit of limits) expect(text).toContain(limit.toLocaleString('en'));
    expect(DEFAULT_LIMITS.milliseconds).toBe(2_000);
    expect(text).toContain('two seconds');
  });

  it.each([...Object.keys(coreFormatters), ...Object.keys(corePredicates)])('explains `%s`', (name) => {
    expect(text).toContain(`\`${name}`);
  });
});
