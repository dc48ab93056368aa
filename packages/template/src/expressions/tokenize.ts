import type { Reference } from '../parse/reference.ts';
import { splitPath } from '../values/property.ts';
import { ExpressionError } from './expression-error.ts';
import { OPERATORS } from './operators.ts';
import type { Operator } from './operators.ts';
import type { Scalar } from './scalar.ts';
import { readString } from './string-literal.ts';

export interface LiteralToken {
  readonly type: 'literal';
  readonly value: Scalar;
}

export interface ReferenceToken {
  readonly type: 'reference';
  readonly text: string;
  readonly reference: Reference;
}

export interface OperatorToken {
  readonly type: 'operator';
  readonly symbol: string;
  readonly operator: Operator;
}

export type ExpressionToken =
  LiteralToken | ReferenceToken | OperatorToken | { readonly type: '(' | ')' | ',' | ';' };

interface Read {
  readonly token: ExpressionToken;
  readonly end: number;
}

const CONSTANTS: ReadonlyMap<string, Scalar> = new Map<string, Scalar>([
  ['null', null],
  ['true', true],
  ['false', false],
  ['PI', Math.PI],
  ['E', Math.E],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['NaN', Number.NaN],
]);

const BLANK = /[ \t\r\n\u00a0]*/y;
const REFERENCE = /(?:[@$]?[a-zA-Z][\w-]*|@)(?:\.(?:\d+|[@$]?[a-zA-Z][\w-]*|@))*/y;
const HEXADECIMAL = /0x([0-9a-f]*)/iy;
const DECIMAL = /\d+(\.\d*)?(e[+-]?\d*)?/iy;
const SYMBOLS = [...OPERATORS.keys()].sort((a, b) => b.length - a.length);

/** Throws an ExpressionError on an invalid token. */
export const tokenizeExpression = (source: string): ExpressionToken[] => {
  const tokens: ExpressionToken[] = [];
  let position = matchAt(BLANK, source, 0)?.end ?? 0;
  while (position < source.length) {
    const { token, end } = readToken(source, position);
    tokens.push(token);
    position = matchAt(BLANK, source, end)?.end ?? end;
  }
  return tokens;
};

const matchAt = (
  pattern: RegExp,
  source: string,
  position: number,
): { groups: RegExpExecArray; text: string; end: number } | null => {
  pattern.lastIndex = position;
  const groups = pattern.exec(source);
  return groups && { groups, text: groups[0], end: pattern.lastIndex };
};

const readToken = (source: string, position: number): Read => {
  const char = source.charAt(position);
  if (char === '"' || char === "'") {
    const { value, end } = readString(source, position);
    return { token: { type: 'literal', value }, end };
  }
  if (char === '(' || char === ')' || char === ',' || char === ';')
    return { token: { type: char }, end: position + 1 };
  return readNumber(source, position) ?? readName(source, position) ?? readOperator(source, position);
};

const readNumber = (source: string, position: number): Read | null => {
  const hex = matchAt(HEXADECIMAL, source, position);
  if (hex) {
    if (hex.groups[1] === '') throw new ExpressionError('Expected digits after start of hex number');
    return { token: { type: 'literal', value: Number(hex.text) }, end: hex.end };
  }
  const decimal = matchAt(DECIMAL, source, position);
  if (!decimal) return null;
  const [text, fraction, exponent] = decimal.groups;
  if (exponent !== undefined && !/\d$/.test(exponent)) {
    throw new ExpressionError('Expected a digit after exponent in decimal number');
  }
  if (source.charAt(decimal.end) === '.') refuseSecondPoint(fraction, exponent);
  return { token: { type: 'literal', value: Number(text) }, end: decimal.end };
};

const refuseSecondPoint = (fraction: string | undefined, exponent: string | undefined): void => {
  if (exponent !== undefined) throw new ExpressionError('Unexpected decimal point in exponent');
  if (fraction !== undefined) throw new ExpressionError('Duplicate decimal point in number');
};

const readName = (source: string, position: number): Read | null => {
  const name = matchAt(REFERENCE, source, position);
  if (!name) return null;
  const { text, end } = name;
  const constant = CONSTANTS.get(text);
  if (constant !== undefined) return { token: { type: 'literal', value: constant }, end };
  return { token: { type: 'reference', text, reference: splitPath(text) }, end };
};

const readOperator = (source: string, position: number): Read => {
  const symbol = SYMBOLS.find((candidate) => source.startsWith(candidate, position));
  const operator = symbol === undefined ? undefined : OPERATORS.get(symbol);
  if (symbol !== undefined && operator) {
    return { token: { type: 'operator', symbol, operator }, end: position + symbol.length };
  }
  const char = source.charAt(position);
  const kind = char < ' ' ? 'control character' : 'character';
  throw new ExpressionError(`Unexpected ${kind} at ${position}: ${JSON.stringify(char)}`);
};
