import { describe, expect, it } from 'vitest';
import { readAt, writeAt } from './value-path.ts';

describe('a path into a value', () => {
  const value = { options: { padding: 3 }, items: [{ title: 'a' }, { title: 'b' }] };

  it('reads and writes in groups and lists, and leaves the rest as it is', () => {
    expect(readAt(value, 'items.1.title')).toBe('b');
    expect(readAt(value, 'items.7.title')).toBeUndefined();
    expect(writeAt(value, 'items.1.title', 'c')).toEqual({
      ...value,
      items: [{ title: 'a' }, { title: 'c' }],
    });
    expect(writeAt(value, 'options.padding', 4)).toEqual({ ...value, options: { padding: 4 } });
    expect(value.options.padding).toBe(3);
  });

  it('makes the group that is missing and takes fields away', () => {
    expect(writeAt({}, 'link.url', '/x')).toEqual({ link: { url: '/x' } });
    expect(writeAt(value, 'items.0.title', undefined)).toEqual({ ...value, items: [{}, { title: 'b' }] });
    expect(writeAt({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
  });

  it('does not write to an entry that is gone', () => {
    expect(writeAt(value, 'items.5.title', 'x')).toEqual(value);
  });
});
