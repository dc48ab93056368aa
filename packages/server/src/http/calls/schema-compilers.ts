import Ajv, { type Options, type ValidateFunction } from 'ajv';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';

const strictOptions: Options = {
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  allErrors: false,
};

const createAjv = (options: Options): Ajv => new Ajv(options).addFormat('date-time', true);

type Check = ((value: unknown) => boolean) & { errors?: NonNullable<ValidateFunction['errors']> | null };

/**
 * Bodies are taken as they are, what stands in addresses is text that may mean a number. A schema is compiled when the
 * first call comes: all of them at the start would cost half a second and 45 MB, most of it for calls that never come.
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
