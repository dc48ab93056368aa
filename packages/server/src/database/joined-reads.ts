/**
 * Reads of the same rows that are asked for while one is under way share the next one. Everybody is told what was read
 * after they asked, and nobody waits for more than the read under way and their own.
 */
export class JoinedReads<Result> {
  readonly #running = new Map<string, Promise<Result>>();
  readonly #next = new Map<string, Promise<Result>>();

  /** `key` names the rows: `read` of whoever asked first is called for all who share it. */
  get(key: string, read: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(key);
    if (!running) return this.#start(key, read);
    const waiting = this.#next.get(key);
    if (waiting) return waiting;
    const start = (): Promise<Result> => {
      this.#next.delete(key);
      return this.#start(key, read);
    };
    const next = running.then(start, start);
    this.#next.set(key, next);
    return next;
  }

  #start(key: string, read: () => Promise<Result>): Promise<Result> {
    const reading = read().finally(() => {
      if (this.#running.get(key) === reading) this.#running.delete(key);
    });
    this.#running.set(key, reading);
    return reading;
  }
}
