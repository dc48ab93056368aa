import { ERROR_LIMIT } from './errors.ts';
import type { Problem, TemplateError } from './errors.ts';
import type { Unit } from './source-site.ts';

/** Converts the offset of a problem to line and column. */
export type Locate = (found: Problem) => TemplateError;

/**
 * Locates problems in one source. Line starts are computed once: doing it for each of a thousand errors at
 * the end of a long template takes minutes.
 */
export const locator = ({ source, partial }: Unit): Locate => {
  const starts = lineStartsOf(source);
  return (found) => {
    const line = countUpTo(starts, found.offset);
    const column = found.offset - (starts[line - 1] ?? 0) + 1;
    return partial === undefined ? { ...found, line, column } : { ...found, line, column, partial };
  };
};

/** The reported problems, in order. */
export const locateAll = (problems: readonly Problem[], unit: Unit): TemplateError[] =>
  problems.length === 0 ? [] : problems.slice(0, ERROR_LIMIT).map(locator(unit));

const lineStartsOf = (source: string): number[] => {
  const starts = [0];
  for (let end = source.indexOf('\n'); end >= 0; end = source.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
};

/** How many of the sorted numbers are at most `limit`. */
const countUpTo = (sorted: readonly number[], limit: number): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
};
