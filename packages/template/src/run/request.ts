import type { Fragment } from './fragment.ts';
import type { Limits } from './limits.ts';
import type { Program } from './program.ts';
import type { TemplateError } from '../errors.ts';

/** A template ready to run, as often as wanted, by the engine that compiled it. */
export interface CompiledTemplate {
  readonly source: string;
  /** What the parser found; every render reports these too. */
  readonly errors: readonly TemplateError[];
}

export interface ExpressionLimits {
  /** Tokens in one expression; 0 is none. */
  readonly maxTokens?: number;
  /** Length of a concatenated text; 0 is none beyond the render's output limit. */
  readonly maxStringLen?: number;
}

/** What a template is rendered with. */
export interface RenderInput {
  readonly json: unknown;
  readonly partials?: Readonly<Record<string, CompiledTemplate | string>>;
  /** JSON documents for `.inject`, by path. */
  readonly injects?: Readonly<Record<string, unknown>>;
  /** Epoch milliseconds; the clock's if absent. */
  readonly now?: number | undefined;
  /** `.eval` runs unless this is false. */
  readonly expressions?: boolean;
  /** `.include` runs unless this is false. */
  readonly includes?: boolean;
  readonly expressionLimits?: ExpressionLimits | undefined;
}

/** What a render needs of its engine. */
export interface Library {
  readonly limits: Limits;
  compile(source: string, partial?: string): Program;
  fragment(fragment: Fragment): Program;
}
