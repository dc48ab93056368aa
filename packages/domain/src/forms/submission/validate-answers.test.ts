import { describe, expect, it } from 'vitest';
import {
  isRequired,
  senderOf,
  faultTexts,
  entriesOfAnswers,
  filledAnswers,
  readFormEntries,
  siteFieldKinds,
  siteFormTextsIn,
  validateAnswers,
  validateProductAnswers,
  type SiteField,
  type SiteForm,
} from '../index.ts';

const field = (fields: Partial<SiteField>): SiteField => ({ id: 'f', type: 'text', title: 'F', ...fields });
const form = (...fields: Partial<SiteField>[]): SiteForm => ({ name: 'Form', fields: fields.map(field) });
const english = siteFormTextsIn('en-US');
const faultOf = (fields: Partial<SiteField>, value: unknown) => {
  const read = validateAnswers(form(fields), value === undefined ? {} : { f: value });
  return read.ok ? undefined : faultTexts(read.faults, english)['f'];
};
const UPLOAD = '0123456789abcdef01234567';

describe('answers to a form on a page', () => {
  it('[FORM-01] exist for every kind of field but headings and page breaks', () => {
    for (const type of siteFieldKinds) {
      const fault = faultOf({ type, required: true, options: ['a'] }, undefined);
      const isFree = type === 'likert' || type === 'section' || type === 'page';
      expect(fault, type).toBe(isFree ? undefined : 'Required');
      expect(isRequired({ type, required: true, options: ['a'] }), type).toBe(!isFree);
    }
  });

  it('have the format of their field', () => {
    expect(faultOf({ type: 'number' }, 'many')).toBe('Enter a number.');
    expect(faultOf({ type: 'number' }, ' -12.5 ')).toBeUndefined();
    expect(faultOf({ type: 'currency' }, '1,200.50')).toBeUndefined();
    expect(faultOf({ type: 'currency' }, 'a lot')).toBe('Enter an amount such as 12.50.');
    expect(faultOf({ type: 'website' }, 'www.example.com/a?b')).toBeUndefined();
    expect(faultOf({ type: 'website' }, 'javascript:alert(1)')).toBe(
      'Enter an address such as www.example.com.',
    );
    expect(faultOf({ type: 'date' }, ['2', '30', '2026'])).toBe('Invalid date.');
    expect(faultOf({ type: 'date' }, ['2', '28', '2026'])).toBeUndefined();
    expect(faultOf({ type: 'date' }, ['', '', ''])).toBeUndefined();
    expect(faultOf({ type: 'time' }, ['9', '', '', 'PM'])).toBeUndefined();
    expect(faultOf({ type: 'time' }, ['13', '0', '0', 'PM'])).toBe('Enter a time such as 9:30.');
  });

  it('of files are the ids of uploads, at most as many as the field takes', () => {
    expect(faultOf({ type: 'file', maxFiles: 1 }, [UPLOAD])).toBeUndefined();
    expect(faultOf({ type: 'file', maxFiles: 1 }, [UPLOAD, UPLOAD])).toBe('Choose one file only.');
    expect(faultOf({ type: 'file', maxFiles: 2 }, [UPLOAD, UPLOAD, UPLOAD])).toBe('Choose at most 2 files.');
    expect(faultOf({ type: 'file' }, '../etc/passwd')).toBe('This is not an answer to the field.');
    expect(faultOf({ type: 'file', required: true }, [])).toBe('Required');
  });

  it('have at most ten files in all', () => {
    const fields = ['a', 'b', 'c'].map((id) => ({ id, type: 'file' as const, maxFiles: 5 }));
    const given = (count: number) => ({
      a: Array.from({ length: 5 }, () => UPLOAD),
      b: Array.from({ length: 5 }, () => UPLOAD),
      c: Array.from({ length: count }, () => UPLOAD),
    });
    expect(validateAnswers(form(...fields), given(0))).toMatchObject({ ok: true });
    expect(validateAnswers(form(...fields), given(1))).toEqual({
      ok: false,
      faults: { c: { code: 'files-too-many', val: '10' } },
    });
  });

  it('rate only the statements of their field', () => {
    const likert = { type: 'likert' as const, options: ['Fast'] };
    expect(faultOf(likert, { Fast: 2 })).toBeUndefined();
    expect(faultOf(likert, { Other: 2 })).toBe('Other is not one of the expected options');
  });

  it('to hidden fields are neither required nor stored', () => {
    const definition = form(
      { id: 'a' },
      { id: 'b', required: true, condition: { field: 'a', operator: 'is', value: 'yes' } },
    );
    expect(validateAnswers(definition, { a: 'no', b: 'left over' })).toEqual({
      ok: true,
      answers: { a: 'no' },
    });
    expect(validateAnswers(definition, { a: 'yes' })).toEqual({
      ok: false,
      faults: { b: { code: 'required' } },
    });
  });

  it('are refused for fields that the form does not have', () => {
    expect(validateAnswers(form({ id: 'a' }), { b: 'x' })).toMatchObject({ ok: false });
  });

  it('name the sender in the first email field that is filled in', () => {
    const definition = form({ id: 'a', type: 'email' }, { id: 'b', type: 'email' });
    expect(senderOf(definition, { a: ' ', b: 'ada@b.example ' })).toBe('ada@b.example');
    expect(senderOf(definition, {})).toBeUndefined();
  });
});

