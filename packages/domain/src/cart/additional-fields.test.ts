import { describe, expect, it } from 'vitest';
import { checkAdditionalFields } from './additional-fields.ts';

const form = {
  id: '0123456789abcdef01234567',
  name: 'Engraving',
  fields: [
    { id: 'text', type: 'text' as const, title: 'Text' },
    { id: 'name', type: 'name' as const, title: 'Name' },
    { id: 'extras', type: 'checkbox' as const, title: 'Extras', options: ['Box', 'Ribbon'] },
  ],
};

const stored = (answers: object) => {
  const read = checkAdditionalFields({ text: JSON.stringify(answers), form });
  return read.ok ? read.additionalFields : read.faults;
};

describe('the answers of a line', () => {
  it.each([
    { text: '', name: ['', ''], extras: [] },
    { text: '  ', extras: [''] },
  ])('are the same without those that are empty: %j', (answers) => {
    expect(stored(answers)).toBe(stored({}));
  });

  it('have each option once, in the order of the form', () => {
    const once = stored({ extras: ['Box', 'Ribbon'] });
    expect(once).toBe('{"extras":["Box","Ribbon"]}');
    expect(stored({ extras: ['Ribbon', '', 'Box', 'Ribbon'] })).toBe(once);
    expect(stored({ extras: ['Box', 'Bow'] })).toEqual({ extras: { code: 'option-unknown', val: 'Bow' } });
  });
});
