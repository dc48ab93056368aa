import { localTime, momentOf, TIME_PASSED } from '../time-zones/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The next full hour with some minutes to spare, as the value of a `datetime-local` field. */
export const suggestTime = (now: number, zone: string): string =>
  localTime(Math.ceil((now + 5 * MINUTE_MS) / HOUR_MS) * HOUR_MS, zone);

/** When to publish, or what is wrong with what was typed. */
export const readTime = (
  text: string,
  zone: string,
  now: number,
): { readonly moment: number } | { readonly fault: string } => {
  const moment = momentOf(text, zone);
  if (moment === undefined) return { fault: 'Enter a date and a time.' };
  return moment > now ? { moment } : { fault: TIME_PASSED };
};
