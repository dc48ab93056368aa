import type { Reference } from '../parse/reference.ts';
import type { FormatterUse } from '../parse/tree.ts';
import type { RenderContext } from '../run/context.ts';
import { Frame } from '../run/frame.ts';
import type { BoundFormatter } from '../run/plugin.ts';
import { compileReference, resolvePath } from './reference.ts';
import type { Path } from './reference.ts';
import type { CompileScope } from './scope.ts';

export interface PipelineSource {
  readonly references: readonly Reference[];
  readonly formatters: readonly FormatterUse[];
  /** Whether the value is the innermost frame for its formatters: true for printing, false for binding. */
  readonly pushesValue: boolean;
}

/** Compiled values and formatters. Plain data, for the same reason as `Path`. */
export interface Pipeline {
  readonly first: Path;
  readonly others: readonly Path[];
  readonly formatters: readonly BoundFormatter[];
  /** The formatter of the most frequent form: one variable with one formatter that reads no scope. */
  readonly only: BoundFormatter | null;
  readonly pushes: boolean;
}

export const NO_VALUES: readonly unknown[] = [];
/** Shorter texts cost less than charging for them. */
const LONG_TEXT = 512;

export const compilePipeline = (source: PipelineSource, scope: CompileScope): Pipeline => {
  const [first = compileReference([]), ...others] = source.references.map(compileReference);
  const uses = source.formatters.map((use) => bindFormatter(use, scope));
  const formatters = uses.map(({ bound }) => bound);
  const readsScope = uses.some((use) => use.readsScope);
  const isSimple = formatters.length === 1 && others.length === 0 && !readsScope;
  const only = isSimple ? (formatters[0] ?? null) : null;
  return { first, others, formatters, only, pushes: source.pushesValue && readsScope };
};

/** Throws what a formatter throws, with the value's frame still pushed. */
export const runPipeline = (context: RenderContext, pipeline: Pipeline): unknown =>
  runFormatters(context, pipeline, resolvePath(context.frame, pipeline.first));

export const runFormatters = (context: RenderContext, pipeline: Pipeline, first: unknown): unknown => {
  const { frame } = context;
  const { others, formatters, pushes } = pipeline;
  const values = others.length === 0 ? NO_VALUES : others.map((path) => resolvePath(frame, path));
  context.outside = frame;
  if (pushes) context.frame = new Frame(first, frame);
  let value = first;
  countText(context, value);
  for (const format of formatters) {
    value = format(value, context, values);
    countText(context, value);
  }
  context.frame = frame;
  return value;
};

export const countText = (context: RenderContext, value: unknown): void => {
  if (typeof value === 'string' && value.length > LONG_TEXT) context.chargeText(value);
};

const bindFormatter = (
  use: FormatterUse,
  scope: CompileScope,
): { bound: BoundFormatter; readsScope: boolean } => {
  const found = scope.formatters.get(use.name);
  if (found === undefined) return { bound: (value) => value, readsScope: false };
  try {
    return { bound: found.bind(use.args), readsScope: found.readsScope };
  } catch (thrown) {
    // Invalid arguments of a formatter are an error at run time, like any other failure.
    const fail: BoundFormatter = () => {
      throw thrown;
    };
    return { bound: fail, readsScope: false };
  }
};
