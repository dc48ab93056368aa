/**
 * A small seeded generator (mulberry32): the same seed draws the same picture on every machine.
 *
 * @param {number} seed
 */
export function makeRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  /** @type {(low: number, high: number) => number} */
  const between = (low, high) => low + (high - low) * next();
  /** @type {<Item>(list: readonly Item[]) => Item | undefined} */
  const pick = (list) => list[Math.floor(next() * list.length)];
  return { next, between, pick };
}

/**
 * Smooth value noise over the plane, in 0..1.
 *
 * @param {number} seed
 * @returns {(x: number, y: number) => number}
 */
export function makeNoise(seed) {
  const random = makeRandom(seed);
  const lattice = Float32Array.from({ length: 65536 }, () => random.next());
  /** @type {(column: number, row: number) => number} */
  const at = (column, row) => lattice[((row & 255) << 8) | (column & 255)] ?? 0;
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - column), ease(y - row)];
    const top = mix(at(column, row), at(column + 1, row), u);
    const bottom = mix(at(column, row + 1), at(column + 1, row + 1), u);
    return mix(top, bottom, v);
  };
}

/** @type {(from: number, to: number, share: number) => number} */
export const mix = (from, to, share) => from + (to - from) * share;
/** @type {(value: number) => number} */
export const clamp = (value) => Math.min(1, Math.max(0, value));
/** @type {(share: number) => number} */
export const ease = (share) => share * share * (3 - 2 * share);
/**
 * 0 below `low`, 1 above `high`, smooth between; `low` may be the larger one.
 *
 * @type {(low: number, high: number, value: number) => number}
 */
export const ramp = (low, high, value) => ease(clamp((value - low) / (high - low)));
