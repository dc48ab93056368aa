import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Pace } from './pace-rule.ts';

const LONGEST_REST_MS = 1_000;
/** A piece that takes longer waits for another server: its place is given to others meanwhile. */
const LONGEST_HOLD_MS = 1_000;

/** Runs pieces of bulk work at a pace that may change while they wait. */
export class BulkPieces {
  readonly #pace: () => Pace;
  readonly #longestHoldMs: number;
  readonly #waiting: (() => void)[] = [];
  /** Places that are taken. */
  #running = 0;
  /** Pieces that have begun, until whoever ran them goes on. */
  #unfinished = 0;

  constructor(pace: () => Pace, longestHoldMs = LONGEST_HOLD_MS) {
    this.#pace = pace;
    this.#longestHoldMs = longestHoldMs;
  }

  get isIdle(): boolean {
    return this.#running === 0 && this.#unfinished === 0;
  }

  async run<Result>(piece: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#pace().atOnce) this.#running += 1;
    else await new Promise<void>((admit) => this.#waiting.push(admit));
    this.#unfinished += 1;
    const began = performance.now();
    let isOver = false;
    const end = (): void => {
      clearTimeout(timer);
      if (!isOver) void this.#free(performance.now() - began);
      isOver = true;
    };
    const timer = setTimeout(end, this.#longestHoldMs);
    try {
      return await piece();
    } finally {
      const hasLostPlace = isOver;
      end();
      // Its place has rested while it ran: on a slow machine it would never rest itself.
      if (hasLostPlace) await this.#rest(performance.now() - began);
      this.#unfinished -= 1;
    }
  }

  /** Lets those begin that have waited longest, as many as the pace allows now. */
  admit(): void {
    while (this.#waiting.length > 0 && this.#running < this.#pace().atOnce) {
      this.#running += 1;
      this.#waiting.shift()?.();
    }
  }

  /** Whoever ran the piece goes on at once, unless it took too long; its place is free after the rest. */
  async #free(took: number): Promise<void> {
    await this.#rest(took);
    this.#running -= 1;
    this.admit();
  }

  /** Requests that came in during the piece are read before the next one begins. */
  async #rest(took: number): Promise<void> {
    const restMs = Math.min(took * this.#pace().rest, LONGEST_REST_MS);
    await (restMs > 0 ? pause(restMs) : nextTurn());
  }
}
