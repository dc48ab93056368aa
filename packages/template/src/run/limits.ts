/** Limits of one render. None can be switched off. */
export interface Limits {
  /** Instructions, formatter calls, and a charge for large values. */
  readonly instructions: number;
  /** UTF-16 units of the output, and of any intermediate text. */
  readonly outputLength: number;
  readonly milliseconds: number;
  /** Nesting of partials, macros and includes. */
  readonly partialDepth: number;
}

export const DEFAULT_LIMITS: Limits = {
  instructions: 2_000_000,
  outputLength: 10_000_000,
  milliseconds: 2_000,
  partialDepth: 16,
};

/** Nesting of blocks across all partials of a render: prevents a stack overflow. */
export const RUN_NESTING_LIMIT = 600;

/** Ends a render early. Instructions must rethrow it. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';
}

/**
 * Work between two checks of the clock: low enough that even slow steps on huge data overrun only slightly.
 */
const INTERVAL = 500;

/** Counts work in intervals, so that the hot path is one subtraction and one comparison. */
export class Meter {
  /** Work left until the next check; callers subtract from it and call `check` below zero. */
  left = 0;
  private remaining: number;
  private readonly limits: Limits;
  /** Set by the first check: a small render never reads the clock. */
  private deadline: number | null = null;

  constructor(limits: Limits) {
    this.limits = limits;
    this.remaining = limits.instructions;
    this.refill();
  }

  check(): void {
    this.remaining += Math.min(this.left, 0);
    if (this.remaining < 0)
      throw new LimitReached(`it ran more than ${this.limits.instructions} instructions`);
    const now = Date.now();
    this.deadline ??= now + this.limits.milliseconds;
    if (now > this.deadline) throw new LimitReached(`it took longer than ${this.limits.milliseconds} ms`);
    this.refill();
  }

  private refill(): void {
    this.left = Math.min(INTERVAL, this.remaining);
    this.remaining -= this.left;
  }
}
