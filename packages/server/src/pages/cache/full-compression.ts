import type { Logger } from 'pino';
import type { PreparedResponse } from '../../http/index.ts';
import type { PageCache } from './page-cache.ts';

/** What finds no room is added when it is asked for again. */
const MOST_WAITING = 1_000;

/**
 * Best compression of cached pages, one at a time. Each takes a hundred milliseconds and a dozen megabytes, in threads of
 * Node that also read files, check passwords and open database connections: after a hundred pages at once those failed.
 */
export class FullCompression {
  readonly #cache: PageCache;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #waiting = new Set<string>();
  #isRunning = false;

  constructor(cache: PageCache, log: Pick<Logger, 'warn'>) {
    this.#cache = cache;
    this.#log = log;
  }

  /** Called for every page from the cache, so it must stay cheap. */
  add(key: string, { isFinished }: Pick<PreparedResponse, 'isFinished'>): void {
    if (isFinished || this.#waiting.size >= MOST_WAITING) return;
    this.#waiting.add(key);
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (const key of this.#waiting) {
      this.#waiting.delete(key);
      await this.#compress(key);
    }
    this.#isRunning = false;
  }

  /** Unless it has left the cache while it waited. */
  async #compress(key: string): Promise<void> {
    const response = this.#cache.peek(key);
    if (!response || response.isFinished) return;
    try {
      await response.compressFully();
      this.#cache.updateSize(key);
    } catch (error) {
      this.#log.warn({ err: error }, 'a page could not be compressed');
    }
  }
}
