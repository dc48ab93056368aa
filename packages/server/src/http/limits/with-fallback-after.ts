const PATIENCE_MS = 250;

/** The value if it is available within the timeout, otherwise the fallback. The work is not cancelled. */
export const withFallbackAfter = <Value>(
  answer: Promise<Value>,
  known: Value,
  patienceMs: number = PATIENCE_MS,
): Promise<Value> =>
  new Promise((resolve, reject) => {
    const waiting = setTimeout(resolve, patienceMs, known).unref();
    answer.then(resolve, reject).finally(() => clearTimeout(waiting));
  });
