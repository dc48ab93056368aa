import { asString } from '@sitewright/template';

const UNSAFE = /["<>]/;
const ENTITIES: Readonly<Record<string, string>> = { '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/**
 * An id or address inside a quoted attribute. Ampersands stay, because scripts compare these values with the ones
 * in the page's JSON; what could close the attribute does not.
 */
export const attributeToken = (text: string): string =>
  UNSAFE.test(text) ? text.replaceAll(/["<>]/g, (mark) => ENTITIES[mark] ?? mark) : text;

/**
 * JSON of a value for a quoted attribute; a missing value is empty. Product pages carry kilobytes of it, nearly every
 * fifth character a quote, so the native replacements are worth their lines: a walk by character takes twice as long.
 */
export const attributeJson = (value: unknown): string => {
  let json = asString(JSON.stringify(value));
  if (json.includes('&')) json = json.replaceAll('&', '&amp;');
  if (json.includes('<')) json = json.replaceAll('<', '&lt;');
  if (json.includes('>')) json = json.replaceAll('>', '&gt;');
  return json.replaceAll('"', '&quot;');
};
