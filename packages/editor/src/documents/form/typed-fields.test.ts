import { describe, expect, it } from 'vitest';
import { findOvertaken, isTyped, nothingTyped, seeOvertaken, typeFields } from './typed-fields.ts';

interface Fields {
  readonly title: string;
  readonly tags: readonly string[];
}

const start: Fields = { title: 'About', tags: ['ink'] };
const typed = typeFields<Fields>(nothingTyped, start, { title: 'Team' });

describe('typed fields', () => {
  it('are typed until they say what is there anyway', () => {
    expect(isTyped<Fields>(nothingTyped, start)).toBe(false);
    expect(isTyped(typed, start)).toBe(true);
    expect(isTyped(typeFields(typed, start, { title: 'About' }), start)).toBe(false);
    expect(isTyped(typeFields<Fields>(nothingTyped, start, { tags: ['ink'] }), start)).toBe(false);
  });

  it('are overtaken where another changed the same to something else, until the contributor has seen it', () => {
    expect(findOvertaken(typed, { ...start, tags: [] })).toEqual([]);
    expect(findOvertaken(typed, { ...start, title: 'Team' })).toEqual([]);
    const theirs = { ...start, title: 'People' };
    expect(findOvertaken(typeFields(typed, theirs, { title: 'Teams' }), theirs)).toEqual(['title']);
    expect(findOvertaken(seeOvertaken(typed, theirs), theirs)).toEqual([]);
  });
});
