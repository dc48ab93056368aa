import { ExpressionError } from './expression-error.ts';

export interface StringLiteral {
  readonly value: string;
  /** Just after the closing quote. */
  readonly end: number;
}

const SIMPLE_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['f', '\f'],
  ['r', '\r'],
]);

const HEX_ESCAPES: ReadonlyMap<string, { readonly length: number; readonly refusal: string }> = new Map([
  ['x', { length: 2, refusal: 'Invalid 2-char hex escape found' }],
  ['u', { length: 4, refusal: 'Invalid unicode escape found' }],
  ['U', { length: 8, refusal: 'Invalid unicode escape found' }],
]);

/** Reads the literal whose opening quote is at `start`. */
export const readString = (source: string, start: number): StringLiteral => {
  const quote = source.charAt(start);
  let value = '';
  let position = start + 1;
  while (position < source.length) {
    const char = source.charAt(position);
    if (char === quote) return { value, end: position + 1 };
    if (char === '\\') {
      const escape = readEscape(source, position + 1);
      value += escape.value;
      position = escape.end;
    } else {
      value += refuseLineBreak(char);
      position++;
    }
  }
  throw new ExpressionError('Unterminated string');
};

const refuseLineBreak = (char: string): string => {
  if (char === '\n') throw new ExpressionError('Illegal bare line feed character in string literal');
  if (char === '\r') throw new ExpressionError('Illegal bare carriage return character in string literal');
  return char;
};

/** `start` is just after the backslash. */
const readEscape = (source: string, start: number): StringLiteral => {
  const char = source.charAt(start);
  if (char === '') throw new ExpressionError('Unterminated string');
  const end = start + 1;
  const hex = HEX_ESCAPES.get(char);
  if (hex === undefined) return { value: SIMPLE_ESCAPES.get(char) ?? refuseLineBreak(char), end };
  const digits = source.slice(end, end + hex.length);
  if (digits.length < hex.length || !/^[0-9a-f]+$/i.test(digits)) throw new ExpressionError(hex.refusal);
  return { value: printable(Number.parseInt(digits, 16)), end: end + hex.length };
};

// Replaces control characters other than whitespace and invalid code points, which would break the page.
const printable = (code: number): string => {
  const isControl = code <= 8 || (code >= 0x0e && code <= 0x1f);
  return isControl || code > 0x10ffff ? ' ' : String.fromCodePoint(code);
};
