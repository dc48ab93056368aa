import type { FieldFaults } from '@sitewright/domain/pages';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

type SchemaError = ReturnType<typeof Value.Errors>[number];

/** Nobody mends more than these at once, and a broken list of thousands would name each of its entries. */
const MOST_FAULTS = 20;

/** `/sections/0/theme` becomes `sections.0.theme`. */
const placeOf = ({ instancePath }: SchemaError): string =>
  instancePath.replace(/^\//, '').replaceAll('/', '.');

const reasonOf = ({ keyword, params, message }: SchemaError): string => {
  // The only schema that is nothing but false here is that of keys which nobody knows.
  if (keyword === 'boolean') return 'is not a known field';
  return 'allowedValues' in params && Array.isArray(params.allowedValues)
    ? `must be one of ${params.allowedValues.join(', ')}`
    : message;
};

/** What does not fit, by its place; empty when all does. Unknown keys are told at the key, not at what holds it. */
export const findSchemaFaults = (schema: TSchema, value: unknown): FieldFaults => {
  if (Value.Check(schema, value)) return {};
  const faults = new Map<string, string>();
  for (const error of Value.Errors(schema, value)) {
    const place = placeOf(error);
    // Of alternatives the first is told, not that none of them fits.
    if (error.keyword !== 'additionalProperties' && !faults.has(place)) faults.set(place, reasonOf(error));
    if (faults.size >= MOST_FAULTS) break;
  }
  return Object.fromEntries(faults);
};
