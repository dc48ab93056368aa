import { describe, expect, it } from 'vitest';
import { coreFormatters, corePredicates, createEngine } from '../index.ts';
import { property, propertyPath, splitPath } from './property.ts';

const engine = createEngine({ formatters: coreFormatters, predicates: corePredicates });
const render = (template: string, json: unknown): string => engine.render({ template, json }).output;

describe('[TPL-08] templates reach own properties only', () => {
  // Only while rendering: a changed prototype breaks other code in the process.
  const renderPlanted = (template: string, json: unknown): string => {
    const planted = { value: 'secret', configurable: true, enumerable: true, writable: true };
    Reflect.defineProperty(Object.prototype, 'planted', planted);
    try {
      return render(template, json);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'planted');
    }
  };

  it.each([
    '{planted}',
    '{a.planted}',
    '{.section planted}{@}{.end}',
    '{.section a}{planted}{.end}',
    '{.if planted}yes{.end}',
    '{a|prop planted}',
    '{a|get name}',
    '{x|lookup name}',
    '{.eval planted}',
    '{.var @v planted}{@v}',
    '{.repeated section list}{planted}{.end}',
    '{.equal? planted "secret"}yes{.end}',
    '{list|find-first planted|json}',
    '{ids|find-first a key}',
  ])('%s does not see what was planted on a prototype', (template) => {
    const json = { a: { b: 1 }, name: 'planted', list: [{ c: 1 }], ids: ['planted'] };
    expect(renderPlanted(template, json)).toBe('');
  });

  it('reads a key named __proto__ only when the data has it', () => {
    expect(property(JSON.parse('{"__proto__": 5}'), '__proto__')).toBe(5);
    expect(property({}, '__proto__')).toBeUndefined();
  });

  it('does not run getters of a class', () => {
    class Account {
      get secret(): string {
        throw new Error('must not run');
      }
    }
    expect(render('[{secret}{a.secret}]', Object.assign(new Account(), { a: new Account() }))).toBe('[]');
  });

  it('treats functions as missing', () => {
    expect(render('[{f}{a.0}]', { f: () => 1, a: [() => 1] })).toBe('[]');
  });

  it('finds no partial, inject or macro on a prototype', () => {
    const { output, errors } = engine.render({
      template: '{.inject @x toString}{@x}{a|apply constructor}',
      json: {},
    });
    expect(output).toBe('');
    expect(errors).toMatchObject([{ code: 'partial-not-found' }]);
  });
});

describe('paths', () => {
  it('index arrays by integers and objects by their digits', () => {
    expect(propertyPath({ list: ['a', { 7: 'b' }] }, splitPath('list.1.7'))).toBe('b');
  });

  it('keep digits too large for an index as a name', () => {
    expect(splitPath('2147483647.2147483648')).toEqual([2147483647, '2147483648']);
  });

  it('end at null', () => {
    expect(propertyPath({ a: null }, ['a', 'b'])).toBeUndefined();
  });
});
