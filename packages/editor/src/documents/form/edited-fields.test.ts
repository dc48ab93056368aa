import { describe, expect, it } from 'vitest';
import { findConcurrentEdits, isTyped, noEdits, acceptConcurrentEdits, editFields } from './edited-fields.ts';

interface Fields {
  readonly title: string;
  readonly tags: readonly string[];
}

const start: Fields = { title: 'About', tags: ['ink'] };
const typed = editFields<Fields>(noEdits, start, { title: 'Team' });

describe('typed fields', () => {
  it('are typed until they say what is there anyway', () => {
    expect(isTyped<Fields>(noEdits, start)).toBe(false);
    expect(isTyped(typed, start)).toBe(true);
    expect(isTyped(editFields(typed, start, { title: 'About' }), start)).toBe(false);
    expect(isTyped(editFields<Fields>(noEdits, start, { tags: ['ink'] }), start)).toBe(false);
  });

  it('are concurrent where another changed the same to something else, until the contributor has seen it', () => {
    expect(findConcurrentEdits(typed, { ...start, tags: [] })).toEqual([]);
    expect(findConcurrentEdits(typed, { ...start, title: 'Team' })).toEqual([]);
    const theirs = { ...start, title: 'People' };
    expect(findConcurrentEdits(editFields(typed, theirs, { title: 'Teams' }), theirs)).toEqual(['title']);
    expect(findConcurrentEdits(acceptConcurrentEdits(typed, theirs), theirs)).toEqual([]);
  });
});
