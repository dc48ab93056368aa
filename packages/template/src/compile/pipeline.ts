import type { Reference } from '../parse/reference.ts';
import type { FormatterUse } from '../parse/tree.ts';
import type { RenderContext } from '../run/context.ts';
import { Frame } from '../run/frame.ts';
import type { BoundFormatter } from '../run/plugin.ts';
import type { Site } from '../run/site.ts';
import { compileReference } from './reference.ts';
import type { Resolver } from './reference.ts';
import type { CompileScope } from './scope.ts';

/** Resolves values and runs their formatters. Throws what a formatter throws, with the value's frame still pushed. */
export type Pipeline = (context: RenderContext) => unknown;

export interface PipelineSource {
  readonly references: readonly Reference[];
  readonly formatters: readonly FormatterUse[];
  readonly site: Site;
  /** Whether the value is the innermost frame while its formatters run: yes to print it, no to bind it. */
  readonly pushesValue: boolean;
}

interface Parts {
  readonly first: Resolver;
  readonly others: readonly Resolver[];
  readonly formatters: readonly BoundFormatter[];
  readonly site: Site;
  readonly pushes: boolean;
}

const NO_VALUES: readonly unknown[] = [];
/** Shorter texts cost less than counting them. */
const LONG_TEXT = 512;

export const compilePipeline = (source: PipelineSource, scope: CompileScope): Pipeline => {
  const [first, ...others] = source.references.map(compileReference);
  if (first === undefined) return () => undefined;
  if (source.formatters.length === 0) return (context) => first(context.frame);
  const uses = source.formatters.map((use) => bindFormatter(use, scope));
  const formatters = uses.map(({ bound }) => bound);
  const pushes = source.pushesValue && uses.some(({ readsScope }) => readsScope);
  const parts = { first, others, formatters, site: source.site, pushes };
  const [only] = formatters;
  return only && formatters.length === 1 && others.length === 0 ? onePipeline(parts, only) : anyPipeline(parts);
};

// One variable and one formatter, by far the most frequent shape: no loop, no list of values.
const onePipeline = ({ first, site, pushes }: Parts, format: BoundFormatter): Pipeline => {
  return (context) => {
    const { frame } = context;
    const value = first(frame);
    enter(context, site, value);
    if (!pushes) return counted(context, format(value, context, NO_VALUES));
    context.frame = new Frame(value, frame);
    const result = format(value, context, NO_VALUES);
    context.frame = frame;
    return counted(context, result);
  };
};

const anyPipeline = ({ first, others, formatters, site, pushes }: Parts): Pipeline => {
  return (context) => {
    const { frame } = context;
    let value = first(frame);
    const values = others.length === 0 ? NO_VALUES : others.map((resolve) => resolve(frame));
    enter(context, site, value);
    if (pushes) context.frame = new Frame(value, frame);
    for (const format of formatters) value = counted(context, format(value, context, values));
    context.frame = frame;
    return value;
  };
};

const enter = (context: RenderContext, site: Site, value: unknown): void => {
  context.site = site;
  context.outside = context.frame;
  counted(context, value);
};

const counted = (context: RenderContext, value: unknown): unknown => {
  if (typeof value === 'string' && value.length > LONG_TEXT) context.chargeText(value);
  return value;
};

const bindFormatter = (use: FormatterUse, scope: CompileScope): { bound: BoundFormatter; readsScope: boolean } => {
  const found = scope.formatters.get(use.name);
  if (found === undefined) return { bound: (value) => value, readsScope: false };
  try {
    return { bound: found.bind(use.args), readsScope: found.readsScope };
  } catch (thrown) {
    // A formatter that cannot take its arguments fails where it runs, as any other failure does.
    const fail: BoundFormatter = () => {
      throw thrown;
    };
    return { bound: fail, readsScope: false };
  }
};
