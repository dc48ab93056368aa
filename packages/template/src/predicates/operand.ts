import { parseReference } from '../parse/reference.ts';
import type { RenderContext } from '../run/context.ts';

/** Returns an argument's value at render. */
export type Operand = (context: RenderContext) => unknown;

const LOOKS_LIKE_JSON = /^(?:["[{\d]|-\d|(?:true|false|null)$)/;

/** A JSON literal or a reference; missing for anything else. */
export const operand = (text: string): Operand => {
  const literal = LOOKS_LIKE_JSON.test(text) ? parseLiteral(text) : undefined;
  if (literal !== undefined) return () => literal;
  return referenceOperand(text);
};

export const referenceOperand = (text: string): Operand => {
  const reference = parseReference(text);
  return reference === null ? () => undefined : (context) => context.resolve(reference);
};

const parseLiteral = (text: string): unknown => {
  try {
    const literal: unknown = JSON.parse(text);
    return literal;
  } catch {
    return undefined;
  }
};

/** One argument is compared with the node, two with each other; null without arguments. */
export const operandPair = (args: readonly string[]): readonly [Operand, Operand] | null => {
  const [first, second] = args;
  if (first === undefined) return null;
  return second === undefined ? [({ node }) => node, operand(first)] : [operand(first), operand(second)];
};
