const UNSAFE = /["<>]/;
const ENTITIES: Readonly<Record<string, string>> = { '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/**
 * An id or URL for a quoted attribute. Ampersands are not escaped, because scripts compare these values with
 * those in the page's JSON.
 */
export const attributeToken = (text: string): string =>
  UNSAFE.test(text) ? text.replaceAll(/["<>]/g, (mark) => ENTITIES[mark] ?? mark) : text;
