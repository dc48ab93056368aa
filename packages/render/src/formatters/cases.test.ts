import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { coreFormatters, corePredicates } from '@sitewright/template';
import { parseCase } from '@sitewright/template/testing';
import { createRenderEngine, formatters, openLocale, predicates } from './index.ts';

const folder = fileURLToPath(new URL('../../cases/', import.meta.url));
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.case'),
);
const cases = names.map((name) => ({ name, ...parseCase(readFileSync(folder + name, 'utf8')) }));
const engine = createRenderEngine();

describe('what templates print', () => {
  it.each(cases)('$name: $fact', ({ template, json, options, output, errors }) => {
    // English unless said otherwise; "none" is a render without locale data.
    const { locale = 'en', now = 0, currency } = options;
    const host = {
      locale: locale === 'none' ? undefined : openLocale(String(locale)),
      ...(currency === undefined ? {} : { currency: String(currency) }),
    };
    const result = engine.render({ template, json, host, now: Number(now) });
    expect(result.output).toBe(output);
    const messages = result.errors.map((error) => error.message);
    expect(messages).toHaveLength(errors.length);
    for (const phrase of errors) expect(messages.join('\n')).toContain(phrase);
  });
});

describe('every name has a case', () => {
  const templates = cases.map((each) => each.template).join('\n');
  const own = (table: object, core: object) =>
    Object.keys(table).filter((name) => !Object.hasOwn(core, name));

  it.each(own(formatters, coreFormatters))('formatter %s', (name) => {
    expect(templates).toMatch(new RegExp(`\\|${name}[ |}]`));
  });

  it.each(own(predicates, corePredicates))('predicate %s', (name) => {
    expect(templates).toContain(`{.${name}`);
  });
});
