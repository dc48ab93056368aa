import { describe, expect, it } from 'vitest';
import { findCsrfToken } from './csrf-tokens.ts';

describe('the visitor crumb', () => {
  it('is found among the other cookies', () => {
    expect(findCsrfToken('theme=dark; crumb=a-b_C1; other=1')).toBe('a-b_C1');
    expect(findCsrfToken('crumb=%')).toBeUndefined();
  });

  it('is not taken from a cookie whose name only ends the same', () => {
    expect(findCsrfToken('breadcrumb=abc')).toBeUndefined();
  });
});
