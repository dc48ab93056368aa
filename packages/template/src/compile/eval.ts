import { describeExpression } from '../expressions/debug.ts';
import { evaluate } from '../expressions/evaluate.ts';
import { ExpressionError } from '../expressions/expression-error.ts';
import { parseExpression } from '../expressions/parse.ts';
import type { Expression } from '../expressions/parse.ts';
import type { EvalNode } from '../parse/tree.ts';
import type { RenderContext } from '../run/context.ts';
import type { Site } from '../source-site.ts';
import { printValue } from '../values/convert.ts';
import { siteOf } from './scope.ts';
import type { CompileScope } from './scope.ts';

/** An expression, or why it is invalid. */
type Parsed = { readonly expression: Expression } | { readonly refusal: string };

const EMPTY: Expression = { statements: [], tokenCount: 0 };

export const compileEval = (node: EvalNode, scope: CompileScope): ((context: RenderContext) => string) => {
  const site = siteOf(scope, node.offset, 'EVAL');
  const isDebug = node.source.startsWith('#');
  const source = isDebug ? node.source.slice(1) : node.source;
  let parsed: Parsed | null = null;
  return (context) => {
    if (context.input.expressions === false) return '';
    parsed ??= tryParse(source);
    const expression = accept(context, parsed, { site, source });
    const description = isDebug ? `EVAL=${describeExpression(expression ?? EMPTY)}` : '';
    const value = expression && run(context, expression, { site, source });
    if (value === undefined || expression === null) return description;
    return description + (isDebug ? ' -> ' : '') + printValue(value);
  };
};

const tryParse = (source: string): Parsed => {
  try {
    return { expression: parseExpression(source) };
  } catch (thrown) {
    if (thrown instanceof ExpressionError) return { refusal: thrown.message };
    throw thrown;
  }
};

interface Place {
  readonly site: Site;
  readonly source: string;
}

/** Null if the expression must not run, which is reported once per render. */
const accept = (context: RenderContext, parsed: Parsed, { site, source }: Place): Expression | null => {
  const maxTokens = context.input.expressionLimits?.maxTokens ?? 0;
  const refusal = refusalOf(parsed, maxTokens);
  if (refusal === null) return 'expression' in parsed ? parsed.expression : null;
  if (context.isFirst(site)) context.report('expression-not-parsed', site, source, refusal);
  return null;
};

const refusalOf = (parsed: Parsed, maxTokens: number): string | null => {
  if ('refusal' in parsed) return parsed.refusal;
  const isTooLong = maxTokens > 0 && parsed.expression.tokenCount > maxTokens;
  return isTooLong ? `Expression exceeds the maximum number of allowed tokens: ${maxTokens}` : null;
};

const run = (context: RenderContext, expression: Expression, { site, source }: Place): unknown => {
  const maxStringLen = context.input.expressionLimits?.maxStringLen ?? 0;
  const longestText = maxStringLen > 0 ? Math.min(maxStringLen, context.outputLimit) : context.outputLimit;
  context.charge(expression.tokenCount);
  const { value, problems, assigned } = evaluate(expression.statements, context.frame, longestText);
  for (const why of problems) context.report('expression-failed', site, source, why);
  if (problems.length > 0) return undefined;
  for (const [name, assignedValue] of assigned) context.setLocal(name, assignedValue);
  return value;
};
