import { AttributeBytes } from './attribute-bytes.ts';
import { chargeSharedParts, escapeAttribute, type JsonBudget } from '@sitewright/template';

const COMMA = 44;
const DIGIT_ZERO = 48;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

const bytes = new AttributeBytes();

/**
 * JSON of a value for a quoted attribute; empty if undefined. Serialized and escaped in one pass: product
 * pages have kilobytes of it, every fifth character a quote. `replaceAll` on finished JSON creates a rope of
 * thousands of small strings, and flattening it took longer than the rest of the page.
 */
export const attributeJson = (value: unknown, budget: JsonBudget): string => {
  if (value === undefined) return '';
  chargeSharedParts(value, budget);
  bytes.clear();
  return writeValue(value) ? bytes.text() : escapeAttribute(JSON.stringify(value) ?? '');
};

/** False if the value needs `JSON.stringify`. */
const writeValue = (value: unknown): boolean => {
  switch (typeof value) {
    case 'string':
      return bytes.writeString(value);
    case 'number':
      return writeNumber(value);
    case 'boolean':
      return bytes.writePlain(value ? 'true' : 'false');
    case 'object':
      if (value === null) return bytes.writePlain('null');
      return Array.isArray(value) ? writeList(value) : writeObject(value);
    default:
      return false;
  }
};

const writeNumber = (value: number): true => {
  if (value < 0 || value > 9 || !Number.isInteger(value))
    return bytes.writePlain(Number.isFinite(value) ? `${value}` : 'null');
  bytes.writeByte(DIGIT_ZERO + value);
  return true;
};

const writeList = (list: readonly unknown[]): boolean => {
  bytes.writeByte(OPEN_BRACKET);
  for (let i = 0; i < list.length; i++) {
    if (i > 0) bytes.writeByte(COMMA);
    if (!writeValue(list[i])) return false;
  }
  bytes.writeByte(CLOSE_BRACKET);
  return true;
};

const hasOwn = Object.prototype.hasOwnProperty;

// `for…in`, the own check and the read are in one function: only then V8 iterates the fields in order instead
// of looking each up by name.
const writeObject = (object: object): boolean => {
  if (object instanceof Date) return false;
  const fields = object as Readonly<Record<string, unknown>>;
  bytes.writeByte(OPEN_BRACE);
  let isFirst = true;
  for (const key in fields) {
    if (!hasOwn.call(fields, key)) continue;
    const value = fields[key];
    if (value === undefined || typeof value === 'function') continue;
    if (!bytes.writeName(key, isFirst) || !writeValue(value)) return false;
    isFirst = false;
  }
  bytes.writeByte(CLOSE_BRACE);
  return true;
};
