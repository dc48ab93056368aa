import type { RenderContext } from './context.ts';

/** The part of a render that JSON serialization needs. */
export type JsonBudget = Pick<RenderContext, 'charge' | 'hasSharedParts'>;

/** JSON of a value; undefined if missing. `indent` is the number of spaces per level. */
export const stringifyJson = (value: unknown, budget: JsonBudget, indent = 0): string | undefined => {
  chargeSharedParts(value, budget);
  return JSON.stringify(value, undefined, indent);
};

/** Prevents `</script>` in data from ending the script it is printed into. */
export const escapeClosingTags = (json: string): string => json.replaceAll('</', '<\\/');

/**
 * Call before serializing a value. Objects made by `.ctx` can contain each other many times, so that their
 * JSON is exponentially longer. Counting ends at the render's limit, before the text is built.
 */
export const chargeSharedParts = (value: unknown, budget: JsonBudget): void => {
  if (budget.hasSharedParts) countParts(value, budget);
};

const countParts = (value: unknown, budget: JsonBudget): void => {
  budget.charge(1);
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) countParts(part, budget);
};
