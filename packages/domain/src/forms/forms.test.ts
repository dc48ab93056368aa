import { describe, expect, it } from 'vitest';
import {
  fieldKinds,
  fieldParts,
  faultTexts,
  formTextsIn,
  isRequired,
  likertScores,
  localizedFormTexts,
  siteFormTextsIn,
  summarizeAnswers,
  validateProductAnswers,
  type FormDefinition,
  type FormField,
} from './index.ts';

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
const faultOf = (fields: Partial<FormField>, value: unknown, language = 'en-US') => {
  const read = validateProductAnswers(form(fields), value === undefined ? {} : { f: value });
  return read.ok ? undefined : faultTexts(read.faults, siteFormTextsIn(language))['f'];
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

  it('only what must be answered is marked as required', () => {
    for (const type of fieldKinds) {
      const isEnforced = faultOf({ type, required: true, options: ['a'] }, undefined) !== undefined;
      expect(isRequired({ type, required: true, options: ['a'] }), type).toBe(isEnforced);
      expect(isRequired({ type }), type).toBe(false);
    }
    expect(isRequired({ type: 'likert', required: true })).toBe(false);
  });

  it('nobody has to choose where nothing is offered', () => {
    for (const options of [undefined, [], ['', ' ']])
      expect(faultOf({ type: 'select', required: true, ...(options && { options }) }, '')).toBeUndefined();
  });

  it('[FORM-05 FORM-06] addresses look like addresses, texts keep to their length', () => {
    const wrong = 'Email is not valid. Email addresses should follow the format user@domain.com.';
    expect(faultOf({ type: 'email' }, 'ada')).toBe(wrong);
    expect(faultOf({ type: 'email' }, `${'a'.repeat(250)}@b.example`)).toBe(wrong);
    expect(faultOf({ type: 'email' }, 'ada@b.example')).toBeUndefined();
    expect(faultOf({ type: 'email' }, '')).toBeUndefined();
    expect(faultOf({ type: 'email' }, 'a@')).toBe(wrong);
    expect(faultOf({ type: 'email', required: true }, '')).toBe('Required');
    expect(faultOf({ type: 'textarea', maxLength: 3 }, '')).toBeUndefined();
    expect(faultOf({ type: 'textarea', maxLength: 3 }, 'abcd')).toBe(
      'You have exceeded the character limit.',
    );
  });

  it('choices are among those offered; other shapes and fields are refused', () => {
    expect(faultOf({ type: 'radio', options: ['a'] }, 'b')).toBe('b is not one of the expected options');
    expect(faultOf({ type: 'checkbox', options: ['a'] }, ['a', 'b'])).toContain('b is not');
    expect(faultOf({ type: 'select', options: ['a'] }, '$& {email}')).toContain('$& {email} is not');
    for (const value of [1, null, ['a'], { a: 1 }]) expect(faultOf({}, value)).toBeTruthy();
    expect(faultOf({ type: 'likert' }, { One: 3 })).toBeTruthy();
    expect(faultOf({ type: 'date' }, ['1', '2', '3', '4'])).toBeTruthy();
    expect(validateProductAnswers(form({}), { other: 'x' })).toMatchObject({
      ok: false,
      faults: { other: { code: 'field-unknown' } },
    });
    expect(validateProductAnswers(form({ type: 'section' }), { f: 'x' })).toMatchObject({ ok: false });
  });

  it('[FORM-04] a phone number of three parts gets an empty leading one', () => {
    expect(validateProductAnswers(form({ type: 'phone' }), { f: ['555', '123', '4567'] })).toEqual({
      ok: true,
      answers: { f: ['', '555', '123', '4567'] },
    });
  });

  it('[FMT-12 (rule) FORM-12 (rule)] are summed up with named parts, passwords masked', () => {
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

describe('what a form says by itself', () => {
  it.each(['de-AT', 'fr', 'es_MX'])('[FORM-04 FORM-05 FMT-11] is said in %s too', (language) => {
    const [english, texts] = [formTextsIn('en'), formTextsIn(language)];
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted());
    const places = (text: string) => text.match(/\{\w+\}/g);
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toBe('');
      expect(places(text), key).toEqual(places(english[key as keyof typeof english]));
    }
    expect(texts.required).not.toBe(english.required);
    expect(faultOf({ required: true }, '', language)).toBe(texts.required);
    expect(faultOf({ type: 'email' }, 'ada', language)).toContain('user@domain.com');
  });

  it('has a label for every part of a field and for every answer of a scale; English where nothing is translated', () => {
    const texts = formTextsIn('ja');
    for (const part of Object.values(fieldParts).flat()) expect(texts[part], part).toBeTruthy();
    const answers = likertScores.map((score) => texts[`likert${score}`]);
    expect(answers).toEqual(['Strongly Disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly Agree']);
  });

  it('[FMT-11] is said in the words of the template where it has its own', () => {
    const own = {
      'shop.required': 'Bitte ausfüllen',
      required: 'x',
      'shop.City': '',
      productAnswerMapAgree: 'Ja',
    };
    const texts = localizedFormTexts('de', own);
    expect(texts).toMatchObject({ required: 'Bitte ausfüllen', City: 'Ort', likert1: 'Ja' });
  });
});