describe('answers to the form of a product', () => {
  it('are checked by the same rules, but for formats', () => {
    const definition = form(
      { id: 'a', required: true },
      { id: 'b', type: 'date' },
      { id: 'c', type: 'number' },
    );
    const given = { a: 'x', b: ['12', '', ''], c: 'many' };
    expect(validateProductAnswers(definition, given)).toEqual({ ok: true, answers: given });
    expect(validateAnswers(definition, given)).toEqual({
      ok: false,
      faults: { b: { code: 'date-invalid' }, c: { code: 'number-invalid' } },
    });
    expect(validateProductAnswers(definition, { ...given, a: '' })).toEqual({
      ok: false,
      faults: { a: { code: 'required' } },
    });
    const likert = form({ type: 'likert', options: ['Fast'] });
    expect(validateProductAnswers(likert, { f: { Other: 2 } })).toMatchObject({ ok: false });
    expect(validateProductAnswers(likert, { f: { '': 2 } })).toMatchObject({ ok: false });
  });

  it('of files are unknown to it', () => {
    expect(validateProductAnswers(form({ type: 'file' }), { f: [UPLOAD] })).toEqual({
      ok: false,
      faults: { f: { code: 'field-unknown' } },
    });
  });
});

describe('answers in inputs', () => {
  const { fields } = form(
    { id: 'text' },
    { id: 'who', type: 'name' },
    { id: 'extras', type: 'checkbox', options: ['a', 'b', 'c'] },
    { id: 'rated', type: 'likert', options: ['Good', 'Fast'] },
    { id: 'call', type: 'phone' },
  );

  it('are read as they were filled in', () => {
    const answers = {
      text: 'Hello',
      who: ['Ada', ''],
      extras: ['a', 'c'],
      rated: { Fast: -1 },
      call: ['', '555', '123', '4567'],
    };
    const entries = entriesOfAnswers(fields, answers);
    const read = readFormEntries(fields, { getAll: (name) => entries.get(name) ?? [] });
    expect(read).toEqual({ ...answers, call: ['555', '123', '4567'] });
    expect(entriesOfAnswers(fields, { call: ['555', '123', '4567'] })).toEqual(
      new Map([
        ['f.call.1', ['555']],
        ['f.call.2', ['123']],
        ['f.call.3', ['4567']],
      ]),
    );
  });

  it('are left out where nothing was entered', () => {
    const read = readFormEntries(fields, { getAll: () => [] });
    expect(Object.keys(read)).toHaveLength(fields.length);
    expect(filledAnswers(read)).toEqual({});
    expect(filledAnswers({ a: ' ', b: ['', 'x'], c: { Good: 0 } })).toEqual({ b: ['', 'x'], c: { Good: 0 } });
  });
});

describe('texts of forms on pages', () => {
  it.each(['de', 'fr', 'es'])('are complete in %s', (language) => {
    const texts = siteFormTextsIn(language);
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted());
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe('');
      expect(places(text), key).toEqual(places(english[key as keyof typeof english]));
    }
    expect(texts.submitting).not.toBe(english.submitting);
  });
});
