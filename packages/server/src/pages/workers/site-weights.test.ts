import { describe, expect, it } from 'vitest';
import { SiteWeights } from './site-weights.ts';

const now = 0;
const after = (...rendered: readonly number[]): SiteWeights => {
  const weights = new SiteWeights();
  for (const milliseconds of rendered) weights.noteRendered('a', milliseconds);
  return weights;
};

describe('the weight of a site', () => {
  it('is light while its pages are quick, whatever the first of a thread takes', () => {
    expect(after().isHeavy('a', now)).toBe(false);
    expect(after(300).isHeavy('a', now)).toBe(false);
    expect(after(300, 5, 5).isHeavy('a', now)).toBe(false);
  });

  it('is heavy after one page that takes more than half a second, until quick ones follow', () => {
    expect(after(510).isHeavy('a', now)).toBe(true);
    expect(after(60_000).isHeavy('a', now)).toBe(true);
    expect(after(60_000, 5).isHeavy('a', now)).toBe(false);
  });

  it('is heavy while pages take long on the average', () => {
    expect(after(200, 200, 200, 200).isHeavy('a', now)).toBe(true);
    expect(after(200, 200, 200, 200).isHeavy('b', now)).toBe(false);
  });
});
