/** A small seeded generator (mulberry32): the same seed draws the same picture on every machine. */
export function makeRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low, high) => low + (high - low) * next();
  const pick = (list) => list[Math.floor(next() * list.length)];
  return { next, between, pick };
}

/** Smooth value noise over the plane, in 0..1. */
export function makeNoise(seed) {
  const random = makeRandom(seed);
  const lattice = Float32Array.from({ length: 65536 }, () => random.next());
  const at = (column, row) => lattice[((row & 255) << 8) | (column & 255)];
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - column), ease(y - row)];
    const top = mix(at(column, row), at(column + 1, row), u);
    const bottom = mix(at(column, row + 1), at(column + 1, row + 1), u);
    return mix(top, bottom, v);
  };
}

export const mix = (from, to, share) => from + (to - from) * share;
export const clamp = (value) => Math.min(1, Math.max(0, value));
export const ease = (share) => share * share * (3 - 2 * share);
/** 0 below `low`, 1 above `high`, smooth between; `low` may be the larger one. */
export const ramp = (low, high, value) => ease(clamp((value - low) / (high - low)));
