import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { createValidatorCompiler } from './schema-compilers.ts';

const compile = createValidatorCompiler();
const check = (value: unknown) =>
  compile({
    schema: Type.Object({ on: Type.String({ format: 'date-time' }) }),
    httpPart: 'body',
    method: 'POST',
    url: '/',
  })({ on: value });

it.each([
  '2027-02-28T00:00:00Z',
  '2028-02-29T23:59:59.999Z',
  '2027-12-31T12:30:00.123456+05:30',
  new Date(0).toISOString(),
])('%s is a moment', (text) => {
  expect(check(text)).toBe(true);
});

it.each([
  'tomorrow',
  '',
  '2027-02-29T00:00:00Z',
  '2027-02-31T00:00:00.000Z',
  '2027-13-01T00:00:00Z',
  '2027-00-10T00:00:00Z',
  '2027-01-00T00:00:00Z',
  '2027-01-01T24:00:00Z',
  '2027-01-01T10:60:00Z',
  '2027-01-01',
  '2027-01-01T10:00:00',
  '+012027-01-01T10:00:00Z',
  '2027-01-01T10:00:00Z\n',
])('%j is none', (text) => {
  expect(check(text)).toBe(false);
});
