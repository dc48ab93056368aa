/** What one render may use. Every limit always holds: there is no value for "none". */
export interface Limits {
  /** Instructions, formatter calls, and a share for large values. */
  readonly instructions: number;
  /** UTF-16 units of the output, and of any text on its way there. */
  readonly outputLength: number;
  readonly milliseconds: number;
  /** Partials, macros and includes inside each other. */
  readonly partialDepth: number;
}

export const DEFAULT_LIMITS: Limits = {
  instructions: 2_000_000,
  outputLength: 10_000_000,
  milliseconds: 2_000,
  partialDepth: 16,
};

/** Blocks inside blocks over all partials of a render: keeps the machine's stack from overflowing. */
export const RUN_NESTING_LIMIT = 600;

/** Ends a render early. Instructions must let it pass. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';
}

/** Work between two looks at the clock: few enough steps that even slow ones on huge data do not overrun by much. */
const INTERVAL = 500;

/** Counts work down in intervals, so that the hot path is one subtraction and one comparison. */
export class Meter {
  /** Work left until the next check; running code subtracts from it and calls `check` below zero. */
  left = 0;
  private remaining: number;
  private readonly limits: Limits;
  /** Set by the first check: a small render never asks the clock. */
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
