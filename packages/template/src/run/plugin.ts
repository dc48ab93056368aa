import type { RenderContext } from './context.ts';

/**
 * Runs at every render. `others` are the values of the second and further variables: `[b]` for `{a, b|f}`.
 */
export type BoundFormatter<Host = unknown> = (
  value: unknown,
  context: RenderContext<Host>,
  others: readonly unknown[],
) => unknown;

export interface Formatter<Host = unknown> {
  /** Runs once per use in a template: parse arguments here, not at render. */
  readonly bind: (args: readonly string[]) => BoundFormatter<Host>;
  /** False if the formatter resolves no names and pushes no frame, which saves the value's frame. */
  readonly readsScope: boolean;
}

export type FormatterTable<Host = unknown> = Readonly<Record<string, Formatter<Host>>>;

/** Runs at every render with the node of the current frame. */
export type BoundPredicate<Host = unknown> = (node: unknown, context: RenderContext<Host>) => boolean;

/** Runs once per use in a template. */
export type Predicate<Host = unknown> = (args: readonly string[]) => BoundPredicate<Host>;

/** Names end in `?`. */
export type PredicateTable<Host = unknown> = Readonly<Record<string, Predicate<Host>>>;

/** A formatter that reads only its value. */
export const formatter = <Host = unknown>(bind: Formatter<Host>['bind']): Formatter<Host> => ({
  bind,
  readsScope: false,
});

/**
 * A formatter that resolves names or renders further templates; the value is the innermost frame while it
 * runs.
 */
export const scopedFormatter = <Host = unknown>(bind: Formatter<Host>['bind']): Formatter<Host> => ({
  bind,
  readsScope: true,
});
