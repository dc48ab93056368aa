import { describe, expect, it } from 'vitest';
import { isAtLeast } from './node-version.mjs';

describe('the version of Node.js', () => {
  it.each([
    ['20.19.0', '20.19', true],
    ['20.20.2', '20.19', true],
    ['22.0.0', '20.19', true],
    ['20.9.9', '20.19', false],
    ['18.20.0', '20.19', false],
  ])('%s against at least %s: %s', (version, min, isEnough) => {
    expect(isAtLeast(version, min)).toBe(isEnough);
  });
});
