const UNSAFE = /["<>]/;
const ENTITIES: Readonly<Record<string, string>> = { '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/**
 * An id or address inside a quoted attribute. Ampersands stay, because scripts compare these values with the ones
 * in the page's JSON; what could close the attribute does not.
 */
export const attributeToken = (text: string): string =>
  UNSAFE.test(text) ? text.replaceAll(/["<>]/g, (mark) => ENTITIES[mark] ?? mark) : text;
