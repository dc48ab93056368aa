import { describe, expect, it } from 'vitest';
import { Check } from 'typebox/value';
import {
  findSiteFormFaults,
  pagesOf,
  recognizeFile,
  siteFieldKinds,
  startForms,
  visibleFields,
  type SiteField,
  type SiteForm,
} from '../index.ts';
import { siteFormSchema } from '../forms-schemas.ts';

const field = (fields: Partial<SiteField>): SiteField => ({ id: 'f', type: 'text', title: 'F', ...fields });
const form = (...fields: Partial<SiteField>[]): SiteForm => ({ name: 'Form', fields: fields.map(field) });
const shown = (definition: SiteForm, answers: Record<string, unknown>) =>
  visibleFields(definition, answers).map(({ id }) => id);

describe('conditional fields', () => {
  const definition = form(
    { id: 'topic', type: 'select', options: ['Order', 'Press'] },
    { id: 'number', condition: { field: 'topic', operator: 'is', value: 'order' } },
    { id: 'why', condition: { field: 'number', operator: 'answered' } },
    { id: 'other', condition: { field: 'topic', operator: 'is-not', value: 'Order' } },
  );

  it('are shown by the answer to another field, whatever its case', () => {
    expect(shown(definition, {})).toEqual(['topic', 'other']);
    expect(shown(definition, { topic: 'Order' })).toEqual(['topic', 'number']);
    expect(shown(definition, { topic: ' ORDER ', number: '7' })).toEqual(['topic', 'number', 'why']);
  });

  it('do not depend on answers to hidden fields', () => {
    expect(shown(definition, { topic: 'Press', number: '7' })).toEqual(['topic', 'other']);
  });

  it('look into checkboxes, and for a part of a text', () => {
    const boxes = form(
      { id: 'boxes', type: 'checkbox', options: ['a', 'b'] },
      { id: 'x', condition: { field: 'boxes', operator: 'is', value: 'b' } },
      { id: 'y', condition: { field: 'boxes', operator: 'contains', value: 'A' } },
      { id: 'z', condition: { field: 'boxes', operator: 'not-answered' } },
    );
    expect(shown(boxes, { boxes: ['a', 'b'] })).toEqual(['boxes', 'x', 'y']);
    expect(shown(boxes, { boxes: [] })).toEqual(['boxes', 'z']);
  });

  it('that depend on each other or on nothing are hidden and refused', () => {
    const loop = form(
      { id: 'a', condition: { field: 'b', operator: 'answered' } },
      { id: 'b', condition: { field: 'a', operator: 'answered' } },
      { id: 'c', condition: { field: 'none', operator: 'not-answered' } },
    );
    expect(shown(loop, { a: '1', b: '1' })).toEqual([]);
    expect(findSiteFormFaults(loop)).toEqual({
      'fields.0.condition': 'condition-loop',
      'fields.1.condition': 'condition-loop',
      'fields.2.condition': 'condition-field-missing',
    });
  });
});

describe('options of a choice', () => {
  it.each(['radio', 'checkbox', 'select'] as const)('of a %s are there, have a text and differ', (type) => {
    const faultsOf = (options?: string[]) => findSiteFormFaults(form({ type, ...(options && { options }) }));
    expect(faultsOf(['S', 'M'])).toEqual({});
    expect(faultsOf()).toEqual({ 'fields.0.options': 'options-missing' });
    expect(faultsOf([])).toEqual({ 'fields.0.options': 'options-missing' });
    expect(faultsOf(['', '  '])).toEqual({
      'fields.0.options.0': 'option-empty',
      'fields.0.options.1': 'option-empty',
    });
    expect(faultsOf(['Same', 'Other', 'same ', 'Same'])).toEqual({
      'fields.0.options.2': 'option-twice',
      'fields.0.options.3': 'option-twice',
    });
  });

  it('are the statements of a survey', () => {
    expect(findSiteFormFaults(form({ type: 'likert' }))).toEqual({
      'fields.0.options': 'statements-missing',
    });
    expect(findSiteFormFaults(form({ type: 'likert', options: ['Fast', ''] }))).toEqual({
      'fields.0.options.1': 'option-empty',
    });
  });
});

describe('pages of a form', () => {
  it('cannot depend on an answer', () => {
    const condition = { field: 'a', operator: 'answered' } as const;
    expect(findSiteFormFaults(form({ id: 'a' }, { id: 'p', type: 'page', condition }))).toEqual({
      'fields.1.condition': 'condition-on-page',
    });
  });

  it('begin at page breaks; there is one without any', () => {
    const pages = pagesOf([field({ id: 'a' }), field({ id: 'p', type: 'page' }), field({ id: 'b' })]);
    expect(pages.map(({ start, fields }) => [start?.id, fields.map(({ id }) => id)])).toEqual([
      [undefined, ['a']],
      ['p', ['b']],
    ]);
    expect(pagesOf([]).length).toBe(1);
    expect(pagesOf([field({ id: 'p', type: 'page' }), field({ id: 'a' })]).length).toBe(1);
  });
});

