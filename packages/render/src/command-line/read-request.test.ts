import { describe, expect, it } from 'vitest';
import { readRequest } from './read-request.ts';

describe('requests on the command line', () => {
  it('need only a template', () => {
    expect(readRequest('{"template":"{a}"}')).toMatchObject({
      template: '{a}',
      partials: {},
      injects: {},
      expressions: true,
      includes: true,
      host: { locale: { id: 'en' } },
    });
  });

  it('take locale, moment and switches from the properties', () => {
    const properties = {
      locale: 'de',
      now: 5,
      enableExpr: false,
      enableInclude: false,
      exprOpts: { maxTokens: 9 },
    };
    expect(readRequest(JSON.stringify({ template: '', json: 1, properties }))).toMatchObject({
      json: 1,
      now: 5,
      expressions: false,
      includes: false,
      expressionLimits: { maxTokens: 9 },
      host: { locale: { id: 'de' } },
    });
  });

  it('have no locale data when the locale is "none"', () => {
    expect(readRequest('{"template":"","properties":{"locale":"none"}}').host.locale).toBeUndefined();
  });

  it('are refused with a sentence when they are none', () => {
    expect(() => readRequest('{"json":{}}')).toThrow('A request needs a "template" that is text.');
    expect(() => readRequest('[]')).toThrow('A request needs a "template" that is text.');
    expect(() => readRequest('nonsense')).toThrow(SyntaxError);
  });
});
