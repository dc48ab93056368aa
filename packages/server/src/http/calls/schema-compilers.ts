import Ajv, { type Options, type ValidateFunction } from 'ajv';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { isDateTime } from './date-time.ts';

const strictOptions: Options = {
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  allErrors: false,
};

const createAjv = (options: Options): Ajv => new Ajv(options).addFormat('date-time', isDateTime);

type Check = ((value: unknown) => boolean) & { errors?: NonNullable<ValidateFunction['errors']> | null };

/**
 * Bodies are not coerced; path and query parameters are text and may be coerced to numbers. A schema is
 * compiled at the first request: compiling all at start would take half a second and 45 MB.
 */
export const createValidatorCompiler = (): FastifySchemaCompiler<object> => {
  const bodies = createAjv(strictOptions);
  const addresses = createAjv({ ...strictOptions, coerceTypes: true });
  return ({ schema, httpPart }) => {
    let validate: ValidateFunction | undefined;
    const check: Check = (value) => {
      validate ??= (httpPart === 'body' ? bodies : addresses).compile(schema);
      const isValid = validate(value);
      check.errors = validate.errors ?? null;
      return isValid;
    };
    return check;
  };
};

export const createSerializerCompiler =
  (): FastifySerializerCompiler<object> =>
  ({ schema }) => {
    let stringify: ((value: unknown) => string) | undefined;
    return (value) => {
      stringify ??= fastJsonStringify(schema);
      return stringify(value);
    };
  };
