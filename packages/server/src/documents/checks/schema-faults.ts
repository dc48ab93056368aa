import type { FieldFaults } from '@sitewright/domain/pages';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

type SchemaError = ReturnType<typeof Value.Errors>[number];

/** A broken list of thousands would report each of its entries. */
const MAX_FAULTS = 20;

/** `/sections/0/theme` becomes `sections.0.theme`. */
const placeOf = ({ instancePath }: SchemaError): string =>
  instancePath.replace(/^\//, '').replaceAll('/', '.');

const reasonOf = ({ keyword, params, message }: SchemaError): string => {
  // The only `false` schema here is that of unknown keys.
  if (keyword === 'boolean') return 'is not a known field';
  return 'allowedValues' in params && Array.isArray(params.allowedValues)
    ? `must be one of ${params.allowedValues.join(', ')}`
    : message;
};

/** Faults by path; empty if the value matches. Unknown keys are reported at the key itself. */
export const findSchemaFaults = (schema: TSchema, value: unknown): FieldFaults => {
  if (Value.Check(schema, value)) return {};
  const faults = new Map<string, string>();
  for (const error of Value.Errors(schema, value)) {
    const place = placeOf(error);
    // Of a union's alternatives, report the first fault, not that none matches.
    if (error.keyword !== 'additionalProperties' && !faults.has(place)) faults.set(place, reasonOf(error));
    if (faults.size >= MAX_FAULTS) break;
  }
  return Object.fromEntries(faults);
};
