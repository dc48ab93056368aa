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

/** The core, and what a host may add: reserved names, and a formatter that throws. */
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

interface Outcome {
  readonly output: string;
  readonly errors: readonly unknown[];
}

/** Actual output and errors of a case. */
export const runCase = ({ template, json, partials, options }: TemplateCase): Outcome => {
  const { output, errors } = engine.render({ template, json, partials, ...options });
  return { output, errors: errors.map(describeError) };
};

/** Expected output and errors. */
export const expectedOf = ({ output, errors }: TemplateCase): Outcome => ({
  output,
  errors: errors.map((phrase): unknown => expect.stringContaining(phrase)),
});

const describeError = ({ line, column, message }: TemplateError): string => `${line}:${column} ${message}`;
