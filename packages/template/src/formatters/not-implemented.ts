import { formatter } from '../run/plugin.ts';
import type { Formatter, Predicate } from '../run/plugin.ts';

/** Leaves its value alone and says so. */
export const notImplementedFormatter = (name: string): Formatter =>
  formatter(() => (value, context) => {
    context.report('not-implemented', context.site, name);
    return value;
  });

/** False, and says so. */
export const notImplementedPredicate =
  (name: string): Predicate =>
  () =>
  (_node, context) => {
    context.report('not-implemented', context.site, name);
    return false;
  };
