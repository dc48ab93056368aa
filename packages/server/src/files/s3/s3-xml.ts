const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decodeEntity = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return String.fromCodePoint(code);
};

const decode = (text: string): string => text.replace(/&(\w+|#\d{1,7}|#x[0-9a-fA-F]{1,5});/g, decodeEntity);

/**
 * The texts between `<name>` and `</name>`. Enough for S3's answers, whose elements of one name never nest;
 * not a parser for any other XML.
 */
export const readElements = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))].map(([, content = '']) => content);

export const readText = (xml: string, name: string): string | undefined => {
  const [content] = readElements(xml, name);
  return content === undefined ? undefined : decode(content);
};
