import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { animateScroll, debounce, distanceTo, throttle, Tween, type FrameClock } from './index.ts';

/** Animation frames that the test triggers. */
const makeFrames = () => {
  const waiting = new Map<number, (now: number) => void>();
  let count = 0;
  const clock: FrameClock = {
    request: (step) => {
      count += 1;
      waiting.set(count, step);
      return count;
    },
    cancel: (id) => void waiting.delete(id),
  };
  const at = (now: number): void => {
    const steps = [...waiting.values()];
    waiting.clear();
    for (const step of steps) step(now);
  };
  return { clock, at, waiting };
};

const start = (duration?: number) => {
  const frames = makeFrames();
  const values: number[] = [];
  let endings = 0;
  const tween = new Tween({
    from: 0,
    to: 100,
    onStep: (value) => values.push(value),
    onEnd: () => (endings += 1),
    clock: frames.clock,
    ...(duration === undefined ? {} : { duration }),
  });
  return { ...frames, tween, values, endings: () => endings };
};

describe('a tween', () => {
  it('[UTL-01] runs for 300 ms and ends once', () => {
    const { tween, at, values, endings } = start();
    expect(tween.state).toBe('running');
    at(1000);
    at(1299);
    expect(tween.state).toBe('running');
    at(1300);
    expect(tween.state).toBe('ended');
    expect(values.at(-1)).toBe(100);
    at(1400);
    tween.stop();
    expect(values).toHaveLength(3);
    expect(endings()).toBe(1);
  });

  it('[UTL-01] stands still while it is paused, and goes on from there', () => {
    const { tween, at, values, waiting } = start(100);
    at(0);
    at(50);
    tween.pause();
    expect(tween.state).toBe('paused');
    expect(waiting.size).toBe(0);
    const paused = values.at(-1) ?? 0;
    tween.resume();
    at(9000);
    expect(values.at(-1)).toBeCloseTo(paused);
    at(9049);
    expect(tween.state).toBe('running');
    at(9050);
    expect(tween.state).toBe('ended');
  });

  it('[UTL-01] cannot be paused or resumed after its end', () => {
    const { tween, at } = start(0);
    at(0);
    tween.pause();
    tween.resume();
    expect(tween.state).toBe('ended');
  });

  it('only goes forward', () => {
    const { at, values } = start();
    for (let now = 0; now <= 300; now += 30) at(now);
    expect(values.toSorted((one, other) => one - other)).toEqual(values);
  });
});

describe('scrolling by itself', () => {
  it.each([
    [10, undefined, 50],
    [5000, undefined, 50],
    [500, 800, 500],
    [5000, 800, 800],
  ])('[UTL-01] over %i pixels with at most %s ms takes %i ms', (distance, max, milliseconds) => {
    const { clock, at } = makeFrames();
    const place = { scrollLeft: 7 };
    const tween = animateScroll(place, distance, { clock, ...(max === undefined ? {} : { max }) });
    at(0);
    at(milliseconds - 1);
    expect(tween.state).toBe('running');
    at(milliseconds);
    expect(tween.state).toBe('ended');
    expect(place.scrollLeft).toBe(7 + distance);
  });

  it('[UTL-01] leaves 30 pixels of the neighbour in sight', () => {
    const place = { left: 100, right: 300 };
    expect(distanceTo({ left: 150, right: 200 }, place)).toBe(0);
    expect(distanceTo({ left: 90, right: 140 }, place)).toBe(-40);
    expect(distanceTo({ left: 290, right: 340 }, place)).toBe(70);
    expect(distanceTo({ left: 290, right: 340 }, place, 0)).toBe(40);
  });
});

describe('pace', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[UTL-01] hears scrolling once in 100 ms and once after it', () => {
    let calls = 0;
    const listen = throttle(() => (calls += 1), 100);
    for (let time = 0; time < 250; time += 10) {
      listen();
      vi.advanceTimersByTime(10);
    }
    expect(calls).toBe(3);
    vi.advanceTimersByTime(1000);
    expect(calls).toBe(4);
  });

  it('waits until nothing more is asked', () => {
    let calls = 0;
    const ask = debounce(() => (calls += 1), 100);
    ask();
    vi.advanceTimersByTime(99);
    ask();
    vi.advanceTimersByTime(99);
    expect(calls).toBe(0);
    vi.advanceTimersByTime(1);
    expect(calls).toBe(1);
  });
});
