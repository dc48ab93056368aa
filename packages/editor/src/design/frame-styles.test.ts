// @vitest-environment happy-dom
import type { StyleToken } from '@sitewright/domain/styles';
import { describe, expect, it } from 'vitest';
import { compiledPart, applyTokenValues, replaceBodyClasses, replaceStyleSheet } from './frame-styles.ts';

const token = (name: string, rest: Partial<StyleToken> = {}): StyleToken => ({
  name,
  title: name,
  group: 'colours',
  type: 'colour',
  value: '#fff',
  ...rest,
});

const tokens = [
  token('--paper'),
  token('ink'),
  token('--sans', { type: 'font', value: 'serif' }),
  token('wide', { type: 'switch', value: 'false' }),
  token('menu', { type: 'choice', value: 'Left' }),
];

const rootValue = (name: string) => document.documentElement.style.getPropertyValue(name);

describe('the page in the style editor', () => {
  it('[EDT-14] takes tokens at once, and the theme’s value for what is reset', () => {
    applyTokenValues(document, tokens, { '--paper': '#123456', ink: 'red' });
    expect(rootValue('--paper')).toBe('#123456');
    expect(rootValue('ink')).toBe('');
    applyTokenValues(document, tokens, {});
    expect(rootValue('--paper')).toBe('#fff');
  });

  it('[EDT-14] gets one new style sheet in place of its own', () => {
    const page = document.implementation.createHTMLDocument();
    replaceStyleSheet(page, 'a{color:red}');
    replaceStyleSheet(page, 'a{color:blue}');
    expect(page.querySelectorAll('style')).toHaveLength(1);
    expect(page.querySelector('style')?.textContent).toBe('a{color:blue}');
  });

  it('[EDT-14] changes the classes of the template’s choices and no others', () => {
    document.body.className = 'homepage wide menu-left';
    replaceBodyClasses(document, tokens, ['menu-right']);
    expect(document.body.className).toBe('homepage menu-right');
  });

  it('asks the server only about fonts, variables of LESS and choices', () => {
    const before = compiledPart(tokens, {});
    expect(compiledPart(tokens, { '--paper': '#000' })).toBe(before);
    expect(compiledPart(tokens, { ink: '#000' })).not.toBe(before);
    expect(compiledPart(tokens, { '--sans': 'Lora' })).not.toBe(before);
  });
});
