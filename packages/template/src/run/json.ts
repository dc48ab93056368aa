import type { RenderContext } from './context.ts';

/** The part of a render that writing JSON needs. */
export type JsonBudget = Pick<RenderContext, 'charge' | 'hasSharedParts'>;

/** Compact JSON of a value; missing gives undefined. `indent` is the number of blanks a level. */
export const stringifyJson = (value: unknown, budget: JsonBudget, indent = 0): string | undefined => {
  chargeSharedParts(value, budget);
  return JSON.stringify(value, undefined, indent);
};

/** Keeps `</script>` inside data from ending the script it is printed to. */
export const escapeClosingTags = (json: string): string => json.replaceAll('</', '<\\/');

/**
 * To be called before a value is written as JSON. Objects made by `.ctx` can hold each other many times over, so that
 * their text is exponentially longer than they are. Counting ends at the render's limit, before the text is built.
 */
export const chargeSharedParts = (value: unknown, budget: JsonBudget): void => {
  if (budget.hasSharedParts) countParts(value, budget);
};

const countParts = (value: unknown, budget: JsonBudget): void => {
  budget.charge(1);
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) countParts(part, budget);
};
