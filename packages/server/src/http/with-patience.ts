import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 250;

/** The answer if it comes soon, else what was known before; the answer then still arrives for the next one. */
export const withPatience = <Value>(answer: Promise<Value>, known: Value): Promise<Value> => {
  const ending = new AbortController();
  const waited = pause(PATIENCE_MS, known, { signal: ending.signal, ref: false }).catch(() => known);
  answer.catch(() => undefined);
  return Promise.race([answer, waited]).finally(() => ending.abort());
};