describe('a form', () => {
  it('[FORM-03 (rule)] has these settings and no others', () => {
    const whole: SiteForm = {
      ...form(...siteFieldKinds.map((type, index) => ({ id: `f${index}`, type, options: ['One'] }))),
      parsedSubmissionMessage: '<p>Thanks</p>',
      submissionHTML: '<b>x</b>',
      successRedirect: '/thanks',
      parsedDisclaimerMessage: '<p>Terms</p>',
      captchaEnabled: true,
      captchaTheme: 'dark',
      captchaAlignment: 'center',
      storage: {
        emails: ['owner@example.com'],
        confirmation: { subject: 'Thanks', text: 'We got it.' },
        mailingList: { name: 'News', optIn: 'checkbox', text: 'Send me news' },
      },
      retentionDays: 30,
    };
    expect(Check(siteFormSchema, whole)).toBe(true);
    expect(findSiteFormFaults(whole)).toEqual({});
    expect(Check(siteFormSchema, { ...whole, script: 'x' })).toBe(false);
    expect(Check(siteFormSchema, form(...Array.from({ length: 101 }, (_, at) => ({ id: `f${at}` }))))).toBe(
      false,
    );
  });

  it('is refused with a reason at the setting', () => {
    const wrong: SiteForm = {
      ...form({ id: 'a' }, { id: 'a' }),
      name: ' ',
      successRedirect: 'javascript:alert(1)',
      storage: {
        emails: ['nobody', 'a@b.example,c@d.example', 'a:b@c.example', 'a\u200b@b.example'],
        confirmation: { subject: '', text: '' },
        mailingList: { name: '', optIn: 'always', text: ' ' },
      },
    };
    expect(findSiteFormFaults(wrong)).toEqual({
      name: 'name-missing',
      'fields.1.id': 'id-twice',
      'storage.emails.0': 'email-invalid',
      'storage.emails.1': 'email-invalid',
      'storage.emails.2': 'email-invalid',
      'storage.emails.3': 'email-invalid',
      'storage.confirmation': 'sender-unknown',
      'storage.mailingList': 'sender-unknown',
      'storage.mailingList.name': 'list-missing',
      'storage.mailingList.text': 'consent-missing',
      successRedirect: 'redirect-invalid',
    });
    for (const successRedirect of ['//evil.example', '/\\evil.example', 'thanks', 'data:text/html,x'])
      expect(findSiteFormFaults({ ...form(), successRedirect }), successRedirect).not.toEqual({});
  });

  it('can start as a contact form or a newsletter form', () => {
    let next = 0;
    const newId = () => String((next += 1));
    for (const start of Object.values(startForms)) {
      const started = start(newId, 'owner@example.com');
      expect(Check(siteFormSchema, started)).toBe(true);
      expect(findSiteFormFaults(started)).toEqual({});
    }
  });
});

describe('an uploaded file', () => {
  const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const hexOf = (text: string) =>
    [...text].map((sign) => sign.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  const typeOf = (name: string, hex: string, groups?: SiteField['fileGroups']) =>
    recognizeFile(groups ? { fileGroups: groups } : {}, name, bytes(hex))?.contentType;
  const [PNG, EXE, ELF] = ['89504e470d0a1a0a00', '4d5a90000300', '7f454c460201'];

  it('is recognised by its name and its content', () => {
    expect(typeOf('photo.PNG', PNG)).toBe('image/png');
    expect(typeOf('photo.webp', '524946460000000057454250')).toBe('image/webp');
    expect(typeOf('notes.txt', '68656c6c6f0a')).toBe('text/plain');
  });

  it('that is a program in disguise, or of another group, is not accepted', () => {
    expect(typeOf('photo.png', EXE)).toBeUndefined();
    expect(typeOf('notes.txt', EXE)).toBeUndefined();
    expect(typeOf('notes.txt', ELF)).toBeUndefined();
    expect(typeOf('setup.exe', EXE)).toBeUndefined();
    expect(typeOf('page.txt', hexOf('  <script>alert(1)</script>'))).toBeUndefined();
    expect(typeOf('run.txt', hexOf('#!/bin/sh'))).toBeUndefined();
    expect(typeOf('photo.png', PNG, ['documents'])).toBeUndefined();
    expect(typeOf('photo', PNG)).toBeUndefined();
  });
});
