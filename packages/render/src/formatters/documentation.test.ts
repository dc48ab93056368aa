import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coreFormatters, corePredicates } from '@sitewright/template';
import { parseCase } from '@sitewright/template/testing';
import { createRenderEngine, formatters, openLocale, predicates } from './index.ts';

const text = readFileSync(new URL('../../../../docs/template-formatters.md', import.meta.url), 'utf8');
const examples = [...text.matchAll(/^```case\n([\s\S]*?)^```$/gm)].map(([, source = '']) =>
  parseCase(source),
);

const engine = createRenderEngine();
const host = { locale: openLocale('en') };
const core = { ...coreFormatters, ...corePredicates };
const names = [...Object.keys(formatters), ...Object.keys(predicates)].filter(
  (name) => !Object.hasOwn(core, name),
);

describe('the documentation of the site’s formatters', () => {
  it('has an example for each subject', () => {
    expect(examples).toHaveLength(6);
  });

  it.each(examples)('$template', ({ template, json, output }) => {
    expect(engine.render({ template, json, host })).toEqual({ output, errors: [] });
  });

  it.each(names)('explains %s', (name) => {
    expect(text).toMatch(new RegExp(`(?:\`|\\\\\\|)${name.replace('?', '\\?')}[ \`]`));
  });
});
