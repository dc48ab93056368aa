const DEFAULT_TIMEOUT_MS = 250;

/** The value if it is available within the timeout, otherwise the fallback. The work is not cancelled. */
export const withFallbackAfter = <Value>(
  work: Promise<Value>,
  fallback: Value,
  timeoutMs: number = DEFAULT_TIMEOUT_MS,
): Promise<Value> =>
  new Promise((resolve, reject) => {
    const waiting = setTimeout(resolve, timeoutMs, fallback).unref();
    work.then(resolve, reject).finally(() => clearTimeout(waiting));
  });
