import { describe, expect, it } from 'vitest';
import { fieldKinds, readAnswers, summarizeAnswers, type FormDefinition, type FormField } from './index.ts';

const field = (fields: Partial<FormField>): FormField => ({
  id: 'f',
  type: 'text',
  title: 'Field',
  ...fields,
});
const form = (...fields: Partial<FormField>[]): FormDefinition => ({
  id: 'form',
  name: 'Form',
  fields: fields.map(field),
});
const faultOf = (fields: Partial<FormField>, value: unknown) => {
  const read = readAnswers(form(fields), value === undefined ? {} : { f: value });
  return read.ok ? undefined : read.faults['f'];
};

describe('answers to a form', () => {
  it('[FORM-04] required ones must be there: one part, one box, one choice; a scale never', () => {
    for (const type of fieldKinds) {
      const fault = faultOf({ type, required: true, options: ['a'] }, undefined);
      expect(fault, type).toBe(type === 'likert' || type === 'section' ? undefined : 'Required');
    }
    expect(faultOf({ type: 'name', required: true }, ['', 'Lovelace'])).toBeUndefined();
    expect(faultOf({ type: 'name', required: true }, ['', ' '])).toBe('Required');
    expect(faultOf({ type: 'checkbox', required: true, options: ['a'] }, [])).toBe('Required');
  });

  it('[FORM-05 FORM-06] addresses look like addresses, texts keep to their length', () => {
    const wrong = 'Email is not valid. Email addresses should follow the format user@domain.com.';
    expect(faultOf({ type: 'email' }, 'ada')).toBe(wrong);
    expect(faultOf({ type: 'email' }, `${'a'.repeat(250)}@b.example`)).toBe(wrong);
    expect(faultOf({ type: 'email' }, 'ada@b.example')).toBeUndefined();
    expect(faultOf({ type: 'email' }, '')).toBeUndefined();
    expect(faultOf({ type: 'textarea', maxLength: 3 }, 'abcd')).toBe(
      'You have exceeded the character limit.',
    );
  });

  it('choices are among those offered; other shapes and fields are refused', () => {
    expect(faultOf({ type: 'radio', options: ['a'] }, 'b')).toBe('b is not one of the expected options');
    expect(faultOf({ type: 'checkbox', options: ['a'] }, ['a', 'b'])).toContain('b is not');
    for (const value of [1, null, ['a'], { a: 1 }]) expect(faultOf({}, value)).toBeTruthy();
    expect(faultOf({ type: 'likert' }, { One: 3 })).toBeTruthy();
    expect(faultOf({ type: 'date' }, ['1', '2', '3', '4'])).toBeTruthy();
    expect(readAnswers(form({}), { other: 'x' })).toMatchObject({
      ok: false,
      faults: { other: expect.any(String) },
    });
    expect(readAnswers(form({ type: 'section' }), { f: 'x' })).toMatchObject({ ok: false });
  });

  it('[FORM-04] a phone number of three parts gets an empty leading one', () => {
    expect(readAnswers(form({ type: 'phone' }), { f: ['555', '123', '4567'] })).toEqual({
      ok: true,
      answers: { f: ['', '555', '123', '4567'] },
    });
  });

  it('[FMT-12 FORM-12] are summed up with named parts, passwords masked', () => {
    const definition = form(
      { id: 'n', type: 'name', title: 'For' },
      { id: 'c', type: 'checkbox', title: 'Extras', options: ['a', 'b'] },
      { id: 'p', type: 'password', title: 'Secret' },
      { id: 's', type: 'section', title: 'Heading' },
      { id: 'l', type: 'likert', title: 'Scale' },
      { id: 'none', title: 'Empty' },
    );
    expect(
      summarizeAnswers(definition, { n: ['Ada', 'L'], c: ['a', 'b'], p: 'hunter2', l: { Good: 2 } }),
    ).toEqual([
      { id: 'n', type: 'name', rawTitle: 'For', value: '', values: { First: 'Ada', Last: 'L' } },
      { id: 'c', type: 'checkbox', rawTitle: 'Extras', value: '', values: ['a', 'b'] },
      { id: 'p', type: 'password', rawTitle: 'Secret', value: '__MASKED_FIELD__', values: [] },
      { id: 'l', type: 'likert', rawTitle: 'Scale', value: '', values: { Good: 2 } },
    ]);
  });
});
