import { endOfScript } from '../html/index.ts';
import { ScriptScanner, type ScriptState } from './script-scanner.ts';

/** A piece of a script: text of the template, or a value that data gave. */
export interface ScriptPiece {
  readonly text: string;
  readonly isValue: boolean;
}

/** A name or a number does nothing by itself, wherever it stands. */
const HARMLESS = /^[\w-]*$/;

const escapes: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
  '<': '\\x3c',
};

const inText = (value: string): string =>
  value.replaceAll(/[\\'"`$\n\r\u2028\u2029<]/g, (sign) => escapes[sign] ?? `\\${sign}`);

const inComment = (value: string): string => value.replaceAll(/[\n\r\u2028\u2029<*]/g, ' ');

/** JSON is a value in code too; `<` stands in its texts alone. */
const inCode = (value: string): string | undefined => {
  try {
    JSON.parse(value);
  } catch {
    return undefined;
  }
  return value.replaceAll(/[<\u2028\u2029]/g, (sign) => (sign === '<' ? '\\u003c' : (escapes[sign] ?? sign)));
};

/** A value as it may stand at a place of a script; nothing where it could say more than its own text. */
const writeValue = (value: string, state: ScriptState): string | undefined => {
  if (HARMLESS.test(value)) return value;
  if (state === 'code') return inCode(value);
  if (state === 'line' || state === 'block') return inComment(value);
  return state === 'single' || state === 'double' || state === 'template' ? inText(value) : undefined;
};

/**
 * The text of a template's script with its values put in so that they stay values. Nothing where one stands as code and is
 * not JSON: the script must not run then.
 */
export const writeScript = (pieces: readonly ScriptPiece[]): string | undefined => {
  const scanner = new ScriptScanner();
  let script = '';
  for (const { text, isValue } of pieces) {
    const written = isValue ? writeValue(text, scanner.state) : text;
    if (written === undefined) return undefined;
    script += written;
    if (!isValue) scanner.read(text);
    else if (scanner.state === 'code') scanner.readOperand();
  }
  return endOfScript(`${script}</script>`, 0) === script.length ? script : undefined;
};
