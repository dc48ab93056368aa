const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML cannot hold, not even escaped, are dropped: one of them makes readers refuse the whole feed. */
const FORBIDDEN = /[^\P{C}\t\n\r\p{Cf}\p{Co}]|[\uFFFE\uFFFF]/gu;

export const escapeXml = (text: string): string =>
  text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** An element with text, or nothing where there is none. */
export const element = (name: string, text: string | undefined): string =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : '';

export const lines = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');
