import { SvgEntities, SvgFault } from './svg-entities.ts';

export { SvgFault } from './svg-entities.ts';

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

const name = String.raw`[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?`;
const attribute = String.raw`\s+${name}\s*=\s*(?:"[^"<]*"|'[^'<]*')`;

const ignored = /<!--[^]*?-->|<\?[^]*?\?>/y;
const documentType = /<!DOCTYPE\s[^[>]*(?:\[([^\]]*)\]\s*)?>/y;
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
const decode = (text: string, own: SvgEntities): string =>
  text.replaceAll(/&(?:#(x[\da-f]{1,6}|\d{1,7})|(\w+));?|&/gi, (whole, digits?: string, entity?: string) => {
    if (digits) return decodeNumber(digits);
    const meant = whole.endsWith(';') && entity ? (entities[entity] ?? own.find(entity)) : undefined;
    if (meant === undefined) throw new SvgFault('An entity is not known.');
    return meant;
  });

const readAttributes = (text: string, own: SvgEntities): SvgAttribute[] =>
  [...text.matchAll(eachAttribute)].map(([, attributeName = '', double, single]) => ({
    name: attributeName,
    value: decode(double ?? single ?? '', own),
  }));

type ToToken = (match: RegExpExecArray, own: SvgEntities) => SvgToken | undefined;

const openToken: ToToken = ([, tag = '', attributes = '', slash], own) => ({
  kind: 'open',
  name: tag,
  attributes: readAttributes(attributes, own),
  isEmpty: slash === '/',
});

const rules: readonly (readonly [pattern: RegExp, toToken: ToToken])[] = [
  [plain, ([text], own) => ({ kind: 'text', text: decode(text, own) })],
  [ignored, () => undefined],
  [
    documentType,
    ([, declared = ''], own) => {
      own.declare(declared);
      return undefined;
    },
  ],
  [cdata, ([, text = '']) => ({ kind: 'text', text })],
  [closing, ([, tag = '']) => ({ kind: 'close', name: tag })],
  [opening, openToken],
];

interface Found {
  readonly length: number;
  readonly token: SvgToken | undefined;
}

const readAt = (source: string, at: number, own: SvgEntities): Found => {
  for (const [pattern, toToken] of rules) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) return { length: match[0].length, token: toToken(match, own) };
  }
  throw new SvgFault('The drawing is not well formed.');
};

/** Reads a drawing as XML; of its document type nothing counts but plain texts that it names. */
export const readSvgTokens = function* readSvgTokens(source: string): Generator<SvgToken> {
  const own = new SvgEntities();
  for (let at = source.startsWith('\uFEFF') ? 1 : 0; at < source.length;) {
    const { length, token } = readAt(source, at, own);
    if (token) yield token;
    at += length;
  }
};
