import type { Fragment } from './fragment.ts';
import type { Limits } from './limits.ts';
import type { Program } from './program.ts';
import type { TemplateError } from '../errors.ts';

/** A compiled template, to be rendered any number of times by the engine that compiled it. */
export interface CompiledTemplate {
  readonly source: string;
  /** Syntax errors; every render reports them too. */
  readonly errors: readonly TemplateError[];
}

export interface ExpressionLimits {
  /** Maximum tokens of an expression; 0 for no limit. */
  readonly maxTokens?: number;
  /** Maximum length of a concatenated string; 0 for the render's output limit. */
  readonly maxStringLen?: number;
}

export interface RenderInput {
  readonly json: unknown;
  readonly partials?: Readonly<Record<string, CompiledTemplate | string>>;
  /** JSON documents for `.inject`, by path. */
  readonly injects?: Readonly<Record<string, unknown>>;
  /** Epoch milliseconds; default: the clock. */
  readonly now?: number | undefined;
  /** Whether `.eval` runs; default: true. */
  readonly expressions?: boolean;
  /** Whether `.include` runs; default: true. */
  readonly includes?: boolean;
  readonly expressionLimits?: ExpressionLimits | undefined;
}

/** What a render needs from its engine. */
export interface Library {
  readonly limits: Limits;
  compile(source: string, partial?: string): Program;
  fragment(fragment: Fragment): Program;
}
