import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { valueFaultText } from './value-messages.ts';
import { readFieldConstraints } from './field-constraints.ts';

type SchemaError = ReturnType<typeof Value.Errors>[number];

/** Messages by path: `items.2.title`. */
export type ValueFaults = Readonly<Record<string, string>>;

/** Enough for one form. */
const MAX_FAULTS = 20;

const pathOf = ({ instancePath }: SchemaError): string[] => instancePath.split('/').slice(1);

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
    value,
  );

const missingIn = (error: SchemaError): string[] => {
  const names = 'requiredProperties' in error.params ? error.params.requiredProperties : [];
  return Array.isArray(names) ? names.map((name) => [...pathOf(error), String(name)].join('.')) : [];
};

/** Schema violations as messages for the user; empty if valid. */
export const findValueFaults = (schema: TSchema, value: unknown): ValueFaults => {
  if (Value.Check(schema, value)) return {};
  const faults = new Map<string, string>();
  for (const error of Value.Errors(schema, value)) {
    const { keyword } = error;
    // Reported for the unknown or missing keys, not for their parent.
    if (keyword === 'additionalProperties' || keyword === 'anyOf') continue;
    const path = pathOf(error);
    const places = keyword === 'required' ? missingIn(error) : [path.join('.')];
    const constraints = readFieldConstraints(schema, path);
    const text = valueFaultText({ keyword, constraints, value: valueAt(value, path) });
    for (const place of places) if (!faults.has(place)) faults.set(place, text);
    if (faults.size >= MAX_FAULTS) break;
  }
  return Object.fromEntries(faults);
};
