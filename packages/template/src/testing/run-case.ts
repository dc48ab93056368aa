import { expect } from 'vitest';
import {
  coreFormatters,
  corePredicates,
  createEngine,
  notImplementedFormatter,
  notImplementedPredicate,
} from '../index.ts';
import { formatter } from '../run/plugin.ts';
import type { TemplateError } from '../errors.ts';
import type { TemplateCase } from './case-file.ts';

/** The core, and what a host may add: names that are reserved, and a formatter that breaks. */
const engine = createEngine({
  formatters: {
    ...coreFormatters,
    reserved: notImplementedFormatter('reserved'),
    broken: formatter(() => () => {
      throw new TypeError('it broke');
    }),
  },
  predicates: { ...corePredicates, 'reserved?': notImplementedPredicate('reserved?') },
});

export const runCase = ({ template, json, partials, options, output, errors }: TemplateCase): void => {
  const result = engine.render({ template, json, partials, ...options });
  expect(result.output).toBe(output);
  expect(result.errors.map(describeError)).toEqual(errors.map((phrase) => expect.stringContaining(phrase)));
};

const describeError = ({ line, column, message }: TemplateError): string => `${line}:${column} ${message}`;
