import { endOfScript } from '../html/index.ts';
import { ScriptScanner } from './script-scanner.ts';

/** A piece of a script: template text, or a value from data. */
export interface ScriptPiece {
  readonly text: string;
  readonly isValue: boolean;
}

const HARMLESS = /^[\w-]*$/;
const NAME = /^\w*$/;
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const JSON_STRING = /"(?:[^"\\]|\\.)*"/g;

/**
 * Everything but letters, digits and spaces. Escaped, these keep their meaning in strings, template literals
 * and regular expressions but are a syntax error in code: values stay harmless even if the scanner misjudges
 * the state.
 */
const SIGNS = /[^\w \u0080-\u2027\u202a-\uffff]/g;

const hexOf = (sign: string, digits: number): string => sign.charCodeAt(0).toString(16).padStart(digits, '0');
const unicodeEscape = (sign: string): string => `\\u${hexOf(sign, 4)}`;
const shortEscape = (sign: string): string =>
  sign > '\u00ff' ? unicodeEscape(sign) : `\\x${hexOf(sign, 2)}`;

const inText = (value: string): string => value.replaceAll(SIGNS, shortEscape);

const inComment = (value: string): string => value.replaceAll(SIGNS, ' ');

const escapeJsonString = (text: string): string =>
  `"${(JSON.parse(text) as string).replaceAll(SIGNS, unicodeEscape)}"`;

/** JSON is valid as an operand. */
const writeJson = (value: string): string | undefined => {
  try {
    JSON.parse(value);
  } catch {
    return undefined;
  }
  return value.replaceAll(JSON_STRING, escapeJsonString).replaceAll(/[\t\n\r]/g, ' ');
};

const writeNumber = (value: string, { isAfterMinus }: ScriptScanner): string =>
  value.startsWith('-') && isAfterMinus ? ` ${value}` : value;

/** A name or number is harmless anywhere; anything else must be a complete operand. */
const inCode = (value: string, scanner: ScriptScanner): string | undefined => {
  if (NAME.test(value)) return value;
  if (NUMBER.test(value)) return writeNumber(value, scanner);
  return scanner.expectsOperand ? writeJson(value) : undefined;
};

/** A value encoded for the current state; undefined if it cannot be encoded safely. */
const writeValue = (value: string, scanner: ScriptScanner): string | undefined => {
  switch (scanner.state) {
    case 'code':
      return inCode(value, scanner);
    case 'line':
    case 'block':
      return inComment(value);
    case 'single':
    case 'double':
    case 'template':
      return inText(value);
    default:
      return HARMLESS.test(value) ? value : undefined;
  }
};

/** Inserts a value. The scanner must be in the same state afterwards as before. */
const passValue = (scanner: ScriptScanner, value: string): string | undefined => {
  scanner.settle();
  if (scanner.hasOpenEscape) return undefined;
  const { place } = scanner;
  const written = writeValue(value, scanner);
  if (written === undefined) return undefined;
  scanner.read(written);
  return scanner.place === place ? written : undefined;
};

/**
 * The text of a template script with its values encoded. Undefined if a value in code is not JSON: the script
 * must not run then.
 */
export const writeScript = (pieces: readonly ScriptPiece[]): string | undefined => {
  const scanner = new ScriptScanner();
  let script = '';
  for (const { text, isValue } of pieces) {
    const written = isValue && text !== '' ? passValue(scanner, text) : text;
    if (written === undefined) return undefined;
    script += written;
    if (!isValue) scanner.read(text);
  }
  return endOfScript(`${script}</script>`, 0) === script.length ? script : undefined;
};
