import { asBoolean, asString, isTruthy, printValue, property } from '@sitewright/template';

/** A field as text; empty if missing, null, a list or an object. */
export const textField = (node: unknown, key: string): string => asString(property(node, key));

/** A field as `{key}` prints it. */
export const printedField = (node: unknown, key: string): string => printValue(property(node, key));

export const listField = (node: unknown, key: string): readonly unknown[] => {
  const found = property(node, key);
  return Array.isArray(found) ? found : [];
};

export const isFieldTruthy = (node: unknown, key: string): boolean => isTruthy(property(node, key));

export const isFieldTrue = (node: unknown, key: string): boolean => asBoolean(property(node, key));

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
