import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { coreFormatters, corePredicates } from '../index.ts';
import { parseCase } from './case-file.ts';
import { expectedOf, runCase } from './run-case.ts';

const folder = fileURLToPath(new URL('../../cases', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.case'),
);

describe('[TPL-02] the language, one fact a case', () => {
  it.each(files)('%s', (file) => {
    const found = parseCase(readFileSync(join(folder, file), 'utf8'));
    expect(runCase(found)).toEqual(expectedOf(found));
  });
});

describe('every part of the language has a case', () => {
  const subjects = new Set(files.map((file) => file.split('/').slice(0, 2).join('/')));
  const instructions = [
    'variable',
    'section',
    'repeated-section',
    'alternates-with',
    'or',
    'if',
    'predicate',
    'var',
    'ctx',
    'eval',
    'macro',
    'include',
    'inject',
    'comment',
    'meta',
  ];

  it.each(instructions)('instruction %s', (name) => {
    expect(subjects).toContain(`instructions/${name}`);
  });

  it.each(Object.keys(coreFormatters))('formatter %s', (name) => {
    expect(subjects).toContain(`formatters/${name}`);
  });

  it.each(Object.keys(corePredicates))('predicate %s', (name) => {
    expect(subjects).toContain(`predicates/${name.slice(0, -1)}`);
  });
});
