import { formatter } from '../run/plugin.ts';
import type { Formatter, Predicate } from '../run/plugin.ts';

/** Returns the value unchanged and reports an error. */
export const notImplementedFormatter = (name: string): Formatter =>
  formatter(() => (value, context) => {
    context.report('not-implemented', context.site, name);
    return value;
  });

/** Is false and reports an error. */
export const notImplementedPredicate =
  (name: string): Predicate =>
  () =>
  (_node, context) => {
    context.report('not-implemented', context.site, name);
    return false;
  };
