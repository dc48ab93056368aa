import { AttributeBytes } from './attribute-bytes.ts';
import { escapeAttribute, property } from '@sitewright/template';

const bytes = new AttributeBytes();

/**
 * JSON of a value for a quoted attribute; a missing value is empty. A product page carries kilobytes of it, every
 * fifth character a quote, so it is written and escaped in one go. Escaping the finished JSON by `replaceAll` gives a
 * text of thousands of small pieces, which the garbage collector copies one by one while the page is put together:
 * that took longer than the rest of the page.
 */
export const attributeJson = (value: unknown): string => {
  if (value === undefined) return '';
  bytes.clear();
  return writeValue(value) ? bytes.text() : escapeAttribute(JSON.stringify(value) ?? '');
};

/** False when the value holds something that only the general way can write. */
const writeValue = (value: unknown): boolean => {
  switch (typeof value) {
    case 'string':
      return bytes.writeString(value);
    case 'number':
      return bytes.writePlain(Number.isFinite(value) ? `${value}` : 'null');
    case 'boolean':
      return bytes.writePlain(value ? 'true' : 'false');
    case 'object':
      if (value === null) return bytes.writePlain('null');
      return Array.isArray(value) ? writeList(value) : writeObject(value);
    default:
      return false;
  }
};

const writeList = (list: readonly unknown[]): boolean => {
  bytes.writePlain('[');
  for (let i = 0; i < list.length; i++) {
    if (i > 0) bytes.writePlain(',');
    if (!writeValue(list[i])) return false;
  }
  return bytes.writePlain(']');
};

const writeObject = (object: object): boolean => {
  if (object instanceof Date) return false;
  bytes.writePlain('{');
  let separator = '';
  for (const key in object) {
    const value = property(object, key);
    if (value === undefined) continue;
    bytes.writePlain(separator);
    if (!bytes.writeString(key)) return false;
    bytes.writePlain(':');
    if (!writeValue(value)) return false;
    separator = ',';
  }
  return bytes.writePlain('}');
};
