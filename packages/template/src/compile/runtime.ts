import type { RenderContext } from '../run/context.ts';
import { Frame, lookUp, resolveKey } from '../run/frame.ts';
import type { Macro } from '../run/frame.ts';
import type { Site } from '../source-site.ts';
import { printValue } from '../values/convert.ts';
import { property, propertyPath } from '../values/property.ts';
import { isTruthyCounted } from './condition.ts';
import { collectFailure } from './failure.ts';
import { countText, NO_VALUES, runFormatters } from './pipeline.ts';

const { getPrototypeOf, prototype } = Object;

/**
 * Plain objects, as from JSON, are read without an own-property check: they only inherit what `P` has. All
 * others are read by `R` and `S`.
 */
const isPlain = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && getPrototypeOf(value) === prototype;

/** Text of a value that is not a string; only that of an array can fail. */
const textOf = (context: RenderContext, site: Site, value: unknown): string =>
  Array.isArray(value) ? listText(context, site, value) : printValue(value);

const listText = (context: RenderContext, site: Site, list: readonly unknown[]): string => {
  try {
    context.charge(list.length);
    return printValue(list);
  } catch (thrown) {
    collectFailure(context, site, thrown);
    return '';
  }
};

interface Failure {
  readonly site: Site;
  readonly frame: Frame;
  readonly thrown: unknown;
}

const defineMacro = (frame: Frame, name: string, macro: Macro): void => {
  frame.macros ??= new Map();
  frame.macros.set(name, macro);
};

/** Restores the state after a formatter or predicate threw. */
const recover = (context: RenderContext, { site, frame, thrown }: Failure): undefined => {
  context.frame = frame;
  collectFailure(context, site, thrown);
};

/**
 * Functions for generated code. Names are short because a template of five hundred lines repeats them
 * thousands of times, and parsing is most of the cost of compiling.
 */
export const runtime = {
  F: Frame,
  P: Object.prototype,
  D: defineMacro,
  E: recover,
  I: isPlain,
  L: lookUp,
  N: countText,
  R: resolveKey,
  S: property,
  T: textOf,
  V: runFormatters,
  W: propertyPath,
  Y: isTruthyCounted,
  z: NO_VALUES,
  u: undefined,
} as const;
