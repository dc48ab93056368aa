import { describe, expect, it } from 'vitest';
import { scrollTopFor, visibleRows } from './visible-rows.ts';

describe('the rows of a long table', () => {
  const metrics = { count: 10_000, rowHeight: 50 };

  it('are rendered around the visible ones only', () => {
    expect(visibleRows({ top: 0, height: 500 }, metrics)).toEqual({ first: 0, end: 18 });
    expect(visibleRows({ top: 5000, height: 500 }, metrics)).toEqual({ first: 92, end: 118 });
    expect(visibleRows({ top: 499_500, height: 500 }, metrics)).toEqual({ first: 9982, end: 10_000 });
  });

  it('are none in an empty table, and exist after the list became shorter', () => {
    expect(visibleRows({ top: 0, height: 500 }, { count: 0, rowHeight: 50 })).toEqual({ first: 0, end: 0 });
    expect(visibleRows({ top: 5000, height: 500 }, { count: 3, rowHeight: 50 })).toEqual({
      first: 2,
      end: 3,
    });
  });

  it('are scrolled into view by the shortest way, below the head', () => {
    const sizes = { rowHeight: 50, headHeight: 40 };
    expect(scrollTopFor(3, { top: 400, height: 500 }, sizes)).toBe(150);
    expect(scrollTopFor(12, { top: 400, height: 500 }, sizes)).toBe(400);
    expect(scrollTopFor(20, { top: 400, height: 500 }, sizes)).toBe(590);
  });
});
