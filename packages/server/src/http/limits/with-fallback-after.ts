const PATIENCE_MS = 250;

/** The answer if it comes soon, else what was known before; the answer then still arrives for the next one. */
export const withFallbackAfter = <Value>(
  answer: Promise<Value>,
  known: Value,
  patienceMs: number = PATIENCE_MS,
): Promise<Value> =>
  new Promise((resolve, reject) => {
    const waiting = setTimeout(resolve, patienceMs, known).unref();
    answer.then(resolve, reject).finally(() => clearTimeout(waiting));
  });
