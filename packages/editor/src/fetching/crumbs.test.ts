import { describe, expect, it } from 'vitest';
import { findCrumb } from './crumbs.ts';

describe('the visitor crumb', () => {
  it('is found among the other cookies, with and without the https prefix', () => {
    expect(findCrumb('theme=dark; crumb=abc%3D; other=1')).toBe('abc=');
    expect(findCrumb('__Host-crumb=xyz')).toBe('xyz');
  });

  it('is not taken from a cookie whose name only ends the same', () => {
    expect(findCrumb('breadcrumb=abc')).toBeUndefined();
  });
});
