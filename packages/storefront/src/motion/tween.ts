export type TweenState = 'running' | 'paused' | 'ended';

const TWEEN_MS = 300;

/** Animation frames of the browser or of a test. */
export interface FrameClock {
  readonly request: (step: (now: number) => void) => number;
  readonly cancel: (id: number) => void;
}

export interface TweenOptions {
  readonly from: number;
  readonly to: number;
  readonly onStep: (value: number) => void;
  readonly onEnd?: () => void;
  /** Milliseconds; default 300. */
  readonly duration?: number;
  readonly clock?: FrameClock;
}

const browserClock: FrameClock = {
  request: (step) => requestAnimationFrame(step),
  cancel: (id) => cancelAnimationFrame(id),
};

/** Cubic ease-out. */
const ease = (part: number): number => 1 - (1 - part) ** 3;

/** Animates a number. Starts immediately, can be paused, and ends once. */
export class Tween {
  #state: TweenState = 'running';
  #elapsed = 0;
  #last: number | undefined;
  #frame = 0;
  readonly #options: TweenOptions;
  readonly #clock: FrameClock;

  constructor(options: TweenOptions) {
    this.#options = options;
    this.#clock = options.clock ?? browserClock;
    this.#next();
  }

  get state(): TweenState {
    return this.#state;
  }

  pause(): void {
    if (this.#state !== 'running') return;
    this.#state = 'paused';
    this.#last = undefined;
    this.#clock.cancel(this.#frame);
  }

  resume(): void {
    if (this.#state !== 'paused') return;
    this.#state = 'running';
    this.#next();
  }

  /** Keeps the current value. */
  stop(): void {
    if (this.#state === 'ended') return;
    this.#state = 'ended';
    this.#clock.cancel(this.#frame);
    this.#options.onEnd?.();
  }

  #next(): void {
    this.#frame = this.#clock.request(this.#step);
  }

  readonly #step = (now: number): void => {
    const { from, to, onStep, duration = TWEEN_MS } = this.#options;
    this.#elapsed += now - (this.#last ?? now);
    this.#last = now;
    const part = duration > 0 ? Math.min(this.#elapsed / duration, 1) : 1;
    onStep(part === 1 ? to : from + (to - from) * ease(part));
    if (part === 1) this.stop();
    else this.#next();
  };
}
