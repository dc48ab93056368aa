import fc from 'fast-check';
import { hasActiveMarkup } from '@sitewright/domain/documents';
import { describe, expect, it } from 'vitest';
import { createRenderEngine, formatters, openLocale } from './index.ts';

const engine = createRenderEngine();
const host = { locale: openLocale('en') };

const signs = '<>/"\'={}#&%$-._!? \n\tsſScrıiptIPTﬆﬁKe0\u200B\uFEFF\u00A0';
const words =
  '<s <ſcript script <em> </em> <b&title=" {0} {x} plural other &lt; %3C https://a.example/ @a #a src=//evil.example';
const units = [...signs, ...words.split(' ').map((word) => word.replace('&t', ' t'))];
const texts = fc.string({ unit: fc.constantFrom(...units), maxLength: 8 });
const inactive = texts.filter((text) => !hasActiveMarkup(text));

/** Elements that run, load or restyle something. */
const RUNNING = /<(?:script|svg|iframe|style|link|base|meta|object|embed)/i;

const jsonOf = (text: string, next: string) => ({
  text,
  next,
  pair: { [text]: next, title: text, items: [next] },
  x: 'script',
});

/** Without formatters that print their own markup for any text. */
const uses = Object.keys(formatters)
  .flatMap((name) => [
    `{text|${name}}`,
    `{text|${name} 3}`,
    `{text|${name} next}`,
    `{text|${name} x}`,
    `{pair|${name}}`,
  ])
  .filter((use) => !RUNNING.test(engine.render({ template: use, json: jsonOf('', ''), host }).output));

describe('a text that is no more than text', () => {
  it('goes through nearly all formatters here', () => expect(uses.length).toBeGreaterThan(250));

  it('is made into nothing more by any formatter, nor by the text behind it', () => {
    const template = engine.compile(uses.map((use) => `[${use}]`).join('\n'));
    fc.assert(
      fc.property(inactive, inactive, (text, next) => {
        const { output } = engine.render({ template, json: jsonOf(text, next), host });
        expect(RUNNING.exec(output)?.[0]).toBeUndefined();
        expect(RUNNING.exec(text + next)?.[0]).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['{text|capitalize}', '<ſcript src=//evil.example/x.js>'],
    ['{text|format x}', '<{9}script src=//evil.example/x.js>'],
    ['{text|message x}', '{x plural other {<}}script src=//evil.example/x.js>'],
    ['{text}{rest}', 'Tea <'],
  ])('would be more through %s and counts as that: %j', (template, text) => {
    const json = { text, x: 1, rest: 'script src=//evil.example/x.js>' };
    expect(engine.render({ template, json, host }).output).toMatch(RUNNING);
    expect(hasActiveMarkup(text)).toBe(true);
  });
});
