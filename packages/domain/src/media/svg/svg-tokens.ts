export interface SvgAttribute {
  readonly name: string;
  readonly value: string;
}

export type SvgToken =
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly attributes: readonly SvgAttribute[];
      readonly isEmpty: boolean;
    }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

/** A drawing that is not well formed. Guessing what was meant is how filters and browsers come to disagree. */
export class SvgFault extends Error {}

const name = String.raw`[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?`;
const attribute = String.raw`\s+${name}\s*=\s*(?:"[^"<]*"|'[^'<]*')`;

const ignored = /<!--[^]*?-->|<\?[^]*?\?>|<!DOCTYPE\s[^[>]*>/y;
const cdata = /<!\[CDATA\[([^]*?)\]\]>/y;
const closing = new RegExp(String.raw`</(${name})\s*>`, 'y');
const opening = new RegExp(String.raw`<(${name})((?:${attribute})*)\s*(/?)>`, 'y');
const plain = /[^<]+/y;
const eachAttribute = new RegExp(String.raw`(${name})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`, 'g');

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const LAST_CHARACTER = 0x10_ff_ff;

const decodeNumber = (digits: string): string => {
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number.parseInt(digits, 10);
  if (!(code > 0 && code <= LAST_CHARACTER)) throw new SvgFault('A character does not exist.');
  return String.fromCodePoint(code);
};

/** Judged decoded, written encoded anew: `java&#115;cript:` must not pass for something else. */
const decode = (text: string): string =>
  text.replaceAll(/&(?:#(x[\da-f]{1,6}|\d{1,7})|(\w+));?|&/gi, (whole, digits?: string, entity?: string) => {
    if (digits) return decodeNumber(digits);
    const meant = whole.endsWith(';') && entity ? entities[entity] : undefined;
    if (meant === undefined) throw new SvgFault('An entity is not known.');
    return meant;
  });

const readAttributes = (text: string): SvgAttribute[] =>
  [...text.matchAll(eachAttribute)].map(([, attributeName = '', double, single]) => ({
    name: attributeName,
    value: decode(double ?? single ?? ''),
  }));

const openToken = ([, tag = '', attributes = '', slash]: RegExpExecArray): SvgToken => ({
  kind: 'open',
  name: tag,
  attributes: readAttributes(attributes),
  isEmpty: slash === '/',
});

type Rule = readonly [pattern: RegExp, toToken: (match: RegExpExecArray) => SvgToken | undefined];

const rules: readonly Rule[] = [
  [plain, ([text]) => ({ kind: 'text', text: decode(text) })],
  [ignored, () => undefined],
  [cdata, ([, text = '']) => ({ kind: 'text', text })],
  [closing, ([, tag = '']) => ({ kind: 'close', name: tag })],
  [opening, openToken],
];

interface Found {
  readonly length: number;
  readonly token: SvgToken | undefined;
}

const readAt = (source: string, at: number): Found => {
  for (const [pattern, toToken] of rules) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) return { length: match[0].length, token: toToken(match) };
  }
  throw new SvgFault('The drawing is not well formed.');
};

/** Reads a drawing as XML without a document type of its own. */
export const readSvgTokens = function* readSvgTokens(source: string): Generator<SvgToken> {
  for (let at = source.startsWith('\uFEFF') ? 1 : 0; at < source.length;) {
    const { length, token } = readAt(source, at);
    if (token) yield token;
    at += length;
  }
};
