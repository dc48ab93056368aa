import { describe, expect, it } from 'vitest';
import { findCrumb } from './crumbs.ts';

describe('the visitor crumb', () => {
  it('is found among the other cookies', () => {
    expect(findCrumb('theme=dark; crumb=a-b_C1; other=1')).toBe('a-b_C1');
    expect(findCrumb('crumb=%')).toBeUndefined();
  });

  it('is not taken from a cookie whose name only ends the same', () => {
    expect(findCrumb('breadcrumb=abc')).toBeUndefined();
  });
});
