import { createRenderEngine, openLocale } from '@sitewright/render/formatters';
import { expect, it } from 'vitest';
import { shareCompiled } from './share-compiled.ts';

const engine = shareCompiled(createRenderEngine());
const host = { locale: openLocale('en') };

it('a source is compiled once for all sites', () => {
  expect(engine.compile('<p>{name}</p>')).toBe(engine.compile('<p>{name}</p>'));
  expect(engine.compile('<p>{title}</p>')).not.toBe(engine.compile('<p>{name}</p>'));
});

it('errors name the partial, so one of another name is compiled by itself', () => {
  const [first, second] = ['first', 'second'].map((name) => engine.compile('{.section name}', name));
  expect(first?.errors[0]).toMatchObject({ partial: 'first' });
  expect(second?.errors[0]).toMatchObject({ partial: 'second' });
});

it('what one site prints is in no page of another', () => {
  const template = engine.compile('{.var @seen name}<p>{@seen}</p>');
  const print = (json: object): string => engine.render({ template, json, host }).output;
  expect([print({ name: 'Bakery' }), print({}), print({ name: 'Studio' })]).toEqual([
    '<p>Bakery</p>',
    '<p></p>',
    '<p>Studio</p>',
  ]);
});
