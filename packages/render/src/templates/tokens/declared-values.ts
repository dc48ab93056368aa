import type { StyleFile } from '../../styles/index.ts';

/** Values of custom properties by name with dashes, of LESS variables by name without. */
export type DeclaredValues = ReadonlyMap<string, string>;

const COMMENTS = /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|\/\*[^]*?\*\/|(?<!:)\/\/[^\n]*/g;

const withoutComments = (text: string): string =>
  text.replaceAll(COMMENTS, (_found, quoted: string | undefined) => quoted ?? ' ');

interface Rule {
  readonly selector: string;
  readonly body: string;
}

/** Top-level statements and rules; nested rules are ignored. */
const outermost = (text: string): { readonly statements: string; readonly rules: readonly Rule[] } => {
  const rules: Rule[] = [];
  let statements = '';
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of text.matchAll(/[{}]/g)) {
    if (sign === '{' && depth === 0) {
      statements += text.slice(start, index);
      start = index + 1;
    }
    depth = Math.max(0, depth + (sign === '{' ? 1 : -1));
    if (sign !== '}' || depth !== 0) continue;
    const selector = statements.slice(statements.lastIndexOf(';') + 1).trim();
    rules.push({ selector, body: text.slice(start, index) });
    statements = `${statements.slice(0, statements.lastIndexOf(';') + 1)}\n`;
    start = index + 1;
  }
  return { statements: statements + text.slice(start), rules };
};

const ROOT = /^(?::root|html)$/;
const PROPERTY = /(?:^|;)\s*(--[\w-]+)\s*:\s*([^;{}]+)/g;
const VARIABLE = /(?:^|[;\s])@([A-Za-z][\w-]*)\s*:\s*([^;]+);/g;

const pairs = (text: string, pattern: RegExp): [string, string][] =>
  [...text.matchAll(pattern)].map(([, name = '', value = '']) => [
    name,
    value.trim().replaceAll(/\s+/g, ' '),
  ]);

const valuesIn = ({ text, language }: StyleFile): [string, string][] => {
  const { statements, rules } = outermost(withoutComments(text));
  const roots = rules.filter(({ selector }) => selector.split(',').some((each) => ROOT.test(each.trim())));
  const variables = language === 'less' ? pairs(statements, VARIABLE) : [];
  return [...variables, ...roots.flatMap(({ body }) => pairs(body, PROPERTY))];
};

/** Values of all variables in a template's style sheets, in order of their first declaration. */
export const readDeclaredValues = (styles: readonly StyleFile[]): DeclaredValues =>
  new Map(styles.flatMap(valuesIn));
